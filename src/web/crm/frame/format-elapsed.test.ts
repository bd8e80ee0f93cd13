import { expect, test } from "vitest";
import { formatElapsed, timeAgo } from "./format-times.ts";

test("shows a waiting time in its largest unit", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const ago = (seconds: number) => formatElapsed(new Date(now.getTime() - seconds * 1000), now);
  expect([ago(-5), ago(59), ago(60), ago(3599), ago(3600), ago(86_399), ago(86_400)]).toEqual([
    "just now",
    "just now",
    "1 min",
    "59 min",
    "1 hr",
    "23 hr",
    "1 day",
  ]);
  expect(ago(86_400 * 1200)).toBe("1,200 days");
});

test("shows a relative time, and the local date after a week", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const ago = (moment: string) => timeAgo(new Date(moment), now, "America/Chicago");
  expect(ago("2026-11-20T14:59:30Z")).toBe("just now");
  expect(ago("2026-11-20T14:59:00Z")).toBe("1 min ago");
  expect(ago("2026-11-13T15:00:01Z")).toBe("6 days ago");
  expect(ago("2026-11-13T04:00:00Z")).toBe("Nov 12");
  expect(ago("2025-12-31T12:00:00Z")).toBe("Dec 31, 2025");
});
