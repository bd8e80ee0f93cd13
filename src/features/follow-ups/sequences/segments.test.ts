import fc from "fast-check";
import { expect, test } from "vitest";
import { lengthInWords, segmentsOf, withPlainPunctuation } from "./segments.ts";

test.each([
  ["", "GSM-7", 0, 1],
  ["a".repeat(160), "GSM-7", 160, 1],
  ["a".repeat(161), "GSM-7", 161, 2],
  ["a".repeat(306), "GSM-7", 306, 2],
  ["a".repeat(307), "GSM-7", 307, 3],
  [`${"a".repeat(158)}€`, "GSM-7", 160, 1],
  [`${"a".repeat(159)}€`, "GSM-7", 161, 2],
  ["é".repeat(160), "GSM-7", 160, 1],
  ["ê", "UCS-2", 1, 1],
  ["☕".repeat(70), "UCS-2", 70, 1],
  ["☕".repeat(71), "UCS-2", 71, 2],
  ["👍", "UCS-2", 2, 1],
])(
  "sms.segments: %j counts as %s, %i characters, %i segments",
  (text, encoding, characters, segments) => {
    expect(segmentsOf(text)).toEqual({ encoding, characters, segments });
  },
);

test("sms.segments: curly quotes and long dashes are made plain, so that they cost no second text", () => {
  const curly = "We’ll call “Pat” – or you call us… soon—today";
  expect(segmentsOf(curly).encoding).toBe("UCS-2");
  expect(withPlainPunctuation(curly)).toBe('We\'ll call "Pat" - or you call us... soon-today');
  expect(segmentsOf(withPlainPunctuation(curly)).encoding).toBe("GSM-7");
});

test("sms.segments: more words never take fewer segments", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, more) => {
      expect(segmentsOf(one + more).segments).toBeGreaterThanOrEqual(segmentsOf(one).segments);
    }),
  );
});

test("sms.segments: what a text costs is said in words, and why an emoji makes it more", () => {
  expect(lengthInWords(segmentsOf("a".repeat(160)))).toBe("160 characters");
  expect(lengthInWords(segmentsOf("a".repeat(161)))).toBe("161 characters, counts as 2 texts");
  expect(lengthInWords(segmentsOf(`😀${"a".repeat(69)}`))).toBe(
    "71 characters, counts as 2 texts (with an emoji or a special letter only 70 fit in one)",
  );
});
