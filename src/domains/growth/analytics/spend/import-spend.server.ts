import { sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { decodeCsv } from "~/platform/csv/decode-csv.ts";
import type { SheetColumn } from "~/platform/csv/match-columns.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canChangeSpend } from "../analytics.policy.ts";
import { adSpend } from "../spend.tables.server.ts";
import { lockSpend, selectSpend } from "./lock-spend.server.ts";
import { type PlannedLine, planSpend } from "./plan-spend.ts";
import { readSpendLines, spendFieldLabels } from "./read-spend-lines.ts";
import { maxSpend, type Spend, type SpendOutcome } from "./spend.ts";

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
  const read = readSpendLines(content, source);
  if (!read.ok) return read;
  const kept = await selectSpend(database.query, actor.contractorId);
  const { counts, planned } = planSpend(kept, read.lines);
  const columns = read.columns.map(({ field, ...column }) => ({
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
  const read = readSpendLines(content, source);
  if (!read.ok) return read;
  const { contractorId, name: memberName } = actor;
  return inTransaction<Result<{ counts: Counts }, Invalid>>(platform, async (work) => {
    const kept = await lockSpend(work, contractorId);
    const { counts, entries } = planSpend(kept, read.lines);
    if (counts.wrong > 0) return invalid({ content: "Fix the lines with errors first" });
    if (kept.length + entries.length > maxSpend) {
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
