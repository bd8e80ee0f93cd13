/** Counts on the page stop here: it shows "10,000+" instead. */
export const maxCounted = 10_000;

/** Days of new leads over which response times are measured. */
export const responseTimeDays = 30;
export const maxMeasured = 1_000;

/** A number as the page shows it: "1,250", or "10,000+" beyond `maxCounted`. */
export const shownCount = (count: number): string =>
  count.toLocaleString("en-US") + (count >= maxCounted ? "+" : "");
