/** One line of a file: its cells, and the number of its first line in the file, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** Thrown when a quote is opened and never closed, so that no cell after it can be told. */
export class UnclosedQuote extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`The quote opened in line ${line} is never closed`);
    this.name = "UnclosedQuote";
    this.line = line;
  }
}

/** An end of a cell or a line, or a quote: all that has a meaning of its own. */
const marks = /[",\r\n]/g;

/**
 * Reads a CSV text (RFC 4180) line by line: cells may stand in quotes, hold commas and line breaks;
 * lines end as on any system. A byte order mark and empty lines are passed over.
 * @throws UnclosedQuote
 */
export function* parseCsv(text: string): Generator<CsvRecord> {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    for (let more = true; more; ) {
      const read = text[at] === '"' ? readQuoted(text, at, line) : readPlain(text, at);
      cells.push(read.value);
      line += read.breaks;
      at = read.end;
      more = text[at] === ",";
      if (more) at += 1;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== "") yield { line: first, cells };
  }
}

type Read = { value: string /** Where the mark after it stands. */; end: number; breaks: number };

function readPlain(text: string, start: number): Read {
  marks.lastIndex = start;
  let mark = marks.exec(text);
  // A quote within a cell that does not begin with one is a sign like any other.
  while (mark?.[0] === '"') mark = marks.exec(text);
  const end = mark?.index ?? text.length;
  return { value: text.slice(start, end), end, breaks: 0 };
}

function readQuoted(text: string, start: number, line: number): Read {
  let value = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new UnclosedQuote(line);
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      // What stands behind the closing quote still belongs to the cell.
      const rest = readPlain(text, quote + 1);
      return {
        value: value + rest.value,
        end: rest.end,
        breaks: value.match(/\r\n|\r|\n/g)?.length ?? 0,
      };
    }
    value += '"';
    from = quote + 2;
  }
}
