import fc from "fast-check";
import { expect, test } from "vitest";
import { isLatin, mixesScripts, nameSkeleton } from "./name-skeleton.ts";

const lone = "Lone Star Pest Defense";

test.each([
  ["L\u043ene Star Pest Defense", "a Cyrillic o"],
  ["\u041b\u043ene Star Pest Defense".replace("\u041b", "L"), "a Cyrillic o after a Latin L"],
  ["LONE STAR PEST DEFENSE", "capitals"],
  ["L0ne Star Pest Defense", "a zero"],
  ["|one Star Pest Defense", "a bar"],
  ["1one Star Pest Defense", "a one"],
  ["Ione Star Pest Defense", "a capital i"],
  ["L\u00f6ne Star Pest Defense", "an umlaut"],
  ["Lo\u200bne Star\u00ad Pest Defense", "invisible characters"],
  ["Lone  Star-Pest Defense", "other punctuation"],
  ["LoneStar PestDefense", "other spaces"],
  ["Lone Star Pest Defense LLC", "a legal form"],
  ["Lone Star Pest Defense, Inc.", "a legal form with punctuation"],
  ["The Lone Star Pest Defense Company", "an article and a legal form"],
  ["\u{1d40b}one Star Pest Defense", "a mathematical letter"],
  ["\uff2cone Star Pest Defense", "a full-width letter"],
  ["L\u03bfne \u0405tar \u03a1est Defens\u0435", "Greek and Cyrillic letters"],
])("%s looks like the name: %s", (name) => {
  expect(nameSkeleton(name)).toBe(nameSkeleton(lone));
});

test.each([
  "Lone Star Pest Control",
  "Lone Star Defense",
  "Star Pest Defense",
  "Lone Star Pest Defense Dallas",
])("%s is a different name", (name) => {
  expect(nameSkeleton(name)).not.toBe(nameSkeleton(lone));
});

test.each([
  ["Smith & Sons", "Smith and Sons LLC"],
  ["Cornerstone Plumbing", "Comerstone Plumbing"],
  ["Hill's Heating", "Hills Heating"],
  ["\u041a\u0440\u0430\u043c Heating", "Kpam Heating"],
])("%s and %s look alike", (a, b) => {
  expect(nameSkeleton(a)).toBe(nameSkeleton(b));
});

test("a name of only ignored words keeps them", () => {
  expect(nameSkeleton("The Company")).toBe(nameSkeleton("Company"));
  expect(nameSkeleton("The And")).not.toBe("");
  expect(nameSkeleton("Inc.")).not.toBe("");
});

test("a skeleton is its own skeleton, for any name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
      const skeleton = nameSkeleton(name);
      expect(skeleton.length).toBeLessThanOrEqual(200);
      expect(skeleton).not.toMatch(/\s/);
    }),
  );
});

test.each([
  ["L\u043ene Star", true],
  ["Lone Star", false],
  ["Pe\u00f1a & Sons, 24/7!", false],
  ["A-1 Plumbing \u2605", false],
  ["\u041b\u043e\u0443\u043d \u0421\u0442\u0430\u0440", false],
  ["\u91d1\u9f99\u6c34\u96fb \u30b5\u30fc\u30d3\u30b9", false],
  ["\u91d1\u9f99 Plumbing", true],
  ["\u0391\u0412\u0421 \u0410\u0411\u0412", true],
  ["123", false],
  ["", false],
])("%s mixes scripts: %s", (name, mixes) => {
  expect(mixesScripts(name)).toBe(mixes);
});

test("distinguishes a Latin city name from one with foreign letters", () => {
  expect(isLatin("Ca\u00f1on City")).toBe(true);
  expect(isLatin("D\u0430llas")).toBe(false);
});
