import { citySlug } from "~/features/services/territory.ts";
import { citiesByPopulation } from "./cities.generated.server.ts";

/** A city of the list, and where it is, in degrees. */
export type KnownCity = {
  city: string;
  slug: string;
  state: string;
  /** As it is searched: " san antonio tx". */
  words: string;
  latitude: number;
  longitude: number;
};

type KnownCities = {
  /** The largest first. */
  list: readonly KnownCity[];
  bySlug: ReadonlyMap<string, readonly KnownCity[]>;
};

let known: KnownCities | undefined;

/** The cities of the United States with a thousand people or more; read once, when first asked for. */
export function knownCities(): KnownCities {
  if (known) return known;
  const bySlug = new Map<string, KnownCity[]>();
  const list = citiesByPopulation
    .trim()
    .split("\n")
    .map((line) => {
      const [city = "", state = "", latitude, longitude] = line.split("|");
      const place = {
        city,
        state,
        slug: citySlug(city),
        words: ` ${plainWords(`${city} ${state}`)}`,
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
      const named = bySlug.get(place.slug);
      if (named) named.push(place);
      else bySlug.set(place.slug, [place]);
      return place;
    });
  known = { list, bySlug };
  return known;
}

/** Words as they are compared: "St. Louis, MO" is "st louis mo". */
export function plainWords(text: string): string {
  return citySlug(text).replaceAll("-", " ");
}

/** The city of this name, in this state or else the largest anywhere; null when there is none. */
export function findCity(name: string, state: string | null): KnownCity | null {
  const named = knownCities().bySlug.get(citySlug(name)) ?? [];
  return named.find((one) => state === null || one.state === state) ?? null;
}
