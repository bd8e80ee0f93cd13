import { expect, test } from "vitest";
import { firstMessageAfter, readDuration } from "./timing.ts";

test.each([
  ["20 min", 20],
  ["20min", 20],
  ["2 hours", 120],
  ["After 2 hrs.", 120],
  ["1.5h", 90],
  ["an hour", 60],
  ["half an hour", 30],
  ["one day", 1440],
  ["in 45 minutes", 45],
  ["30 minutes after", 30],
])("follow-ups.first-message: %j is %i minutes", (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each(["", "soon", "when I am done", "0x10 min", "30", "min", "900 hours", "tomorrow"])(
  "follow-ups.first-message: %j can't be parsed",
  (text) => expect(readDuration(text)).toBeNull(),
);

test("follow-ups.first-message: an unreadable timing means right away and is flagged", () => {
  expect(firstMessageAfter("immediate", null)).toEqual({ minutes: 0, understood: true });
  expect(firstMessageAfter("15min", "2 hours")).toEqual({ minutes: 15, understood: true });
  expect(firstMessageAfter("custom", "2 hours")).toEqual({ minutes: 120, understood: true });
  expect(firstMessageAfter("custom", "whenever")).toEqual({ minutes: 0, understood: false });
  expect(firstMessageAfter(null, null)).toEqual({ minutes: 0, understood: true });
});
