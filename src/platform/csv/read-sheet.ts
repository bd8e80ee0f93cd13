import { type Invalid, invalid, type Result } from "../result.ts";
import { cellText } from "./csv-cells.ts";
import {
  countHeadings,
  matchColumns,
  type SheetColumn,
  type SheetFields,
} from "./match-columns.ts";
import {
  type CsvRecord,
  type Delimiter,
  delimiters,
  findDelimiter,
  parseCsv,
} from "./parse-csv.ts";

/** A line of a file below its headings. */
export type SheetRow<Name extends string> = {
  line: number;
  cells: readonly string[];
  /** The first nonempty cell of a field, best column first; "" if there is none. */
  read(field: Name): string;
  /** All nonempty cells of a field with their headings, best column first. */
  all(field: Name): { heading: string; text: string }[];
};

/** A file as a table: its columns, the text above its headings, and its lines, read one at a time. */
export type Sheet<Name extends string> = {
  columns: SheetColumn<Name>[];
  delimiter: Delimiter;
  /** Lines above the headings, such as a report's name and dates. */
  titles: string[];
  has(field: Name): boolean;
  /** A field's cells in the first lines, to detect their format. */
  samples(field: Name): string[];
  rows: Iterable<SheetRow<Name>>;
};

type Options<Name extends string> = {
  fields: SheetFields<Name>;
  /** Required columns: one field of each group. */
  needs: readonly { oneOf: readonly Name[]; missing: string }[];
  /** The field at which to report a problem. */
  problemAt: string;
  /** The field that someone chose for each column, in place of the guesses; null if it isn't imported. */
  chosen?: readonly (Name | null)[] | null;
};

/** Files that aren't lists, recognized by how they start, and what to do instead. */
const otherKinds: readonly [begins: string, message: string][] = [
  [
    "PK\u0003\u0004",
    "That’s an Excel or Numbers file. Save or export it as CSV (comma separated) and choose that one.",
  ],
  [
    "\u00d0\u00cf\u0011\u00e0",
    "That’s an Excel file. Save it as CSV (comma separated) and choose that one.",
  ],
  ["%PDF", "That’s a PDF. Export the list as CSV and choose that one."],
  ["BEGIN:VCARD", "Those are contact cards. Export the contacts as CSV and choose that file."],
];

/** Number of lines searched for headings and samples, and the most lines that may precede the headings. */
const maxSampled = 200;
const maxTitles = 30;
/** Limited because each heading is compared with hundreds of names. */
const maxColumns = 500;

/**
 * Reads a user's file with any delimiter, a `sep=;` line, titles above the headings, headings of
 * any known program, and headings repeated on each page. Lines are read lazily, so a file of any
 * length needs no more memory than its text.
 */
export function readSheet<Name extends string>(
  text: string,
  { fields, needs, problemAt, chosen }: Options<Name>,
): Result<Sheet<Name>, Invalid> {
  const refuse = (message: string) => invalid({ [problemAt]: message });
  const otherKind = otherKinds.find(([begins]) => text.startsWith(begins));
  if (otherKind) return refuse(otherKind[1]);
  const { rest, delimiter } = delimiterOf(text);
  const records = parseCsv(rest, delimiter);
  const first = takeUpTo(records, maxSampled);
  if (first.length === 0) return refuse("The file is empty.");
  if (first.some(({ cells }) => cells.length > maxColumns)) {
    return refuse(`The file has more than ${maxColumns} columns. Remove the ones you don’t need.`);
  }
  const headingsRow = findHeadings(first, fields);
  // A list whose first line is a person has no headings.
  const isBare = isData(first[headingsRow], fields);
  const at = isBare ? headingsRow - 1 : headingsRow;
  const headings = (first[headingsRow]?.cells ?? []).map((cell) => (isBare ? "" : cellText(cell)));
  const below = first.slice(at + 1).map(({ cells }) => cells.map(cellText));
  const { columns, has, all, rowOf } = openColumns(headings, below, { fields, chosen });
  const absent = needs.filter(({ oneOf }) => !oneOf.some(has)).map(({ missing }) => missing);
  if (absent.length > 0) return refuse([...absent, nameHeadings(headings)].join(" "));
  const skipped = text.length === rest.length ? 0 : 1;
  function* rows() {
    const headingKey = headings.join("\u0000");
    for (const csvRecord of both(first.slice(at + 1), records)) {
      const row = rowOf({ ...csvRecord, line: csvRecord.line + skipped });
      const isBlank = row.cells.every((cell) => cell === "");
      if (!isBlank && row.cells.join("\u0000") !== headingKey) yield row;
    }
  }
  return {
    ok: true,
    columns,
    delimiter,
    titles: first
      .slice(0, Math.max(at, 0))
      .map(({ cells }) => cells.map(cellText).filter(Boolean).join(" ")),
    has,
    samples: (field) => below.flatMap((cells) => all(cells, field).map(({ text: cell }) => cell)),
    rows: rows(),
  };
}

