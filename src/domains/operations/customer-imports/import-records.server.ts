import {
  type ImportedDocument,
  importEstimates,
  importInvoices,
  importPrices,
} from "~/domains/billing/index.server.ts";
import { importCustomerNotes, matchCustomers } from "~/domains/customers/index.server.ts";
import type { SheetRow } from "~/platform/csv/read-sheet.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { importJobLines } from "./import-job-rows.server.ts";
import { exportProgramNames, type ImportField, type RecordKind } from "./import-kinds.ts";
import type {
  EstimateRecord,
  ImportRecord,
  InvoiceRecord,
  JobRecord,
  NoteRecord,
  PriceRecord,
} from "./import-record.ts";
import {
  type Created,
  findImported,
  type ImportedBatch,
  insertRecords,
  joinRemarks,
  keyOf,
  type Line,
  type Matched,
  type RecordsFile,
  type RecordsKind,
  type RowResult,
  toDocumentCustomer,
} from "./imported-records.server.ts";
import { readRecord } from "./read-records.ts";

/**
 * Imports a batch of a file's records.
 * @returns one result per row, in the order of the rows
 */
export async function importRecords(
  platform: Platform,
  work: UnitOfWork,
  file: RecordsFile,
  rows: readonly SheetRow<ImportField>[],
): Promise<RowResult[]> {
  const { contractorId, kind, dates } = file;
  const read = rows.map((row) => ({ line: row.line, ...readRecord(kind, row, dates) }));
  const wrongResults = read.flatMap((record): RowResult[] =>
    record.ok
      ? []
      : [{ line: record.line, outcome: "wrong", customerId: null, reason: record.problem }],
  );
  const right = read.filter((record) => record.ok);
  const keyed = right.map((record) => ({ ...record, key: keyOf(file.program, record.value) }));
  const { fresh, known } = await withoutKnown(work, contractorId, kind, keyed);
  const done =
    kind === "prices"
      ? await importPriceRows(work, file, fresh)
      : await importOfCustomers(platform, work, file, fresh);
  await insertRecords(work, file, done.created);
  const results = new Map(
    [...wrongResults, ...known, ...done.results].map((result) => [result.line, result]),
  );
  return rows.flatMap(({ line }) => results.get(line) ?? []);
}

type Keyed = { line: number; value: ImportRecord; remarks: string[]; key: string };

const recordKindOf: Record<RecordsKind, RecordKind> = {
  jobs: "job",
  estimates: "estimate",
  invoices: "invoice",
  notes: "note",
  prices: "price",
};

/** Separates the rows whose record was imported before, by an earlier upload or an earlier row. */
async function withoutKnown(
  work: UnitOfWork,
  contractorId: string,
  kind: RecordsKind,
  keyed: readonly Keyed[],
): Promise<{ fresh: Keyed[]; known: RowResult[] }> {
  if (kind === "jobs" || kind === "prices") return { fresh: [...keyed], known: [] };
  const keys = keyed.map(({ key }) => key);
  const imported = await findImported(work.tx, contractorId, recordKindOf[kind], keys);
  const seen = new Set<string>();
  const fresh: Keyed[] = [];
  const knownResults: RowResult[] = [];
  for (const record of keyed) {
    const isKnown = imported.has(record.key);
    if (isKnown || seen.has(record.key)) {
      const reason = isKnown ? "Imported before" : "The same as an earlier row";
      knownResults.push({ line: record.line, outcome: "known", customerId: null, reason });
    } else fresh.push(record);
    seen.add(record.key);
  }
  return { fresh, known: knownResults };
}

async function importOfCustomers(
  platform: Platform,
  work: UnitOfWork,
  file: RecordsFile,
  fresh: readonly Keyed[],
): Promise<ImportedBatch> {
  const { contractorId, memberName: recordedBy, kind } = file;
  const withCustomer = fresh.filter(
    (record): record is Keyed & { value: Exclude<ImportRecord, PriceRecord> } =>
      record.value.kind !== "prices",
  );
  const matched = await matchCustomers(
    platform,
    work,
    { contractorId, recordedBy },
    withCustomer.map(({ value }) => value.customer),
  );
  const results: RowResult[] = [];
  const created: Created[] = [];
  const lines = withCustomer.flatMap((record, index) => {
    const match = matched[index];
    if (!match?.ok) {
      const reason = match?.problem ?? "The customer wasn’t found";
      results.push({ line: record.line, outcome: "wrong", customerId: null, reason });
      return [];
    }
    const { customerId, propertyId } = match;
    if (match.isNew) created.push({ kind: "customer", key: customerId, recordId: customerId });
    if (match.isNewProperty && propertyId && !created.some(({ key }) => key === propertyId))
      created.push({ kind: "property", key: propertyId, recordId: propertyId });
    return [{ ...record, who: match }];
  });
  const own = await importLines(work, file, kind, lines);
  return { results: [...results, ...own.results], created: [...created, ...own.created] };
}

