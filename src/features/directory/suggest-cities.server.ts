import { citySlug } from "~/features/services/territory.ts";
import { citiesByPopulation } from "./cities.generated.server.ts";

export type City = { city: string; state: string };

type KnownCities = {
  /** The largest first, each with its words as they are searched. */
  list: readonly (City & { words: string })[];
  bySlug: ReadonlyMap<string, readonly City[]>;
};

let known: KnownCities | undefined;

/** The list, read once, when it is first asked for. */
function readCities(): KnownCities {
  if (known) return known;
  const bySlug = new Map<string, City[]>();
  const list = citiesByPopulation
    .trim()
    .split("\n")
    .map((line) => {
      const [city = "", state = ""] = line.split("|");
      const slug = citySlug(city);
      bySlug.set(slug, [...(bySlug.get(slug) ?? []), { city, state }]);
      return { city, state, words: ` ${plain(`${city} ${state}`)}` };
    });
  known = { list, bySlug };
  return known;
}

const plain = (text: string) => citySlug(text).replaceAll("-", " ");

/**
 * Cities of the United States that somebody may be about to type: those that begin so, then those
 * with a later word that does ("antonio"); the largest first.
 */
export function suggestCities(typed: string, most = 8): City[] {
  const wanted = plain(typed.slice(0, 80));
  if (wanted === "") return [];
  const found: City[] = [];
  const later: City[] = [];
  for (const { city, state, words } of readCities().list) {
    const at = words.indexOf(` ${wanted}`);
    if (at === 0) found.push({ city, state });
    else if (at > 0 && later.length < most) later.push({ city, state });
    if (found.length === most) return found;
  }
  return [...found, ...later].slice(0, most);
}

/** The city of this name, in this state or else the largest anywhere; null when there is none. */
export function findCity(name: string, state: string | null): City | null {
  const named = readCities().bySlug.get(citySlug(name)) ?? [];
  return named.find((one) => state === null || one.state === state) ?? null;
}
