import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { readDocumentNumber, reserveDocumentNumbers } from "~/domains/billing/index.server.ts";
import {
  ContactTaken,
  type ImportedCustomer,
  importCustomers,
} from "~/domains/customers/index.server.ts";
import { maxConsentNote } from "~/domains/customers/index.ts";
import { findOrCreateConversations } from "~/domains/leads/index.server.ts";
import { canRunImports } from "~/domains/operations/operations.policy.ts";
import {
  customerImportRows,
  customerImports,
  switchImports,
} from "~/domains/operations/operations.tables.server.ts";
import { inErasure } from "~/domains/operations/privacy/erase-customer.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { inBatches, type SheetRow } from "~/platform/csv/read-sheet.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { ExportProgram, ImportField, ImportKind } from "./import-kinds.ts";
import { importRecords } from "./import-records.server.ts";
import type { RowResult } from "./imported-records.server.ts";
import { importRows, openImportSheet } from "./open-import-sheet.ts";
import { type ReadCustomerRow, readCustomerRow } from "./read-customer-rows.ts";
import { removeUnused } from "./remove-unused-customers.server.ts";

const batch = 250;

type File = {
  importId: string;
  contractorId: string;
  kind: ImportKind;
  /** The program that exported the file; null for a list of customers outside a switch import. */
  program: ExportProgram | null;
  memberId: string;
  recordedBy: string;
  content: string;
  fields: readonly (ImportField | null)[];
  proof: string | null;
  zone: string;
  /** Today in the business's time zone: a consent can't be later. */
  today: string;
  now: Date;
  dayFirst: boolean;
};

/**
 * Imports a customer file. Rows and progress change together, batch by batch, so another process can resume
 * after a crash without adding anyone twice.
 */
export async function runCustomerImport(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
  attempt: Attempt,
): Promise<void> {
  authorize(canRunImports(actor));
  await runFile(platform, importId, attempt);
}

/** Imports a file, or the remaining rows of one that was interrupted. */
export async function runFile(
  platform: Platform,
  importId: string,
  attempt: Pick<Attempt, "last">,
): Promise<void> {
  try {
    const file = await openFile(platform, importId);
    if (!file) return;
    const sheet = openImportSheet(file.kind, file.content, file.fields);
    if (!sheet.ok) throw new Error("A checked file can no longer be read");
    const sheetFile = { ...file, dayFirst: sheet.dayFirst };
    await reserveNumbers(platform, sheetFile);
    let at = 0;
    for (const rows of inBatches(importRows(sheet), batch)) {
      await importBatch(platform, sheetFile, at, rows);
      at += rows.length;
    }
    await platform.database.query
      .update(customerImports)
      .set({ state: "done", content: null, beginning: null, finishedAt: platform.clock.now() })
      .where(and(eq(customerImports.id, importId), eq(customerImports.state, "running")));
  } catch (error) {
    if (attempt.last) await markFailed(platform, importId);
    throw error;
  }
}

/** Reserves document numbers up to the file's largest, so new documents don't get one of them. */
async function reserveNumbers(platform: Platform, file: File): Promise<void> {
  const { kind, content, fields, contractorId } = file;
  if (kind !== "invoices" && kind !== "estimates") return;
  const sheet = openImportSheet(kind, content, fields);
  if (!sheet.ok) return;
  let last = 0;
  for (const row of importRows(sheet)) {
    last = Math.max(last, readDocumentNumber(row.read("number")) ?? 0);
  }
  if (last === 0) return;
  const document = kind === "invoices" ? "invoice" : "estimate";
  await inTransaction(platform, (work) =>
    reserveDocumentNumbers(work, contractorId, document, last),
  );
}