/**
 * Reads one record with known headings, such as a form's labels and values.
 * @param cells in the order of the headings
 */
export function readRecord<Name extends string>(
  headings: readonly string[],
  cells: readonly string[],
  choices: Pick<Options<Name>, "fields" | "chosen">,
): { columns: SheetColumn<Name>[]; row: SheetRow<Name> } {
  const plain = headings.map(cellText);
  const { columns, rowOf } = openColumns(plain, [cells.map(cellText)], choices);
  return { columns, row: rowOf({ line: 1, cells: [...cells] }) };
}

/** The columns with their fields, guessed or chosen, and a function that reads a line's cells. */
function openColumns<Name extends string>(
  headings: readonly string[],
  below: readonly (readonly string[])[],
  { fields, chosen }: Pick<Options<Name>, "fields" | "chosen">,
) {
  const guessed = matchColumns(headings, below, fields);
  const ranked = chosen
    ? guessed.map((column) => ({ ...column, field: chosen[column.at] ?? null }))
    : guessed;
  const byField = Map.groupBy(
    ranked.toSorted((a, b) => a.rank - b.rank || a.at - b.at),
    ({ field }) => field,
  );
  const readAll = (cells: readonly string[], field: Name) =>
    (byField.get(field) ?? []).flatMap(({ heading, at: place }) => {
      const cell = cells[place] ?? "";
      return cell === "" ? [] : [{ heading, text: cell }];
    });
  const rowOf = ({ line, cells: raw }: Pick<CsvRecord, "line" | "cells">): SheetRow<Name> => {
    const cells = raw.slice(0, maxColumns).map(cellText);
    return {
      line,
      cells,
      read: (field) => readAll(cells, field)[0]?.text ?? "",
      all: (field) => readAll(cells, field),
    };
  };
  return {
    columns: ranked.map(({ rank, ...column }): SheetColumn<Name> => column),
    has: (field: Name) => ranked.some((column) => column.field === field),
    all: readAll,
    rowOf,
  };
}

function delimiterOf(text: string): { rest: string; delimiter: Delimiter } {
  const [line = "", sign = ""] = /^\uFEFF?"?sep=(.)"?[;,\t|]*(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const declared = delimiters.find((delimiter) => delimiter === sign);
  const rest = line === "" ? text : text.slice(line.length);
  return { rest, delimiter: declared ?? findDelimiter(rest) };
}

function takeUpTo<T>(from: Iterator<T>, count: number): T[] {
  const batch: T[] = [];
  while (batch.length < count) {
    const next = from.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch;
}

function* both<T>(first: Iterable<T>, second: Iterable<T>): Generator<T> {
  yield* first;
  yield* second;
}

/** The line with the most headings among the first ones; the first line if none has any. */
function findHeadings<Name extends string>(
  records: readonly CsvRecord[],
  fields: SheetFields<Name>,
): number {
  const counts = records
    .slice(0, maxTitles)
    .map(({ cells }) => countHeadings(cells.map(cellText), fields));
  return Math.max(counts.indexOf(Math.max(...counts)), 0);
}

/** Whether a line contains a phone number or email address and no heading. */
function isData<Name extends string>(
  record: CsvRecord | undefined,
  fields: SheetFields<Name>,
): boolean {
  const cells = record?.cells.map(cellText) ?? [];
  const checks = Object.values<SheetFields<Name>[Name]>(fields).flatMap(
    ({ looksValid }) => looksValid ?? [],
  );
  return (
    countHeadings(cells, fields) === 0 && cells.some((cell) => checks.some((check) => check(cell)))
  );
}

const nameHeadings = (headings: readonly string[]): string => {
  const namedHeadings = headings
    .filter(Boolean)
    .slice(0, 12)
    .map((heading) => `“${heading.slice(0, 40)}”`);
  return namedHeadings.length === 0 ? "" : `Its columns are ${namedHeadings.join(", ")}.`;
};

const total =
  /^(?:(?:grand |sub)?totals?|summary|(?:overall )?results?)\b\s*(?:$|[:(\-–—]|from \d|of \d|for )/i;

/** Whether a line is a total, according to its first words. */
export const isTotalRow = (cells: readonly string[]): boolean =>
  total.test(cells.find((cell) => cell !== "") ?? "");

/** Yields batches of `size` in order; the last may be smaller. */
export function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
