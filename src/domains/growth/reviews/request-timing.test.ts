import { expect, test } from "vitest";
import { byDay } from "./request-timing.ts";

const zone = "America/Chicago";

test.each([
  ["in the evening", "2026-11-21T02:30:00Z", "2026-11-21T15:00:00.000Z"],
  ["in the night", "2026-11-21T09:00:00Z", "2026-11-21T15:00:00.000Z"],
  ["in the night on which clocks change", "2026-03-08T07:00:00Z", "2026-03-08T14:00:00.000Z"],
  ["at eight sharp", "2026-11-21T02:00:00Z", "2026-11-21T15:00:00.000Z"],
  ["by day", "2026-11-20T15:00:00Z", "2026-11-20T15:00:00.000Z"],
])("a request due %s is sent during the day", (_when, moment, expected) => {
  expect(byDay(new Date(moment), zone).toISOString()).toBe(expected);
});