async function openFile(
  platform: Platform,
  importId: string,
): Promise<Omit<File, "dayFirst"> | null> {
  const { query } = platform.database;
  const [customerImport] = await query
    .update(customerImports)
    .set({ state: "running" })
    .where(
      and(
        eq(customerImports.id, importId),
        inArray(customerImports.state, ["running", "failed"]),
        // The file was deleted by an erasure, or after a week.
        isNotNull(customerImports.content),
      ),
    )
    .returning({
      contractorId: customerImports.contractorId,
      kind: customerImports.kind,
      switchId: customerImports.switchId,
      memberId: customerImports.memberId,
      recordedBy: customerImports.memberName,
      content: customerImports.content,
      fields: customerImports.fields,
      proof: customerImports.consentProof,
    });
  if (!customerImport || customerImport.content === null) return null;
  const { switchId, ...own } = customerImport;
  const [switchImport] = switchId
    ? await query
        .select({ program: switchImports.program })
        .from(switchImports)
        .where(eq(switchImports.id, switchId))
    : [];
  const zone = await findBusinessZone(
    query,
    customerImport.contractorId,
    platform.settings.timeZone,
  );
  const now = platform.clock.now();
  const today = dayOf(now, zone);
  const program = switchImport?.program ?? null;
  return { ...own, importId, content: customerImport.content, program, zone, today, now };
}

const markFailed = (platform: Platform, importId: string) =>
  platform.database.query
    .update(customerImports)
    .set({ state: "failed" })
    .where(and(eq(customerImports.id, importId), eq(customerImports.state, "running")));

const maxTries = 5;

async function importBatch(
  platform: Platform,
  file: File,
  at: number,
  rows: readonly SheetRow<ImportField>[],
): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await inTransaction(platform, (work) => importWithin(platform, work, file, at, rows));
    } catch (error) {
      // Someone concurrently added one of the contacts, or erased a row's customer.
      const isRaced =
        error instanceof ContactTaken || violationOf(error)?.violation === "foreign key";
      if (!isRaced || attempts === maxTries) throw error;
    }
  }
}

type Line = { line: number; read: ReadCustomerRow };

/** Imports one batch, unless it was imported before. */
async function importWithin(
  platform: Platform,
  work: UnitOfWork,
  file: File,
  at: number,
  rows: readonly SheetRow<ImportField>[],
): Promise<void> {
  const { tx } = work;
  const { importId, contractorId } = file;
  const [progress] = await tx
    .select({ done: customerImports.done, outcome: customerImports.outcome })
    .from(customerImports)
    .where(and(eq(customerImports.id, importId), eq(customerImports.state, "running")))
    .for(...lockRows(customerImports));
  if (!progress || progress.done !== at) return;
  const results = await importPart(platform, work, file, rows);
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]));
  await tx.insert(customerImportRows).values(
    results.map((result) => ({
      importId,
      contractorId,
      ...result,
      cells: result.reason === null ? null : [...(cellsOf.get(result.line) ?? [])],
    })),
  );
  const outcome = { ...progress.outcome };
  for (const result of results) outcome[result.outcome] += 1;
  await tx
    .update(customerImports)
    .set({ done: at + rows.length, outcome })
    .where(eq(customerImports.id, importId));
}

/** Imports rows by the kind of their file. */
async function importPart(
  platform: Platform,
  work: UnitOfWork,
  file: File,
  rows: readonly SheetRow<ImportField>[],
): Promise<RowResult[]> {
  const { importId, contractorId, kind, program, memberId, dayFirst, zone, today, now } = file;
  if (kind === "none") return [];
  if (kind !== "customers") {
    const dates = { dayFirst, zone, today, now };
    const author = { memberId, memberName: file.recordedBy };
    const own = { importId, contractorId, kind, program: program ?? "other", ...author, dates };
    return importRecords(platform, work, own, rows);
  }
  const lines = rows.map((row) => ({ line: row.line, read: readCustomerRow(row, dayFirst) }));
  const imported = await importLines(platform, work, file, lines);
  return lines.map(({ line, read }) => {
    const result = imported.get(line);
    if (!read.ok || !result) {
      const reason = read.ok ? null : read.problem;
      return { line, outcome: "wrong", customerId: null, reason };
    }
    const { outcome, customerId, remarks } = result;
    const reason = [...new Set([...read.remarks, ...remarks])].join(". ") || null;
    return { line, outcome, customerId, reason };
  });
}

