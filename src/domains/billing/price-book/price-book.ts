import { formatCents } from "~/domains/shared/money/money.ts";

/** As many as a business keeps; more than a list of prices on paper has. */
export const maxPrices = 500;

/** What a price is for, where nothing else is said. */
export const units = ["each", "hour", "visit", "sq ft", "linear ft", "month"] as const;

/** "$95.00 / hour"; of what is sold by the piece "$14.50". */
export const unitPrice = (priceCents: number, unit: string | null): string =>
  unit === null || unit === "each"
    ? formatCents(priceCents)
    : `${formatCents(priceCents)} / ${unit}`;
