import { costOf, type Worth } from "~/domains/growth/index.ts";
import { formatCentsOrDash, formatWholeDollars, shownCount } from "./format-figures.ts";

export type WorthColumn = { title: string; figure: (worth: Worth) => string };

/** "12 (40%)"; only the count without leads. */
function withShare(count: number, { leads }: Worth): string {
  if (leads === 0 || count === 0) return shownCount(count);
  return `${shownCount(count)} (${Math.round((count / leads) * 100)}%)`;
}

/** The figures of a source or a month, in order. */
export const worthColumns: readonly WorthColumn[] = [
  { title: "Leads", figure: ({ leads }) => shownCount(leads) },
  { title: "Within 5 min", figure: (worth) => withShare(worth.contacted, worth) },
  { title: "Booked", figure: (worth) => withShare(worth.booked, worth) },
  { title: "Revenue", figure: ({ revenueCents }) => formatWholeDollars(revenueCents) },
  {
    title: "Cost",
    figure: ({ costCents }) => (costCents === null ? "–" : formatWholeDollars(costCents)),
  },
  {
    title: "Per lead",
    figure: ({ costCents, leads }) => formatCentsOrDash(costOf(costCents, leads)),
  },
  {
    title: "Per booked job",
    figure: ({ costCents, booked }) => formatCentsOrDash(costOf(costCents, booked)),
  },
  { title: "Junk", figure: (worth) => withShare(worth.junk, worth) },
];
