import { findState } from "./states.ts";

/** One service in one city: what a contractor holds alone (`territories.exclusive`). */
export type Territory = { service: string; citySlug: string; state: string };

/**
 * The address form of a city's name (`territories.city-slug`): lower case, letters and digits kept, every run
 * of anything else one hyphen. Accents are written without them: "Cañon City" is `canon-city`.
 */
export function citySlug(city: string): string {
  return city
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The canonical address of a business page: `/plumbing/san-antonio-tx`. */
export function businessPath(territory: Territory): string {
  return `/${territory.service}/${encodeURIComponent(territory.citySlug)}-${territory.state.toLowerCase()}`;
}

/**
 * Reads the second part of a business page's address: the last hyphen separates the city from the
 * two letters of the state (`territories.city-slug`). Other spellings of the same place are understood, so that
 * they can be redirected. Null when it names no city or no state of the United States.
 */
export function parseCityState(text: string): { citySlug: string; state: string } | null {
  const hyphen = text.lastIndexOf("-");
  if (hyphen < 1) return null;
  const state = findState(text.slice(hyphen + 1));
  const slug = citySlug(text.slice(0, hyphen));
  return state && slug ? { citySlug: slug, state: state.code } : null;
}
