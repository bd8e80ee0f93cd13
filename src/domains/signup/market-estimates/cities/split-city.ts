/**
 * Splits a typed city from its state: "Austin", "Austin, TX", "austin, texas", "Austin TX". Without a
 * comma, only an uppercase code counts as a state.
 * @param findCode returns a state's code for its code or name, in any case
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

/** The format a city is saved in: "Austin, TX". */
export function joinCity(city: string, state: string): string {
  return `${city}, ${state}`;
}
