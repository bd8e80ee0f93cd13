import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";

/** What was spent on one source on some days, both ends among them. */
export type Spend = { source: string; firstOn: LocalDay; lastOn: LocalDay; cents: number };

/** As many days as one entry is for at most. */
export const longestSpend = 366;
/** As many entries as a business keeps: five sources a day for three years. */
export const maxSpend = 6_000;
/** What one import takes. */
export const maxSpendLines = 5_000;
export const maxSpendLength = 500_000;

/** What becomes of a line: it is new, there already, changes an amount that was there, is nothing, or wrong. */
export type SpendOutcome = "new" | "known" | "changed" | "nothing" | "wrong";
