import { type LocalDay, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { ordinal, recurrenceText as text } from "./recurrences.text.en.ts";

/** How often a job comes back. */
export const frequencies = ["weekly", "two_weeks", "monthly_weekday", "monthly_date"] as const;
export type Frequency = (typeof frequencies)[number];

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;

/** In words for a form: "Monthly on the 2nd Tuesday", without the day where it isn't known yet. */
export function frequencyLabels(first: LocalDay | null): Record<Frequency, string> {
  const weekday = first && text.weekdays[weekdayOf(first)];
  const place = first && ["1st", "2nd", "3rd", "4th", "last"][placeOf(first)];
  return {
    weekly: "Weekly",
    two_weeks: "Every two weeks",
    monthly_weekday: `Monthly on the ${weekday ? `${place} ${weekday}` : "same weekday"}`,
    monthly_date: first ? `Monthly on the ${ordinal(dateOf(first))}` : "Monthly on the same date",
  };
}

const dateOf = (day: LocalDay) => Number(day.slice(8));
/** 0 for the first of its weekday in the month; the fifth counts as the last. */
const placeOf = (day: LocalDay) => Math.min(4, Math.floor((dateOf(day) - 1) / 7));

/** The rule of RFC 5545 by which a job comes back that was first done on this day. */
export function ruleOf(frequency: Frequency, first: LocalDay): string {
  const date = dateOf(first);
  const place = placeOf(first);
  switch (frequency) {
    case "weekly":
      return "FREQ=WEEKLY";
    case "two_weeks":
      return "FREQ=WEEKLY;INTERVAL=2";
    case "monthly_weekday":
      return `FREQ=MONTHLY;BYDAY=${place === 4 ? -1 : place + 1}${weekdays[weekdayOf(first)]}`;
    case "monthly_date": {
      // In a month that has no 31st it is the last day.
      const ends = Array.from(
        { length: Math.max(1, date - 27) },
        (_, at) => Math.min(date, 28) + at,
      );
      return date <= 28
        ? `FREQ=MONTHLY;BYMONTHDAY=${date}`
        : `FREQ=MONTHLY;BYMONTHDAY=${ends.join(",")};BYSETPOS=-1`;
    }
  }
}

/** How often a job comes back, within a sentence: "every two weeks", "every month on the second Tuesday". */
export function describeFrequency(frequency: Frequency, first: LocalDay): string {
  const weekday = text.weekdays[weekdayOf(first)] ?? "";
  const words: Record<Frequency, string> = {
    weekly: text.weekly(weekday),
    two_weeks: text.twoWeeks,
    monthly_weekday: text.monthlyWeekday(text.places[placeOf(first)] ?? "", weekday),
    monthly_date: text.monthlyDate(dateOf(first)),
  };
  return words[frequency];
}

/** So many days ahead visits of recurring jobs are in the schedule. */
export const horizonDays = 90;
