import fc from "fast-check";
import { expect, test } from "vitest";
import { type NoticeChoice, noPendingNotice, noticeAfterMove, willNotify } from "./move-notice.ts";

const now = new Date("2026-11-20T15:00:00Z");
const booked = { ...arrivalAt(9), ...noPendingNotice };

function arrivalAt(hour: number) {
  return { startsAt: new Date(Date.UTC(2026, 10, 23, hour)), windowMinutes: 60 };
}

type Step = { hour: number; when: NoticeChoice["when"]; isUndo: boolean };

const steps = (...choices: NoticeChoice["when"][]) =>
  fc.array(
    fc.record({
      hour: fc.integer({ min: 7, max: 11 }),
      when: fc.constantFrom(...choices),
      isUndo: fc.boolean(),
    }),
    { maxLength: 8 },
  );

/** Moves within a minute; an undo is of the move before it, and the page offers none of an undo. */
function run(moves: readonly Step[], canUndo: boolean) {
  let visit = booked;
  let before: number | null = null;
  let hour = 9;
  const choices: { from: number; when: Step["when"] }[] = [];
  for (const step of moves) {
    const isUndo: boolean = canUndo && step.isUndo && before !== null;
    const to: number = isUndo ? (before ?? hour) : step.hour;
    if (to === hour) continue;
    choices.push({ from: hour, when: step.when });
    const next = arrivalAt(to);
    const choice = { when: step.when, isUndo };
    visit = { ...visit, ...noticeAfterMove(visit, next, choice, now), ...next };
    before = isUndo ? null : hour;
    hour = to;
  }
  return { visit, hour, choices };
}

test("property: moves that notify, and their undos, notify unless it's back at its time", () => {
  fc.assert(
    fc.property(steps("later"), (moves) => {
      const { visit, hour } = run(moves, true);
      expect(willNotify(visit)).toBe(hour !== 9);
    }),
  );
});

test("property: other moves neither start nor stop the notice of the final time", () => {
  fc.assert(
    fc.property(steps("later", "never"), (moves) => {
      const { visit, hour, choices } = run(moves, false);
      const known = choices.find(({ when }) => when === "later")?.from ?? hour;
      expect(willNotify(visit)).toBe(hour !== known);
    }),
  );
});

test("a notice that is sent right away replaces the pending one", () => {
  const pending = noticeAfterMove(booked, arrivalAt(11), { when: "later" }, now);
  expect(willNotify({ ...arrivalAt(11), ...pending })).toBe(true);
  const moved = { ...arrivalAt(11), ...pending };
  expect(noticeAfterMove(moved, arrivalAt(12), { when: "now" }, now)).toEqual(noPendingNotice);
});
