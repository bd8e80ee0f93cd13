import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { basicCharacters } from "./basic-characters.ts";

/** No Figtree file has these signs; the next font in the stack draws them. */
const drawnByOthers = new Set(["←", "→", "⌘"]);

test("every page's font subset has all letters our texts use", () => {
  const basic = new Set(basicCharacters());
  const folder = new URL("../../../src/content/", import.meta.url);
  const text = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    // Comments aren't shown on pages.
    .map((path) => readFileSync(new URL(path, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""))
    .join("");
  const missing = [...new Set(text)].filter((letter) => !basic.has(letter) && letter !== "\n");
  expect(missing.filter((letter) => !drawnByOthers.has(letter))).toEqual([]);
});
