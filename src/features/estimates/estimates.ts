export const competitionLevels = ["Low", "Medium", "High"] as const;

export type Competition = (typeof competitionLevels)[number];
