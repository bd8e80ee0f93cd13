import { setImmediate } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { customerContacts, customers } from "~/domains/customers/index.server.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { ExportProgram, ImportField, ImportKind, ImportPlan } from "./import-kinds.ts";
import { findImported, keyOf } from "./imported-records.server.ts";
import { type ImportSheet, importRows, openImportSheet } from "./open-import-sheet.ts";
import { readCustomerRow } from "./read-customer-rows.ts";
import { type FileDates, readRecord } from "./read-records.ts";

type FileToPlan = {
  contractorId: string;
  program: ExportProgram;
  kind: ImportKind;
  content: string;
  fields: readonly (ImportField | null)[];
};

const batch = 1_000;

/**
 * Counts what importing a file would do now, without changing anything. Reads a file of any length, so it
 * isn't for a transaction.
 */
export async function planImport(platform: Platform, file: FileToPlan): Promise<ImportPlan> {
  const { query } = platform.database;
  const { kind, content, fields, contractorId } = file;
  const plan: ImportPlan = { ready: 0, known: 0, wrong: 0 };
  const sheet = kind === "none" ? null : openImportSheet(kind, content, fields);
  if (!sheet?.ok) return plan;
  if (kind === "customers") return planCustomers(query, contractorId, sheet);
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const now = platform.clock.now();
  const dates = { dayFirst: sheet.dayFirst, zone, now, today: dayOf(now, zone) };
  return planRecords(query, file, sheet, dates);
}

async function planCustomers(
  query: Reader,
  contractorId: string,
  sheet: ImportSheet,
): Promise<ImportPlan> {
  const plan: ImportPlan = { ready: 0, known: 0, wrong: 0 };
  const contacts = await query
    .select({ value: customerContacts.value })
    .from(customerContacts)
    .where(eq(customerContacts.contractorId, contractorId));
  const named = await query
    .select({ name: sql<string>`lower(${customers.name})` })
    .from(customers)
    .where(and(eq(customers.contractorId, contractorId), isNull(customers.mergedInto)));
  const values = new Set(contacts.map(({ value }) => value));
  const names = new Set(named.map(({ name }) => name));
  for (const rows of inBatches(importRows(sheet), batch)) {
    for (const row of rows) {
      const parsed = readCustomerRow(row, sheet.dayFirst);
      if (!parsed.ok) {
        plan.wrong += 1;
        continue;
      }
      const { contacts: own, name } = parsed.row;
      const isKnown = own.some(({ value }) => values.has(value)) && names.has(name.toLowerCase());
      plan[isKnown ? "known" : "ready"] += 1;
    }
    // Lets other requests run.
    await setImmediate();
  }
  return plan;
}

async function planRecords(
  query: Reader,
  { contractorId, program, kind }: FileToPlan,
  sheet: ImportSheet,
  dates: FileDates,
): Promise<ImportPlan> {
  const plan: ImportPlan = { ready: 0, known: 0, wrong: 0 };
  if (kind === "customers" || kind === "none") return plan;
  const kindOf = {
    jobs: "job",
    estimates: "estimate",
    invoices: "invoice",
    notes: "note",
  } as const;
  const seen = new Set<string>();
  for (const rows of inBatches(importRows(sheet), batch)) {
    const parsed = rows.map((row) => readRecord(kind, row, dates));
    const keys = parsed.flatMap((record) => (record.ok ? [keyOf(program, record.value)] : []));
    const imported =
      kind === "prices" ? new Map() : await findImported(query, contractorId, kindOf[kind], keys);
    for (const record of parsed) {
      if (!record.ok) {
        plan.wrong += 1;
        continue;
      }
      const key = keyOf(program, record.value);
      // Repeated rows of a job are its appointments.
      const isKnown = imported.has(key) || (kind !== "jobs" && seen.has(key));
      seen.add(key);
      plan[isKnown ? "known" : "ready"] += 1;
    }
    await setImmediate();
  }
  return plan;
}
