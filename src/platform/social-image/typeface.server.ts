import type { Font } from "opentype.js";
import { type FontPart, figtree, runsIn } from "../typeface/figtree.server.ts";

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
  medium: typeface(figtree.medium),
  bold: typeface(figtree.bold),
};

function typeface(parts: readonly FontPart[]): Typeface {
  const widthOf = (text: string) =>
    runsIn(text, parts).reduce(
      (width, run) => width + run.part.font.getAdvanceWidth(run.text, unit),
      0,
    );
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
      for (const run of runsIn(text, parts)) {
        const { font } = run.part;
        path += pathData(font.getPath(run.text, at, y, size).commands);
        at += font.getAdvanceWidth(run.text, size);
      }
      return path;
    },
  };
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
