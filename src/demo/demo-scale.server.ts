import { knownCities } from "~/domains/shared/cities/known-cities.server.ts";
import { services } from "~/domains/shared/services/services.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { familyNames, givenNames, tradeWords } from "./samples/business-names.ts";
import { seedApplications } from "./seed-applications.server.ts";
import { seedContractors } from "./seed-contractors.server.ts";
import { seedEstimates } from "./seed-estimates.server.ts";

/** How many cities the synthetic people come from. */
const cityCount = 400;

export type OnProgress = (added: number, total: number) => void;

/** Fills a table that staff look at up to so many rows; each says how many it added. */
export const demoScales: Record<
  "contractors" | "estimates" | "applications",
  (platform: Platform, rows: number, onProgress: OnProgress) => Promise<number>
> = {
  contractors: (platform, rows, onProgress) =>
    seedContractors(
      platform,
      rows,
      { ...people(), tradeWords: Object.values(tradeWords).flat() },
      onProgress,
    ),
  estimates: (platform, rows, onProgress) => {
    const industries = services.filter(({ trade }) => trade).map(({ key }) => key);
    return seedEstimates(platform, rows, { industries, cities: people().cities }, onProgress);
  },
  applications: (platform, rows, onProgress) =>
    seedApplications(
      platform,
      rows,
      { ...people(), services: services.map(({ label }) => label) },
      onProgress,
    ),
};

function people() {
  const cities = knownCities().list.slice(0, cityCount);
  return { givenNames, familyNames, cities: cities.map(({ city, state }) => `${city}|${state}`) };
}
