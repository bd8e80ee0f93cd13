const ink = "#0b1a33";
const white = "#ffffff";
const black = "#000000";
const fallback = "#12305f";
/** The site's color for the main action; see ui/styles/theme.css. */
const action = "#ff8b3d";
/** How opaque the veil over a picture is. */
const overlayOpacity = 0.82;
const minContrast = 4.5;

export type BrandColors = {
  background: string;
  /** Readable on the background, on `deep`, and on a picture under the veil. */
  text: string;
  /** The background, shaded away from the text color; the end of the gradient. */
  deep: string;
  /** Covers a picture at `overlayOpacity`, so text on it is readable whatever it shows. */
  veil: string;
  /** Whether the site's orange button is visible against the background. */
  actionStandsOut: boolean;
};

/**
 * A business's color and a readable text color for it, with a contrast of at least 4.5:1
 * (`business-pages.contents`). Anything but `#rrggbb` counts as no color (`fault.injection`).
 */
export function brandColors(brandColor: string | null): BrandColors {
  const background = brandColor && /^#[0-9a-f]{6}$/i.test(brandColor) ? brandColor : fallback;
  const text = [white, ink].find((color) => contrast(background, color) >= minContrast) ?? black;
  const away = text === white ? black : white;
  return {
    background,
    text,
    deep: mix(background, away, 0.3),
    veil: overlayFor(background, text, away),
    actionStandsOut: difference(background, action) > 0.2,
  };
}

/** The style sheet that applies a business's colors to the bands of its page. */
export function brandStyle(brandColor: string | null): string {
  const { background, text, deep, veil, actionStandsOut } = brandColors(brandColor);
  const [r, g, b] = channels(veil);
  const button = actionStandsOut
    ? ""
    : `--color-action:${text};--color-on-action:${background};--color-action-hover:${mix(text, background, 0.1)};`;
  return `.brand-band{--business:${background};--on-business:${text};--business-deep:${deep};--business-veil:rgb(${r} ${g} ${b}/${overlayOpacity});${button}}`;
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Blends a share of the second color into the first, as browsers do. */
export function mix(a: string, b: string, share: number): string {
  const others = channels(b);
  const mixed = channels(a).map(
    (channel, index) => channel + ((others[index] ?? 0) - channel) * share,
  );
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** The background, shaded away from the text until even the worst picture below can't hide the text. */
function overlayFor(background: string, text: string, away: string): string {
  const worst = away === black ? white : black;
  for (let share = 0; share < 1; share += 0.02) {
    const veil = mix(background, away, share);
    // Slightly more than needed, since browsers round.
    if (contrast(mix(worst, veil, overlayOpacity), text) >= minContrast + 0.1) return veil;
  }
  return away;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function linear(color: string): [r: number, g: number, b: number] {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

function luminance(color: string): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The perceptual difference of two colors: their distance in Oklab, about 0 to 1. */
function difference(first: string, second: string): number {
  const [a, b] = [oklab(first), oklab(second)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function oklab(color: string): number[] {
  const [r, g, b] = linear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
