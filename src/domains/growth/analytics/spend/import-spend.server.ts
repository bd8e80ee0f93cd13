import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { canChangeSpend, canReadAnalytics } from "~/domains/growth/growth.policy.ts";
import { adSpend, spendImports } from "~/domains/growth/growth.tables.server.ts";
import { sourceKey } from "~/domains/leads/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import {
  type ColumnChoice,
  chosenFields,
  headingsKey,
  rememberedFields,
  toSavedColumns,
} from "~/platform/csv/column-choice.ts";
import type { SheetColumn } from "~/platform/csv/match-columns.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type PlannedLine, planSpend } from "./plan-spend.ts";
import {
  type ReadSpendFile,
  readSpendLines,
  type SpendField,
  spendFields,
} from "./read-spend-lines.ts";
import { lockSpend, selectSpend } from "./spend.server.ts";
import { maxSpend, type Spend, type SpendChange, type SpendOutcome } from "./spend.ts";

/** Lines of a file, the source for lines that don't name one, and the chosen columns, if any. */
export type SpendFile = {
  content: string;
  source: string;
  /** With the headings they were chosen for: the file may have been replaced since. */
  choice: { headings: Readonly<Record<number, string>>; fields: ColumnChoice } | null;
};

/** A chosen file as text lines that can be corrected in a field. */
export const decodeSpendFile = (bytes: Uint8Array): string => decodeCsv(bytes).text;

type Counts = Record<SpendOutcome, number>;

export type SpendChecked = Result<
  {
    counts: Counts;
    planned: PlannedLine[];
    columns: SheetColumn<SpendField>[];
    missing: string | null;
  },
  Invalid
>;

/** Previews an import line by line; changes nothing. */
export async function checkSpendImport(
  { database }: Platform,
  actor: Actor,
  file: SpendFile,
): Promise<SpendChecked> {
  authorize(canChangeSpend(actor));
  const parsed = await readSpendFile(database.query, actor.contractorId, file);
  if (!parsed.ok) return parsed;
  const { lines, columns, missing } = parsed;
  const stored = await selectSpend(database.query, actor.contractorId);
  const { counts, planned } = planSpend(stored, lines);
  return { ok: true, counts, planned, columns, missing };
}

/** Reads a file by its chosen columns, else by how the business mapped such a file before. */
async function readSpendFile(
  database: Reader,
  contractorId: string,
  { content, source, choice }: SpendFile,
): Promise<ReadSpendFile> {
  const guessed = readSpendLines(content, source);
  if (!guessed.ok) return guessed;
  const headings = guessed.columns.map(({ heading }) => heading);
  const chosenFor = guessed.columns.map(({ at }) => choice?.headings[at] ?? "");
  const isChosen = choice !== null && chosenFor.join("\u0000") === headings.join("\u0000");
  const fields = isChosen
    ? chosenFields(guessed.columns, spendFields, choice.fields)
    : rememberedFields(headings, await selectEarlierChoices(database, contractorId));
  return fields ? readSpendLines(content, source, fields) : guessed;
}

function selectEarlierChoices(database: Reader, contractorId: string) {
  const { columns, fields, createdAt } = spendImports;
  return database
    .select({ columns, fields })
    .from(spendImports)
    .where(and(eq(spendImports.contractorId, contractorId), isNull(spendImports.undoneAt)))
    .orderBy(desc(createdAt), desc(spendImports.id))
    .limit(60);
}

export type SpendImported = Result<{ counts: Counts; planned: PlannedLine[] }, Invalid>;

/**
 * Imports the lines without errors; importing them again changes nothing. Saves the earlier amounts
 * for an undo.
 */
