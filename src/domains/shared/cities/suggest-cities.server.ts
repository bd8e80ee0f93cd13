import { knownCities, plainWords } from "./known-cities.server.ts";

export type City = { city: string; state: string };

/**
 * Suggests US cities while someone types: names that start with the text first, then names with a later word
 * that does ("antonio"); largest first.
 */
export function suggestCities(typed: string, most = 8): City[] {
  const wanted = plainWords(typed.slice(0, 80));
  if (wanted === "") return [];
  const found: City[] = [];
  const later: City[] = [];
  const word = ` ${wanted}`;
  for (const { city, state, spellings } of knownCities().list) {
    if (spellings.some((spelling) => spelling.startsWith(word))) found.push({ city, state });
    else if (later.length < most && spellings.some((spelling) => spelling.includes(word))) {
      later.push({ city, state });
    }
    if (found.length === most) return found;
  }
  return [...found, ...later].slice(0, most);
}
