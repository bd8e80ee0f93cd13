/** Crew colors, to distinguish crews at a glance along with their names. */
export const crewColors = [
  "blue",
  "green",
  "amber",
  "red",
  "purple",
  "teal",
  "pink",
  "gray",
] as const;
export type CrewColor = (typeof crewColors)[number];

export const crewColorLabels: Record<CrewColor, string> = {
  blue: "Blue",
  green: "Green",
  amber: "Amber",
  red: "Red",
  purple: "Purple",
  teal: "Teal",
  pink: "Pink",
  gray: "Gray",
};

/** Default name of a business's first crew. */
export const firstCrewName = "Crew 1";
