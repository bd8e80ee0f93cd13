import { isTotal } from "~/domains/intake/index.ts";
import { isDayFirst } from "~/platform/csv/date-cell.ts";
import { readSheet, type Sheet, type SheetRow } from "~/platform/csv/read-sheet.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { namingFields } from "./customer-imports.ts";
import type { ImportField, ImportKind } from "./import-kinds.ts";
import { columnsOf } from "./record-columns.ts";

/** An open file of any kind; its rows are read one at a time. */
export type ImportSheet = Sheet<ImportField> & { dayFirst: boolean };

type Need = { oneOf: readonly ImportField[]; missing: string };

const person: Need = {
  oneOf: namingFields,
  missing: "We found no column with names, phone numbers, or email addresses.",
};
const total: Need = {
  oneOf: ["amount", "subtotal"],
  missing: "We found no column with totals.",
};

/** The fields that a file of each kind must have. */
const needs: Record<ImportKind, readonly Need[]> = {
  customers: [person],
  jobs: [person],
  estimates: [person, total],
  invoices: [
    person,
    total,
    {
      oneOf: ["issued_on", "created_on", "paid_on", "due_on"],
      missing: "We found no column with dates.",
    },
  ],
  notes: [
    person,
    { oneOf: ["note", "pipeline", "stage"], missing: "We found no column with notes." },
  ],
  prices: [
    { oneOf: ["title"], missing: "We found no column with names." },
    { oneOf: ["price"], missing: "We found no column with prices." },
  ],
  none: [],
};

const dateFields: ImportField[] = [
  "starts_on",
  "completed_on",
  "created_on",
  "sent_on",
  "issued_on",
  "due_on",
  "paid_on",
  "approved_on",
  "text_consent_on",
];

/** Opens a file of a kind. Errors are reported under `file`. */
export function openImportSheet(
  kind: ImportKind,
  text: string,
  chosen: readonly (ImportField | null)[] | null,
): Result<ImportSheet, Invalid> {
  const sheet = readSheet<ImportField>(text, {
    fields: columnsOf(kind),
    problemAt: "file",
    chosen,
    needs: needs[kind],
  });
  if (!sheet.ok) return sheet;
  const dates = dateFields.filter(sheet.has).flatMap((field) => sheet.samples(field));
  return { ...sheet, dayFirst: isDayFirst(dates) };
}

/** The required fields of a kind that the chosen columns lack; null if none. */
export function missingOf(
  kind: ImportKind,
  fields: readonly (ImportField | null)[],
): Invalid | null {
  const missing = needs[kind].filter(({ oneOf }) => !oneOf.some((field) => fields.includes(field)));
  if (missing.length === 0) return null;
  return invalid({ columns: missing.map((need) => need.missing).join(" ") });
}

/** The file's rows without totals. */
export function* importRows(sheet: ImportSheet): Generator<SheetRow<ImportField>> {
  for (const row of sheet.rows) {
    if (!isTotal(row)) yield row;
  }
}
