import { sourceKey } from "~/domains/leads/index.ts";
import { type LocalDay, multiplied } from "~/domains/shared/index.ts";

/** Where a lead came from, and its day or week in the period. */
export type Origin = { interval: LocalDay; pageId: string | null; source: string };

export type LeadFact = Origin & { leads: number; booked: number };
/** Payments less refunds. */
export type MoneyFact = Origin & { cents: number };
/** How long one lead waited for the first message. */
export type ResponseFact = Origin & { milliseconds: number };
/** One day's share of marketing spend. */
export type SpendFact = { interval: LocalDay; source: string; cents: number };

export type Facts = {
  leads: readonly LeadFact[];
  money: readonly MoneyFact[];
  responses: readonly ResponseFact[];
  spend: readonly SpendFact[];
};

/** Results of a group of leads. */
export type Figures = {
  leads: number;
  booked: number;
  /** The median in milliseconds; null if no lead got a message. */
  responseTime: number | null;
  revenueCents: number;
  /** Null if spend isn't known for this grouping. */
  spendCents: number | null;
};

export type FigureRow = Figures & { key: string; label: string };

/** A grouping of facts: each fact's key, and each key's name. */
export type Kind = {
  keyOf: (origin: Origin) => string;
  labelOf: (key: string, origin: Origin | null) => string;
  /** Set if spend is known for this grouping. */
  spendKeyOf?: (spend: SpendFact) => string;
};

/** By source, in the spelling seen first (`analytics.source`). */
export const bySource: Kind = {
  keyOf: ({ source }) => sourceKey(source),
  labelOf: (key, origin) => origin?.source ?? key,
  spendKeyOf: ({ source }) => sourceKey(source),
};

/** All facts of a period combined. */
export function totalOf(facts: Facts): Figures {
  const [totals] = rowsOf(facts, { keyOf: () => "", labelOf: () => "", spendKeyOf: () => "" }, [
    "",
  ]);
  return totals ?? { leads: 0, booked: 0, responseTime: null, revenueCents: 0, spendCents: 0 };
}

/** The facts by group: the given keys first in order, the others by their results. */
export function rowsOf(facts: Facts, kind: Kind, first: readonly string[] = []): FigureRow[] {
  const rows = new Map<string, FigureRow & { waited: number[] }>();
  const row = (key: string, label: () => string) => {
    const row = rows.get(key);
    if (row) return row;
    const spendCents = kind.spendKeyOf ? 0 : null;
    const group = { key, label: label(), leads: 0, booked: 0, revenueCents: 0, spendCents };
    const added = { ...group, responseTime: null, waited: [] };
    rows.set(key, added);
    return added;
  };
  const rowOf = (origin: Origin) => {
    const key = kind.keyOf(origin);
    return row(key, () => kind.labelOf(key, origin));
  };
  for (const key of first) row(key, () => kind.labelOf(key, null));
  for (const fact of facts.leads) {
    const row = rowOf(fact);
    row.leads += fact.leads;
    row.booked += fact.booked;
  }
  for (const fact of facts.money) rowOf(fact).revenueCents += fact.cents;
  for (const fact of facts.responses) rowOf(fact).waited.push(fact.milliseconds);
  if (kind.spendKeyOf) {
    for (const fact of facts.spend) {
      const target = row(kind.spendKeyOf(fact), () => fact.source);
      target.spendCents = (target.spendCents ?? 0) + fact.cents;
    }
  }
  const figureRows = [...rows.values()].map(({ waited, ...totals }) => ({
    ...totals,
    responseTime: medianOf(waited),
  }));
  const named = new Set(first);
  const unnamed = figureRows.filter(({ key }) => !named.has(key)).toSorted(byResults);
  return [...figureRows.filter(({ key }) => named.has(key)), ...unnamed];
}

const byResults = (a: FigureRow, b: FigureRow) =>
  b.leads - a.leads ||
  b.revenueCents - a.revenueCents ||
  (b.spendCents ?? 0) - (a.spendCents ?? 0) ||
  (a.label < b.label ? -1 : 1);

/** For an even count, the mean of the middle two, like PostgreSQL. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The share of booked leads in thousandths of a percent, half rounded up; null without leads. */
export const bookingRate = ({ leads, booked }: Pick<Figures, "leads" | "booked">): number | null =>
  leads === 0 ? null : multiplied(booked, 100_000, leads);

/** Cost per item in whole cents (`money.integer-cents`); null if spend is unknown or the count is 0. */
export const costOf = (spendCents: number | null, count: number): number | null =>
  spendCents === null || count === 0 ? null : multiplied(spendCents, 1, count);

/** The groupings that figures are shown by. */
export const figureKinds = ["week", "source", "town", "service", "page"] as const;
export type FigureKind = (typeof figureKinds)[number];
