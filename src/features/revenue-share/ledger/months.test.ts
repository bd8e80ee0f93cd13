import { expect, test } from "vitest";
import { monthOf, monthsBack, nameMonth, readMonth } from "./months.ts";

test("a month begins at the operator's midnight", () => {
  const lastHour = new Date("2026-11-01T06:59:59Z");
  expect(monthOf(lastHour, "America/Los_Angeles")).toBe("2026-10");
  expect(monthOf(lastHour, "UTC")).toBe("2026-11");
  expect(nameMonth("2026-11")).toBe("November 2026");
});

test("months go back over the turn of the year", () => {
  expect(monthsBack("2025-11", "2026-02")).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(monthsBack("2026-03", "2026-02")).toEqual([]);
});

test("what is no month counts as none", () => {
  expect(readMonth("2026-11")).toBe("2026-11");
  for (const text of [null, "", "2026-13", "2026-00", "2026-1", "1999-01", "2026-11-01", "'"]) {
    expect(readMonth(text), String(text)).toBeNull();
  }
});
