/** No number on the page counts further: it says "10,000+" instead. */
export const maxCounted = 10_000;

/** Speeds are those of the newest leads of this time, and of at most so many. */
export const speedDays = 30;
export const maxMeasured = 1_000;

/** A number as the page says it: "1,250", or "10,000+" for all that were not counted. */
export const shownCount = (count: number): string =>
  count.toLocaleString("en-US") + (count >= maxCounted ? "+" : "");
