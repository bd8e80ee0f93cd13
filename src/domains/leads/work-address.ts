export const zipPattern = /^\d{5}(-\d{4})?$/;

/** What is kept as an address, unless it is a ZIP code alone. */
export const addressOf = (kept: string | null): string | null =>
  kept !== null && zipPattern.test(kept) ? null : kept;
