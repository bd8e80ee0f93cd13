/** A type of appointment, as far as its times depend on it. */
export type TimedType = {
  durationMinutes: number;
  travelMinutes: number;
  isBookableOnline: boolean;
  /** Where it's offered; without ZIP codes and towns, everywhere. */
  zipCodes: readonly string[];
  towns: readonly string[];
  /** The crews that do it; empty for all. */
  crewIds: readonly string[];
};

/** Where the work is. */
export type Place = { city: string | null; zipCode: string | null };

/** Whether a type is offered at this place. Unknown details of the place don't rule it out. */
export function isServed(
  { zipCodes, towns }: Pick<TimedType, "zipCodes" | "towns">,
  { city, zipCode }: Place,
): boolean {
  if (zipCodes.length === 0 && towns.length === 0) return true;
  if (zipCode !== null && zipCodes.includes(zipCode)) return true;
  if (city !== null && towns.some((town) => townKey(town) === townKey(city))) return true;
  return (zipCodes.length > 0 && zipCode === null) || (towns.length > 0 && city === null);
}

/** Ignores case, punctuation, and a state after a comma. */
const townKey = (name: string) =>
  (name.split(",")[0] ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
