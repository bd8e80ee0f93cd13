import { and, desc, eq, sql } from "drizzle-orm";
import { canChangeSpend, canReadAnalytics } from "~/domains/growth/growth.policy.ts";
import { adSpend } from "~/domains/growth/growth.tables.server.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { sourceKey } from "~/domains/leads/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { SheetColumn } from "~/platform/csv/match-columns.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { pageOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { describeOverlap, findOverlap, type PlannedLine, planSpend } from "./plan-spend.ts";
import { readSpendLines, spendFieldLabels } from "./read-spend-lines.ts";
import { spendSchema } from "./spend.schema.ts";
import { maxSpend, type Spend, type SpendOutcome } from "./spend.ts";

const pageSize = 50;

/** The actor's business's spend, latest days first; `before` is the id of the last entry on the previous page. */
export async function listSpend(platform: Platform, actor: Actor, before: string | null) {
  authorize(canReadAnalytics(actor));
  return pageOf(await select(platform, actor.contractorId, before, pageSize + 1), pageSize);
}

export type ListedSpend = Awaited<ReturnType<typeof listSpend>>["rows"][number];

/** All spend entries in the order of `listSpend`, for an export. */
export function streamSpend(platform: Platform, actor: Actor): AsyncGenerator<ListedSpend> {
  authorize(canReadAnalytics(actor));
  const { contractorId } = actor;
  return streamRows((before, limit) => select(platform, contractorId, before, limit));
}

function select(
  { database: { query } }: Platform,
  contractorId: string,
  before: string | null,
  limit: number,
) {
  const earlier = before
    ? sql`(${adSpend.lastOn}, ${adSpend.id}) < (select seen.last_on, seen.id from ${adSpend} as seen where seen.id = ${before})`
    : undefined;
  return query
    .select()
    .from(adSpend)
    .where(and(eq(adSpend.contractorId, contractorId), earlier))
    .orderBy(desc(adSpend.lastOn), desc(adSpend.id))
    .limit(limit);
}

/**
 * Adds the actor's business's spend on a source for a range of days. Rejects days that already have
 * an entry, so a repeated request counts once.
 */
export async function addSpend(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<{ spendId: string }, Invalid>> {
  authorize(canChangeSpend(actor));
  const checked = check(spendSchema, values);
  if (!checked.ok) return checked;
  const spend = checked.value;
  if (spend.cents === 0) return invalid({ amount: "Enter an amount" });
  const { contractorId, name: memberName } = actor;
  return inTransaction(platform, async (work) => {
    const stored = await lockSpend(work, contractorId);
    const sameSource = stored.filter(({ source }) => sourceKey(source) === sourceKey(spend.source));
    const sameLine = sameSource.find(
      ({ firstOn, lastOn }) => firstOn === spend.firstOn && lastOn === spend.lastOn,
    );
    const conflict = sameLine ?? findOverlap(spend, sameSource);
    if (conflict) return invalid({ amount: describeOverlap(conflict) });
    if (stored.length >= maxSpend) {
      return invalid({
        source: `You can have up to ${maxSpend.toLocaleString("en-US")} entries. Delete some first`,
      });
    }
    const spendId = newId();
    const { now } = work;
    const row = { id: spendId, contractorId, ...spend, memberName, createdAt: now, updatedAt: now };
    await work.tx.insert(adSpend).values(row);
    return { ok: true, spendId };
  });
}

/** Deletes a marketing spend entry. */
export async function deleteSpend(
  platform: Platform,
  actor: Actor,
  spendId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSpend(actor));
  const deleted = await platform.database.query
    .delete(adSpend)
    .where(and(eq(adSpend.id, spendId), eq(adSpend.contractorId, actor.contractorId)))
    .returning({ id: adSpend.id });
  return deleted.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
}

/** Lines of a file, and the source for lines that don't name one. */
export type SpendFile = { content: string; source: string };

/** A chosen file as text lines that can be corrected in a field. */
export const decodeSpendFile = (bytes: Uint8Array): string => decodeCsv(bytes).text;

/** A file column and the field it is imported as. */
type ShownColumn = Omit<SheetColumn<never>, "field"> & { label: string | null };

type Counts = Record<SpendOutcome, number>;

/** Previews an import line by line; changes nothing. */
export async function checkSpendImport(
  { database }: Platform,
  actor: Actor,
  { content, source }: SpendFile,
): Promise<Result<{ counts: Counts; planned: PlannedLine[]; columns: ShownColumn[] }, Invalid>> {
  authorize(canChangeSpend(actor));
  const parsed = readSpendLines(content, source);
  if (!parsed.ok) return parsed;
  const stored = await selectSpend(database.query, actor.contractorId);
  const { counts, planned } = planSpend(stored, parsed.lines);
  const columns = parsed.columns.map(({ field, ...column }) => ({
    ...column,
    label: field && spendFieldLabels[field],
  }));
  return { ok: true, counts, planned, columns };
}

/** Imports all lines or none; importing them again changes nothing. */
export async function importSpend(
  platform: Platform,
  actor: Actor,
  { content, source }: SpendFile,
): Promise<Result<{ counts: Counts }, Invalid>> {
  authorize(canChangeSpend(actor));
  const parsed = readSpendLines(content, source);
  if (!parsed.ok) return parsed;
  const { contractorId, name: memberName } = actor;
  return inTransaction<Result<{ counts: Counts }, Invalid>>(platform, async (work) => {
    const stored = await lockSpend(work, contractorId);
    const { counts, entries } = planSpend(stored, parsed.lines);
    if (counts.wrong > 0) return invalid({ content: "Fix the lines with errors first" });
    if (stored.length + entries.length > maxSpend) {
      return invalid({
        content: `You can have up to ${maxSpend.toLocaleString("en-US")} entries. Delete some first`,
      });
    }
    if (entries.length > 0) await writeSpend(work, { contractorId, memberName }, entries);
    return { ok: true, counts };
  });
}

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

/**
 * Locks a business's spend until the transaction ends, so a concurrent change sees the first one.
 * @returns all entries
 */
async function lockSpend(work: Pick<UnitOfWork, "tx">, contractorId: string): Promise<Spend[]> {
  await lockBusinessRow(work, contractorId);
  return selectSpend(work.tx, contractorId);
}

/** All spend entries of a business, at most `maxSpend`. */
function selectSpend(database: Reader, contractorId: string): Promise<Spend[]> {
  const { source, firstOn, lastOn, cents } = adSpend;
  return database
    .select({ source, firstOn, lastOn, cents })
    .from(adSpend)
    .where(eq(adSpend.contractorId, contractorId));
}
