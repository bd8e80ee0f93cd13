import { expect, test } from "vitest";
import { backoffUntil, isLost, later, nextAttempt, parseRetryAfter } from "./webhooks.ts";

const now = new Date("2026-11-23T12:00:00Z");
const after = (date: Date | null) => date && (date.getTime() - now.getTime()) / 1000;

test("webhooks.retries: eight attempts, the last about a day after the first", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => after(nextAttempt(attempts, now, 0)));
  expect(pauses).toEqual([5, 300, 1800, 7200, 18000, 36000, 36000]);
  const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(30);
  expect(nextAttempt(8, now, 0)).toBeNull();
  expect(after(nextAttempt(1, now, 1))).toBe(5.5);
});

test("endpoints rest longer after each failure, four times after slow responses", () => {
  expect([1, 2, 3, 9, 1000].map((failures) => after(backoffUntil(now, failures, 50)))).toEqual([
    2, 4, 8, 512, 600,
  ]);
  expect(after(backoffUntil(now, 0, 9_000))).toBe(36);
  expect(backoffUntil(now, 0, 300)).toBeNull();
});

test("Retry-After is seconds or a date, at most one hour", () => {
  const retryAfter = (value: string | null) => after(parseRetryAfter(value, now));
  expect([" 120 ", "90000", "Mon, 23 Nov 2026 12:10:00 GMT"].map(retryAfter)).toEqual([
    120, 3600, 600,
  ]);
  const nothing = [null, "", "0", "-5", "soon", "1e9", "Sun, 22 Nov 2026 12:10:00 GMT"];
  expect(nothing.map(retryAfter)).toEqual(nothing.map(() => null));
  const soon = new Date(now.getTime() + 1);
  expect([later(now, soon), later(soon, now), later(null, now), later(now, null)]).toEqual([
    soon,
    soon,
    now,
    now,
  ]);
});

test("an endpoint is paused after many failures over at least a day", () => {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(isLost(8, ago(24), now)).toBe(true);
  expect(isLost(800, ago(23), now)).toBe(false);
  expect(isLost(7, ago(200), now)).toBe(false);
});
