/** Color names that people use for their brand; the values are CSS's. */
// biome-ignore format: one table, read as one
const named = new Map(Object.entries({
  black: "#000000", blue: "#0000ff", brown: "#a52a2a", crimson: "#dc143c", gold: "#ffd700",
  gray: "#808080", green: "#008000", grey: "#808080", indigo: "#4b0082", lime: "#00ff00",
  maroon: "#800000", navy: "#000080", olive: "#808000", orange: "#ffa500", pink: "#ffc0cb",
  purple: "#800080", red: "#ff0000", royalblue: "#4169e1", silver: "#c0c0c0", skyblue: "#87ceeb",
  tan: "#d2b48c", teal: "#008080", turquoise: "#40e0d0", violet: "#ee82ee", white: "#ffffff",
  yellow: "#ffff00",
}));

export const brandColorProblem = "Use a color like #1d4ed8, or a name like navy";

/**
 * A color as a contractor writes it, as `#rrggbb` in lower case: hex with three or six digits, or
 * a name of the list. Null for anything else, so that nothing else ever reaches a style sheet.
 */
export function parseBrandColor(text: string): string | null {
  const word = text.trim().toLowerCase();
  const known = named.get(word.replace(/[\s-]/g, ""));
  if (known) return known;
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(word)?.[1];
  if (!hex) return null;
  return `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`;
}
