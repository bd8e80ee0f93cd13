import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { basicCharacters } from "./basic-characters.ts";

/**
 * Writes the Figtree subset that every page needs first: the letters of English. Pages with other
 * letters fetch the rest from the package's own file, by its range in src/ui/styles/fonts.css. Run
 * it after an update of the package: `npm run tool -- generators node
 * tools/generators/fonts/make-figtree-basic.ts`.
 */
const whole = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const target = new URL("../../../src/ui/styles/figtree-basic.woff2", import.meta.url);

const font = readFileSync(createRequire(import.meta.url).resolve(whole));
const basic = await subsetFont(font, basicCharacters(), { targetFormat: "woff2" });
writeFileSync(target, basic);
console.log(`${font.length} to ${basic.length} bytes: ${target.pathname}`);
