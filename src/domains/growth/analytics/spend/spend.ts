import type { LocalDay } from "~/domains/shared/index.ts";

/** Spend on one source for a range of days, both inclusive. */
export type Spend = { source: string; firstOn: LocalDay; lastOn: LocalDay; cents: number };

/** The maximum days of one entry. */
export const maxSpendDays = 366;
/** The maximum entries per business: five sources a day for three years. */
export const maxSpend = 6_000;
/** The limits of one import. */
export const maxSpendLines = 5_000;
export const maxSpendLength = 500_000;

/** The outcome of a line: new, already stored, a changed amount, nothing to import, or an error. */
export type SpendOutcome = "new" | "known" | "changed" | "nothing" | "wrong";
