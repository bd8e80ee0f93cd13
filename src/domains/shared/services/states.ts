/** The US states, the District of Columbia, and Puerto Rico, by postal code. */
// biome-ignore format: one table, read as one
const names = {
  AL: "Alabama", AK: "Alaska", AZ: "Arizona", AR: "Arkansas", CA: "California", CO: "Colorado",
  CT: "Connecticut", DE: "Delaware", DC: "District of Columbia", FL: "Florida", GA: "Georgia",
  HI: "Hawaii", ID: "Idaho", IL: "Illinois", IN: "Indiana", IA: "Iowa", KS: "Kansas",
  KY: "Kentucky", LA: "Louisiana", ME: "Maine", MD: "Maryland", MA: "Massachusetts",
  MI: "Michigan", MN: "Minnesota", MS: "Mississippi", MO: "Missouri", MT: "Montana",
  NE: "Nebraska", NV: "Nevada", NH: "New Hampshire", NJ: "New Jersey", NM: "New Mexico",
  NY: "New York", NC: "North Carolina", ND: "North Dakota", OH: "Ohio", OK: "Oklahoma",
  OR: "Oregon", PA: "Pennsylvania", PR: "Puerto Rico", RI: "Rhode Island", SC: "South Carolina",
  SD: "South Dakota", TN: "Tennessee", TX: "Texas", UT: "Utah", VT: "Vermont", VA: "Virginia",
  WA: "Washington", WV: "West Virginia", WI: "Wisconsin", WY: "Wyoming",
} as const;

export type State = { code: string; name: string };

export const states: readonly State[] = Object.entries(names).map(([code, name]) => ({
  code,
  name,
}));

const byName = new Map(
  states.flatMap((state) => [
    [state.code.toLowerCase(), state],
    [state.name.toLowerCase(), state],
  ]),
);

/** The state with this code or name, in any case, or null. */
export function findState(text: string): State | null {
  return byName.get(text.trim().replace(/\s+/g, " ").toLowerCase()) ?? null;
}

/**
 * The state of a one-line postal address, from the code before its ZIP code ("Austin, TX 78701"), or null.
 */
export function stateOfAddress(address: string): State | null {
  const code = /\b([A-Z]{2})\s+\d{5}(?:-\d{4})?\s*(?:,\s*(?:USA?|United States)\s*)?$/.exec(
    address,
  );
  return code?.[1] ? findState(code[1]) : null;
}
