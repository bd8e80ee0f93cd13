import { cityKey } from "~/domains/shared/index.ts";
import type {
  Competition,
  MarketEstimate,
} from "~/domains/signup/market-estimates/market-estimates.ts";
import { splitCity } from "../cities/typed-city.ts";

type Figures = readonly [searchVolume: number, leadValue: string];

/** Monthly searches and lead value, by trade and folded city. */
const byCity = lookupTable<ReadonlyMap<string, Figures>>({
  pest_control: lookupTable<Figures>({
    austin: [1200, "$15,600"],
    charlotte: [850, "$11,000"],
    denver: [950, "$12,350"],
    miami: [1500, "$19,500"],
  }),
  hvac: lookupTable<Figures>({
    austin: [2200, "$33,000"],
    charlotte: [1800, "$27,000"],
    denver: [1600, "$24,000"],
    miami: [2800, "$42,000"],
  }),
  plumbing: lookupTable<Figures>({
    austin: [1800, "$23,400"],
    charlotte: [1400, "$18,200"],
    denver: [1200, "$15,600"],
    miami: [2100, "$27,300"],
  }),
  electrician: lookupTable<Figures>({
    austin: [1400, "$21,000"],
    charlotte: [1100, "$16,500"],
    denver: [1000, "$15,000"],
    miami: [1700, "$25,500"],
  }),
  lawn_care: lookupTable<Figures>({
    austin: [900, "$9,900"],
    charlotte: [750, "$8,250"],
    denver: [650, "$7,150"],
    miami: [1100, "$12,100"],
  }),
  handyman: lookupTable<Figures>({
    austin: [1100, "$13,200"],
    charlotte: [900, "$10,800"],
    denver: [800, "$9,600"],
    miami: [1300, "$15,600"],
  }),
});

/** Typical figures of a trade, for unknown cities. */
const fallbacks = lookupTable<Figures>({
  pest_control: [800, "$10,400"],
  hvac: [1800, "$27,000"],
  plumbing: [1400, "$18,200"],
  electrician: [1200, "$18,000"],
  lawn_care: [800, "$8,800"],
  handyman: [1000, "$12,000"],
});

/** 1,600 or more searches a month are High, 1,000 or more Medium. */
function competitionOf(searchVolume: number): Competition {
  if (searchVolume >= 1600) return "High";
  return searchVolume >= 1000 ? "Medium" : "Low";
}

/** States of the cities in the table: "Austin, MN" is a different city. */
const homes = lookupTable({ austin: "TX", charlotte: "NC", denver: "CO", miami: "FL" });

/**
 * The estimate for a trade (by key) in a city, with or without its state. An unknown city gets the trade's
 * typical figures and `specificToCity: false`; an unknown trade falls back to HVAC (`estimates.fallback`).
 */
export function estimateMarket(
  trade: string,
  city: string,
): MarketEstimate & { specificToCity: boolean } {
  const { city: bare, state } = splitCity(city);
  const name = cityKey(bare, state ?? "");
  const isInState = state === null || homes.get(name) === state;
  const figures = isInState ? byCity.get(trade)?.get(name) : undefined;
  const [searchVolume, leadValueEstimate] = figures ??
    fallbacks.get(trade) ??
    fallbacks.get("hvac") ?? [0, "$0"];
  return {
    searchVolume,
    leadValueEstimate,
    competition: competitionOf(searchVolume),
    specificToCity: figures !== undefined,
  };
}

/** A lookup table without inherited keys, so "constructor" isn't a trade. */
function lookupTable<T>(table: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}
