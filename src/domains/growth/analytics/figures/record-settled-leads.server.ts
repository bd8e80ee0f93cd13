import { sql } from "drizzle-orm";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { answerOf, type LeadOrigin, sourceOfLead, wayOf } from "./look-up-lead.server.ts";

/** After this many days, a lead's source no longer changes. */
const leadSettleDays = 2;
/** Leads per transaction. */
const atOnce = 500;

const day = 24 * 60 * 60_000;

/**
 * Stores each settled lead's source and response time, so figures for long periods don't compute
 * them lead by lead.
 */
export async function recordSettledLeads(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  while ((await inTransaction(platform, recordLeadBatch)) === atOnce);
}

/** @returns how many leads were stored */
async function recordLeadBatch({ tx, now }: UnitOfWork): Promise<number> {
  const before = new Date(now.getTime() - leadSettleDays * day);
  noteLock("leads", { waits: false });
  const { rows: held } = await tx.execute<{ id: string }>(sql`
    select lead.id from ${leads} as lead
    where lead.came_by is null and lead.source in ('page', 'phone_call') and not lead.quarantined
      and lead.created_at < ${before.toISOString()}::timestamptz
      and not exists (select from ${leadEnquiries} as waiting where waiting.lead_id = lead.id
        and waiting.quarantine_reason is not null and waiting.reviewed_at is null)
    order by lead.created_at, lead.id limit ${atOnce}
    for no key update of lead skip locked`);
  if (held.length === 0) return 0;
  // Read after locking, so concurrent deletions happen before or after.
  const { rows } = await tx.execute<LeadOrigin & { id: string; milliseconds: number | null }>(sql`
    select lead.id, lead.source, lead.came_by as "cameBy", way.visit, answer.milliseconds
    from ${leads} as lead ${wayOf()} ${answerOf()}
    where lead.id = any(${`{${held.map(({ id }) => id).join()}}`}::uuid[])`);
  const noted = rows.map((row) => ({
    id: row.id,
    came_by: sourceOfLead(row),
    answer_ms: row.milliseconds,
  }));
  await tx.execute(sql`
    update ${leads} set came_by = noted.came_by, answer_ms = noted.answer_ms
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (id uuid, came_by text, answer_ms bigint)
    where leads.id = noted.id`);
  return held.length;
}
