/** Common brand color names with their CSS values. */
// biome-ignore format: one table, read as one
const namedColors = new Map(Object.entries({
  black: "#000000", blue: "#0000ff", brown: "#a52a2a", crimson: "#dc143c", gold: "#ffd700",
  gray: "#808080", green: "#008000", grey: "#808080", indigo: "#4b0082", lime: "#00ff00",
  maroon: "#800000", navy: "#000080", olive: "#808000", orange: "#ffa500", pink: "#ffc0cb",
  purple: "#800080", red: "#ff0000", royalblue: "#4169e1", silver: "#c0c0c0", skyblue: "#87ceeb",
  tan: "#d2b48c", teal: "#008080", turquoise: "#40e0d0", violet: "#ee82ee", white: "#ffffff",
  yellow: "#ffff00",
}));

export const brandColorProblem = "Use a color like #1d4ed8, or a name like navy";

/**
 * Parses a brand color to lowercase `#rrggbb`: hex with three or six digits, or a listed name. Null for
 * anything else, so no other text reaches a style sheet.
 */
export function parseBrandColor(text: string): string | null {
  const word = text.trim().toLowerCase();
  const color = namedColors.get(word.replace(/[\s-]/g, ""));
  if (color) return color;
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(word)?.[1];
  if (!hex) return null;
  return `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`;
}

/** Maximum number of logo colors offered. */
const maxColors = 3;
/** Colors closer than this, per channel on average (0 to 255), count as the same. */
const minDistance = 40;

/**
 * The main colors of a logo as `#rrggbb`, largest first, three at most. White, black, and gray count only
 * if there are no others, since they are usually background and text.
 * @param pixels red, green, blue, and alpha of each pixel, 0 to 255, as in `ImageData`
 */
export function logoColors(pixels: Uint8ClampedArray): string[] {
  const groups = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const group = groups.get(key) ?? { count: 0, sums: [0, 0, 0] };
    group.count += 1;
    group.sums = [group.sums[0] + r, group.sums[1] + g, group.sums[2] + b];
    groups.set(key, group);
  }
  const colors = [...groups.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, sums }) => sums.map((sum) => Math.round(sum / count)));
  const vivid = colors.filter((color) => Math.max(...color) - Math.min(...color) > 30);
  const chosen: number[][] = [];
  for (const color of vivid.length > 0 ? vivid : colors) {
    if (chosen.length === maxColors) break;
    if (chosen.every((chosenColor) => distance(color, chosenColor) >= minDistance))
      chosen.push(color);
  }
  return chosen.map(
    (color) => `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
  );
}

const distance = (a: number[], b: number[]) =>
  a.reduce((sum, channel, index) => sum + Math.abs(channel - (b[index] ?? 0)), 0) / 3;

const megabyte = 1024 * 1024;

/** Maximum 5 MB and 40 megapixels; scaled down to 800 pixels per side. */
export const logoLimits = { maxBytes: 5 * megabyte, maxPixels: 40_000_000, maxSide: 800 };

const logoTypes = "image/png,image/jpeg,image/webp,image/gif";

const logoProblems = ["unsupported", "too_large", "not_stored"] as const;
export type LogoProblem = (typeof logoProblems)[number];

const messages: Record<LogoProblem, string> = {
  unsupported: "Use a PNG, JPEG, or WebP image",
  too_large: "The image is too large. Use one up to 5 MB and 40 megapixels",
  not_stored: "We couldn't save the logo",
};

/** Error text for the field. */
export function logoMessage(problem: LogoProblem): string {
  return messages[problem];
}

/** The problem with this code; null for any other reason. */
export function findLogoProblem(code: unknown): LogoProblem | null {
  return logoProblems.find((problem) => problem === code) ?? null;
}

/** Checks type and size before the upload; the server checks the content itself. */
export function refuseLogo(file: { type: string; size: number }): LogoProblem | null {
  if (file.size > logoLimits.maxBytes) return "too_large";
  return logoTypes.split(",").includes(file.type) ? null : "unsupported";
}
