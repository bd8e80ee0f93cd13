import fc from "fast-check";
import { expect, test } from "vitest";
import { describeLength, segmentsOf, withPlainPunctuation } from "./segments.ts";

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
  // The € and the emoji don't fit in the last place of a segment.
  [`${"a".repeat(152)}€${"a".repeat(152)}`, "GSM-7", 306, 3],
  [`${"a".repeat(153)}€${"a".repeat(151)}`, "GSM-7", 306, 2],
  [`${"a".repeat(66)}👍${"a".repeat(66)}`, "UCS-2", 134, 3],
  [`${"a".repeat(67)}👍${"a".repeat(65)}`, "UCS-2", 134, 2],
])("%j counts as %s, %i characters, %i segments", (text, encoding, characters, segments) => {
  expect(segmentsOf(text)).toEqual({ encoding, characters, segments });
});

test("replaces curly quotes and long dashes so they cost no second text", () => {
  const curly = "We’ll call “Pat” – or you call us… soon—today";
  expect(segmentsOf(curly).encoding).toBe("UCS-2");
  expect(withPlainPunctuation(curly)).toBe('We\'ll call "Pat" - or you call us... soon-today');
  expect(segmentsOf(withPlainPunctuation(curly)).encoding).toBe("GSM-7");
});

test("longer text never takes fewer segments", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, more) => {
      expect(segmentsOf(one + more).segments).toBeGreaterThanOrEqual(segmentsOf(one).segments);
    }),
  );
});

/** Splits a text into the parts that a phone joins, without splitting characters. */
function cut(text: string, joined: number, placesOf: (letter: string) => number): string[] {
  const parts = [""];
  for (const letter of text) {
    const used = [...(parts.at(-1) ?? "")].reduce((sum, letter) => sum + placesOf(letter), 0);
    if (used + placesOf(letter) > joined) parts.push("");
    parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}

test("counts segments without splitting characters", () => {
  const plain = fc.constantFrom("a", "é", "€", "[", "~");
  const any = fc.constantFrom("a", "€", "☕", "👍", "😀");
  const long = { minLength: 60, maxLength: 500 };
  fc.assert(
    fc.property(fc.string({ unit: plain, ...long }), fc.string({ unit: any, ...long }), (a, b) => {
      for (const text of [a, b]) {
        const { encoding, characters, segments } = segmentsOf(text);
        const isPlain = encoding === "GSM-7";
        const placesOf = (letter: string) =>
          isPlain ? 1 + Number("^{}\\[~]|€\f".includes(letter)) : letter.length;
        if (characters <= (isPlain ? 160 : 70)) expect(segments).toBe(1);
        else expect(segments).toBe(cut(text, isPlain ? 153 : 67, placesOf).length);
      }
    }),
  );
});

test("describes a text's length and why an emoji makes it cost more", () => {
  expect(describeLength(segmentsOf("a".repeat(160)))).toBe("160 characters, 1 text");
  expect(describeLength(segmentsOf("a".repeat(161)))).toBe("161 characters, counts as 2 texts");
  expect(describeLength(segmentsOf(`😀${"a".repeat(69)}`))).toBe(
    "71 characters, counts as 2 texts (emoji and special characters cut each text to 70 characters)",
  );
});
