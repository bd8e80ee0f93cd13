/**
 * A city as people type it, with or without its state: "Austin", "Austin, TX", "austin, texas",
 * "Austin TX". Without a comma only a code in capitals is taken for a state.
 * @param findCode the code of a state by its code or name, in any case
 */
export function splitCityBy(
  findCode: (state: string) => string | undefined,
  text: string,
): { city: string; state: string | null } {
  const line = text.trim().replace(/\s+/g, " ");
  const [, city, name] =
    /^([^,]*[^, ]) ?, ?([^,]+)$/.exec(line) ?? /^(.*[^, ]) ([A-Z]{2})$/.exec(line) ?? [];
  const state = name ? findCode(name) : null;
  return city && state ? { city, state } : { city: line, state: null };
}

/** Where a request is stored: "Austin, TX". */
export function joinCity(city: string, state: string): string {
  return `${city}, ${state}`;
}
