import { expect, test } from "vitest";
import { conversionRate } from "~/domains/operations/dashboard/dashboard.server.ts";
import { formatDate } from "./format-date.ts";

test("formats dates in the operator's time zone", () => {
  const moment = "2026-03-08T05:07:09Z";
  expect(formatDate(moment, "MMM d, HH:mm", "UTC")).toBe("Mar 8, 05:07");
  expect(formatDate(moment, "MMM d, yyyy", "America/Chicago")).toBe("Mar 7, 2026");
  expect(formatDate(moment, "MMM d, yyyy HH:mm", "America/Chicago")).toBe("Mar 7, 2026 23:07");
  expect(formatDate("2026-03-08T00:07:00Z", "MMM d, HH:mm", "UTC")).toBe("Mar 8, 00:07");
});

test("staff lists show times with AM and PM", () => {
  expect(formatDate("2026-03-08T00:07:00Z", "MMM d, h:mm a", "UTC")).toBe("Mar 8, 12:07 AM");
  const format = "MMM d, yyyy h:mm a";
  expect(formatDate("2026-03-08T20:39:00Z", format, "America/Chicago")).toBe("Mar 8, 2026 3:39 PM");
});

// schedule.clock
test("a business sees times with AM and PM", () => {
  const zone = "America/Chicago";
  const format = "MMM d, yyyy HH:mm";
  expect(formatDate("2026-03-08T05:07:09Z", format, zone, "h12")).toBe("Mar 7, 2026 11:07 PM");
  expect(formatDate("2026-03-08T06:07:09Z", "MMM d, HH:mm", zone, "h12")).toBe("Mar 8, 12:07 AM");
  expect(formatDate("2026-03-08T06:07:09Z", "MMM d, yyyy", zone, "h12")).toBe("Mar 8, 2026");
});

test("the conversion rate has one decimal; without visits it's 0.0", () => {
  expect(conversionRate(0, 0)).toBe("0.0");
  expect(conversionRate(2, 3)).toBe("66.7");
});
