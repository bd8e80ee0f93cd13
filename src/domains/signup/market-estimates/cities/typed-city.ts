import { findState } from "~/domains/shared/index.ts";
import { splitCityBy } from "./split-city.ts";

/** Splits a typed city from its state, using all US states. */
export function splitCity(text: string): { city: string; state: string | null } {
  return splitCityBy((state) => findState(state)?.code, text);
}
