/** The colors by which crews are told apart at a glance; their names say it in words. */
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

/** What the first crew of a business is called until somebody names it. */
export const firstCrewName = "Crew 1";