export async function importSpend(
  platform: Platform,
  actor: Actor,
  file: SpendFile,
): Promise<SpendImported> {
  authorize(canChangeSpend(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  const parsed = await readSpendFile(platform.database.query, contractorId, file);
  if (!parsed.ok) return parsed;
  const { missing, lines, columns } = parsed;
  if (missing !== null) return invalid({ content: missing });
  return inTransaction<SpendImported>(platform, async (work) => {
    const stored = await lockSpend(work, contractorId);
    const { counts, planned, entries } = planSpend(stored, lines);
    const changes = entries.map((entry) => changeOf(entry, stored));
    const added = changes.filter(({ before }) => before === null).length;
    if (stored.length + added > maxSpend) {
      return invalid({
        content: `You can have up to ${maxSpend.toLocaleString("en-US")} entries. Delete some first`,
      });
    }
    if (entries.length === 0) return { ok: true, counts, planned };
    await writeSpend(work, { contractorId, memberName }, entries);
    const author = { contractorId, memberId, memberName, createdAt: work.now };
    await work.tx.insert(spendImports).values({
      id: newId(work.now.getTime()),
      ...author,
      columns: headingsKey(columns.map(({ heading }) => heading)) ? toSavedColumns(columns) : [],
      fields: columns.map(({ field }) => field),
      changes,
    });
    return { ok: true, counts, planned };
  });
}

const isSameEntry = (a: Spend, b: Spend): boolean =>
  sourceKey(a.source) === sourceKey(b.source) && a.firstOn === b.firstOn && a.lastOn === b.lastOn;

function changeOf(entry: Spend, stored: readonly StoredSpend[]): SpendChange {
  const before = stored.find((spend) => isSameEntry(spend, entry));
  const { source, firstOn, lastOn, cents } = entry;
  const earlier = before && { cents: before.cents, memberName: before.memberName };
  return { source, firstOn, lastOn, cents, before: earlier ?? null };
}

type StoredSpend = Awaited<ReturnType<typeof selectSpend>>[number];

/** One statement: amounts for existing date ranges are replaced. */
async function writeSpend(
  { tx, now }: UnitOfWork,
  { contractorId, memberName }: { contractorId: string; memberName: string },
  entries: readonly Spend[],
): Promise<void> {
  const rows = JSON.stringify(
    entries.map(({ source, firstOn, lastOn, cents }) => ({
      id: newId(now.getTime()),
      source,
      cents,
      first_on: firstOn,
      last_on: lastOn,
    })),
  );
  const moment = now.toISOString();
  await tx.execute(sql`
    insert into ${adSpend}
      (id, contractor_id, source, first_on, last_on, cents, member_name, created_at, updated_at)
    select id, ${contractorId}::uuid, source, first_on, last_on, cents, ${memberName}::text,
      ${moment}::timestamptz, ${moment}::timestamptz
    from json_to_recordset(${rows}::json)
      as entry(id uuid, source text, first_on date, last_on date, cents integer)
    on conflict (contractor_id, lower(source), first_on, last_on) do update
      set cents = excluded.cents, member_name = excluded.member_name, updated_at = excluded.updated_at`);
}

/** Milliseconds for which an import can be undone. */
const undoTime = 24 * 60 * 60 * 1000;

/** The business's imports of the last day, newest first, with how many entries each changed. */
export async function listSpendImports(platform: Platform, actor: Actor) {
  authorize(canReadAnalytics(actor));
  const { contractorId, createdAt } = spendImports;
  const since = new Date(platform.clock.now().getTime() - undoTime);
  const rows = await platform.database.query
    .select()
    .from(spendImports)
    .where(and(eq(contractorId, actor.contractorId), gt(createdAt, since)))
    .orderBy(desc(createdAt), desc(spendImports.id))
    .limit(10);
  return rows.map(({ id, memberName, createdAt, changes, undoneAt, stayed }) => ({
    id,
    memberName,
    createdAt,
    entries: changes.length,
    undoUntil: undoneAt ? null : new Date(createdAt.getTime() + undoTime),
    stayed,
  }));
}

export type ListedSpendImport = Awaited<ReturnType<typeof listSpendImports>>[number];

export type SpendImportUndone = Result<
  { stayed: number },
  Refused<"not_found" | "already_done" | "not_possible">
>;

/**
 * Undoes an import within a day: new entries are deleted, and changed ones get their earlier amount
 * back. Entries that were changed or deleted since stay as they are.
 */
export async function undoSpendImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<SpendImportUndone> {
  authorize(canChangeSpend(actor));
  const { contractorId } = actor;
  return inTransaction<SpendImportUndone>(platform, async (work) => {
    const stored = await lockSpend(work, contractorId);
    const isImport = and(
      eq(spendImports.id, importId),
      eq(spendImports.contractorId, contractorId),
    );
    const [spendImport] = await work.tx.select().from(spendImports).where(isImport);
    if (!spendImport) return { ok: false, code: "not_found" };
    const { changes, createdAt, undoneAt } = spendImport;
    if (undoneAt) return { ok: false, code: "already_done" };
    if (work.now.getTime() > createdAt.getTime() + undoTime) {
      return { ok: false, code: "not_possible" };
    }
    const unchanged = changes.flatMap((change) => {
      const current = stored.find((spend) => isSameEntry(spend, change));
      const isOurs =
        current?.cents === change.cents && current.updatedAt.getTime() === createdAt.getTime();
      return current && isOurs ? [{ id: current.id, before: change.before }] : [];
    });
    await restoreSpend(work, unchanged);
    const stayed = changes.length - unchanged.length;
    await work.tx.update(spendImports).set({ undoneAt: work.now, stayed }).where(isImport);
    return { ok: true, stayed };
  });
}

type Restored = { id: string; before: SpendChange["before"] };

async function restoreSpend({ tx, now }: UnitOfWork, entries: readonly Restored[]): Promise<void> {
  const added = entries.filter(({ before }) => before === null).map(({ id }) => id);
  if (added.length > 0) await tx.delete(adSpend).where(isAnyOf(adSpend.id, added));
  const rows = entries.flatMap(({ id, before }) =>
    before ? [{ id, cents: before.cents, member_name: before.memberName }] : [],
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${adSpend} set cents = earlier.cents, member_name = earlier.member_name,
      updated_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as earlier(id uuid, cents integer, member_name text)
    where ${adSpend.id} = earlier.id`);
}
