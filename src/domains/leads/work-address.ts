export const zipPattern = /^\d{5}(-\d{4})?$/;

/** The saved address; null if it is only a ZIP code. */
export const addressOf = (kept: string | null): string | null =>
  kept !== null && zipPattern.test(kept) ? null : kept;
