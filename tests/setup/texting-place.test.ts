import { expect, test } from "vitest";
import { textingPlaceAt } from "../drivers/texting-place.ts";

test("at any time, there is a place where texts may be sent", () => {
  const without: string[] = [];
  for (const day of ["2026-01-15", "2026-07-15"]) {
    const start = Date.parse(`${day}T00:00:00Z`);
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = new Date(start + minute * 60_000);
      if (!textingPlaceAt(now)) without.push(now.toISOString());
    }
  }
  expect(without).toEqual([]);
});
