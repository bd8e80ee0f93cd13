import type { followupTimings } from "~/domains/signup/index.ts";

/** How many minutes after a request the contractor wants the first message sent. */
export type FirstMessage = {
  minutes: number;
  /**
   * False if a custom timing couldn't be parsed: the message is sent right away, and staff contact
   * them.
   */
  understood: boolean;
};

const minutesOf = { immediate: 0, "5min": 5, "15min": 15 } as const;
const maxMinutes = 7 * 24 * 60;

/** Parses a contractor's onboarding choice (`follow-ups.first-message`); right away by default. */
export function firstMessageAfter(
  timing: (typeof followupTimings)[number] | null,
  customTiming: string | null,
): FirstMessage {
  if (timing !== "custom") return { minutes: timing ? minutesOf[timing] : 0, understood: true };
  const minutes = readDuration(customTiming ?? "");
  return minutes === null ? { minutes: 0, understood: false } : { minutes, understood: true };
}

const unitMinutes: Record<string, number> = {
  ...each(["m", "min", "mins", "minute", "minutes"], 1),
  ...each(["h", "hr", "hrs", "hour", "hours"], 60),
  ...each(["d", "day", "days"], 24 * 60),
};
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, half: 0.5 };
/** Words around a duration that add no meaning. */
const fillers = new Set([
  "after",
  "in",
  "within",
  "about",
  "wait",
  "later",
  "afterwards",
  "please",
]);

/**
 * Parses "20 min", "2 hours", "an hour", "after 1.5h" into minutes; null for anything else or more
 * than a week.
 */
export function readDuration(text: string): number | null {
  const parts = text
    .slice(0, 100)
    .toLowerCase()
    .replace(/(\d)([a-z])/g, "$1 $2")
    .split(/[\s!-]+|\.(?!\d)/)
    .filter((part) => part !== "" && !fillers.has(part));
  const [amount = "", ...rest] = parts;
  // "half an hour"
  const [unit = "", ...more] =
    amount === "half" && /^an?$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  const number = Object.hasOwn(numbers, amount)
    ? numbers[amount]
    : /^\d{1,4}(\.\d)?$/.test(amount)
      ? Number(amount)
      : undefined;
  if (number === undefined || more.length > 0 || !Object.hasOwn(unitMinutes, unit)) return null;
  const minutes = Math.round(number * (unitMinutes[unit] ?? 0));
  return minutes <= maxMinutes ? minutes : null;
}

function each(names: string[], minutes: number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, minutes]));
}
