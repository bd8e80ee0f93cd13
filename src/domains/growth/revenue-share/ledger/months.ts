import { dateFormat } from "~/platform/calendar/date-format.ts";
import type { ReplyKind, StatementState } from "../revenue-share.ts";

/** The month of a moment in a time zone, as "2026-11". */
export function monthOf(moment: Date, timeZone: string): string {
  return dateFormat({ timeZone, year: "numeric", month: "2-digit" }, "sv-SE").format(moment);
}

/** A month from a URL; null if invalid. */
export function readMonth(text: string | null): string | null {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** A month's display name, as "November 2026". */
export function formatMonth(month: string): string {
  const format = dateFormat({ timeZone: "UTC", year: "numeric", month: "long" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** The first day a month's statement can be confirmed: the second of the next month. */
export function readyDay(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 2)).toISOString().slice(0, 10);
}

/** All months between two months, latest first. */
export function listMonthsBackward(from: string, to: string): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = to.split("-").map(Number);
  for (let back = 0; ; back += 1) {
    const at = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    if (at < from) return months;
    months.push(at);
  }
}

/** A statement's state on a day, by its number of entries and its last reply. */
export function statementState(
  { month, entries, lastReply }: { month: string; entries: number; lastReply: ReplyKind | null },
  today: string,
): StatementState {
  if (lastReply === "confirmed") return "confirmed";
  if (lastReply === "question") return "asked";
  if (entries === 0) return "empty";
  if (today < readyDay(month)) return "running";
  return lastReply === "answer" ? "answered" : "ready";
}
