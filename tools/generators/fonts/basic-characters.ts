import { readFileSync } from "node:fs";

/** The characters of the basic subset, as its `unicode-range` in the fonts' style sheet lists them. */
export function basicCharacters(): string {
  const css = readFileSync(new URL("../../../src/ui/styles/fonts.css", import.meta.url), "utf8");
  const [, ranges = ""] = /figtree-basic\.woff2[^}]*unicode-range:\s*([^;]+);/.exec(css) ?? [];
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}
