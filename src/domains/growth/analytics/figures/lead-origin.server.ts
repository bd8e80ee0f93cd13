import { type SQL, sql } from "drizzle-orm";
import { enrollments, sends } from "~/domains/follow-ups/index.server.ts";
import {
  type LeadOrigin,
  leadEnquiries,
  leads,
  recordSources,
  sourceOfLead,
  visitOf,
} from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** After this many days, a lead's source no longer changes. */
const leadSettleDays = 2;
/** Leads per transaction. */
const batchSize = 500;

const day = 24 * 60 * 60_000;

/**
 * Stores each settled lead's source and response time, so figures for long periods don't compute
 * them lead by lead.
 */
export async function recordSettledLeads(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  while ((await inTransaction(platform, recordLeadBatch)) === batchSize);
}

/** @returns how many leads were stored */
async function recordLeadBatch({ tx, now }: UnitOfWork): Promise<number> {
  const before = new Date(now.getTime() - leadSettleDays * day);
  noteLock("leads", { waits: false });
  const { rows: locked } = await tx.execute<{ id: string }>(sql`
    select lead.id from ${leads} as lead
    where lead.came_by is null and lead.source in ('page', 'phone_call') and not lead.quarantined
      and lead.created_at < ${before.toISOString()}::timestamptz
      and not exists (select from ${leadEnquiries} as waiting where waiting.lead_id = lead.id
        and waiting.quarantine_reason is not null and waiting.reviewed_at is null)
    order by lead.created_at, lead.id limit ${batchSize}
    for no key update of lead skip locked`);
  if (locked.length === 0) return 0;
  // Read after locking, so concurrent deletions happen before or after.
  const { rows } = await tx.execute<LeadOrigin & { id: string; milliseconds: number | null }>(sql`
    select lead.id, lead.source, lead.came_by as "cameBy", ${visitOf()} as visit, answer.milliseconds
    from ${leads} as lead ${answerOf()}
    where lead.id = any(${`{${locked.map(({ id }) => id).join()}}`}::uuid[])`);
  const settled = rows.map((row) => ({
    leadId: row.id,
    source: sourceOfLead(row),
    answerMs: row.milliseconds,
  }));
  await recordSources({ tx }, settled);
  return locked.length;
}

/** Joins as `answer` how long each `lead` waited for the first message, stored or computed. */
export const answerOf = (): SQL => sql`left join lateral (
    select coalesce(lead.answer_ms, (select extract(epoch from min(message.sent_at) - run.asked_at) * 1000
      from (
        select first.id, first.asked_at from ${enrollments} as first where first.lead_id = lead.id
        order by first.created_at, first.id limit 1
      ) as run
      join ${sends} as sent on sent.enrollment_id = run.id
      join ${messages} as message on message.id = sent.message_id
      group by run.asked_at))::float8 as milliseconds
  ) as answer on true`;
