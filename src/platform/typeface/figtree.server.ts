import latinMedium from "@fontsource/figtree/files/figtree-latin-500-normal.woff?inline";
import latinBold from "@fontsource/figtree/files/figtree-latin-700-normal.woff?inline";
import moreMedium from "@fontsource/figtree/files/figtree-latin-ext-500-normal.woff?inline";
import moreBold from "@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?inline";
import opentype, { type Font } from "opentype.js";

/** A font file with the characters of some languages. */
export type FontPart = { name: string; file: Buffer; font: Font };

/** The site's typeface, for text that isn't rendered by a browser. */
export const figtree: Record<"medium" | "bold", readonly FontPart[]> = {
  medium: [part("medium", latinMedium), part("medium-more", moreMedium)],
  bold: [part("bold", latinBold), part("bold-more", moreBold)],
};

function part(name: string, inlined: string): FontPart {
  const file = Buffer.from(inlined.slice(inlined.indexOf(",") + 1), "base64");
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  return { name, file, font: opentype.parse(bytes as ArrayBuffer) };
}

/**
 * Runs of text that one font part can write, in order; the first capable part is used. Characters
 * missing from all parts are omitted or substituted.
 */
export function runsIn(
  text: string,
  parts: readonly FontPart[],
  standIn = "",
): { part: FontPart; text: string }[] {
  const pieces: { part: FontPart; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const has = parts.find(({ font }) => font.hasChar(character));
    const part = has ?? parts[0];
    const drawn = has ? character : standIn;
    const last = pieces.at(-1);
    if (!part || drawn === "") continue;
    if (last?.part === part) last.text += drawn;
    else pieces.push({ part, text: drawn });
  }
  return pieces;
}
