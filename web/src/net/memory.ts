// What this browser remembers: a name, a language, and the secrets of one's own seats.

const PLACE = "walstatt";

/** A seat whose person plays at this device. */
export interface SeatHere {
  seat: number;
  token: string;
  name: string;
}

/** A match as this browser knows it. */
export interface Known {
  /** The secret of the own seat. */
  token?: string;
  /** What the own secret was given for. */
  invitation?: string;
  game?: string;
  /** The seal of the dice, noted before the own share was added. */
  commitment?: string;
  nonce?: string;
  /** The seals of everybody's share, noted before the own one was shown. */
  seals?: (string | null)[];
  /** Secrets of the seats that friends are invited to. */
  links?: { seat: number; token: string }[];
  /** All seats that are played at this device, if there are several. */
  here?: SeatHere[] | undefined;
  /** The match of the game's course that it is: somebody grows into the game. */
  contest?: string | undefined;
  /** Whether its player has read what is new in it. */
  isAnnounced?: boolean;
  /** Whether its end was counted. */
  isCounted?: boolean;
  /** Whether it runs in the page, though the page comes from a server. */
  isInPage?: boolean;
  /** A rematch: sit down as soon as it is there. */
  isFollowing?: boolean | undefined;
  at?: number;
}

interface Memory {
  settings: Record<string, string>;
  matches: Record<string, Known>;
}

export function recall(id: string | undefined): Known | undefined {
  return id === undefined ? undefined : read().matches[id];
}

/** Adds to what is known of a match. */
export function remember(id: string, facts: Known): void {
  change((memory) => {
    memory.matches[id] = { at: Date.now(), ...memory.matches[id], ...facts };
  });
}

export function forget(id: string): void {
  change((memory) => { delete memory.matches[id]; });
}

/** All matches with a seat of one's own, the newest first. */
export function ownMatches(): (Known & { id: string })[] {
  const matches = Object.entries(read().matches).map(([id, facts]) => ({ id, ...facts }));
  return matches.filter((match) => match.token).sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/** The id of the match that has this commitment. */
export function findByCommitment(commitment: string): string | undefined {
  return Object.entries(read().matches).find(([, facts]) => facts.commitment === commitment)?.[0];
}

export function setting(name: string): string | undefined {
  return read().settings[name];
}

/** Everything that is kept, by name. */
export function settings(): Readonly<Record<string, string>> {
  return read().settings;
}

export function keep(name: string, value: string): void {
  change((memory) => { memory.settings[name] = value; });
}

/** Where nothing can be kept, links keep their secrets. */
export function canRemember(): boolean {
  try {
    localStorage.setItem(`${PLACE}-try`, "1");
    localStorage.removeItem(`${PLACE}-try`);
    return true;
  } catch {
    return false;
  }
}

let unkept = "{}";

function read(): Memory {
  let memory: Partial<Memory> | null;
  try {
    memory = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Memory> | null;
  } catch {
    memory = JSON.parse(unkept) as Partial<Memory>;
  }
  return { settings: { ...memory?.settings }, matches: { ...memory?.matches } };
}

function change(how: (memory: Memory) => void): void {
  const memory = read();
  how(memory);
  unkept = JSON.stringify(memory);
  try {
    localStorage.setItem(PLACE, unkept);
  } catch {
    // A private window or a full disk: it is forgotten with the page.
  }
}
