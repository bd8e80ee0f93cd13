/** One line of a file: its cells, and the number of its first line in the file, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** What may part the cells of a line. */
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** What ends a cell without quotes. */
const marks: Record<Delimiter, RegExp> = {
  ",": /[,\r\n]/g,
  ";": /[;\r\n]/g,
  "\t": /[\t\r\n]/g,
  "|": /[|\r\n]/g,
};

/**
 * Reads a CSV text (RFC 4180) line by line: cells may be quoted, hold delimiters and line breaks; lines
 * end as on any system. A byte order mark and empty lines are passed over. A quote that people left
 * open or unescaped is a character like any other, so no file is refused for one.
 */
export function* parseCsv(text: string, delimiter: Delimiter = ","): Generator<CsvRecord> {
  const plain = marks[delimiter];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  // A file of nothing but open quotes is read to its end for a few of them, and then not any more.
  let patience = 4 * text.length;
  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    for (let more = true; more; ) {
      const quoted = text[at] === '"' && patience > 0 ? readQuoted(text, at, delimiter) : null;
      const isQuoted = quoted !== null && quoted.value !== null;
      if (quoted && !isQuoted) patience -= quoted.end - at;
      const read = isQuoted ? quoted : readPlain(text, at, plain);
      const value = read.value ?? "";
      cells.push(value);
      if (isQuoted) line += breaksIn(value);
      at = read.end;
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
 * A quoted cell, and where the mark after it is.
 * @returns no value, and how far it was looked for, where the quote at the start opens no cell
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
    // The next cell opens here, so ours was never closed.
    const before = text[quote - 1];
    if (quote > start + 1 && (before === delimiter || before === "\n" || before === "\r")) {
      return { value: null, end: quote };
    }
    value += '"';
    from = quote + 1;
  }
}

/** Where a cell ends after its closing quote: right there, or after blanks; null where text follows. */
function endAfter(text: string, from: number, delimiter: Delimiter): number | null {
  let at = from;
  while (text[at] === " ") at += 1;
  const mark = text[at];
  return mark === undefined || mark === delimiter || mark === "\n" || mark === "\r" ? at : null;
}

/**
 * What parts the cells of a text: what its first lines agree on best. A name such as "Doe, Jane" and an
 * amount such as "1,50" therefore split no file of semicolons.
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
