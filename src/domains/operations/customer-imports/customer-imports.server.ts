import { setImmediate } from "node:timers/promises";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import {
  importCustomersJob,
  undoCustomerImportJob,
} from "~/domains/operations/operations.jobs.server.ts";
import { canImportCustomers } from "~/domains/operations/operations.policy.ts";
import { customerImports } from "~/domains/operations/operations.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import {
  type CustomerField,
  customerFields,
  maxConsentProof,
  maxCustomerFileBytes,
  maxCustomerRows,
  namingFields,
  undoDeadline,
} from "./customer-imports.ts";
import type { ImportField, ImportKind } from "./import-kinds.ts";
import { importRows, openImportSheet } from "./open-import-sheet.ts";
import { isVisible } from "./read-customer-imports.server.ts";

export type CustomerFileChecked = Result<{ importId: string }, Invalid | TooMany>;

const maxWaiting = 10;
/** Characters of a file that its preview reads. */
const beginningLength = 128 * 1024;

/** Parses a customer file and stores it until its member imports or discards it (`customers.import`). */
export async function checkCustomerImport(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<CustomerFileChecked> {
  authorize(canImportCustomers(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  if (file.bytes.length > maxCustomerFileBytes) {
    const limitText = `${maxCustomerFileBytes / 1024 / 1024} MB`;
    return invalid({ file: `The file is larger than ${limitText}. Split it into smaller files.` });
  }
  const { waitSeconds } = await platform.limits.use("lead_import", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const decoded = { name: file.name, ...decodeCsv(file.bytes) };
  const parsed = await readImportFile("customers", decoded, null);
  if (!parsed.ok) return parsed;
  return inTransaction<CustomerFileChecked>(platform, async ({ tx, now }) => {
    const [waiting] = await tx
      .select({ files: count() })
      .from(customerImports)
      .where(isOwnWaiting(actor));
    if ((waiting?.files ?? 0) >= maxWaiting) {
      return invalid({
        file: `You have ${maxWaiting} files waiting. Import or discard one of them first.`,
      });
    }
    const importId = newId(now.getTime());
    const author = { contractorId, memberId, memberName, createdAt: now };
    await tx.insert(customerImports).values({ id: importId, ...parsed.file, ...author });
    return { ok: true, importId };
  });
}

/** An uploaded file, decoded. */
export type TextFile = { name: string; text: string; warning: string | null };

const batch = 1_000;

export const noRows = "The file has headings but no rows.";

/**
 * Reads an uploaded file of this kind and returns the text to store until it's imported. Errors are
 * reported under `file`.
 * @param chosen the fields of its columns; null to guess them
 */
export async function readImportFile(
  kind: ImportKind,
  { name, text: content, warning }: TextFile,
  chosen: readonly (ImportField | null)[] | null,
): Promise<Result<{ file: StoredFile }, Invalid>> {
  const sheet = openImportSheet(kind, content, chosen);
  if (!sheet.ok) return sheet;
  let rows = 0;
  for (const some of inBatches(importRows(sheet), batch)) {
    rows += some.length;
    if (rows > maxCustomerRows) {
      const limitText = maxCustomerRows.toLocaleString("en-US");
      return invalid({
        file: `Import up to ${limitText} rows at a time. Split the file into parts.`,
      });
    }
    // Other requests have their turn.
    await setImmediate();
  }
  if (rows === 0) return invalid({ file: noRows });
  const { columns } = sheet;
  return {
    ok: true,
    file: {
      kind,
      fileName: name.slice(0, 200) || "customers.csv",
      content,
      beginning: content.slice(0, beginningLength).toWellFormed(),
      warning,
      columns: columns.map(({ at, heading, match }) => ({
        at,
        match,
        heading: heading.slice(0, 200).toWellFormed(),
      })),
      fields: columns.map(({ field }) => field),
      rows,
    },
  };
}

type StoredFile = Pick<
  typeof customerImports.$inferInsert,
  "fileName" | "beginning" | "warning" | "columns" | "fields" | "rows"
> & { kind: ImportKind; content: string };

export type CustomerImportChange = Result<
  object,
  Refused<"not_found" | "already_done" | "not_possible"> | Invalid
>;

type Choice = { fields: Readonly<Record<number, string>>; consentProof: string };

/** Saves how the columns are imported, without importing anything. */
export async function chooseCustomerFields(
  platform: Platform,
  actor: Actor,
  importId: string,
  choice: Choice,
): Promise<CustomerImportChange> {
  authorize(canImportCustomers(actor));
  return inTransaction<CustomerImportChange>(platform, async ({ tx }) => {
    const [customerImport] = await tx
      .select({ columns: customerImports.columns })
      .from(customerImports)
      .where(and(eq(customerImports.id, importId), isOwnWaiting(actor)))
      .for(...lockRows(customerImports));
    if (!customerImport) return { ok: false, code: "not_found" };
    const fields = customerImport.columns.map(({ at }): CustomerField | null => {
      const chosen = choice.fields[at];
      return customerFields.find((field) => field === chosen) ?? null;
    });
    const consentProof = choice.consentProof.trim().slice(0, maxConsentProof) || null;
    await tx
      .update(customerImports)
      .set({ fields, consentProof })
      .where(eq(customerImports.id, importId));
    return { ok: true };
  });
}

/**
 * Imports a checked file in the background, or the rest of one that stopped. A second click imports nothing
 * more. Audited.
 */
export async function startCustomerImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<CustomerImportChange> {
  authorize(canImportCustomers(actor));
  return oneAtATime(() =>
    inTransaction<CustomerImportChange>(platform, async (work) => {
      const [customerImport] = await work.tx
        .select({
          state: customerImports.state,
          fields: customerImports.fields,
          proof: customerImports.consentProof,
          rows: customerImports.rows,
          hasFile: sql<boolean>`${customerImports.content} is not null`,
        })
        .from(customerImports)
        .where(
          and(eq(customerImports.id, importId), isVisible(actor), isNull(customerImports.switchId)),
        )
        .for(...lockRows(customerImports));
      if (!customerImport) return { ok: false, code: "not_found" };
      if (customerImport.state !== "checked" && customerImport.state !== "failed") {
        return { ok: false, code: "already_done" };
      }
      // The file was deleted by an erasure, or after a week.
      if (!customerImport.hasFile) return { ok: false, code: "not_possible" };
      const { fields, proof, rows } = customerImport;
      if (!namingFields.some((field) => fields.includes(field))) {
        return invalid({ columns: "Choose a column for the name, phone, or email." });
      }
      if (fields.includes("text_consent") && !proof) {
        return invalid({
          consent_proof: "Enter what proves the consents, or don’t import that column",
        });
      }
      await work.tx
        .update(customerImports)
        .set({ state: "running" })
        .where(eq(customerImports.id, importId));
      work.enqueue(importCustomersJob, { importId });
      await audit(work, actor, "customer.import", importId, { rows });
      return { ok: true };
    }),
  );
}

/** Discards a file without importing it. */
export async function cancelCustomerImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canImportCustomers(actor));
  await platform.database.query
    .delete(customerImports)
    .where(and(eq(customerImports.id, importId), isOwnWaiting(actor)));
}

/**
 * Undoes an import in the background within a day: the customers it created are deleted, except those that
 * have been edited or have messages, jobs, or documents since. Audited.
 */
export async function undoCustomerImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<CustomerImportChange> {
  authorize(canImportCustomers(actor));
  return oneAtATime(() =>
    inTransaction<CustomerImportChange>(platform, async (work) => {
      const [customerImport] = await work.tx
        .select({
          state: customerImports.state,
          finishedAt: customerImports.finishedAt,
          outcome: customerImports.outcome,
        })
        .from(customerImports)
        .where(
          and(eq(customerImports.id, importId), isVisible(actor), isNull(customerImports.switchId)),
        )
        .for(...lockRows(customerImports));
      if (!customerImport) return { ok: false, code: "not_found" };
      const { state, finishedAt, outcome } = customerImport;
      if (state === "undoing" || state === "undone") return { ok: false, code: "already_done" };
      const isLate = !finishedAt || work.now > undoDeadline(finishedAt);
      if (state !== "done" || isLate) return { ok: false, code: "not_possible" };
      await work.tx
        .update(customerImports)
        .set({ state: "undoing" })
        .where(eq(customerImports.id, importId));
      work.enqueue(undoCustomerImportJob, { importId });
      await audit(work, actor, "customer.undo-import", importId, { customers: outcome.new });
      return { ok: true };
    }),
  );
}

async function oneAtATime(run: () => Promise<CustomerImportChange>): Promise<CustomerImportChange> {
  try {
    return await run();
  } catch (error) {
    if (violationOf(error)?.constraint !== "customer_imports_one_at_a_time") throw error;
    return invalid({ columns: "Another import is still running. Try again once it’s done." });
  }
}

const audit = (
  work: Parameters<typeof recordChange>[0],
  actor: Signatory,
  action: string,
  entityId: string,
  after: object,
) =>
  recordChange(work, actor, { action, entity: "customer_import", entityId, before: null, after });

const isOwnWaiting = ({ contractorId, id }: { contractorId: string; id: string }) =>
  and(
    eq(customerImports.contractorId, contractorId),
    eq(customerImports.memberId, id),
    eq(customerImports.state, "checked"),
    isNull(customerImports.switchId),
  );
