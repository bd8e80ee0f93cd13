import type { followupTimings } from "~/features/onboarding/onboarding.ts";

/** How many minutes after an enquiry a contractor wants the first message to leave. */
export type FirstMessage = {
  minutes: number;
  /** False when their own words could not be read: then it leaves at once, and staff ask them. */
  understood: boolean;
};

const minutesOf = { immediate: 0, "5min": 5, "15min": 15 } as const;
const maxMinutes = 7 * 24 * 60;

/** Reads a contractor's answer of onboarding (`follow-ups.first-message`); without one it leaves at once. */
export function firstMessageAfter(
  timing: (typeof followupTimings)[number] | null,
  customTiming: string | null,
): FirstMessage {
  if (timing !== "custom") return { minutes: timing ? minutesOf[timing] : 0, understood: true };
  const minutes = readDuration(customTiming ?? "");
  return minutes === null ? { minutes: 0, understood: false } : { minutes, understood: true };
}

const units: readonly [RegExp, number][] = [
  [/^m(?:in(?:ute)?s?)?$/, 1],
  [/^h(?:(?:ou)?rs?)?$/, 60],
  [/^d(?:ays?)?$/, 24 * 60],
];
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, half: 0.5, half_an: 0.5 };

/** "20 min", "2 hours", "an hour", "after 1.5h" in minutes; null for anything else, and beyond a week. */
export function readDuration(words: string): number | null {
  const plain = words
    .slice(0, 100)
    .toLowerCase()
    .replace(/^\s*(?:after|in|within|about|wait)\s+/, "")
    .replace(/\bhalf an?\b/, "half_an")
    .replace(/\s*(?:later|after(?:wards)?|please)?[\s.!]*$/, "");
  const [, amount = "", unit = ""] =
    /^(\d{1,4}(?:\.\d)?|[a-z_]+)\s*-?\s*([a-z]+)$/.exec(plain) ?? [];
  const number = numbers[amount] ?? Number(amount || Number.NaN);
  const minutes = units.find(([name]) => name.test(unit))?.[1];
  if (!Number.isFinite(number) || minutes === undefined) return null;
  const total = Math.round(number * minutes);
  return total <= maxMinutes ? total : null;
}
