const ink = "#0b1a33";
const white = "#ffffff";
const fallback = "#12305f";

export type BrandColors = { background: string; text: string };

/**
 * A business's colour and the text colour that can be read on it, with at least 4.5:1
 * (compliance A4). Anything that is not `#rrggbb` counts as no colour (faults 33).
 */
export function brandColors(brandColor: string | null): BrandColors {
  const background = brandColor && /^#[0-9a-f]{6}$/i.test(brandColor) ? brandColor : fallback;
  const [best = white] = [white, ink, "#000000"]
    .filter((text) => contrast(background, text) >= 4.5)
    .slice(0, 1);
  return { background, text: best };
}

/** The style sheet that gives a page its business's colours. */
export function brandStyle(brandColor: string | null): string {
  const { background, text } = brandColors(brandColor);
  return `:root{--business:${background};--on-business:${text}}`;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
