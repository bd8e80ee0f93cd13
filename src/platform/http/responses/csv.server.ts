import { type CsvValue, csvLine } from "../../csv/csv-line.ts";
import { streamText } from "./stream-text.server.ts";

/** A column of a list: its heading, and what its cell says of a row. */
export type CsvColumn<Row> = {
  header: string;
  value: (row: Row) => CsvValue | Date;
  /** On the screen, where figures stand to the right. */
  numeric?: boolean;
};

export type CsvSheet<Row> = {
  request: Request;
  /** Without its ending: `leads` becomes leads.csv. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** Moments are written in it. */
  timeZone: string;
  /** Read as fast as the file is taken; a list of any length is never in memory whole. */
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** What another program wants to read before the headings, instead of the byte order mark. */
  firstLine?: string;
};

/** So many signs go out at once. */
const pieceLength = 16_384;

/**
 * A list as a CSV file to download: UTF-8 with a byte order mark, lines ended as on Windows, so that
 * spreadsheets read it right; no text in it is taken for a formula (`fault.csv-formula`).
 */
export function csvAnswer<Row>({ request, fileName, ...sheet }: CsvSheet<Row>): Response {
  return streamText(request, () => write(sheet), {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName.replace(/[^\w.-]+/g, "-")}.csv"`,
    "cache-control": "no-store",
  });
}

type Sheet<Row> = Omit<CsvSheet<Row>, "request" | "fileName">;

async function* write<Row>({ columns, timeZone, rows, firstLine }: Sheet<Row>) {
  const cell = (value: CsvValue | Date) =>
    value instanceof Date ? sheetMoment(value, timeZone) : value;
  const begin = firstLine === undefined ? "\uFEFF" : csvLine([firstLine]);
  let piece = begin + csvLine(columns.map(({ header }) => header));
  for await (const row of rows) {
    piece += csvLine(columns.map(({ value }) => cell(value(row))));
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as spreadsheets understand and sort it: "2026-11-20 09:05", with `medium` to the second. Each
 * zone has one format of both for good: the memory of a format is outside of what is collected in time,
 * and a file has a moment in each line.
 */
export function sheetMoment(
  moment: Date,
  timeZone: string,
  timeStyle: "short" | "medium" = "short",
): string {
  const key = `${timeZone} ${timeStyle}`;
  let format = formats.get(key);
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle });
    formats.set(key, format);
  }
  return format.format(moment);
}
