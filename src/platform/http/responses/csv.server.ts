import { dateFormat } from "~/platform/calendar/date-format.ts";
import { type CsvValue, csvLine } from "../../csv/csv-cells.ts";
import { streamText } from "./stream-text.server.ts";

/** A column of a list: its heading, and the cell of a row. */
export type CsvColumn<Row> = {
  header: string;
  value: (row: Row) => CsvValue | Date;
  /** On screen, figures are right-aligned. */
  numeric?: boolean;
};

export type CsvSheet<Row> = {
  request: Request;
  /** Without its extension: `leads` becomes leads.csv. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** The time zone of times in the file. */
  timeZone: string;
  /** Read as fast as the file is downloaded; a list is never in memory as a whole. */
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** A line that another program expects before the headings, instead of the byte order mark. */
  firstLine?: string;
};

/** Characters sent in one piece. */
const pieceLength = 16_384;

/**
 * A list as a CSV download: UTF-8 with a byte order mark and Windows line endings, so spreadsheets
 * read it correctly. No text is read as a formula (`fault.injection`).
 */
export function csvResponse<Row>({ request, fileName, ...sheet }: CsvSheet<Row>): Response {
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

/**
 * A time in a format that spreadsheets understand and sort: "2026-11-20 09:05", with `medium` to
 * the second.
 */
export function sheetMoment(
  moment: Date,
  timeZone: string,
  timeStyle: "short" | "medium" = "short",
): string {
  return dateFormat({ timeZone, dateStyle: "short", timeStyle }, "sv-SE").format(moment);
}
