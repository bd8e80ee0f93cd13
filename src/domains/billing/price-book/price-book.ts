import { formatCents } from "~/domains/shared/index.ts";

/** Most prices in a price book. */
export const maxPrices = 500;

/** Suggested units in the editor. */
export const units = ["each", "hour", "visit", "sq ft", "linear ft", "month"] as const;

/** "$95.00 / hour", or "$14.50" for an item sold by the piece. */
export const unitPrice = (priceCents: number, unit: string | null): string =>
  unit === null || unit === "each"
    ? formatCents(priceCents)
    : `${formatCents(priceCents)} / ${unit}`;
