import {
  cityKey,
  citySlug,
  longAndShortForms,
  replaceApostrophes,
  withoutApostrophes,
} from "~/domains/shared/services/territory.ts";
import { dataLines } from "~/platform/data-lines.ts";
import cities from "./cities.txt?raw";

export type City = { city: string; state: string };

/**
 * Suggests US cities while someone types: names that start with the text first, then names with a later word
 * that does ("antonio"); largest first.
 */
export function suggestCities(typed: string, limit = 8): City[] {
  const search = plainWords(typed.slice(0, 80));
  if (search === "") return [];
  const cities: City[] = [];
  const later: City[] = [];
  const word = ` ${search}`;
  for (const { city, state, spellings } of knownCities().list) {
    if (spellings.some((spelling) => spelling.startsWith(word))) cities.push({ city, state });
    else if (later.length < limit && spellings.some((spelling) => spelling.includes(word))) {
      later.push({ city, state });
    }
    if (cities.length === limit) return cities;
  }
  return [...cities, ...later].slice(0, limit);
}

/** A listed city and its coordinates in degrees. */
export type KnownCity = {
  city: string;
  slug: string;
  state: string;
  /** Search keys for every spelling: " san antonio tx", " sanantonio tx". */
  spellings: readonly string[];
  latitude: number;
  longitude: number;
};

type KnownCities = {
  /** Largest first. */
  list: readonly KnownCity[];
  byKey: ReadonlyMap<string, readonly KnownCity[]>;
};

let cached: KnownCities | undefined;

/** All US cities with a population of at least 1,000; loaded on first use. */
export function knownCities(): KnownCities {
  if (cached) return cached;
  const byKey = new Map<string, KnownCity[]>();
  const list = dataLines(cities).map((line) => {
    const [city = "", state = "", latitude, longitude] = line.split("|");
    const place = {
      city,
      state,
      slug: citySlug(city),
      spellings: spellingsOf(city, state),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
    const key = cityKey(city, state);
    const matches = byKey.get(key);
    if (matches) matches.push(place);
    else byKey.set(key, [place]);
    return place;
  });
  cached = { list, byKey };
  return cached;
}

/** Text normalized for comparison: "St. Louis, MO" is "st louis mo", "O’Fallon" is "ofallon". */
function plainWords(text: string): string {
  return citySlug(withoutApostrophes(text)).replaceAll("-", " ");
}

/**
 * The city with this name in any spelling (`territories.one-town`), in this state, or else the largest
 * anywhere; null if there is none.
 */
export function findCity(name: string, state: string | null): KnownCity | null {
  const matches = knownCities().byKey.get(cityKey(name, state ?? "")) ?? [];
  return matches.find((match) => state === null || match.state === state) ?? null;
}

/** The ways to type a city, apart from case, accents, and punctuation. */
function spellingsOf(city: string, state: string): string[] {
  const spellings = [withoutApostrophes(city), replaceApostrophes(city, " ")].map((name) =>
    citySlug(name).split("-"),
  );
  const words = spellings.flatMap(longAndShortForms);
  return [...new Set(words.flatMap((name) => [name.join(" "), name.join("")]))].map(
    (name) => ` ${name} ${state.toLowerCase()}`,
  );
}
