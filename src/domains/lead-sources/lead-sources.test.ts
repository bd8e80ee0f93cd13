import { expect, test } from "vitest";
import { healthOf, type LatestDelivery } from "./lead-sources.ts";

const now = new Date("2026-11-27T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const latest = (days: number, change: Partial<NonNullable<LatestDelivery>> = {}) =>
  ({ state: "lead", reason: null, createdAt: daysAgo(days), ...change }) as const;

test.each([
  [true, null, { state: "waiting" }],
  [false, latest(0), { state: "off" }],
  [true, latest(13), { state: "working" }],
  [true, latest(14), { state: "silent", days: 14 }],
  [true, latest(1, { state: "test" }), { state: "working" }],
  [
    true,
    latest(1, { state: "unmatched", reason: "wrong_key" }),
    { state: "failing", reason: "wrong_key" },
  ],
  [true, latest(1, { state: "unmatched", reason: "bot" }), { state: "working" }],
] as const)("a source that is on (%s) with %o is %o", (isOn, delivery, health) => {
  expect(healthOf(isOn, delivery, now)).toEqual(health);
});
