import { expect, test } from "vitest";
import { decodeCsv } from "./parse-csv.ts";

const text = "name,email\r\nZoë Peña D’Arcy,zoe@example.com\r\n";

const utf16 = (order: "le" | "be", mark: boolean) => {
  const bytes = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
};
const inCodePage = (letters: Record<string, number>) =>
  Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0));

test.each([
  ["utf-8", Buffer.from(text)],
  ["utf-8", Buffer.from(`\uFEFF${text}`)],
  ["utf-16le", utf16("le", true)],
  ["utf-16le", utf16("le", false)],
  ["utf-16be", utf16("be", true)],
  ["utf-16be", utf16("be", false)],
  ["windows-1252", inCodePage({ ë: 0xeb, ñ: 0xf1, "’": 0x92 })],
])("decodes a file in %s", (encoding, bytes) => {
  expect(decodeCsv(bytes)).toEqual({ text, encoding, warning: null });
});

test("decodes an old Mac file with a warning", () => {
  const bytes = inCodePage({ ë: 0x91, ñ: 0x96, "’": 0xd5 });
  expect(decodeCsv(bytes)).toEqual({
    text,
    encoding: "macintosh",
    warning: expect.stringContaining("Check that names with accents look right"),
  });
});

test.each([
  [[0x93, 0x4a, 0x6f, 0x94, 0x20, 0x96, 0x20, 0x41, 0x6e, 0x74, 0x73], "“Jo” – Ants"],
  [[0x4a, 0x4f, 0x53, 0xc9, 0x20, 0x4d, 0x55, 0xd1, 0x4f, 0x5a], "JOSÉ MUÑOZ"],
  [[0x24, 0x31, 0x20, 0x80, 0x32], "$1 €2"],
])("decodes ambiguous bytes as Windows does: %j", (bytes, read) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toMatchObject({ text: read, encoding: "windows-1252" });
});

test("warns about characters that were already lost", () => {
  expect(decodeCsv(Buffer.from("name\nJos\uFFFD\n")).warning).not.toBeNull();
  expect(decodeCsv(new Uint8Array())).toMatchObject({ text: "", warning: null });
});
