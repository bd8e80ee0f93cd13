import { tradeCopyOf } from "~/content/trades/trade-copies.ts";
import type { TradeCopy } from "~/content/trades/trade-copy.ts";

/** Trade of a path such as `/hvac` or `/services/hvac-leads`; case-insensitive. */
export function tradeOfPath(pathname: string): TradeCopy {
  const last = pathname.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
  const copy = tradeCopyOf(last.replace(/-leads$/, ""));
  if (!copy) throw new Error(`${pathname} isn't a trade's page`);
  return copy;
}

/** Number of related links; some pages have fewer. */
export function maxLinks(slug: string): number {
  return slug === "hvac" || slug === "lawn-care" ? 5 : 6;
}
