/**
 * Arrival times for customers and technicians, in English. A day is "Mon, Nov 23", a time "9:00
 * AM".
 */
export const arrivalText = {
  at: (day: string, time: string) => `${day} at ${time}`,
  /** @param window "9-10 AM" */
  between: (day: string, window: string) => `${day}, ${window}`,
};

/** "1st", "22nd", "30th". */
export function ordinal(date: number): string {
  const ending = date > 10 && date < 14 ? undefined : ["th", "st", "nd", "rd"][date % 10];
  return `${date}${ending ?? "th"}`;
}

/** How often a job recurs, within a sentence for customers, in English. */
export const recurrenceText = {
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  places: ["first", "second", "third", "fourth", "last"],
  weekly: (weekday: string) => `every ${weekday}`,
  twoWeeks: "every two weeks",
  monthlyWeekday: (place: string, weekday: string) => `every month on the ${place} ${weekday}`,
  monthlyDate: (date: number) => `every month on the ${ordinal(date)}`,
} as const;