type KeyedLine = Keyed & { who: Matched };

function importLines(
  work: UnitOfWork,
  file: RecordsFile,
  kind: RecordsKind,
  lines: readonly KeyedLine[],
): Promise<ImportedBatch> {
  const of = <Value extends ImportRecord>(name: Value["kind"]) =>
    lines.filter((line): line is KeyedLine & Line<Value> => line.value.kind === name);
  if (kind === "jobs") return importJobLines(work, file, of<JobRecord>("jobs"));
  if (kind === "estimates")
    return importDocuments(work, file, "estimate", of<EstimateRecord>("estimates"));
  if (kind === "invoices")
    return importDocuments(work, file, "invoice", of<InvoiceRecord>("invoices"));
  return importNoteLines(work, file, of<NoteRecord>("notes"));
}

type DocumentLine = Line<EstimateRecord | InvoiceRecord> & { key: string };

async function importDocuments(
  work: UnitOfWork,
  file: RecordsFile,
  kind: "estimate" | "invoice",
  lines: readonly DocumentLine[],
): Promise<ImportedBatch> {
  const { contractorId, memberId, program, dates } = file;
  const jobKey = (number: string) => `${program}:${number.toLowerCase()}`;
  const jobs = await findImported(
    work.tx,
    contractorId,
    "job",
    lines.flatMap(({ value: { jobNumber } }) => (jobNumber ? [jobKey(jobNumber)] : [])),
  );
  const target = {
    contractorId,
    memberId,
    zone: dates.zone,
    program: program === "other" ? "the other program" : exportProgramNames[program],
  };
  const common = ({ value, who }: DocumentLine) => ({
    ...toDocumentCustomer(value, who),
    workOrderId: (value.jobNumber && jobs.get(jobKey(value.jobNumber))) || null,
    what: value.title,
    number: value.number,
    message: value.note,
    price: value,
  });
  let imported: ImportedDocument[];
  if (kind === "estimate") {
    const documents = lines.flatMap((line) =>
      line.value.kind === "estimates" ? [{ ...line.value, ...common(line) }] : [],
    );
    imported = await importEstimates(work, target, documents);
  } else {
    const documents = lines.flatMap((line) =>
      line.value.kind === "invoices" ? [{ ...line.value, ...common(line) }] : [],
    );
    imported = await importInvoices(work, target, documents);
  }
  return {
    created: lines.map(({ key }, index) => ({ kind, key, recordId: imported[index]?.id ?? "" })),
    results: lines.map(({ line, remarks, who }, index) => ({
      line,
      outcome: "new",
      customerId: who.customerId,
      reason: joinRemarks(...remarks, imported[index]?.remark ?? null),
    })),
  };
}

async function importNoteLines(
  work: UnitOfWork,
  file: RecordsFile,
  lines: readonly (Line<NoteRecord> & { key: string })[],
): Promise<ImportedBatch> {
  const ids = await importCustomerNotes(
    work,
    file,
    lines.map(({ value: { text, author, createdAt }, who: { customerId } }) => ({
      customerId,
      text,
      author,
      createdAt,
    })),
  );
  return {
    created: lines.map(({ key }, index) => ({ kind: "note", key, recordId: ids[index] ?? "" })),
    results: lines.map(({ line, remarks, who }) => ({
      line,
      outcome: "new",
      customerId: who.customerId,
      reason: joinRemarks(...remarks),
    })),
  };
}

async function importPriceRows(
  work: UnitOfWork,
  { contractorId }: RecordsFile,
  fresh: readonly Keyed[],
): Promise<ImportedBatch> {
  const prices = fresh.filter(
    (record): record is Keyed & { value: PriceRecord } => record.value.kind === "prices",
  );
  const ids = await importPrices(
    work,
    contractorId,
    prices.map(({ value: { kind: _kind, ...price } }) => price),
  );
  return {
    created: ids.flatMap((id) => (id ? [{ kind: "price", key: id, recordId: id } as const] : [])),
    results: prices.map(({ line, remarks }, index) => {
      const isNew = Boolean(ids[index]);
      const reason = isNew ? null : "Your price book has it already, or is full";
      const outcome = isNew ? "new" : "known";
      return { line, outcome, customerId: null, reason: joinRemarks(...remarks, reason) };
    }),
  };
}
