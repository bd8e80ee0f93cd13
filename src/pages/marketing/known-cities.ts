/** The cities whose figures are known (specification §9). */
export const knownCities = ["Austin, TX", "Charlotte, NC", "Denver, CO", "Miami, FL"] as const;
