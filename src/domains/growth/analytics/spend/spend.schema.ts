import * as z from "zod/mini";
import { dollars, type LocalDay, readDay } from "~/domains/shared/index.ts";
import { lastOfMonth } from "~/platform/csv/date-cell.ts";
import { optionalLine, requiredLine } from "~/platform/validation/fields.ts";
import { lengthOf } from "../period.ts";
import { maxSpendDays, type Spend } from "./spend.ts";

const invalidDay = "Enter a date, like 11/20/2026";

/** "2026-11-20" or "11/20/2026" as a day; blank is null. */
const optionalDay = z.pipe(
  optionalLine(20),
  z.transform((text: string | null, context): LocalDay | null => {
    if (text === null) return null;
    const day = readAnyDay(text);
    if (day === null) context.issues.push({ code: "custom", message: invalidDay, input: text });
    return day;
  }),
);

/** A month as its first and last day. */
const optionalMonth = z.pipe(
  optionalLine(20),
  z.transform((text: string | null, context): readonly [LocalDay, LocalDay] | null => {
    if (text === null) return null;
    const month = readMonth(text);
    const message = "Enter a month, like 11/2026";
    if (month === null) context.issues.push({ code: "custom", message, input: text });
    return month;
  }),
);

/** Spend from a form or a file line, for a month, a day, or a date range. */
export const spendSchema = z.pipe(
  z.object({
    source: requiredLine("Enter where the money went, like Google Ads", 80),
    amount: dollars,
    month: optionalMonth,
    first_on: optionalDay,
    last_on: optionalDay,
  }),
  z.transform(({ source, amount, month, first_on, last_on }, context): Spend => {
    const [firstOn, lastOn] = first_on
      ? [first_on, last_on ?? first_on]
      : (month ?? [last_on, last_on]);
    const spend = { source, firstOn: firstOn ?? "", lastOn: lastOn ?? "", cents: amount ?? 0 };
    const problem = problemOf(spend);
    if (problem) {
      const [path, message] = problem;
      context.issues.push({ code: "custom", message, path: [path], input: spend });
    }
    return spend;
  }),
);

function problemOf({ firstOn, lastOn }: Spend): [field: string, message: string] | null {
  if (firstOn === "") return ["first_on", "Choose a month, or a start and end date"];
  if (lastOn < firstOn) return ["last_on", "The end date must be on or after the start date"];
  const length = lengthOf({ from: firstOn, to: lastOn });
  return length > maxSpendDays ? ["last_on", "Choose a year or less"] : null;
}

function readAnyDay(text: string): LocalDay | null {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return readDay(year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text);
}

function readMonth(text: string): readonly [LocalDay, LocalDay] | null {
  const [, year = "", month = ""] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const first = readDay(`${year}-${month}-01`);
  if (first === null) return null;
  return [first, lastOfMonth(first)];
}
