import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { Choosing } from "../src/match/choosing.svelte";
import DeedWords from "../src/match/DeedWords.svelte";
import QuestionPanel from "../src/match/QuestionPanel.svelte";
import type { Question, Session } from "../src/match/session.svelte";
import { SettingUp } from "../src/match/settingUp.svelte";
import type { Odds, Offered } from "../src/wire/server";

function ask(key: string): Question {
  const options = ["one", "two"].map((text) => ({ choice: text, touches: [], text: `${text} of ${key}` }));
  return { key, seat: 0, question: "which", text: "Which one?", options, open: false };
}

test("options belong to one question: their buttons are gone with it, even if the next one has as many", () => {
  const chosen: string[] = [];
  const session = $state({ asked: ask("first"), seat: 0, isBusy: false, isAdvising: false, whyNot: null, hint: null, may: {}, error: null, choose: (index: number) => chosen.push(`${session.asked.key} ${index}`) });
  const choosing = new Choosing(session as unknown as Session, String);
  const props = $state({ session: session as unknown as Session, choosing, asked: session.asked, module: null });
  const shown = mount(QuestionPanel, { target: document.body, props });
  flushSync();
  const find = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("[data-option]")];
  const old = find();
  expect(old.map(({ dataset }) => dataset.option)).toEqual(["0", "1"]);
  session.asked = ask("second");
  props.asked = session.asked;
  flushSync();
  expect(find().map((button) => button.querySelector("span")?.textContent)).toEqual(["one of second", "two of second"]);
  expect(old.map(({ isConnected }) => isConnected)).toEqual([false, false]);
  find()[1]?.click();
  expect(chosen).toEqual(["second 1"]);
  void unmount(shown);
});

test("a price is seen in coins and heard in the sentence, and at the piece its name is left out", () => {
  const option: Offered = { choice: "done", touches: ["unit-1"], text: "Attack: Orcs – 2 markers", brief: "Attack", price: { what: "markers", count: 2, text: " – 2 markers" } };
  const show = (props: { option: Offered; isAtPiece?: boolean }): unknown[] => {
    const target = document.createElement("p");
    const shown = mount(DeedWords, { target, props });
    flushSync();
    const seen = [...target.querySelectorAll(".hidden, .words")].map(({ textContent }) => textContent);
    const coins = target.querySelectorAll(".coins i").length;
    void unmount(shown);
    return [...seen, coins];
  };
  expect(show({ option })).toEqual(["Attack: Orcs – 2 markers", "Attack: Orcs", 2]);
  expect(show({ option, isAtPiece: true })).toEqual(["Attack: Orcs – 2 markers", "Attack", 2]);
  expect(show({ option: { choice: "done", touches: [], text: "Wait" }, isAtPiece: true })).toEqual(["Wait", 0]);
});

test("the Veteran is asked where hints are allowed, and its answer lights up and can be taken", () => {
  const asked: (number | undefined)[] = [];
  const chosen: number[] = [];
  const session = $state({ asked: ask("first"), seat: 0, isBusy: false, isAdvising: false, whyNot: null, hint: null as { choose: number; odds: Odds } | null, isWeighing: false, may: {} as { hint?: boolean }, error: null, askHint: (of?: number) => { asked.push(of); }, choose: (index: number) => chosen.push(index) });
  const choosing = new Choosing(session as unknown as Session, String);
  const shown = mount(QuestionPanel, { target: document.body, props: { session: session as unknown as Session, choosing, asked: session.asked, module: null } });
  flushSync();
  const find = (): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>("[aria-keyshortcuts=T]");
  expect(find()).toBeNull();
  session.may = { hint: true };
  flushSync();
  find()?.click();
  expect(asked).toEqual([undefined]);
  session.hint = { choose: 1, odds: { share: 640, error: 30, exact: true, ways: 36, outcomes: [{ text: "Orcs die.", share: 139, ratio: "5/36", error: 0 }] } };
  flushSync();
  expect(document.querySelector(".advice li")?.textContent).toContain("14 % 5/36");
  document.querySelectorAll<HTMLButtonElement>(".choices button")[0]?.click();
  expect(asked, "what another choice would bring").toEqual([undefined, 0]);
  expect(document.querySelector(".advised")?.getAttribute("data-option")).toBe("1");
  document.querySelector<HTMLButtonElement>("[data-hint]")?.click();
  expect(chosen).toEqual([1]);
  void unmount(shown);
});

test("whoever wishes lets the Veteran set up, and has the first word again when the first round begins", () => {
  const done: string[] = [];
  const session = $state({
    asked: ask("troupe") as Question | null, view: { round: 0 }, isBusy: false, isAdvising: false, isRefused: false, isWeighing: false, hint: null as { choose: number } | null, may: { hint: true },
    askHint: () => { done.push("asks"); session.isAdvising = true; }, choose: (index: number) => { done.push(`takes ${index}`); session.isBusy = true; },
  });
  const settingUp = new SettingUp(session as unknown as Session);
  const stop = $effect.root(() => {
    $effect(() => { if (settingUp.isOn) settingUp.goOn(); });
  });
  flushSync();
  expect(done).toEqual([]);
  settingUp.isOn = true;
  flushSync();
  expect(done).toEqual(["asks"]);
  [session.isAdvising, session.hint] = [false, { choose: 1 }];
  flushSync();
  expect(done).toEqual(["asks", "takes 1"]);
  // The next question comes when all that led to it was shown.
  [session.asked, session.isBusy, session.hint] = [null, false, null];
  flushSync();
  expect(settingUp.isOn).toBe(true);
  [session.asked, session.view] = [ask("whom"), { round: 1 }];
  flushSync();
  expect(settingUp.isOn).toBe(false);
  expect(done).toEqual(["asks", "takes 1"]);
  stop();
});
