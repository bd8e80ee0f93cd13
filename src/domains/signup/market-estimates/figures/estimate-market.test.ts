import { expect, test } from "vitest";
import { trades } from "~/domains/shared/services/services.ts";
import { estimateMarket } from "./estimate-market.ts";

/** The specified figures, verbatim: Austin, Charlotte, Denver, Miami, anywhere else. */
// biome-ignore format: one table, read as one
const figures: Record<string, [number, string][]> = {
  pest_control: [[1200, "$15,600"], [850, "$11,000"], [950, "$12,350"], [1500, "$19,500"], [800, "$10,400"]],
  hvac: [[2200, "$33,000"], [1800, "$27,000"], [1600, "$24,000"], [2800, "$42,000"], [1800, "$27,000"]],
  plumbing: [[1800, "$23,400"], [1400, "$18,200"], [1200, "$15,600"], [2100, "$27,300"], [1400, "$18,200"]],
  electrician: [[1400, "$21,000"], [1100, "$16,500"], [1000, "$15,000"], [1700, "$25,500"], [1200, "$18,000"]],
  lawn_care: [[900, "$9,900"], [750, "$8,250"], [650, "$7,150"], [1100, "$12,100"], [800, "$8,800"]],
  handyman: [[1100, "$13,200"], [900, "$10,800"], [800, "$9,600"], [1300, "$15,600"], [1000, "$12,000"]],
};
const cities = ["austin", "charlotte", "denver", "miami", "springfield"];

const combinations = Object.entries(figures).flatMap(([trade, row]) =>
  row.map(([volume, value], index) => [trade, cities[index] ?? "", volume, value] as const),
);

test("all six trades have figures", () => {
  expect(Object.keys(figures).toSorted()).toEqual(trades.map(({ key }) => key).toSorted());
});

test.each(combinations)("%s in %s: %i searches, %s", (trade, city, volume, value) => {
  const competition = volume >= 1600 ? "High" : volume >= 1000 ? "Medium" : "Low";
  expect(estimateMarket(trade, city)).toEqual({
    searchVolume: volume,
    leadValueEstimate: value,
    competition,
    specificToCity: city !== "springfield",
  });
});

test("ignores case, spaces, and the city's own state", () => {
  const austin = estimateMarket("hvac", "austin");
  for (const spelling of ["AUSTIN", "  Austin ", "Austin, TX", "austin, texas", "Austin TX"]) {
    expect(estimateMarket("hvac", spelling)).toEqual(austin);
  }
  for (const city of ["Austin, MN", "Austintown", "", "Aust"]) {
    expect(estimateMarket("hvac", city).specificToCity, city).toBe(false);
  }
});

// estimates.fallback
test("an unknown trade falls back to HVAC", () => {
  expect(estimateMarket("astrology", "austin")).toEqual(estimateMarket("hvac", "nowhere"));
  expect(estimateMarket("constructor", "austin").searchVolume).toBe(1800);
});
