import { expect, test } from "vitest";
import { endAfterNotice, endOfFreePeriod, nextDue, noticeDays } from "./free-pages.ts";

const zone = "America/Chicago";
const now = new Date("2026-11-01T15:00:00Z");
const end = endOfFreePeriod(now, 30);

test("notices come 10 and 3 days before the end at 9 AM", () => {
  expect(end.toISOString()).toBe("2026-12-01T15:00:00.000Z");
  expect(nextDue(end, 0, zone).toISOString()).toBe("2026-11-21T15:00:00.000Z");
  expect(nextDue(end, 1, zone).toISOString()).toBe("2026-11-28T15:00:00.000Z");
  expect(nextDue(end, 2, zone)).toEqual(end);
});

test("a late notice extends the free period to its stated end", () => {
  const late = new Date("2026-12-05T15:00:00Z");
  expect(endAfterNotice(end, 0, late).toISOString()).toBe("2026-12-15T15:00:00.000Z");
  expect(endAfterNotice(end, 1, late).toISOString()).toBe("2026-12-08T15:00:00.000Z");
  expect(endAfterNotice(end, 0, now)).toEqual(end);
  expect(noticeDays.length).toBe(2);
});
