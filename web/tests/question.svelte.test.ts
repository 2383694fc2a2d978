import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { Choosing } from "../src/match/choosing.svelte";
import QuestionPanel from "../src/match/QuestionPanel.svelte";
import type { Question, Session } from "../src/match/session.svelte";

function ask(key: string): Question {
  const options = ["one", "two"].map((text) => ({ choice: text, touches: [], text: `${text} of ${key}` }));
  return { key, seat: 0, question: "which", text: "Which one?", options, open: false };
}

test("options belong to one question: their buttons are gone with it, even if the next one has as many", () => {
  const chosen: string[] = [];
  const session = $state({ asked: ask("first"), seat: 0, isBusy: false, whyNot: null, error: null, choose: (index: number) => chosen.push(`${session.asked.key} ${index}`) });
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
