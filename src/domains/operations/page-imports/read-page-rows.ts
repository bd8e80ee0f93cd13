import { citySlug, territoryKey } from "~/domains/shared/index.ts";
import { cellValue } from "~/platform/csv/csv-cells.ts";
import type { SheetColumn, SheetFields } from "~/platform/csv/match-columns.ts";
import { isTotalRow, readSheet, type SheetRow } from "~/platform/csv/read-sheet.ts";
import type { Invalid, Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import {
  importedColumns,
  type PageRow,
  pageRowSchema,
  requiredColumns,
} from "./page-row.schema.ts";

/** A problem with a line: in a column, or in the whole line when `field` is "". */
export type RowProblem = { field: string; message: string };

export type ReadRow =
  /** `notes`: the values of the line that weren't imported. */
  | { line: number; ok: true; row: PageRow & { citySlug: string }; notes: RowProblem[] }
  | { line: number; ok: false; problems: RowProblem[] };

type PageField = keyof PageRow;

/** A file of which only the headings are read so far. */
export type ReadFile = Result<
  { rows: Generator<ReadRow>; columns: SheetColumn<PageField>[] },
  Invalid
>;

/** Other common column names in lists of businesses. */
const otherNames: Partial<Record<PageField, readonly string[]>> = {
  business_name: ["business", "company", "company name", "name", "dba"],
  service: ["trade", "category", "industry", "service type"],
  city: ["town", "service city"],
  state: ["st", "province", "region"],
  zip_code: ["zip", "postal code", "zipcode", "postcode"],
  phone: ["phone number", "telephone", "business phone", "main phone", "mobile", "mobile phone"],
  email: ["email address", "business email", "contact email"],
  headline: ["title"],
  cta_button: ["cta", "button", "call to action"],
  about: ["description", "about us"],
  tagline: ["slogan"],
  brand_color: ["color"],
  website: ["url", "web address", "site", "web site"],
  facebook_page: ["facebook", "facebook url"],
};

const fields = Object.fromEntries(
  importedColumns.map((name) => [
    name,
    { names: [name.replaceAll("_", " "), ...(otherNames[name] ?? [])] },
  ]),
) as unknown as SheetFields<PageField>;

/** Reads a file of business pages, line by line. */
export function readPageRows(text: string): ReadFile {
  const sheet = readSheet<PageField>(text, {
    fields,
    problemAt: "file",
    needs: requiredColumns.map((name) => ({
      oneOf: [name],
      missing: `We found no column “${name}”.`,
    })),
  });
  if (!sheet.ok) return sheet;
  return { ok: true, rows: readRows(sheet.rows), columns: sheet.columns };
}

function* readRows(lines: Iterable<SheetRow<PageField>>): Generator<ReadRow> {
  const pages = new Map<string, number>();
  const live = new Map<string, number>();
  for (const { line, cells, read } of lines) {
    const texts = Object.fromEntries(importedColumns.map((name) => [name, read(name)]));
    if (isTotalRow(cells) && texts.service === "") continue;
    const checked = checkRow(texts);
    if (!checked.ok) {
      yield { line, ok: false, problems: checked.problems };
      continue;
    }
    const row = { ...checked.row, citySlug: citySlug(checked.row.city) };
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
    yield { line, ok: true, row, notes: checked.notes };
  }
}

/** Columns where an error changes the page itself, instead of leaving something out. */
const decisive: ReadonlySet<string> = new Set([...requiredColumns, "status"]);

type CheckedRow =
  | { ok: true; row: PageRow; notes: RowProblem[] }
  | { ok: false; problems: RowProblem[] };

/** Checks a line; optional values that are invalid are left out with a note. */
function checkRow(texts: Record<string, string>): CheckedRow {
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      decisive.has(name) ? text : cellValue(text),
    ]),
  );
  const first = check(pageRowSchema, values);
  if (first.ok) return { ok: true, row: first.value, notes: [] };
  const problems = Object.entries(first.errors).map(([field, message]) => ({ field, message }));
  if (problems.some(({ field }) => decisive.has(field))) {
    return { ok: false, problems: problems.filter(({ field }) => decisive.has(field)) };
  }
  const blanked = Object.fromEntries(problems.map(({ field }) => [field, ""]));
  const second = check(pageRowSchema, { ...values, ...blanked });
  if (!second.ok) return { ok: false, problems };
  const notes = problems.map(({ field, message }) => ({ field, message: `Skipped. ${message}.` }));
  return { ok: true, row: second.value, notes };
}
