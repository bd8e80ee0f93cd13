import { withoutGuard } from "~/platform/csv/csv-line.ts";
import { type CsvRecord, parseCsv, UnclosedQuote } from "~/platform/csv/parse-csv.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { maxLeadRows } from "./lead-imports.ts";
import { type LeadRow, leadColumns, leadRowSchema } from "./lead-row.schema.ts";

export type ReadLine =
  | { line: number; ok: true; row: LeadRow }
  | { line: number; ok: false; name: string; problem: string };

/** The lines of a file, and which of its columns are not read. */
export type ReadLeadFile = Result<{ lines: ReadLine[]; unread: string[] }, Invalid>;

/** Reads a whole file of leads, bounded by `maxLeadRows`; why it cannot be read stands beside `file`. */
export function readLeadRows(text: string): ReadLeadFile {
  try {
    return read(parseCsv(text));
  } catch (error) {
    if (error instanceof UnclosedQuote) return invalid({ file: `${error.message}.` });
    throw error;
  }
}

function read(records: Generator<CsvRecord>): ReadLeadFile {
  const first = records.next();
  if (first.done) return invalid({ file: "The file is empty." });
  const headings = first.value.cells.map((cell) => cell.trim());
  const columns = headings.map(columnOf);
  const has = (name: string) => columns.includes(name);
  if (!has("name") && !has("first_name") && !has("last_name")) {
    return invalid({ file: "The first line names no column “name”." });
  }
  if (!has("phone") && !has("email")) {
    return invalid({ file: "The first line names no column “phone” and none “email”." });
  }
  const twice = columns.find((name, at) => name !== null && columns.indexOf(name) !== at);
  if (twice) return invalid({ file: `Two columns are read as “${twice}”. Take one of them out.` });
  const lines: ReadLine[] = [];
  for (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (lines.length === maxLeadRows) {
      return invalid({
        file: `Bring at most ${maxLeadRows.toLocaleString("en-US")} lines at once.`,
      });
    }
    lines.push(readLine(line, columns, cells));
  }
  if (lines.length === 0) return invalid({ file: "The file has no line below its first." });
  const unread = headings.filter((heading, at) => heading !== "" && columns[at] === null);
  return { ok: true, lines, unread: unread.slice(0, 30).map((one) => one.slice(0, 60)) };
}

function columnOf(heading: string): string | null {
  const plain = heading.toLowerCase().replaceAll(/[\s-]+/g, "_");
  const found = Object.entries(leadColumns).find(
    ([name, others]) => name === plain || others.includes(plain),
  );
  return found?.[0] ?? null;
}

function readLine(line: number, columns: readonly (string | null)[], cells: string[]): ReadLine {
  const values = Object.fromEntries(
    columns.flatMap((name, at) => (name ? [[name, withoutGuard(cells[at] ?? "")]] : [])),
  );
  const { first_name: first = "", last_name: last = "", name = "" } = values;
  const whole = name.trim() || `${first} ${last}`.trim();
  const checked = check(leadRowSchema, { ...values, name: whole });
  if (checked.ok) return { line, ok: true, row: checked.value };
  const problem = Object.values(checked.errors).join(". ");
  return { line, ok: false, name: whole.slice(0, 200), problem };
}