/** Adds the customers of these lines, and opens conversations with the numbers that may be texted. */
async function importLines(
  platform: Platform,
  work: UnitOfWork,
  { importId, contractorId, recordedBy, proof, today, program }: File,
  lines: readonly Line[],
): Promise<Map<number, ImportedCustomer>> {
  const people = lines.flatMap(({ line, read }) => {
    if (!read.ok) return [];
    const { consent, ...row } = read.row;
    const isFuture = consent !== null && consent.givenOn > today;
    if (isFuture)
      read.remarks.push("The date of the text consent is in the future, so it was skipped");
    const note = [proof, consent?.note].filter(Boolean).join(". ").slice(0, maxConsentNote);
    // An export of another program doesn't prove consent (`switch.quiet`).
    const counts = consent && !isFuture && program === null;
    const ownConsent = counts ? { givenOn: consent.givenOn, note } : null;
    return [{ line, row: { ...row, consent: ownConsent } }];
  });
  const findOwn = (ids: readonly string[]) => findCreated(work, importId, ids);
  const results = await importCustomers(
    platform,
    work,
    { contractorId, recordedBy, findOwn },
    people.map(({ row }) => row),
  );
  const textable = results.flatMap(({ textable: phones }, index) =>
    phones.map((phone) => ({
      contractorId,
      name: people[index]?.row.name ?? "",
      phone,
      email: null,
    })),
  );
  if (textable.length > 0) await findOrCreateConversations(work, textable);
  return new Map(
    results.flatMap((result, index) => {
      const line = people[index]?.line;
      return line === undefined ? [] : [[line, result] as const];
    }),
  );
}

/** Which of these customers earlier rows of an import created. */
async function findCreated(
  { tx }: UnitOfWork,
  importId: string,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (customerIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: customerImportRows.customerId })
    .from(customerImportRows)
    .where(
      and(
        eq(customerImportRows.importId, importId),
        eq(customerImportRows.outcome, "new"),
        inArray(customerImportRows.customerId, [...customerIds]),
      ),
    );
  return new Set(rows.flatMap(({ id }) => (id ? [id] : [])));
}

/**
 * Undoes an import, batch by batch: deletes the customers it created with what it gave them. One who has been
 * edited, merged, or has messages, jobs, or documents since stays.
 */
export async function runCustomerImportUndo(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
  attempt: Pick<Attempt, "last"> = { last: false },
): Promise<void> {
  authorize(canRunImports(actor));
  await undoFile(platform, importId, attempt);
}

/** Removes the customers that one file added. */
export async function undoFile(
  platform: Platform,
  importId: string,
  attempt: Pick<Attempt, "last">,
): Promise<void> {
  try {
    while (await undoBatch(platform, importId));
  } catch (error) {
    // The undo can be repeated for the rest, and other files can be imported.
    if (attempt.last) await stopUndo(platform, importId);
    throw error;
  }
}

const stopUndo = (platform: Platform, importId: string) =>
  platform.database.query
    .update(customerImports)
    .set({ state: "done" })
    .where(and(eq(customerImports.id, importId), eq(customerImports.state, "undoing")));

/** @returns whether there may be more */
function undoBatch(platform: Platform, importId: string): Promise<boolean> {
  return inErasure(platform, async (work) => {
    const { tx } = work;
    const [customerImport] = await tx
      .select({
        contractorId: customerImports.contractorId,
        finishedAt: customerImports.finishedAt,
        outcome: customerImports.outcome,
      })
      .from(customerImports)
      .where(and(eq(customerImports.id, importId), eq(customerImports.state, "undoing")))
      .for(...lockRows(customerImports));
    if (!customerImport?.finishedAt) return false;
    const { contractorId, finishedAt } = customerImport;
    const isCreated = and(
      eq(customerImportRows.importId, importId),
      eq(customerImportRows.outcome, "new"),
    );
    const next = await tx
      .select({ line: customerImportRows.line, customerId: customerImportRows.customerId })
      .from(customerImportRows)
      .where(isCreated)
      .orderBy(asc(customerImportRows.line))
      .limit(batch);
    if (next.length === 0) {
      await tx
        .update(customerImports)
        .set({ state: "undone" })
        .where(eq(customerImports.id, importId));
      return false;
    }
    const customerIds = next.flatMap(({ customerId }) => (customerId ? [customerId] : []));
    const used = await removeUnused(platform, work, {
      contractorId,
      customerIds,
      since: finishedAt,
    });
    if (used.size > 0) {
      await tx
        .update(customerImportRows)
        .set({
          outcome: "kept",
          reason: "In use since the import, so this customer wasn’t removed",
        })
        .where(and(isCreated, inArray(customerImportRows.customerId, [...used])));
    }
    const outcome = { ...customerImport.outcome, kept: customerImport.outcome.kept + used.size };
    await tx.update(customerImports).set({ outcome }).where(eq(customerImports.id, importId));
    return true;
  });
}
