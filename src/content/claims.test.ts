import { expect, test } from "vitest";
import { type Claim, claims } from "./claims.ts";

// content.claims-kept
test("each claimed statistic appears once, with a place for its source", () => {
  const allClaims: Claim[] = Object.values(claims);
  const words = allClaims.map(({ figure, label }) => `${figure} ${label}`);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((text) => !/\d/.test(text))).toEqual([]);
  expect(allClaims.filter(({ source }) => source !== null && source.trim() === "")).toEqual([]);
});
