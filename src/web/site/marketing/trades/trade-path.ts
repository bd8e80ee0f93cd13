import { tradeCopyOf } from "~/content/trades/trade-copies.ts";
import type { TradeCopy } from "~/content/trades/trade-copy.ts";

/** The trade of an address such as `/hvac` or `/services/hvac-leads`, in any case. */
export function tradeOfPath(pathname: string): TradeCopy {
  const last = pathname.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
  const copy = tradeCopyOf(last.replace(/-leads$/, ""));
  if (!copy) throw new Error(`${pathname} is no page of a trade`);
  return copy;
}

/** Some pages have fewer related links. */
export function maxLinks(slug: string): number {
  return slug === "hvac" || slug === "lawn-care" ? 5 : 6;
}
