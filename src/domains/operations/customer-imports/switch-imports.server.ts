import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import {
  switchImportJob,
  undoSwitchImportJob,
} from "~/domains/operations/operations.jobs.server.ts";
import { canImportCustomers } from "~/domains/operations/operations.policy.ts";
import { customerImports, switchImports } from "~/domains/operations/operations.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
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
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { undoDeadline } from "./customer-imports.ts";
import {
  type ExportProgram,
  exportPrograms,
  type ImportPlan,
  importKinds,
  isImportField,
} from "./import-kinds.ts";
import { missingOf } from "./open-import-sheet.ts";
import { planImport } from "./plan-import.server.ts";
import { findRemembered, guessFields, headingsOf, readFile } from "./read-upload.server.ts";
import { recognizeProgram } from "./record-columns.ts";
import { type UploadedFile, unpackFiles } from "./unpack-files.server.ts";

export type SwitchFilesChecked = Result<{ importId: string }, Invalid | TooMany>;

const maxWaiting = 5;

/**
 * Reads another program's export, several lists or a ZIP of them, and stores the files until the
 * member imports or discards them (`switch.files`). Each file's kind is recognized by its headings,
 * or by how the business mapped such a file before.
 */
export async function checkSwitchImport(
  platform: Platform,
  actor: Actor,
  uploaded: readonly UploadedFile[],
): Promise<SwitchFilesChecked> {
  authorize(canImportCustomers(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  const { waitSeconds } = await platform.limits.use("lead_import", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const unpacked = await unpackFiles(uploaded);
  if (!unpacked.ok) return unpacked;
  const remembered = await findRemembered(platform.database.query, contractorId);
  const headings: string[][] = [];
  const parsed: NonNullable<Awaited<ReturnType<typeof readFile>>>[] = [];
  for (const { name, bytes } of unpacked.files) {
    const decoded = { name, ...decodeCsv(bytes) };
    const headingResult = headingsOf(decoded);
    if (!headingResult.ok)
      return invalid({ file: `${name}: ${headingResult.errors.file ?? "We can’t read it."}` });
    const file = await readFile(decoded, headingResult.headings, remembered);
    if (!file) continue;
    headings.push(headingResult.headings);
    parsed.push(file);
  }
  if (parsed.length === 0) return invalid({ file: "These files are empty." });
  const program =
    headings.map(recognizeProgram).find((recognized) => recognized !== null) ?? "other";
  const placeOf = ({ kind }: (typeof parsed)[number]) => importKinds.indexOf(kind);
  const files: ((typeof parsed)[number] & { plan: ImportPlan })[] = [];
  for (const file of parsed.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    files.push({ ...file, plan: await planImport(platform, { contractorId, program, ...file }) });
  }
  return inTransaction<SwitchFilesChecked>(platform, async (work) => {
    const { tx, now } = work;
    const [waiting] = await tx
      .select({ imports: count() })
      .from(switchImports)
      .where(isOwnWaiting(actor));
    if ((waiting?.imports ?? 0) >= maxWaiting) {
      return invalid({
        file: `You have ${maxWaiting} uploads waiting. Import or discard one of them first.`,
      });
    }
    const importId = newId(now.getTime());
    const author = { contractorId, memberId, memberName, createdAt: now };
    await tx.insert(switchImports).values({ id: importId, program, ...author });
    // One by one: together, their contents would be one statement of up to 60 MB.
    for (const [position, file] of files.entries()) {
      const row = { id: newId(now.getTime()), ...file, ...author, switchId: importId, position };
      await tx.insert(customerImports).values(row);
    }
    return { ok: true, importId };
  });
}

export type SwitchChange = Result<
  object,
  Refused<"not_found" | "already_done" | "not_possible"> | Invalid
>;

type FileChoice = { kind: string; fields: Readonly<Record<number, string>> };

/** Saves a file's kind and the mapping of its columns. Imports nothing. */
export async function chooseSwitchFile(
  platform: Platform,
  actor: Actor,
  target: { importId: string; fileId: string },
  choice: FileChoice,
): Promise<SwitchChange> {
  authorize(canImportCustomers(actor));
  const kind = importKinds.find((importKind) => importKind === choice.kind);
  const { query } = platform.database;
  const program = await findProgram(query, actor, target.importId);
  const file = program && (await findContent(query, target));
  if (!program || !file) return { ok: false, code: "not_found" };
  if (!kind) return invalid({ kind: "Choose what’s in this file" });
  // A file of another kind has other columns, so they are guessed again.
  const fields =
    kind === file.kind
      ? file.columns.map(({ at }) => {
          const chosen = choice.fields[at];
          return isImportField(kind, chosen) ? chosen : null;
        })
      : guessFields(kind, file.content);
  const missing = missingOf(kind, fields);
  if (missing && kind === file.kind) return missing;
  const { contractorId } = actor;
  const { content } = file;
  const plan = await planImport(platform, { contractorId, program, kind, content, fields });
  return whileWaiting(platform, actor, target.importId, async ({ tx }) => {
    const position = importKinds.indexOf(kind);
    await tx
      .update(customerImports)
      .set({ kind, fields, plan, isSure: missing === null, position })
      .where(isFile(target));
  });
}

/** Saves which program exported the files. */
export async function chooseSwitchProgram(
  platform: Platform,
  actor: Actor,
  importId: string,
  program: string,
): Promise<SwitchChange> {
  authorize(canImportCustomers(actor));
  const chosen: ExportProgram | undefined = exportPrograms.find(
    (exportProgram) => exportProgram === program,
  );
  if (!chosen) return invalid({ program: "Choose a program" });
  const { query } = platform.database;
  if (!(await findProgram(query, actor, importId))) return { ok: false, code: "not_found" };
  const files = await query
    .select({ id: customerImports.id })
    .from(customerImports)
    .where(eq(customerImports.switchId, importId));
  const plans: { fileId: string; plan: ImportPlan }[] = [];
  for (const { id: fileId } of files) {
    const file = await findContent(query, { importId, fileId });
    if (!file) continue;
    const { contractorId } = actor;
    const plan = await planImport(platform, { contractorId, program: chosen, ...file });
    plans.push({ fileId, plan });
  }
  return whileWaiting(platform, actor, importId, async ({ tx }) => {
    await tx.update(switchImports).set({ program: chosen }).where(eq(switchImports.id, importId));
    for (const { fileId, plan } of plans) {
      await tx.update(customerImports).set({ plan }).where(isFile({ importId, fileId }));
    }
  });
}

type FileOfImport = { importId: string; fileId: string };

const isFile = ({ importId, fileId }: FileOfImport) =>
  and(eq(customerImports.id, fileId), eq(customerImports.switchId, importId));

/** The program of a waiting upload of the member; null if there is none. */
async function findProgram(
  database: Reader,
  owner: Owner,
  importId: string,
): Promise<ExportProgram | null> {
  const [waiting] = await database
    .select({ program: switchImports.program })
    .from(switchImports)
    .where(and(eq(switchImports.id, importId), isOwnWaiting(owner)));
  return waiting?.program ?? null;
}

/** A file of an upload with its content; null if there is none. */
async function findContent(database: Reader, target: FileOfImport) {
  const [file] = await database
    .select({
      kind: customerImports.kind,
      columns: customerImports.columns,
      fields: customerImports.fields,
      content: customerImports.content,
    })
    .from(customerImports)
    .where(isFile(target));
  return file && file.content !== null ? { ...file, content: file.content } : null;
}

/** Changes a waiting upload of the member, locked, unless it was started or discarded meanwhile. */
function whileWaiting(
  platform: Platform,
  owner: Owner,
  importId: string,
  change: (work: UnitOfWork) => Promise<void>,
): Promise<SwitchChange> {
  return inTransaction<SwitchChange>(platform, async (work) => {
    const [waiting] = await work.tx
      .select({ id: switchImports.id })
      .from(switchImports)
      .where(and(eq(switchImports.id, importId), isOwnWaiting(owner)))
      .for(...lockRows(switchImports));
    if (!waiting) return { ok: false, code: "not_found" };
    await change(work);
    return { ok: true };
  });
}

/**
 * Imports the files in the background, or the remaining rows of interrupted ones. Repeating it has
 * no effect. Audited.
 */
export async function startSwitchImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<SwitchChange> {
  authorize(canImportCustomers(actor));
  return oneAtATime(() =>
    inTransaction<SwitchChange>(platform, async (work) => {
      const { tx } = work;
      const [switchImport] = await tx
        .select({ state: switchImports.state, memberId: switchImports.memberId })
        .from(switchImports)
        .where(and(eq(switchImports.id, importId), ofBusiness(actor)))
        .for(...lockRows(switchImports));
      const isOthers = switchImport?.state === "checked" && switchImport.memberId !== actor.id;
      if (!switchImport || isOthers) return { ok: false, code: "not_found" };
      if (switchImport.state !== "checked" && switchImport.state !== "failed") {
        return { ok: false, code: "already_done" };
      }
      const files = await tx
        .select({
          state: customerImports.state,
          kind: customerImports.kind,
          isSure: customerImports.isSure,
          fileName: customerImports.fileName,
          hasFile: sql<boolean>`${customerImports.content} is not null`,
        })
        .from(customerImports)
        .where(eq(customerImports.switchId, importId))
        .orderBy(asc(customerImports.position), asc(customerImports.id));
      const unsure = files.find(({ isSure }) => !isSure);
      if (unsure) {
        return invalid({
          files: `Choose what’s in ${unsure.fileName}, or select Don’t import.`,
        });
      }
      const open = files.filter(({ state, kind }) => state !== "done" && kind !== "none");
      // The file was deleted by an erasure, or after a week.
      if (open.some(({ hasFile }) => !hasFile)) return { ok: false, code: "not_possible" };
      if (open.length === 0) return invalid({ files: "There’s no file to import." });
      await tx
        .update(switchImports)
        .set({ state: "running" })
        .where(eq(switchImports.id, importId));
      work.enqueue(switchImportJob, { importId });
      await audit(work, actor, "switch.import", importId, { files: open.length });
      return { ok: true };
    }),
  );
}

/** Discards an upload without importing it. */
export async function cancelSwitchImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canImportCustomers(actor));
  await platform.database.query
    .delete(switchImports)
    .where(and(eq(switchImports.id, importId), isOwnWaiting(actor)));
}

/**
 * Undoes an import in the background, within a day: removes what it added, except what someone has
 * used since. Audited.
 */
export async function undoSwitchImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<SwitchChange> {
  authorize(canImportCustomers(actor));
  return oneAtATime(() =>
    inTransaction<SwitchChange>(platform, async (work) => {
      const [switchImport] = await work.tx
        .select({ state: switchImports.state, finishedAt: switchImports.finishedAt })
        .from(switchImports)
        .where(and(eq(switchImports.id, importId), ofBusiness(actor)))
        .for(...lockRows(switchImports));
      if (!switchImport) return { ok: false, code: "not_found" };
      const { state, finishedAt } = switchImport;
      if (state === "undoing" || state === "undone") return { ok: false, code: "already_done" };
      const isLate = !finishedAt || work.now > undoDeadline(finishedAt);
      if (state !== "done" || isLate) return { ok: false, code: "not_possible" };
      await work.tx
        .update(switchImports)
        .set({ state: "undoing" })
        .where(eq(switchImports.id, importId));
      work.enqueue(undoSwitchImportJob, { importId });
      await audit(work, actor, "switch.undo-import", importId, {});
      return { ok: true };
    }),
  );
}

async function oneAtATime(run: () => Promise<SwitchChange>): Promise<SwitchChange> {
  try {
    return await run();
  } catch (error) {
    const constraint = violationOf(error)?.constraint;
    if (constraint !== "switch_imports_one_at_a_time") throw error;
    return invalid({ files: "Another import is still running. Try again once it’s done." });
  }
}

const audit = (
  work: UnitOfWork,
  actor: Signatory,
  action: string,
  entityId: string,
  after: object,
) => recordChange(work, actor, { action, entity: "switch_import", entityId, before: null, after });

type Owner = { contractorId: string; id: string };

const ofBusiness = ({ contractorId }: Owner) => eq(switchImports.contractorId, contractorId);

const isOwnWaiting = (owner: Owner) =>
  and(
    ofBusiness(owner),
    eq(switchImports.memberId, owner.id),
    eq(switchImports.state, "checked"),
    isNull(switchImports.finishedAt),
  );
