import { and, desc, eq, inArray } from "drizzle-orm";
import { customerImports } from "~/domains/operations/operations.tables.server.ts";
import { readSheet } from "~/platform/csv/read-sheet.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Invalid, Result } from "~/platform/result.ts";
import { noRows, readImportFile, type TextFile } from "./customer-imports.server.ts";
import type { ImportField, ImportKind } from "./import-kinds.ts";
import { openImportSheet } from "./open-import-sheet.ts";
import { recognizeKind } from "./record-columns.ts";

/** The headings of a file of any kind. */
export function headingsOf({ text }: TextFile): Result<{ headings: string[] }, Invalid> {
  // The heading line is the one that names a person or a document, which every kind of file has.
  const names = ["name", "client name", "customer", "email", "phone", "title", "price", "total"];
  const documents = ["job", "invoice", "quote", "estimate", "invoice number", "job number"];
  const more = ["first name", "last name", "status", "date", "customer name", "display name"];
  const fields = Object.fromEntries(
    [...names, ...documents, ...more].map((name) => [name, { names: [name] }]),
  );
  const sheet = readSheet(text, { fields, needs: [], problemAt: "file" });
  return sheet.ok ? { ok: true, headings: sheet.columns.map(({ heading }) => heading) } : sheet;
}

type Remembered = { headings: string; kind: ImportKind; fields: (ImportField | null)[] };

const signatureOf = (headings: readonly string[]) => headings.join("\u0000");

/** How the business mapped earlier files with the same headings, newest first. */
export async function findRemembered(
  database: Reader,
  contractorId: string,
): Promise<Remembered[]> {
  const { columns, kind, fields, state, createdAt } = customerImports;
  const rows = await database
    .select({ columns, kind, fields })
    .from(customerImports)
    .where(
      and(
        eq(customerImports.contractorId, contractorId),
        inArray(state, ["running", "done", "failed", "undoing", "undone"]),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(60);
  return rows.map((row) => ({
    headings: signatureOf(row.columns.map(({ heading }) => heading)),
    kind: row.kind,
    fields: row.fields,
  }));
}

/** A file to store: its kind was recognized, or a member has to choose it. Null if it has no rows. */
export async function readFile(
  file: TextFile,
  headings: readonly string[],
  remembered: readonly Remembered[],
) {
  const signature = signatureOf(headings.map((heading) => heading.slice(0, 200).toWellFormed()));
  const before = remembered.find((one) => one.headings === signature);
  const kind = before?.kind ?? recognizeKind(headings);
  if (kind && kind !== "none") {
    const parsed = await readImportFile(kind, file, before?.fields ?? null);
    if (parsed.ok) {
      const isGuess = parsed.file.columns.some(({ match }) => match === "values");
      return { ...parsed.file, isSure: before !== undefined || !isGuess };
    }
    if (parsed.errors.file === noRows) return null;
  }
  const unknown = await readImportFile("none", file, null);
  return unknown.ok ? { ...unknown.file, isSure: kind === "none" } : null;
}

/** The fields of a file's columns, guessed for a kind. */
export function guessFields(kind: ImportKind, content: string): (ImportField | null)[] {
  const guessed = openImportSheet(kind, content, null);
  if (guessed.ok) return guessed.columns.map(({ field }) => field);
  const plain = openImportSheet("none", content, null);
  return plain.ok ? plain.columns.map(() => null) : [];
}
