import { findState } from "./states.ts";

/** One service in one city: what a contractor holds alone (`territories.exclusive`). */
export type Territory = { service: string; citySlug: string; state: string };

/**
 * The address form of a city's name: lower case, letters and digits kept, every run
 * of anything else one hyphen. Accents are written without them: "Cañon City" is `canon-city`.
 */
export function citySlug(city: string): string {
  return (
    city
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      // Some apostrophes, as in "ʻEwa", count as letters in Unicode.
      .replace(/(?:[^\p{L}\p{N}]|\p{Lm})+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}

/**
 * The folded name of a town (`territories.one-town`): the same for "St. Louis" and "Saint Louis", "Ft Worth" and
 * "Fort Worth", "Mt. Pleasant" and "Mount Pleasant", "O'Fallon", "O Fallon" and "OFallon". It is only
 * compared, never shown. The database's function `city_key` returns the same for every slug.
 */
export function cityKey(city: string, state: string): string {
  const slug = citySlug(city);
  // Two towns, far apart, whose names only differ in a space.
  if (state === "CA" && slug === "green-acres") return slug;
  return slug
    .replace(/(?<=^|-)(?:st|ste|sainte)(?=-|$)/g, "saint")
    .replace(/(?<=^|-)fort(?=-|$)/g, "ft")
    .replace(/(?<=^|-)mount(?=-|$)/g, "mt")
    .replaceAll("-", "");
}

/** The same for every spelling of a territory's town: what maps of territories are keyed by. */
export function territoryKey({ service, citySlug: slug, state }: Territory): string {
  return `${service}/${cityKey(slug, state)}-${state}`;
}

/** The canonical address of a business page: `/plumbing/san-antonio-tx`. */
export function businessPath(territory: Territory): string {
  return `/${territory.service}/${encodeURIComponent(territory.citySlug)}-${territory.state.toLowerCase()}`;
}

/**
 * Reads the second part of a business page's address: the last hyphen separates the city from the
 * two letters of the state. Other spellings of the same place are understood, so that
 * they can be redirected. Null when it names no city or no state of the United States.
 */
export function parseCityState(text: string): { citySlug: string; state: string } | null {
  const hyphen = text.lastIndexOf("-");
  if (hyphen < 1) return null;
  const state = findState(text.slice(hyphen + 1));
  const slug = citySlug(text.slice(0, hyphen));
  return state && slug ? { citySlug: slug, state: state.code } : null;
}
