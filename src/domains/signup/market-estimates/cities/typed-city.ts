import { findState } from "~/domains/shared/services/states.ts";
import { splitCityBy } from "./split-city.ts";

/** A typed city and its state, by the names of all states. */
export function splitCity(text: string): { city: string; state: string | null } {
  return splitCityBy((state) => findState(state)?.code, text);
}
