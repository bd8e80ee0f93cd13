import { sql } from "drizzle-orm";
import { jobEstimates } from "~/domains/billing/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { valueCents } from "~/domains/office/jobs/list-jobs.server.ts";
import { canReadToday, canReplyToLeads } from "~/domains/office/office.policy.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * What leads of the business are worth in cents, by lead id: their jobs, else their latest sent
 * estimate at its lowest total, with those of leads merged into them. Leaves out leads whose value
 * isn't known.
 */
export async function readLeadValues(
  { database: { query } }: Platform,
  actor: Actor,
  leadIds: readonly string[],
): Promise<Map<string, number>> {
  authorize(canReadToday(actor) && canReplyToLeads(actor));
  if (leadIds.length === 0) return new Map();
  const ids = sql`${`{${leadIds.join()}}`}::uuid[]`;
  const withMergedLeads = sql`select m.id from ${leads} m where m.id = l.id or m.merged_into = l.id`;
  const { rows } = await query.execute<{ id: string; cents: string | number }>(sql`
    with wanted as (
      select l.id, coalesce(
        (select sum(${valueCents}) from ${workOrders} j
          where j.lead_id in (${withMergedLeads}) and j.contractor_id = l.contractor_id and j.status <> 'canceled'),
        (select e.low_cents from ${jobEstimates} e
          where e.lead_id in (${withMergedLeads}) and e.contractor_id = l.contractor_id
            and e.state in ('sent', 'accepted')
          order by e.created_at desc, e.id desc limit 1)) as cents
      from ${leads} l where l.id = any(${ids}) and l.contractor_id = ${actor.contractorId})
    select id, cents from wanted where cents > 0`);
  return new Map(rows.map(({ id, cents }) => [id, Number(cents)]));
}
