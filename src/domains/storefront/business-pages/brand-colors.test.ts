import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors, brandStyle, contrast, mix } from "./brand-colors.ts";

test("computes contrast as WCAG defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

// business-pages.contents
test("text on any brand color has a contrast of at least 4.5", () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { background, text } = brandColors(color);
      expect(background).toBe(color);
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

test("text stays readable on the shade and over any veiled picture", () => {
  fc.assert(
    fc.property(hex, hex, (color, pixel) => {
      const { deep, veil, text } = brandColors(color);
      expect(contrast(deep, text)).toBeGreaterThanOrEqual(4.5);
      for (const below of [pixel, "#000000", "#ffffff"]) {
        expect(contrast(mix(below, veil, 0.82), text)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["#ff8b3d", false],
  ["#ffd700", false],
  ["#0b5c8a", true],
  ["#b4470c", true],
])("on %s the orange button is visible: %s", (color, standsOut) => {
  expect(brandColors(color).actionStandsOut).toBe(standsOut);
  expect(brandStyle(color).includes("--color-action:")).toBe(!standsOut);
});

test("an invalid color becomes the default and never reaches the page", () => {
  const usual = brandColors(null);
  for (const attack of ["red;}body{display:none", "#12345", "url(x)", "</style><script>"]) {
    expect(brandColors(attack)).toEqual(usual);
  }
});
