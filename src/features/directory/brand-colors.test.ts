import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors, contrast } from "./brand-colors.ts";

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("text on any brand colour has at least 4.5 to 1", () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, (color) => {
      const { background, text } = brandColors(color);
      expect(background).toBe(color);
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

test("what is no colour gives the default and never reaches the page", () => {
  const usual = brandColors(null);
  for (const attack of ["red;}body{display:none", "#12345", "url(x)", "</style><script>"]) {
    expect(brandColors(attack)).toEqual(usual);
  }
});
