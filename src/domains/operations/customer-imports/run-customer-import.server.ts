import { and, asc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import {
  ContactTaken,
  customerNotes,
  customers,
  type ImportedCustomer,
  importCustomers,
} from "~/domains/customers/index.server.ts";
import { maxConsentNote } from "~/domains/customers/index.ts";
import { conversations, leads, openConversations } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { canRunImports } from "~/domains/operations/operations.policy.ts";
import {
  customerImportRows,
  customerImports,
} from "~/domains/operations/operations.tables.server.ts";
import {
  ChangedDuringErasure,
  eraseCustomersWithin,
  inErasure,
} from "~/domains/operations/privacy/erase-customer.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { inBatches, type SheetRow } from "~/platform/csv/read-sheet.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { ChosenFields, CustomerField } from "./customer-imports.ts";
import {
  customerRows,
  openCustomerSheet,
  type ReadCustomerRow,
  readCustomerRow,
} from "./read-customer-rows.ts";

const batch = 250;

type File = {
  importId: string;
  contractorId: string;
  recordedBy: string;
  content: string;
  fields: ChosenFields;
  proof: string | null;
  /** Today in the business's time zone: a consent can't be later. */
  today: string;
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
  try {
    const file = await openFile(platform, importId);
    if (!file) return;
    const sheet = openCustomerSheet(file.content, file.fields);
    if (!sheet.ok) throw new Error("A checked file can no longer be read");
    const sheetFile = { ...file, dayFirst: sheet.dayFirst };
    let at = 0;
    for (const rows of inBatches(customerRows(sheet), batch)) {
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

async function openFile(
  platform: Platform,
  importId: string,
): Promise<Omit<File, "dayFirst"> | null> {
  const { query } = platform.database;
  const [found] = await query
    .update(customerImports)
    .set({ state: "running" })
    .where(
      and(
        eq(customerImports.id, importId),
        inArray(customerImports.state, ["running", "failed"]),
        // After an erasure, or a week, the file is gone.
        isNotNull(customerImports.content),
      ),
    )
    .returning({
      contractorId: customerImports.contractorId,
      recordedBy: customerImports.memberName,
      content: customerImports.content,
      fields: customerImports.fields,
      proof: customerImports.consentProof,
    });
  if (!found || found.content === null) return null;
  const zone = await findBusinessZone(query, found.contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  return { ...found, importId, content: found.content, today };
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
  rows: readonly SheetRow<CustomerField>[],
): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await inTransaction(platform, (work) => importWithin(platform, work, file, at, rows));
    } catch (error) {
      // Someone added one of the contacts, or erased a customer to whom a row belongs.
      const isRaced =
        error instanceof ContactTaken || violationOf(error)?.violation === "foreign key";
      if (!isRaced || attempts === maxTries) throw error;
    }
  }
}

type Line = { line: number; cells: readonly string[]; read: ReadCustomerRow };

/** Imports one batch, unless it was imported before. */
async function importWithin(
  platform: Platform,
  work: UnitOfWork,
  file: File,
  at: number,
  rows: readonly SheetRow<CustomerField>[],
): Promise<void> {
  const { tx } = work;
  const { importId, contractorId } = file;
  const [progress] = await tx
    .select({ done: customerImports.done, outcome: customerImports.outcome })
    .from(customerImports)
    .where(and(eq(customerImports.id, importId), eq(customerImports.state, "running")))
    .for(...lockRows(customerImports));
  if (!progress || progress.done !== at) return;
  const lines = rows.map((row) => {
    const { line, cells } = row;
    return { line, cells, read: readCustomerRow(row, file.dayFirst) };
  });
  const imported = await importLines(platform, work, file, lines);
  const results = lines.map(({ line, cells, read }) => {
    const result = imported.get(line);
    if (!read.ok || !result) {
      const reason = read.ok ? null : read.problem;
      return { line, cells, outcome: "wrong" as const, customerId: null, reason };
    }
    const { outcome, customerId, remarks } = result;
    const reason = [...new Set([...read.remarks, ...remarks])].join(". ") || null;
    return { line, cells, outcome, customerId, reason };
  });
  await tx.insert(customerImportRows).values(
    results.map(({ cells, ...one }) => ({
      importId,
      contractorId,
      ...one,
      cells: one.reason === null ? null : [...cells],
    })),
  );
  const outcome = { ...progress.outcome };
  for (const one of results) outcome[one.outcome] += 1;
  await tx
    .update(customerImports)
    .set({ done: at + rows.length, outcome })
    .where(eq(customerImports.id, importId));
}

/** Adds the customers of these lines, and opens conversations with the numbers that may be texted. */
async function importLines(
  platform: Platform,
  work: UnitOfWork,
  { importId, contractorId, recordedBy, proof, today }: File,
  lines: readonly Line[],
): Promise<Map<number, ImportedCustomer>> {
  const given = lines.flatMap(({ line, read }) => {
    if (!read.ok) return [];
    const { consent, ...row } = read.row;
    const isFuture = consent !== null && consent.givenOn > today;
    if (isFuture)
      read.remarks.push("The date of the text consent is in the future, so it was skipped");
    const note = [proof, consent?.note].filter(Boolean).join(". ").slice(0, maxConsentNote);
    const own = consent && !isFuture ? { givenOn: consent.givenOn, note } : null;
    return [{ line, row: { ...row, consent: own } }];
  });
  const findOwn = (ids: readonly string[]) => findCreated(work, importId, ids);
  const results = await importCustomers(
    platform,
    work,
    { contractorId, recordedBy, findOwn },
    given.map(({ row }) => row),
  );
  const textable = results.flatMap(({ textable: phones }, at) =>
    phones.map((phone) => ({ contractorId, name: given[at]?.row.name ?? "", phone, email: null })),
  );
  if (textable.length > 0) await openConversations(work, textable);
  return new Map(
    results.flatMap((result, at) => {
      const line = given[at]?.line;
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
  const found = await tx
    .select({ id: customerImportRows.customerId })
    .from(customerImportRows)
    .where(
      and(
        eq(customerImportRows.importId, importId),
        eq(customerImportRows.outcome, "new"),
        inArray(customerImportRows.customerId, [...customerIds]),
      ),
    );
  return new Set(found.flatMap(({ id }) => (id ? [id] : [])));
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
  try {
    while (await undoBatch(platform, importId));
  } catch (error) {
    // The rest can be undone again, and other files can be imported.
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
    const [found] = await tx
      .select({
        contractorId: customerImports.contractorId,
        finishedAt: customerImports.finishedAt,
        outcome: customerImports.outcome,
      })
      .from(customerImports)
      .where(and(eq(customerImports.id, importId), eq(customerImports.state, "undoing")))
      .for(...lockRows(customerImports));
    if (!found?.finishedAt) return false;
    const { contractorId, finishedAt } = found;
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
    const used = await findUsed(work, customerIds, finishedAt);
    const unused = customerIds.filter((id) => !used.has(id));
    if (unused.length > 0) {
      const beforeDeletion = async () => {
        const late = await findUsed(work, unused, finishedAt);
        if (late.size > 0) throw new ChangedDuringErasure("A customer was used");
      };
      const counts = await eraseCustomersWithin(
        work,
        platform,
        { contractorId, customerIds: unused },
        beforeDeletion,
      );
      // Someone began to use them since they were checked.
      if (Object.values(counts).some((rows) => rows > 0)) {
        throw new ChangedDuringErasure("A customer was used");
      }
    }
    if (used.size > 0) {
      await tx
        .update(customerImportRows)
        .set({
          outcome: "kept",
          reason: "In use since the import, so this customer wasn’t removed",
        })
        .where(and(isCreated, inArray(customerImportRows.customerId, [...used])));
    }
    const outcome = { ...found.outcome, kept: found.outcome.kept + used.size };
    await tx.update(customerImports).set({ outcome }).where(eq(customerImports.id, importId));
    return true;
  });
}

/** Which of these customers were edited or merged, or have anything else, since a time. */
async function findUsed(
  { tx }: UnitOfWork,
  customerIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const tables = [leads, workOrders, jobEstimates, invoices, customerNotes];
  const isReferred = tables.map(
    (table) => sql`exists (select from ${table} where ${table.customerId} = ${customers.id})`,
  );
  const isMergedInto = sql`exists (select from ${customers} other where other.merged_into = ${customers.id})`;
  const hasConversation = sql`exists (
    select from ${conversations} where ${conversations.customerId} = ${customers.id} and (
      ${conversations.lastCallAt} is not null or exists (
        select from ${messages} where ${messages.conversationId} = ${conversations.id})))`;
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        inArray(customers.id, [...customerIds]),
        or(
          isNotNull(customers.mergedInto),
          gt(customers.updatedAt, since),
          isMergedInto,
          hasConversation,
          ...isReferred,
        ),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
