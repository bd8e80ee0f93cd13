/** The cities whose figures are known (`estimates.figures`). */
export const citiesWithFigures = [
  "Austin, TX",
  "Charlotte, NC",
  "Denver, CO",
  "Miami, FL",
] as const;
