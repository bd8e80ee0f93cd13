import { and, asc, desc, isNull, lt, lte, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canDeliverMessages, canReadEvidenceDays } from "../messages/messages.policy.ts";
import { evidenceDays, messageEvidence } from "./evidence.tables.server.ts";
import { backupProblem, type EvidenceDay } from "./verify-evidence.server.ts";

/** The chain of a business and day, as a file outside the database names it. */
export type EvidenceHead = Pick<EvidenceDay, "contractorId" | "day" | "start" | "head" | "rows">;

/** A day's chain may still grow this long after midnight UTC, while its last rows are sealed. */
const closingMs = 15 * 60_000;

const headsPerQuery = 2_000;

/**
 * The last hash of each business's latest completed day. Each day is linked to the one before it,
 * so this one hash covers everything the business ever sent.
 */
export function listFinalHeads(
  platform: Pick<Platform, "database" | "clock">,
  actor: Actor,
): AsyncGenerator<EvidenceHead[]> {
  authorize(canDeliverMessages(actor));
  return readFinalHeads(platform);
}

async function* readFinalHeads({
  database,
  clock,
}: Pick<Platform, "database" | "clock">): AsyncGenerator<EvidenceHead[]> {
  const today = lastOpenDay(clock.now());
  let after: string | null = null;
  do {
    const heads: EvidenceHead[] = await database.query
      .selectDistinctOn([evidenceDays.contractorId], {
        contractorId: evidenceDays.contractorId,
        day: evidenceDays.day,
        start: evidenceDays.start,
        head: evidenceDays.head,
        rows: evidenceDays.rows,
      })
      .from(evidenceDays)
      .where(
        and(
          lt(evidenceDays.day, today),
          after ? sql`${evidenceDays.contractorId} > ${after}::uuid` : undefined,
        ),
      )
      .orderBy(asc(evidenceDays.contractorId), desc(evidenceDays.day))
      .limit(headsPerQuery);
    if (heads.length > 0) yield heads;
    after = heads.length === headsPerQuery ? (heads.at(-1)?.contractorId ?? null) : null;
  } while (after);
}

const lastOpenDay = (now: Date) => new Date(now.getTime() - closingMs).toISOString().slice(0, 10);

/** Notes which backup has the final heads of these businesses and of the days before. */
export async function markBackedUp(
  { database }: Pick<Platform, "database">,
  actor: Actor,
  heads: readonly EvidenceHead[],
  { backup, backedUpAt }: { backup: string; backedUpAt: Date },
): Promise<void> {
  authorize(canDeliverMessages(actor));
  for (const [day, ofDay] of Map.groupBy(heads, (head) => head.day)) {
    await database.query
      .update(evidenceDays)
      .set({ backup, backedUpAt })
      .where(
        and(
          isAnyOf(
            evidenceDays.contractorId,
            ofDay.map(({ contractorId }) => contractorId),
          ),
          lte(evidenceDays.day, day),
          isNull(evidenceDays.backup),
        ),
      );
  }
}

/** The heads that the database doesn't have, or has otherwise. */
export async function findDifferentHeads(
  { database }: Platform,
  actor: Actor,
  heads: readonly EvidenceHead[],
): Promise<EvidenceHead[]> {
  authorize(canDeliverMessages(actor));
  const { rows } = await database.query.execute<{ contractorId: string; day: string }>(sql`
    select given."contractorId", given.day::text as day
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given("contractorId" uuid, day date, head text)
    left join ${evidenceDays} on ${evidenceDays.contractorId} = given."contractorId"
      and ${evidenceDays.day} = given.day
    where ${evidenceDays.head} is distinct from given.head`);
  const sealed = new Set(rows.map(({ contractorId, day }) => `${contractorId} ${day}`));
  return heads.filter(({ contractorId, day }) => sealed.has(`${contractorId} ${day}`));
}

/** Clears the recorded problems of days whose chain matches this backup. */
export async function clearMatchedHeads(
  { database }: Platform,
  actor: Actor,
  heads: readonly EvidenceHead[],
  backup: string,
): Promise<void> {
  authorize(canDeliverMessages(actor));
  await database.query.execute(sql`
    update ${evidenceDays} set problem = null
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given("contractorId" uuid, day date, head text)
    where ${evidenceDays.contractorId} = given."contractorId" and ${evidenceDays.day} = given.day
      and ${evidenceDays.head} = given.head
      and ${evidenceDays.problem} = ${`${backupProblem}${backup}`}
      -- A day that was deleted has its head again, from the backup, but not its rows.
      and ${evidenceDays.rows} = (
        select count(*) from ${messageEvidence}
        where ${messageEvidence.contractorId} = ${evidenceDays.contractorId}
          and ${messageEvidence.day} = ${evidenceDays.day})`);
}

/** Records that a day's chain differs from a backup; adds the day if it was deleted. */
export async function recordDifferentHead(
  { database, clock }: Platform,
  actor: Actor,
  head: EvidenceHead,
  backup: string,
): Promise<void> {
  authorize(canDeliverMessages(actor));
  const problem = `${backupProblem}${backup}`;
  await database.query
    .insert(evidenceDays)
    .values({ ...head, problem, checkedAt: clock.now() })
    .onConflictDoUpdate({
      target: [evidenceDays.contractorId, evidenceDays.day],
      set: { problem },
    });
}

const daysPerPage = 100;

/** The chains of all businesses for staff, newest first; optionally only those with a problem. */
export async function listEvidenceDays(
  { database }: Platform,
  actor: Actor,
  {
    before,
    onlyAltered,
  }: { before: { day: string; contractorId: string } | null; onlyAltered: boolean },
): Promise<{ days: EvidenceDay[]; hasOlder: boolean }> {
  authorize(canReadEvidenceDays(actor));
  const rows = await database.query
    .select()
    .from(evidenceDays)
    .where(
      and(
        onlyAltered ? sql`${evidenceDays.problem} is not null` : undefined,
        before
          ? sql`(${evidenceDays.day}, ${evidenceDays.contractorId}) < (${before.day}::date, ${before.contractorId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(evidenceDays.day), desc(evidenceDays.contractorId))
    .limit(daysPerPage + 1);
  return { days: rows.slice(0, daysPerPage), hasOlder: rows.length > daysPerPage };
}
