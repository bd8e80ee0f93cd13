import { createHash } from "node:crypto";
import { brandColors } from "~/features/directory/brand-colors.ts";

/** The style sheet of one business's colours, and the hash by which the page's policy lets it through. */
export function brandStyle(brandColor: string | null): { css: string; hash: string } {
  const { background, text } = brandColors(brandColor);
  const css = `:root{--business:${background};--on-business:${text}}`;
  return { css, hash: `sha256-${createHash("sha256").update(css).digest("base64")}` };
}
