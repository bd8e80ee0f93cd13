/** Cents as dollars with two decimals: 190000 is "$1,900.00" (`money.integer-cents`). */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const dollars = Math.floor(Math.abs(cents) / 100).toLocaleString("en-US");
  return `${sign}$${dollars}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/** Rates are thousandths of a percent: 8.25% is 8250. */
export const wholeRate = 100_000;

/** A rate as people read it: 8250 is "8.25%". */
export const formatPercent = (rate: number): string => `${rate / 1_000}%`;

/** A part of a sum: a rate of it, or so many cents. */
export type Portion = { kind: "rate"; rate: number } | { kind: "cents"; cents: number };

/**
 * `amount * factor / divisor` in whole cents, half a cent rounded up (`money.half-up`). Exact however
 * large the product is.
 * @param amount in cents, not negative
 */
export function multiplied(amount: number, factor: number, divisor: number): number {
  const twice = 2n * BigInt(amount) * BigInt(factor) + BigInt(divisor);
  return Number(twice / (2n * BigInt(divisor)));
}

/** What a portion of a sum comes to, in cents; never more than the sum. */
export function portionOf(sum: number, portion: Portion | null): number {
  if (!portion) return 0;
  const cents = portion.kind === "cents" ? portion.cents : multiplied(sum, portion.rate, wholeRate);
  return Math.min(cents, sum);
}

/**
 * Spreads a sum over shares of these weights: each gets its exact share
 * rounded down, and the cents that are left go to the largest remainders, of equal ones to the first.
 * @param cents no more than all weights together, so that no share is larger than its weight
 */
export function spread(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((share) => Number(share / whole));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const remainders = exact.map((share, at) => ({ at, remainder: share % whole }));
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { at } of remainders.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Cents as a field or a file shows them: 45050 is "450.50", and -50 is "-0.50". */
export function centsField(cents: number | null): string {
  if (cents === null) return "";
  const [sign, whole] = cents < 0 ? ["-", -cents] : ["", cents];
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** A rate as a field shows it. */
export const rateField = (rate: number): string => (rate === 0 ? "" : String(rate / 1_000));

/** A portion as a field shows it. */
export function portionField(portion: Portion | null): string {
  if (!portion) return "";
  return portion.kind === "rate" ? `${portion.rate / 1_000}%` : centsField(portion.cents);
}
