import latinMedium from "@fontsource/figtree/files/figtree-latin-500-normal.woff?inline";
import latinBold from "@fontsource/figtree/files/figtree-latin-700-normal.woff?inline";
import moreMedium from "@fontsource/figtree/files/figtree-latin-ext-500-normal.woff?inline";
import moreBold from "@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?inline";
import opentype, { type Font } from "opentype.js";

/** Text turned into outlines, so that a picture needs no font on the machine that draws it. */
export type Typeface = {
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** SVG path data of one line; `y` is the line the letters stand on. */
  outline(text: string, x: number, y: number, size: number): string;
};

/** Pixels per em at which words are measured. */
const unit = 1000;

/** The site's typeface. Characters that it does not have are left out. */
export const typefaces: Record<"medium" | "bold", Typeface> = {
  medium: typeface(latinMedium, moreMedium),
  bold: typeface(latinBold, moreBold),
};

function typeface(...inlined: string[]): Typeface {
  const fonts = inlined.map(parse);
  const widthOf = (text: string) =>
    runs(text, fonts).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, unit), 0);
  const space = widthOf(" ");
  return {
    // Word by word, because that is how lines are broken: each word is measured once or twice.
    measure: (text, size) => {
      const words = text.split(" ");
      const letters = words.reduce((width, word) => width + widthOf(word), 0);
      return ((letters + space * (words.length - 1)) * size) / unit;
    },
    outline(text, x, y, size) {
      let at = x;
      let path = "";
      for (const { font, text: part } of runs(text, fonts)) {
        path += pathData(font.getPath(part, at, y, size).commands);
        at += font.getAdvanceWidth(part, size);
      }
      return path;
    },
  };
}

function parse(inlined: string): Font {
  const bytes = Buffer.from(inlined.slice(inlined.indexOf(",") + 1), "base64");
  return opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
}

/** Stretches of text that one of the fonts can write, in order; the first font that can is taken. */
function runs(text: string, fonts: Font[]): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const font = fonts.find((one) => one.hasChar(character));
    const last = found.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

/** The library's own writer makes NaN of some numbers when it rounds them. */
function pathData(commands: ReturnType<Font["getPath"]>["commands"]): string {
  return commands
    .map(
      ({ type, ...points }) =>
        type +
        Object.values(points)
          .map((n) => n.toFixed(1))
          .join(" "),
    )
    .join("");
}
