import { ordinal, recurrenceText as text } from "~/domains/schedule/schedule.text.en.ts";
import { type LocalDay, weekdayOf } from "~/domains/shared/index.ts";

export const frequencies = ["weekly", "two_weeks", "monthly_weekday", "monthly_date"] as const;
export type Frequency = (typeof frequencies)[number];

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;

/** Form labels: "Monthly on the 2nd Tuesday", without the day if it isn't known yet. */
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
/** 0 for the month's first occurrence of its weekday; a fifth counts as the last. */
const placeOf = (day: LocalDay) => Math.min(4, Math.floor((dateOf(day) - 1) / 7));

/** The RFC 5545 rule of a job that recurs from this day. */
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
      // In a month without a 31st, the last day.
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

/**
 * How often a job recurs, within a sentence: "every two weeks", "every month on the second
 * Tuesday".
 */
export function describeFrequency(frequency: Frequency, first: LocalDay): string {
  const weekday = text.weekdays[weekdayOf(first)] ?? "";
  const texts: Record<Frequency, string> = {
    weekly: text.weekly(weekday),
    two_weeks: text.twoWeeks,
    monthly_weekday: text.monthlyWeekday(text.places[placeOf(first)] ?? "", weekday),
    monthly_date: text.monthlyDate(dateOf(first)),
  };
  return texts[frequency];
}

/** Days ahead for which visits of recurring jobs are scheduled. */
export const horizonDays = 90;
