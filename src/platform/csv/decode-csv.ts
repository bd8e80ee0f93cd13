/** How the text of a file is encoded. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

export type DecodedFile = { text: string; encoding: Encoding; warning: string | null };

const guessed =
  "This file doesn’t say how its letters are encoded. Check that names with accents look right";

/**
 * The text of a file as programs save it: UTF-8, UTF-16 with or without its mark, the code page of
 * Windows, or the one of old Macs, which is a guess and comes with a warning.
 */
export function decodeCsv(bytes: Uint8Array): DecodedFile {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replaceAll("\u0000", "");
  const isDamaged = encoding !== "macintosh" && text.slice(0, 200_000).includes("\uFFFD");
  return { text, encoding, warning: encoding === "macintosh" || isDamaged ? guessed : null };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  // A workbook is no text at all; what reads it says so.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return "windows-1252";
  const zeros = zeroBytes(bytes.subarray(0, 4_096));
  if (zeros.odd > 0.3 && zeros.even < 0.1) return "utf-16le";
  if (zeros.even > 0.3 && zeros.odd < 0.1) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  return likelihood(bytes, "macintosh") > likelihood(bytes, "windows-1252")
    ? "macintosh"
    : "windows-1252";
}

/** Which part of the bytes at even and at odd places is zero: half of what most letters take in UTF-16. */
function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const count = [0, 0];
  for (const [at, byte] of bytes.entries())
    if (byte === 0) count[at % 2] = (count[at % 2] ?? 0) + 1;
  const half = Math.max(bytes.length / 2, 1);
  return { even: (count[0] ?? 0) / half, odd: (count[1] ?? 0) / half };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const insideWord = /[A-Za-z][À-ÖØ-öø-ÿŒœŠšŽžŸ]|[À-ÖØ-öø-ÿŒœŠšŽžŸ][A-Za-z]/g;
const punctuation = /[A-Za-z]’[A-Za-z]|\s[“‘–—]|[“‘]\S|\S[”]|[–—]\s/g;
/** What no word has: a capital after a small letter, a sign between letters. */
const unlikely = /[a-zà-ÿ][À-ÖØ-ÞŠŽŸŒ]|[A-Za-z][^\0-\x7f\p{L}’‘–—”“ ][A-Za-z]/gu;

/** How much the bytes beyond ASCII look like words and marks when they are read so. */
function likelihood(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 200_000));
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(insideWord) + 2 * count(punctuation) - 3 * count(unlikely);
}
