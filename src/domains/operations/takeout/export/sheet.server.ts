import { type CsvValue, csvLine } from "~/platform/csv/csv-line.ts";
import { sheetMoment } from "~/platform/http/responses/csv.server.ts";
import { type SpooledTable, spooledLines } from "./spool-rows.server.ts";

/** A table as spreadsheets read it: its headings, then line after line; moments in this time zone. */
export async function* sheetOf(
  { path, columns }: Pick<SpooledTable, "path" | "columns">,
  timeZone: string,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const line of spooledLines(path)) {
    const row = JSON.parse(line);
    yield csvLine(columns.map((column) => cell(row[column], timeZone)));
  }
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/;

function cell(value: unknown, timeZone: string): CsvValue {
  if (value === null || value === undefined || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") {
    return isMoment.test(value) ? sheetMoment(new Date(value), timeZone) : value;
  }
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.join("; ");
  return JSON.stringify(value);
}
