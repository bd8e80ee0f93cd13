import { citySlug, territoryKey } from "~/features/services/territory.ts";
import { withoutGuard } from "~/platform/csv/csv-line.ts";
import { type CsvRecord, parseCsv } from "~/platform/csv/parse-csv.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import {
  importedColumns,
  type PageRow,
  pageRowSchema,
  requiredColumns,
} from "./page-row.schema.ts";

/** What is wrong with a line: in a column, or, with "", in the line as a whole. */
export type RowProblem = { field: string; message: string };

export type ReadRow =
  | { line: number; ok: true; row: PageRow & { citySlug: string } }
  | { line: number; ok: false; problems: RowProblem[] };

/** A file that is read no further than its first line. */
export type ReadFile = Result<{ rows: Generator<ReadRow> }, Invalid>;

/** Reads a file of business pages, line by line. @throws UnclosedQuote when a line has no end */
export function readPageRows(text: string): ReadFile {
  const records = parseCsv(text);
  const first = records.next();
  if (first.done) return invalid({ file: "The file is empty." });
  const columns = first.value.cells.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_"),
  );
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    return invalid({ file: `The first line names no column ${missing.join(", ")}.` });
  }
  const unknown = columns.filter((name) => name !== "" && !isColumn(name));
  if (unknown.length > 0) {
    return invalid({ file: `There is no column ${unknown.join(", ")}.` });
  }
  const twice = columns.find((name, at) => name !== "" && columns.indexOf(name) !== at);
  if (twice) return invalid({ file: `The column ${twice} is there twice.` });
  return { ok: true, rows: readRows(records, columns) };
}

function isColumn(name: string): boolean {
  return (importedColumns as string[]).includes(name);
}

function* readRows(records: Generator<CsvRecord>, columns: string[]): Generator<ReadRow> {
  const pages = new Map<string, number>();
  const live = new Map<string, number>();
  for (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const values = Object.fromEntries(
      columns.map((name, at) => [name, withoutGuard(cells[at] ?? "")]),
    );
    const checked = check(pageRowSchema, values);
    if (!checked.ok) {
      const problems = Object.entries(checked.errors);
      yield { line, ok: false, problems: problems.map(([field, message]) => ({ field, message })) };
      continue;
    }
    const row = { ...checked.value, citySlug: citySlug(checked.value.city) };
    const territory = territoryKey(row);
    const page = `${territory} ${row.business_name.toLowerCase()}`;
    const earlier = pages.get(page) ?? (row.status === "live" ? live.get(territory) : undefined);
    if (earlier !== undefined) {
      const what = pages.has(page) ? "is the same page" : "asks for the same territory";
      yield { line, ok: false, problems: [{ field: "", message: `Line ${earlier} ${what}.` }] };
      continue;
    }
    pages.set(page, line);
    if (row.status === "live") live.set(territory, line);
    yield { line, ok: true, row };
  }
}
