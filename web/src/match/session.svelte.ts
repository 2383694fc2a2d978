// A match as one reader knows it: every line of the server changes it, and what the reader does becomes lines.

import { Connection, type ConnectionState, type Listener, type Channel } from "../net/connection";
import { linkTo, visit } from "../net/address";
import { makeNonce, makeSecret, sealedGuest, sit, sitSurely, tryOut, unseal } from "../net/api";
import { canRemember, recall, remember, setting } from "../net/memory";
import { applyPatch } from "../net/patch";
import { pace } from "../stage/pace.svelte";
import type { Beat, Opening, Performing } from "../stage/performing";
import { Queue, type Scene } from "../stage/queue";
import { t } from "../texts";
import { Chat } from "../together/chat.svelte";
import { Rolls, type Wanted } from "../together/rolls.svelte";
import type { Line } from "../net/line";
import { namePlayers, namePlayersIn } from "./people";
import type { About, Advice, Asked, Choose, ClockTimes, LineError, May, Over, Presence, RuledOut, Said, Span, Told, WishBack } from "../wire/server";

/** Between two drawings of the plain board, so that a fast computer does not make us ask too often. */
const BETWEEN_SKETCHES = 150;

export type Question = Asked & { key: string };

/** Some scenes in a row, and what the table looked like before them. */
interface Turn {
  before: unknown;
  scenes: Scene[];
}

/** A choice that the server has not acknowledged, as it is said. */
interface Unsure {
  line: Choose;
  isSent: boolean;
}

export class Session implements Performing {
  about = $state.raw<About | null>(null);
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** What has been shown already; more may be known. */
  told = $state.raw<Told[]>([]);
  /** How many of the lines were there when the connection began: only newer ones are read aloud and animated. */
  old = $state(0);
  facts = $state.raw<unknown>(undefined);
  /** What the table shows: behind what is known, while it is still being shown how that came about. */
  view = $state.raw<unknown>(undefined);
  beat = $state.raw<Beat | null>(null);
  /** What the reader has chosen begins on the table at once; if the server says no, it is taken back. */
  opening = $state.raw<Opening | null>(null);
  isPlaying = $state(false);
  /** Whether there is a turn of others that can be shown once more. */
  canRerun = $state(false);
  /** Lets the page see the table before and after a change. */
  change: (how: () => void) => void = (how) => how();
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<number[]>([]);
  wish = $state.raw<WishBack | null>(null);
  orders = $state.raw<Record<string, unknown> | null>(null);
  may = $state.raw<Partial<May>>({});
  clock = $state.raw<ClockTimes & { at: number } | null>(null);
  over = $state.raw<Over | null>(null);
  /** What is not offered, once that was asked. */
  whyNot = $state.raw<RuledOut[] | null>(null);
  /** What a veteran would do or what a choice would bring, once that was asked. */
  hint = $state.raw<Advice | null>(null);
  /** Whether it was asked what a choice would bring, and not what a veteran would do. */
  isWeighing = $state(false);
  isAdvising = $state(false);
  sketch = $state.raw<Span[][] | null>(null);
  error = $state.raw<Pick<LineError, "text"> & Partial<LineError> | null>(null);
  connection = $state<ConnectionState>("connecting");
  retryIn = $state(0);
  /** Why there is no match here at all. */
  failed = $state<string | null>(null);
  isBusy = $state(false);

  readonly rolls = new Rolls((line) => this.say(line));
  readonly chat = new Chat((line) => this.say(line));

  /** Whether the plain board is shown and has to be asked for. */
  wantsSketch = $state(false);

