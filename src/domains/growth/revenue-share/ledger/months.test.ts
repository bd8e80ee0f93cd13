import { expect, test } from "vitest";
import {
  formatMonth,
  listMonthsBackward,
  monthOf,
  readMonth,
  readyDay,
  statementState,
} from "./months.ts";

test("a month begins at the operator's midnight", () => {
  const lastHour = new Date("2026-11-01T06:59:59Z");
  expect(monthOf(lastHour, "America/Los_Angeles")).toBe("2026-10");
  expect(monthOf(lastHour, "UTC")).toBe("2026-11");
  expect(formatMonth("2026-11")).toBe("November 2026");
});

test("lists months across the turn of the year", () => {
  expect(listMonthsBackward("2025-11", "2026-02")).toEqual([
    "2026-02",
    "2026-01",
    "2025-12",
    "2025-11",
  ]);
  expect(listMonthsBackward("2026-03", "2026-02")).toEqual([]);
});

test("an invalid month is read as none", () => {
  expect(readMonth("2026-11")).toBe("2026-11");
  for (const text of [null, "", "2026-13", "2026-00", "2026-1", "1999-01", "2026-11-01", "'"]) {
    expect(readMonth(text), String(text)).toBeNull();
  }
});

test("a statement is ready on the second of the next month", () => {
  expect([readyDay("2026-11"), readyDay("2026-12")]).toEqual(["2026-12-02", "2027-01-02"]);
});

test("a statement waits for its month to end, then for the participant", () => {
  const on = (
    today: string,
    entries: number,
    lastReply: Parameters<typeof statementState>[0]["lastReply"],
  ) => statementState({ month: "2026-11", entries, lastReply }, today);
  expect(on("2026-12-01", 2, null)).toBe("running");
  expect(on("2026-12-02", 2, null)).toBe("ready");
  expect(on("2026-12-02", 0, null)).toBe("empty");
  expect(on("2026-11-20", 2, "question")).toBe("asked");
  expect(on("2026-12-01", 2, "answer")).toBe("running");
  expect(on("2026-12-09", 2, "answer")).toBe("answered");
  expect(on("2026-12-09", 2, "confirmed")).toBe("confirmed");
});
