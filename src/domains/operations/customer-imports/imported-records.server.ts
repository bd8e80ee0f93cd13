import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { customerNotes, type MatchedCustomer } from "~/domains/customers/index.server.ts";
import { importedRecords } from "~/domains/operations/operations.tables.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { CustomerRowOutcome } from "./customer-imports.ts";
import type { ExportProgram, ImportKind, RecordKind } from "./import-kinds.ts";
import type { ImportRecord } from "./import-record.ts";
import type { FileDates } from "./read-records.ts";

/** Kinds whose rows are records about customers, such as jobs, and not customers. */
export type RecordsKind = Exclude<ImportKind, "customers" | "none">;

export type RecordsFile = {
  importId: string;
  contractorId: string;
  kind: RecordsKind;
  program: ExportProgram;
  memberId: string;
  memberName: string;
  dates: FileDates;
};

export type RowResult = {
  line: number;
  outcome: CustomerRowOutcome;
  customerId: string | null;
  reason: string | null;
};

export type Matched = MatchedCustomer & { ok: true };
export type Line<Value> = { line: number; value: Value; remarks: string[]; who: Matched };
export type Created = { kind: RecordKind; key: string; recordId: string };
/** The outcome of a batch: a result per line, and the created records. */
export type ImportedBatch = { results: RowResult[]; created: Created[] };

/** Joins the remarks about a row without repeats; null if there are none. */
export const joinRemarks = (...remarks: (string | null)[]) =>
  [...new Set(remarks.filter((remark) => remark !== null))].join(". ") || null;

/** The customer's details, as saved on a job or a document. */
export const toDocumentCustomer = (
  value: { customer: { address: string | null } },
  match: Matched,
) => ({
  customerId: match.customerId,
  propertyId: match.propertyId,
  customerName: match.name,
  phone: match.phone,
  phoneExtension: match.phoneExtension,
  email: match.email,
  address: value.customer.address,
});

/**
 * Identifies a record within its program: by its number, else by a hash of its content. A job's
 * appointments share its number, so it doesn't identify an appointment.
 */
export function keyOf(program: ExportProgram, value: ImportRecord): string {
  const number = "number" in value ? value.number : null;
  if (number !== null) return `${program}:${number.toLowerCase()}`;
  const { remarks: _remarks, ...content } = value as ImportRecord & { remarks?: unknown };
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

const tableOf = {
  job: workOrders,
  estimate: jobEstimates,
  invoice: invoices,
  note: customerNotes,
} as const;

/** Records with these keys that an earlier import created and no one deleted, by key. */
export async function findImported(
  database: Reader,
  contractorId: string,
  kind: RecordKind,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { key, recordId } = importedRecords;
  const rows = await database
    .select({ key, recordId })
    .from(importedRecords)
    .where(
      and(
        eq(importedRecords.contractorId, contractorId),
        eq(importedRecords.kind, kind),
        inArray(key, [...new Set(keys)]),
      ),
    );
  const table = kind in tableOf ? tableOf[kind as keyof typeof tableOf] : null;
  if (!table || rows.length === 0) return new Map(rows.map((row) => [row.key, row.recordId]));
  const ids = rows.map((row) => row.recordId);
  const remaining = await database
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids));
  const existingIds = new Set(remaining.map(({ id }) => id));
  return new Map(
    rows.flatMap((row) => (existingIds.has(row.recordId) ? [[row.key, row.recordId]] : [])),
  );
}

/** Remembers which records an import created. */
export async function insertRecords(
  { tx, now }: UnitOfWork,
  { contractorId, importId }: RecordsFile,
  created: readonly Created[],
): Promise<void> {
  if (created.length === 0) return;
  const byKey = new Map(created.map((record) => [`${record.kind} ${record.key}`, record]));
  const { contractorId: business, kind, key } = importedRecords;
  await tx
    .insert(importedRecords)
    .values(
      [...byKey.values()].map((record) => ({ ...record, contractorId, importId, createdAt: now })),
    )
    // A deleted record, such as one of a deleted customer, can be imported again.
    .onConflictDoUpdate({
      target: [business, kind, key],
      set: {
        recordId: sql`excluded.record_id`,
        importId: sql`excluded.import_id`,
        createdAt: sql`excluded.created_at`,
      },
    });
}
