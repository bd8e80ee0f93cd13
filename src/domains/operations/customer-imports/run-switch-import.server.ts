import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import {
  invoices,
  jobEstimates,
  removeImportedEstimates,
  removeImportedInvoices,
  removeImportedPrices,
} from "~/domains/billing/index.server.ts";
import { removeImportedNotes, removeImportedProperties } from "~/domains/customers/index.server.ts";
import { canRunImports } from "~/domains/operations/operations.policy.ts";
import {
  customerImports,
  importedRecords,
  switchImports,
} from "~/domains/operations/operations.tables.server.ts";
import { inErasure } from "~/domains/operations/privacy/erase-customer.server.ts";
import {
  removeImportedAppointments,
  removeImportedJobs,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type RecordKind, recordKinds } from "./import-kinds.ts";
import { removeUnused } from "./remove-unused-customers.server.ts";
import { runFile, undoFile } from "./run-customer-import.server.ts";

/**
 * Imports the files of a switch import, customers first. Rows and progress are saved together,
 * batch by batch, so another process can resume after a crash without adding anything twice.
 */
export async function runSwitchImport(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
  attempt: Pick<Attempt, "last">,
): Promise<void> {
  authorize(canRunImports(actor));
  const { query } = platform.database;
  const scope = eq(switchImports.id, importId);
  const [started] = await query
    .update(switchImports)
    .set({ state: "running" })
    .where(and(scope, inArray(switchImports.state, ["running", "failed"])))
    .returning({ id: switchImports.id });
  if (!started) return;
  try {
    const files = await query
      .select({ id: customerImports.id })
      .from(customerImports)
      .where(and(eq(customerImports.switchId, importId), ne(customerImports.kind, "none")))
      .orderBy(asc(customerImports.position), asc(customerImports.id));
    for (const { id } of files) {
      const isChecked = and(eq(customerImports.id, id), eq(customerImports.state, "checked"));
      await query.update(customerImports).set({ state: "running" }).where(isChecked);
      await runFile(platform, id, attempt);
    }
    await query
      .update(customerImports)
      .set({ content: null, beginning: null })
      .where(eq(customerImports.switchId, importId));
    await query
      .update(switchImports)
      .set({ state: "done", finishedAt: platform.clock.now() })
      .where(and(scope, eq(switchImports.state, "running")));
  } catch (error) {
    if (attempt.last) {
      await query
        .update(switchImports)
        .set({ state: "failed" })
        .where(and(scope, eq(switchImports.state, "running")));
    }
    throw error;
  }
}

const batch = 250;

/**
 * Undoes a switch import, last file first, batch by batch. Records that someone has used since
 * aren't removed, such as an invoice that was sent or a job with a new note (`switch.undo`).
 */
export async function runSwitchImportUndo(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
  attempt: Pick<Attempt, "last"> = { last: false },
): Promise<void> {
  authorize(canRunImports(actor));
  const { query } = platform.database;
  const scope = eq(switchImports.id, importId);
  try {
    const files = await query
      .select({ id: customerImports.id, kind: customerImports.kind })
      .from(customerImports)
      .innerJoin(switchImports, eq(switchImports.id, customerImports.switchId))
      .where(and(scope, eq(switchImports.state, "undoing")))
      .orderBy(desc(customerImports.position), desc(customerImports.id));
    for (const { id, kind } of files) {
      const isFile = eq(customerImports.id, id);
      const isDone = inArray(customerImports.state, ["done", "undoing"]);
      await query.update(customerImports).set({ state: "undoing" }).where(and(isFile, isDone));
      for (const record of recordKinds) {
        while (await undoRecords(platform, importId, id, record));
      }
      if (kind === "customers") await undoFile(platform, id, attempt);
      else {
        const isUndoing = and(isFile, eq(customerImports.state, "undoing"));
        await query.update(customerImports).set({ state: "undone" }).where(isUndoing);
      }
    }
    await query
      .update(switchImports)
      .set({ state: "undone" })
      .where(and(scope, eq(switchImports.state, "undoing")));
  } catch (error) {
    // The undo can be repeated for the rest, and other files can be imported.
    if (attempt.last) {
      await query
        .update(switchImports)
        .set({ state: "done" })
        .where(and(scope, eq(switchImports.state, "undoing")));
      await query
        .update(customerImports)
        .set({ state: "done" })
        .where(and(eq(customerImports.switchId, importId), eq(customerImports.state, "undoing")));
    }
    throw error;
  }
}

