// Which moment of which lesson shows a rule.

import type { LessonInfo } from "../wire/server";
import type { Chapter } from "./rules";

export interface Shown {
  lesson: string;
  step: number;
}

/** For each rule the first moment that shows it. */
export function findShown(lessons: readonly LessonInfo[]): Map<string, Shown> {
  const all = lessons.flatMap(({ key, rules }) => rules.map(({ rule, step }): [string, Shown] => [rule, { lesson: key, step }]));
  return new Map(all.reverse());
}

/** A drawing for each chapter: of its rules the first that can be seen, and not the one of another chapter if possible. */
export function pickForChapter(chapters: readonly Chapter[], shown: ReadonlyMap<string, Shown>): Map<string, Shown> {
  const taken = new Set<string>();
  const picked = new Map<string, Shown>();
  for (const { title, rules } of chapters) {
    const known = rules.flatMap(({ id }) => shown.get(id) ?? []);
    const best = known.find(({ lesson, step }) => !taken.has(`${lesson} ${step}`)) ?? known[0];
    if (!best) continue;
    taken.add(`${best.lesson} ${best.step}`);
    picked.set(title, best);
  }
  return picked;
}
