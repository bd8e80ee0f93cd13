import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { basicCharacters } from "./basic-characters.ts";

/** Figtree has no such sign in any of its files; the next font in line draws it. */
const drawnByOthers = new Set(["←", "→", "⌘"]);

test("the part of the font that every page loads has every letter that our own words use", () => {
  const basic = new Set(basicCharacters());
  const folder = new URL("../../../src/content/", import.meta.url);
  const words = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    // What stands in comments is not shown.
    .map((path) => readFileSync(new URL(path, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""))
    .join("");
  const missing = [...new Set(words)].filter((letter) => !basic.has(letter) && letter !== "\n");
  expect(missing.filter((letter) => !drawnByOthers.has(letter))).toEqual([]);
});
