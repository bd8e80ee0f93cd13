/** Formats cents as dollars with two decimals: 190000 is "$1,900.00" (`money.integer-cents`). */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const dollars = Math.floor(Math.abs(cents) / 100).toLocaleString("en-US");
  return `${sign}$${dollars}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/** Rates are in thousandths of a percent: 8.25% is 8250. */
export const wholeRate = 100_000;

/** Formats a rate as a percentage: 8250 is "8.25%". */
export const formatPercent = (rate: number): string => `${rate / 1_000}%`;

/** Part of a sum: a rate, or a fixed amount in cents. */
export type Portion = { kind: "rate"; rate: number } | { kind: "cents"; cents: number };

/**
 * `amount * factor / divisor` in whole cents, half a cent rounded up (`money.integer-cents`). Exact at any size.
 * @param amount in cents, not negative
 */
export function multiplied(amount: number, factor: number, divisor: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(factor) + BigInt(divisor);
  return Number(doubled / (2n * BigInt(divisor)));
}

/** The amount of a portion of a sum, in cents; never more than the sum. */
export function portionOf(sum: number, portion: Portion | null): number {
  if (!portion) return 0;
  const cents = portion.kind === "cents" ? portion.cents : multiplied(sum, portion.rate, wholeRate);
  return Math.min(cents, sum);
}

/**
 * Splits a sum into shares by weight: each gets its exact share rounded down, and the remaining cents go to
 * the largest remainders, ties to the first.
 * @param cents at most the total of all weights, so no share exceeds its weight
 */
export function spread(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((share) => Number(share / total));
  const remaining = cents - shares.reduce((sum, share) => sum + share, 0);
  const remainders = exact.map((share, index) => ({ at: index, remainder: share % total }));
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { at } of remainders.slice(0, remaining)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** "1,250.50" or "$1,250.50" in cents; null if it isn't a dollar amount. */
export function readCents(text: string): number | null {
  const [, whole = "", fraction = ""] =
    /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[$,\s]/g, "")) ?? [];
  return whole === "" ? null : Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Formats cents for a field or a file: 45050 is "450.50", -50 is "-0.50". */
export function centsField(cents: number | null): string {
  if (cents === null) return "";
  const [sign, whole] = cents < 0 ? ["-", -cents] : ["", cents];
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** Formats a rate for a field. */
export const rateField = (rate: number): string => (rate === 0 ? "" : String(rate / 1_000));

/** Formats a portion for a field. */
export function portionField(portion: Portion | null): string {
  if (!portion) return "";
  return portion.kind === "rate" ? `${portion.rate / 1_000}%` : centsField(portion.cents);
}
