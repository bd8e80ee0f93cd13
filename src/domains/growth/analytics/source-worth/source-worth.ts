import type { SourceKind } from "~/domains/lead-sources/index.ts";
import { formatCents, type LocalDay } from "~/domains/shared/index.ts";

/** A source's leads, revenue, and cost, in a month or in total. */
export type Worth = {
  leads: number;
  /** How many were contacted within five minutes. */
  contacted: number;
  booked: number;
  /** What its customers paid so far, less refunds. */
  revenueCents: number;
  /** Less credits; null if unknown. */
  costCents: number | null;
  /** How many leads have no price, if others do. */
  unpriced: number;
  junk: number;
};

/** The figures that `describeWorth` needs. */
export type MoneyWorth = Pick<Worth, "leads" | "revenueCents" | "costCents">;

export type SourceWorth = {
  id: string;
  kind: SourceKind;
  name: string;
  total: Worth;
  /** Months with leads or a cost, by their first day, latest first. */
  months: (Worth & { month: LocalDay })[];
};

/** A part of a month's leads as the database counts it; amounts are null if no lead has one. */
export type CountedMonth = Omit<Worth, "costCents" | "unpriced"> & {
  costCents: number | null;
  /** How many leads have a price. */
  priced: number;
  creditCents: number;
};

const none: CountedMonth = {
  ...{ leads: 0, contacted: 0, booked: 0, revenueCents: 0, junk: 0 },
  ...{ costCents: null, priced: 0, creditCents: 0 },
};

/**
 * A month of a source.
 * @param spentCents its ad spend, which counts if no lead has a price
 */
export function worthOf(counted: CountedMonth = none, spentCents: number | null): Worth {
  const { costCents: charged, priced, creditCents, ...figures } = counted;
  const gross = priced > 0 ? charged : spentCents;
  return {
    ...figures,
    costCents: gross === null ? null : gross - creditCents,
    unpriced: priced > 0 ? figures.leads - priced : 0,
  };
}

/** Several months together; the cost is unknown only if it is in each. */
export function sumUp(months: readonly Worth[]): Worth {
  const sum = (of: (worth: Worth) => number) =>
    months.reduce((total, month) => total + of(month), 0);
  const isKnown = months.some(({ costCents }) => costCents !== null);
  return {
    leads: sum(({ leads }) => leads),
    contacted: sum(({ contacted }) => contacted),
    booked: sum(({ booked }) => booked),
    revenueCents: sum(({ revenueCents }) => revenueCents),
    costCents: isKnown ? sum(({ costCents }) => costCents ?? 0) : null,
    unpriced: sum(({ unpriced }) => unpriced),
    junk: sum(({ junk }) => junk),
  };
}

/** Whether a source pays for itself, in one line. */
export function describeWorth({ leads, revenueCents, costCents }: MoneyWorth): string {
  if (leads === 0 && costCents === null) return "No leads yet.";
  const revenue = formatCents(revenueCents);
  if (costCents === null) {
    return `${revenue} in revenue. Add what it costs to see if it pays for itself.`;
  }
  const cost = formatCents(costCents);
  if (costCents <= 0 && revenueCents <= 0) return "Free so far, no revenue yet.";
  if (revenueCents <= 0) return `No revenue yet for ${cost}.`;
  return revenueCents >= costCents
    ? `Pays for itself: ${revenue} in revenue for ${cost}.`
    : `Doesn’t pay for itself yet: ${revenue} in revenue for ${cost}.`;
}
