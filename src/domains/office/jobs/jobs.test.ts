import { expect, test } from "vitest";
import { jobDatesOf } from "./jobs.ts";

test("ranges of days begin on Sunday and on the first of the month", () => {
  const of = (choice: Parameters<typeof jobDatesOf>[0], from = "", to = "") =>
    jobDatesOf(choice, "2026-01-14", { from, to });
  expect(of("this_week")).toEqual({ from: "2026-01-11", to: "2026-01-17" });
  expect(of("this_month")).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(of("last_month")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(of("custom", "2026-02-01", "2026-01-05")).toEqual({
    from: "2026-01-05",
    to: "2026-02-01",
  });
  expect(of("custom", "soon", "")).toBeNull();
});
