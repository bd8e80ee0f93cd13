import { electrician } from "./electrician.ts";
import { handyman } from "./handyman.ts";
import { hvac } from "./hvac.ts";
import { lawnCare } from "./lawn-care.ts";
import { pestControl } from "./pest-control.ts";
import { plumbing } from "./plumbing.ts";
import type { TradeCopy } from "./trade-copy.ts";

/** The text for all six trades. */
export const tradeCopies: readonly TradeCopy[] = [
  hvac,
  pestControl,
  handyman,
  plumbing,
  electrician,
  lawnCare,
];

/** The text for the trade with this slug, or null. */
export function tradeCopyOf(slug: string): TradeCopy | null {
  return tradeCopies.find((copy) => copy.slug === slug) ?? null;
}