/** @returns whether there may be more */
function undoRecords(
  platform: Platform,
  switchId: string,
  fileId: string,
  kind: RecordKind,
): Promise<boolean> {
  return inErasure(platform, async (work) => {
    const { tx } = work;
    const [file] = await tx
      .select({
        contractorId: customerImports.contractorId,
        outcome: customerImports.outcome,
        since: switchImports.finishedAt,
      })
      .from(customerImports)
      .innerJoin(switchImports, eq(switchImports.id, customerImports.switchId))
      .where(and(eq(customerImports.id, fileId), eq(switchImports.id, switchId)))
      .for(...lockRows(customerImports));
    if (!file?.since) return false;
    const { contractorId, since } = file;
    const isOwn = and(eq(importedRecords.importId, fileId), eq(importedRecords.kind, kind));
    const next = await tx
      .select({ key: importedRecords.key, recordId: importedRecords.recordId })
      .from(importedRecords)
      .where(isOwn)
      .orderBy(asc(importedRecords.key))
      .limit(batch);
    if (next.length === 0) return false;
    const ids = next.map(({ recordId }) => recordId);
    const stays = await remove(platform, work, { contractorId, kind, ids, since });
    const ofBatch = inArray(
      importedRecords.key,
      next.map(({ key }) => key),
    );
    // Records that weren't removed still count as imported, so another upload doesn't add them
    // again.
    if (stays.size > 0) {
      await tx
        .update(importedRecords)
        .set({ importId: null })
        .where(and(isOwn, ofBatch, inArray(importedRecords.recordId, [...stays])));
    }
    await tx.delete(importedRecords).where(and(isOwn, ofBatch));
    const outcome = { ...file.outcome, kept: file.outcome.kept + stays.size };
    await tx.update(customerImports).set({ outcome }).where(eq(customerImports.id, fileId));
    return true;
  });
}

type Removal = { contractorId: string; kind: RecordKind; ids: string[]; since: Date };

/**
 * Removes records that an import created.
 * @returns the ids of those that weren't removed
 */
async function remove(
  platform: Platform,
  work: UnitOfWork,
  { contractorId, kind, ids, since }: Removal,
): Promise<ReadonlySet<string>> {
  switch (kind) {
    case "note":
      await removeImportedNotes(work, ids);
      return new Set();
    case "invoice":
      return removeImportedInvoices(work, { contractorId, ids, since });
    case "estimate":
      return removeImportedEstimates(work, { contractorId, ids, since });
    case "appointment":
      return removeImportedAppointments(work, ids, since);
    case "job":
      return removeUnusedJobs(work, ids, since);
    case "price":
      return removeImportedPrices(work, { ids, since });
    case "property":
      return removeImportedProperties(work, ids, since, isReferred);
    case "customer":
      return removeUnused(platform, work, { contractorId, customerIds: ids, since });
  }
}

/** Whether a job, a document, or a lead refers to a property. */
const isReferred = (propertyId: SQL): SQL =>
  sql`(${sql.join(
    [workOrders, jobEstimates, invoices].map(
      (table) => sql`exists (select from ${table} where ${table.propertyId} = ${propertyId})`,
    ),
    sql` or `,
  )})`;

/** Removes jobs without documents: a document would lose its job, or be deleted with it. */
async function removeUnusedJobs(
  work: UnitOfWork,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const billed = new Set<string>();
  for (const table of [invoices, jobEstimates]) {
    const rows = await work.tx
      .selectDistinct({ id: table.workOrderId })
      .from(table)
      .where(inArray(table.workOrderId, [...ids]));
    for (const { id } of rows) if (id) billed.add(id);
  }
  const free = ids.filter((id) => !billed.has(id));
  const used = await removeImportedJobs(work, free, since);
  return new Set([...billed, ...used]);
}

/** How many of an import's records still exist, by kind: what an undo would remove. */
export async function countRecords(
  { database: { query } }: Platform,
  switchId: string,
): Promise<Partial<Record<RecordKind, number>>> {
  const files = query
    .select({ id: customerImports.id })
    .from(customerImports)
    .where(eq(customerImports.switchId, switchId));
  const rows = await query
    .select({ kind: importedRecords.kind, records: count() })
    .from(importedRecords)
    .where(inArray(importedRecords.importId, files))
    .groupBy(importedRecords.kind);
  return Object.fromEntries(rows.map(({ kind, records }) => [kind, records]));
}