  token = $state<string | null>(null);
  #line: Channel;
  #unsure: Unsure | null = null;
  #followed: string | null = null;
  #count = 0;
  #isFirst = true;
  #isUnsealed = false;
  #known: { told: Told[]; view: unknown } = { told: [], view: undefined };
  /** What the others have done since the reader did something, or before that. */
  #turn: Turn = { before: undefined, scenes: [] };
  #isTurnOver = true;
  #isRerun = false;
  readonly #stage = new Queue({
    beat: (told, milliseconds) => this.#showBeat(told, milliseconds),
    settle: ({ view }) => this.change(() => { this.view = view; }),
    rest: () => this.#rest(),
  }, pace);
  #isSketchStale = false;
  #sketchTimer = 0;

  /** A match is connected to, unless somebody else tells it. */
  constructor(readonly id: string, token: string | null, readonly open: (tell: Listener) => Channel = (tell) => new Connection(id, this.token, tell)) {
    this.token = token;
    if (token) remember(id, { token });
    // The address is what people copy: without the secret it lets others watch, not play.
    if (token && canRemember()) history.replaceState(null, "", new URL(linkTo(id)).hash);
    this.#line = this.#connect();
  }

  #connect(): Channel {
    return this.open({
      opened: () => this.#beginAgain(),
      lines: (lines) => this.#hear(lines),
      state: (name, milliseconds = 0) => this.#showConnection(name, milliseconds),
      failed: (text) => { this.failed = text; },
    });
  }

  /** The question to the reader, if they play themselves and the match goes on, and all that led to it has been shown. */
  get asked(): Question | null {
    return this.isPlaying || this.isHanded || this.about?.stage !== "playing" ? null : this.question;
  }

  /** What has to be rolled or drawn at a real table, once all that led to it has been shown. */
  get wanted(): Wanted | null {
    return this.isPlaying ? null : this.rolls.wanted;
  }

  /** How the match ended, once that has been shown. */
  get ended(): Over | null {
    return this.isPlaying ? null : this.over;
  }

  get seat(): number | null {
    return this.about?.you ?? null;
  }

  /** Whether nobody else has to be asked before something is taken back. */
  get isAlone(): boolean {
    return this.about?.seats.every(({ computer }, seat) => seat === this.seat || computer !== null) ?? false;
  }

  /** Whether the computer plays for the reader. */
  get isHanded(): boolean {
    const seat = this.seat;
    return seat !== null && (this.about?.seats[seat]?.computer ?? null) !== null;
  }

  choose(index: number, isCarried = false): void {
    if (this.#unsure !== null || !this.question) return;
    const line = { choose: index, key: this.question.key, id: this.#nextId() };
    this.#unsure = { line, isSent: false };
    this.#unsure.isSent = this.#line.send(line);
    this.isBusy = true;
    this.error = null;
    this.opening = { touches: this.question.options[index]?.touches ?? [], isCarried };
  }

  get isRefused(): boolean {
    return this.error !== null;
  }

  /** Shows at once where everything leads to. */
  skip(): void {
    this.#stage.skip();
  }

  /** Shows the last turn of the others once more. */
  rerun(): void {
    if (!this.canRerun || this.isPlaying) return;
    this.#isRerun = true;
    this.view = this.#turn.before;
    this.#play(this.#turn.scenes);
  }

  /** Answers in full, where the question is open. */
  answer(choice: unknown): void {
    if (this.question) this.say({ choice, key: this.question.key });
  }

  /** Asks the server what it would say to an answer that is not given yet; nothing is said against a good one. */
  async check(choice: unknown): Promise<string> {
    if (!this.token) return "";
    const { refused } = await tryOut(this.id, this.token, choice);
    return refused ? `${refused.text}${refused.rule ? ` (${refused.rule})` : ""}` : "";
  }

  say(line: Said): void {
    this.error = null;
    if (!this.#line.send({ ...line, id: this.#nextId() })) this.error = { text: t("failed") };
  }

  askWhyNot(): void {
    if (this.question && this.seat !== null && this.whyNot === null) this.say({ why_not: this.seat });
  }

  /** Asks what a veteran would do, or what one of the options would bring. */
  askHint(of?: number): void {
    if (!this.question || this.seat === null || this.isAdvising || (this.hint !== null && !this.isWeighing && of === undefined)) return;
    this.isWeighing = of !== undefined;
    this.say(of === undefined ? { hint: this.seat } : { hint: this.seat, of });
    this.isAdvising = this.error === null;
  }

  takeBack(): void {
    if (this.may.take_back && this.seat !== null) this.say({ take_back: this.seat });
    else if (this.may.ask_back) this.say({ ask_back: true });
  }

  resign(): void {
    if (this.seat !== null) this.say({ resign: this.seat });
  }

  showPlainBoard(isWanted: boolean): void {
    this.wantsSketch = isWanted;
    this.#isSketchStale = true;
    this.#askForSketch();
  }

  async sitDown(name: string): Promise<void> {
    if (!this.token) return;
    const nonce = recall(this.id)?.nonce ?? makeNonce();
    remember(this.id, { nonce, isFollowing: undefined });
    try {
      const { token } = await sitSurely(this.id, this.token, { ...(await sealedGuest(name, nonce)), token: makeSecret() });
      this.error = null;
      if (token) this.#exchange(token);
    } catch (error) {
      this.error = { text: error instanceof Error ? error.message : t("failed") };
    }
  }

  /** Shows the own share in the dice as soon as those of all others are fixed. */
  #unseal({ stage, seats, seals }: About): void {
    const nonce = recall(this.id)?.nonce;
    const isFixed = seats.every(({ name, computer }) => (name ?? computer) !== null);
    if (!this.token || !nonce || stage !== "waiting" || !isFixed || this.#isUnsealed) return;
    this.#isUnsealed = true;
    remember(this.id, { seals });
    // It may have been shown before; if it was lost on the way, it is shown again at the next occasion.
    void unseal(this.id, this.token, nonce).catch(() => { this.#isUnsealed = false; });
  }

  /** An invitation has ended, and with it the connection that was made with it. */
  #exchange(token: string): void {
    this.#line.stop();
    if (this.token) remember(this.id, { token, invitation: this.token });
    this.token = token;
    this.failed = null;
    this.#line = this.#connect();
  }

  /** All secrets are good in the rematch too. */
  follow(): void {
    const rematch = this.about?.rematch;
    if (!rematch || this.#followed === rematch) return;
    this.#followed = rematch;
    const here = recall(this.id)?.here;
    if (this.token) remember(rematch, { token: this.token, game: this.about?.game ?? "", here, isFollowing: here === undefined });
    for (const { token, name } of here ?? []) void sit(rematch, token, { name, nonce: makeNonce() }).catch(() => {});
    visit(rematch, this.token);
  }

  /** Everything once more, for instance in another language. */
  again(): void {
    this.#line.again();
  }

  stop(): void {
    this.#stage.skip();
    clearTimeout(this.#sketchTimer);
    this.#line.stop();
  }

  #nextId(): string {
    this.#count += 1;
    return `${Date.now()}-${this.#count}`;
  }

  /** The server tells everything from the start, and drops what is not so any more. */
  #beginAgain(): void {
    this.#isFirst = true;
    this.#isSketchStale = true;
    this.#stage.skip();
    this.#known = { told: [], view: undefined };
    this.#isTurnOver = true;
    this.canRerun = false;
    this.told = [];
    this.view = this.facts = undefined;
    this.question = this.wish = this.orders = this.clock = this.over = this.whyNot = this.hint = this.error = null;
    this.isAdvising = false;
    this.waiting = [];
    this.may = {};
    this.rolls.beginAgain();
    this.chat.beginAgain();
  }

  #hear(lines: Line[]): void {
    const wasKnown = this.about !== null;
    const rematch = this.about?.rematch;
    for (const line of lines) this.#settle(line);
    const before = this.#known.view;
    const { scenes, isBack } = this.#takeInAll(lines);
    const isFirst = this.#isFirst;
    if (isFirst && this.#known.view !== undefined) {
      this.old = this.#known.told.length;
      this.#isFirst = false;
      this.chat.old = this.chat.heard.length;
    }
    this.#play(scenes);
    // What was there before, or never happened, is not shown.
    if (isFirst || isBack) this.#stage.skip();
    if (isBack) this.#rest();
    // What comes of the reader's own answer comes together with the word that it was taken.
    if (isFirst || isBack || lines.some((line) => line.done)) this.#isTurnOver = true;
    else this.#remember(before, scenes.filter(({ told }) => told.length > 0));
    if (this.about && !wasKnown) this.#meet(this.about);
    if (this.about) this.#unseal(this.about);
    this.#resend();
    this.#askForSketch();
    if (wasKnown && !rematch && this.about?.rematch && this.token) this.follow();
  }

  /** Takes in what came together: what was told belongs to the view after it. */
  #takeInAll(lines: Line[]): { scenes: Scene[]; isBack: boolean } {
    const told = [...this.#known.told];
    const scenes: Scene[] = [];
    let begin = told.length;
    for (const line of lines) {
      this.#takeIn(line, told);
      begin = Math.min(begin, told.length);
      if (!("view" in line) && !("patch" in line)) continue;
      scenes.push({ told: told.slice(begin), view: this.#known.view });
      begin = told.length;
    }
    if (begin < told.length) scenes.push({ told: told.slice(begin), view: this.#known.view });
    this.#known.told = told;
    return { scenes, isBack: lines.some((line) => line.taken_back) };
  }

  #play(scenes: Scene[]): void {
    if (scenes.length === 0) return;
    this.isPlaying = true;
    this.#stage.add(scenes);
  }

  #showBeat(told: Told, milliseconds: number): void {
    if (!this.#isRerun) this.told = [...this.told, told];
    this.beat = { told, milliseconds };
  }

  #rest(): void {
    this.#isRerun = false;
    this.isPlaying = false;
    this.beat = null;
    this.view = this.#known.view;
    if (this.told.length !== this.#known.told.length || this.told.at(-1) !== this.#known.told.at(-1)) this.told = [...this.#known.told];
  }

  #remember(before: unknown, scenes: Scene[]): void {
    if (scenes.length === 0) return;
    this.#turn = this.#isTurnOver ? { before, scenes } : { ...this.#turn, scenes: [...this.#turn.scenes, ...scenes] };
    this.#isTurnOver = false;
    this.canRerun = true;
  }

  #takeIn(line: Line, told: Told[]): void {
    if (line.match) this.about = line.match;
    if (line.presence) this.presence = line.presence;
    if (line.taken_back) told.length = Math.min(told.length, line.taken_back.told);
    if (line.told) told.push({ ...line.told, text: namePlayers(line.told.text, this.about) });
    if ("facts" in line) this.facts = line.facts;
    // A view without a question says that there is none any more.
    if ("asked" in line || "view" in line || "patch" in line) this.#see(line);
    this.rolls.hear(line);
    this.chat.hear(line);
    if (line.waiting) this.waiting = line.waiting;
    if (line.wish !== undefined) this.wish = line.wish;
    if (line.orders !== undefined) this.orders = line.orders as Record<string, unknown> | null;
    if (line.may) this.may = line.may;
    if (line.clock) this.clock = { ...line.clock, at: Date.now() };
    if (line.over) {
      this.over = line.over;
      this.question = null;
    }
    if (line.why_not) this.whyNot = line.why_not.map((one) => ({ ...one, text: namePlayers(one.text, this.about), reason: namePlayers(one.reason, this.about) }));
    if (line.hint) this.hint = line.hint;
    if (line.hint ?? line.error) this.isAdvising = false;
    if (line.sketch) this.sketch = line.sketch;
    if (line.error) this.error = line.error;
  }

  #see({ asked, key, view, patch }: Line): void {
    if (key === undefined || key !== this.question?.key) {
      const question = asked?.[0];
      this.question = question && key ? { ...namePlayersIn(question, this.about), key } : null;
      this.whyNot = this.hint = null;
      this.isAdvising = false;
      this.error = null;
    }
    this.#isSketchStale = true;
    if (patch === undefined) {
      this.#known.view = view;
      return;
    }
    try {
      this.#known.view = applyPatch(this.#known.view, patch);
    } catch {
      this.#line.again();
    }
  }

  /** An answer to a choice of ours came. */
  #settle(line: Line): void {
    const answered = line.done?.id ?? line.error?.id;
    if (this.#unsure === null || answered !== this.#unsure.line.id) return;
    this.#conclude();
    if (line.done) this.question = null;
  }

  /** The choice on its way has come to its end. */
  #conclude(): void {
    this.#unsure = null;
    this.isBusy = false;
    this.opening = null;
  }

  /** After a break: sends the choice again, if that question is still asked. */
  #resend(): void {
    if (this.#unsure === null || !this.question) return;
    if (this.question.key !== this.#unsure.line.key) {
      this.#conclude();
    } else if (!this.#unsure.isSent) {
      this.#unsure.isSent = this.#line.send(this.#unsure.line);
    }
  }

  /** The first thing to know about a match is the commitment: it has to be noted before the seat adds its share. */
  #meet(about: About): void {
    if (!this.token) return;
    const known = recall(this.id);
    remember(this.id, { game: about.game, commitment: known?.commitment ?? about.commitment });
    const seat = about.you ?? null;
    const isMine = seat !== null && (about.seats[seat]?.name ?? null) === null && about.stage === "waiting";
    if (isMine && known?.isFollowing) void this.sitDown(setting("name") || t("guest"));
  }

  #askForSketch(): void {
    if (!this.wantsSketch || !this.#isSketchStale || this.view === undefined || this.#sketchTimer) return;
    this.#isSketchStale = !this.#line.send({ sketch: true });
    this.#sketchTimer = window.setTimeout(() => {
      this.#sketchTimer = 0;
      this.#askForSketch();
    }, BETWEEN_SKETCHES);
  }

  #showConnection(name: ConnectionState, milliseconds: number): void {
    this.connection = name;
    this.retryIn = milliseconds;
    // What was sent over a line that is gone may have been lost with it.
    if (name !== "open" && this.#unsure) this.#unsure.isSent = false;
  }
}
