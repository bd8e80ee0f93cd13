import * as z from "zod/mini";
import {
  blockedKinds,
  holidays,
  maxVisitMinutes,
  type WeeklyHours,
} from "~/domains/availability/index.ts";
import { optionalDollars, readDay } from "~/domains/shared/index.ts";
import { type OpenHours, weekdays } from "~/domains/storefront/index.ts";
import {
  asList,
  checkbox,
  crossFieldRule,
  optionalLine,
  preprocess,
  requiredLine,
} from "~/platform/validation/fields.ts";
import type { Checked, FieldErrors } from "~/platform/validation/form.ts";
import { hoursField, spansPerDay } from "./working-hours.ts";

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Reads the hours form. Days without hours are closed; null if all are blank. An error is reported
 * at the day's first field.
 */
export function checkHours(values: Record<string, unknown>): Checked<WeeklyHours | null> {
  const errors: FieldErrors = {};
  const hours: [string, OpenHours[]][] = [];
  for (const weekday of weekdays) {
    const clock = (span: number, end: keyof OpenHours) => {
      const typed = values[hoursField(weekday, span, end)];
      return typeof typed === "string" ? typed.trim().slice(0, 5) : "";
    };
    const spans = Array.from({ length: spansPerDay }, (_, index) => ({
      opens: clock(index + 1, "opens"),
      closes: clock(index + 1, "closes"),
    })).filter(({ opens, closes }) => opens !== "" || closes !== "");
    const problem = problemOfSpans(spans);
    if (problem) errors[hoursField(weekday, 1, "opens")] = problem;
    else if (spans.length > 0) hours.push([weekday, spans]);
  }
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  return { ok: true, value: hours.length > 0 ? Object.fromEntries(hours) : null };
}

function problemOfSpans(spans: readonly OpenHours[]): string | null {
  for (const [index, { opens, closes }] of spans.entries()) {
    if (opens === "" || closes === "") return "Enter when you start and when you stop";
    if (!(isClock(opens) && isClock(closes))) return "Enter times like 8:00 AM";
    // "00:00" at the end is midnight.
    if (closes !== "00:00" && closes <= opens) return "Stop later than you start";
    const before = spans[index - 1];
    if (before && (before.closes === "00:00" || opens < before.closes)) {
      return "Start the second time after the first one ends";
    }
  }
  return null;
}

const day = (message: string) =>
  preprocess((value) => readDay(value) ?? "", z.string().check(z.minLength(1, message)));

const optionalClock = preprocess(
  (value) => value || null,
  z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, "Choose a time"))),
);

export const blockedTimeSchema = z
  .object({
    kind: z.enum(blockedKinds, "Choose a kind"),
    crew_id: preprocess((value) => value || null, z.nullable(z.uuid("Choose who it’s for"))),
    from_date: day("Choose the first day"),
    from_time: optionalClock,
    to_date: preprocess((value) => readDay(value) ?? null, z.nullable(z.string())),
    to_time: optionalClock,
    reason: optionalLine(200),
  })
  .check(
    crossFieldRule(
      ({ from_date, to_date }) => !from_date || !to_date || to_date >= from_date,
      "to_date",
      "Choose the same day or a later one",
    ),
    crossFieldRule(
      ({ from_date, from_time, to_date, to_time }) =>
        (to_date ?? from_date) !== from_date ||
        !to_time ||
        to_time.slice(0, 5) > (from_time ?? "00:00").slice(0, 5),
      "to_time",
      "Choose a time after the start",
    ),
  );

export type BlockedTimeRequest = z.output<typeof blockedTimeSchema>;

export const openHolidaysSchema = z.object({
  open_holidays: preprocess(asList, z.array(z.enum(holidays, "Choose holidays from the list"))),
});

const minutes = (min: number, max: number, message: string) =>
  preprocess(
    (value) => (typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value),
    z.number(message).check(z.gte(min, message), z.lte(max, message)),
  );

/** Splits a typed list at commas, semicolons, and line breaks. */
function asEntries(value: unknown): unknown {
  if (typeof value !== "string") return value ?? [];
  return [...new Set(value.split(/[,;\n]/).map((town) => town.trim()))].filter(Boolean);
}

export const appointmentTypeSchema = z.object({
  name: requiredLine("Enter a name", 60),
  duration_minutes: minutes(15, maxVisitMinutes, "Choose a duration"),
  travel_minutes: minutes(0, 240, "Choose travel time"),
  crew_ids: preprocess(asList, z.array(z.uuid("Choose your own crews"))),
  bookable_online: checkbox,
  zip_codes: preprocess(
    asEntries,
    z
      .array(z.string().check(z.regex(/^\d{5}$/, "Enter five-digit ZIP codes")))
      .check(z.maxLength(200, "Enter 200 ZIP codes or fewer")),
  ),
  towns: preprocess(
    asEntries,
    z
      .array(z.string().check(z.maxLength(80, "Use shorter names")))
      .check(z.maxLength(50, "Enter 50 towns or fewer")),
  ),
  deposit: preprocess(
    (value) => value ?? "",
    optionalDollars.check(
      z.refine(
        (cents) => cents === null || (cents >= 50 && cents <= 1_000_000),
        "Enter $0.50 to $10,000, or leave this blank",
      ),
    ),
  ),
});
