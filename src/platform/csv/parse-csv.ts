/** A line of a file: its cells and its first line number in the file, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** Possible cell separators. */
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Characters that end an unquoted cell. */
const marks: Record<Delimiter, RegExp> = {
  ",": /[,\r\n]/g,
  ";": /[;\r\n]/g,
  "\t": /[\t\r\n]/g,
  "|": /[|\r\n]/g,
};

/**
 * Parses CSV text (RFC 4180) line by line. Cells may be quoted and contain delimiters and line
 * breaks; any system's line endings work. Skips a byte order mark and empty lines. An unclosed or
 * unescaped quote is an ordinary character, so no file is rejected for one.
 */
export function* parseCsv(text: string, delimiter: Delimiter = ","): Generator<CsvRecord> {
  const plain = marks[delimiter];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  // In a file full of unclosed quotes, only the first few are searched to the end.
  let patience = 4 * text.length;
  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    for (let more = true; more; ) {
      const quoted = text[at] === '"' && patience > 0 ? readQuoted(text, at, delimiter) : null;
      const isQuoted = quoted !== null && quoted.value !== null;
      if (quoted && !isQuoted) patience -= quoted.end - at;
      const parsed = isQuoted ? quoted : readPlain(text, at, plain);
      const value = parsed.value ?? "";
      cells.push(value);
      if (isQuoted) line += breaksIn(value);
      at = parsed.end;
      more = text[at] === delimiter;
      if (more) at += 1;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== "") yield { line: first, cells };
  }
}

function readPlain(text: string, start: number, mark: RegExp) {
  mark.lastIndex = start;
  const end = mark.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * A quoted cell and the position of the delimiter after it.
 * @returns no value, and how far it searched, if the quote at the start doesn't open a cell
 */
function readQuoted(
  text: string,
  start: number,
  delimiter: Delimiter,
): { value: string | null; end: number } {
  let value = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { value: null, end: text.length };
    value += text.slice(from, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      from = quote + 2;
      continue;
    }
    const end = endAfter(text, quote + 1, delimiter);
    if (end !== null) return { value: value + text.slice(quote + 1, end).trimEnd(), end };
    // The next cell starts here, so ours was never closed.
    const before = text[quote - 1];
    if (quote > start + 1 && (before === delimiter || before === "\n" || before === "\r")) {
      return { value: null, end: quote };
    }
    value += '"';
    from = quote + 1;
  }
}

/** Where a cell ends after its closing quote: directly, or after blanks; null if text follows. */
function endAfter(text: string, from: number, delimiter: Delimiter): number | null {
  let at = from;
  while (text[at] === " ") at += 1;
  const mark = text[at];
  return mark === undefined || mark === delimiter || mark === "\n" || mark === "\r" ? at : null;
}

/**
 * Finds a text's delimiter: the one its first lines agree on best. So a name such as "Doe, Jane" or
 * an amount such as "1,50" doesn't split a semicolon file.
 */
export function findDelimiter(text: string): Delimiter {
  const start = text.slice(0, 65_536);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const widths = new Map<number, number>();
    let read = 0;
    for (const { cells } of parseCsv(start, delimiter)) {
      widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      read += 1;
      if (read === 50) break;
    }
    for (const [width, count] of widths) {
      const score = (width - 1) * count * (count / read) ** 2;
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
}

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
  for (const [index, byte] of bytes.entries())
    if (byte === 0) count[index % 2] = (count[index % 2] ?? 0) + 1;
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
