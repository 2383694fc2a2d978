// What this browser remembers: a name, a language, and the secrets of one's own seats.

const PLACE = "walstatt";

/** The match as this browser knows it: { token, game, commitment, nonce, links, at }, or undefined. */
export function recall(id) {
  return read().matches[id];
}

/** Adds to what is known of a match. */
export function remember(id, facts) {
  change((memory) => {
    memory.matches[id] = { at: Date.now(), ...memory.matches[id], ...facts };
  });
}

export function forget(id) {
  change((memory) => { delete memory.matches[id]; });
}

/** All matches with a seat of one's own, the newest first. */
export function ownMatches() {
  const matches = Object.entries(read().matches).map(([id, facts]) => ({ id, ...facts }));
  return matches.filter((match) => match.token).sort((one, other) => other.at - one.at);
}

/** The id of the match that has this commitment. */
export function findByCommitment(commitment) {
  return Object.entries(read().matches).find(([, facts]) => facts.commitment === commitment)?.[0];
}

export function setting(name) {
  return read().settings[name];
}

export function keep(name, value) {
  change((memory) => { memory.settings[name] = value; });
}

/** Where nothing can be kept, links keep their secrets. */
export function canRemember() {
  try {
    localStorage.setItem(`${PLACE}-try`, "1");
    localStorage.removeItem(`${PLACE}-try`);
    return true;
  } catch {
    return false;
  }
}

let unkept = "";

function read() {
  let memory = {};
  try {
    memory = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    memory = JSON.parse(unkept || "{}");
  }
  return { settings: { ...memory?.settings }, matches: { ...memory?.matches } };
}

function change(how) {
  const memory = read();
  how(memory);
  unkept = JSON.stringify(memory);
  try {
    localStorage.setItem(PLACE, unkept);
  } catch {
    // A private window or a full disk: it is forgotten with the page.
  }
}
