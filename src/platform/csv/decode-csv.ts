/** A file's text encoding. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

export type DecodedFile = { text: string; encoding: Encoding; warning: string | null };

const guessed =
  "This file doesn’t say how its letters are encoded. Check that names with accents look right";

/**
 * Decodes a file's text: UTF-8, UTF-16 with or without a byte order mark, the Windows code page, or
 * that of old Macs, which is a guess and returns a warning.
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
  // A workbook isn't text; its reader reports that.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return "windows-1252";
  const zeros = zeroBytes(bytes.subarray(0, 4_096));
  if (zeros.odd > 0.3 && zeros.even < 0.1) return "utf-16le";
  if (zeros.even > 0.3 && zeros.odd < 0.1) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  return likelihood(bytes, "macintosh") > likelihood(bytes, "windows-1252")
    ? "macintosh"
    : "windows-1252";
}

/** The share of zero bytes at even and odd positions: half of the bytes of most letters in UTF-16. */
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
/** Sequences that no word has: a capital after a small letter, or a symbol between letters. */
const unlikely = /[a-zà-ÿ][À-ÖØ-ÞŠŽŸŒ]|[A-Za-z][^\0-\x7f\p{L}’‘–—”“ ][A-Za-z]/gu;

/** How plausible the non-ASCII bytes are as words and punctuation in this encoding. */
function likelihood(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 200_000));
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(insideWord) + 2 * count(punctuation) - 3 * count(unlikely);
}
