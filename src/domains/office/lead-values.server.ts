import { type SQL, sql } from "drizzle-orm";
import { jobEstimates } from "~/domains/billing/index.server.ts";
import { leads, listOwnLeads, readOwnLeadTotals } from "~/domains/leads/index.server.ts";
import type { LeadSort, OwnLeadFilter } from "~/domains/leads/index.ts";
import { valueCents } from "~/domains/office/jobs/list-jobs.server.ts";
import { canReadToday, canReplyToLeads } from "~/domains/office/office.policy.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { ColumnOf } from "~/platform/database/sorted-pages.server.ts";
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
  const { rows } = await query.execute<{ id: string; cents: string | number }>(sql`
    with wanted as (
      select l.id, ${valueFor((name) => sql`l.${sql.identifier(name)}`)} as cents
      from ${leads} l where l.id = any(${ids}) and l.contractor_id = ${actor.contractorId})
    select id, cents from wanted where cents > 0`);
  return new Map(rows.map(({ id, cents }) => [id, Number(cents)]));
}

/** In a query of leads: what one is worth; null if it isn't known. */
function valueFor(column: ColumnOf): SQL {
  const withMergedLeads = sql`select m.id from ${leads} m
    where m.id = ${column("id")} or m.merged_into = ${column("id")}`;
  return sql`coalesce(
    (select sum(${valueCents}) from ${workOrders} j
      where j.lead_id in (${withMergedLeads}) and j.contractor_id = ${column("contractor_id")}
        and j.status <> 'canceled'),
    (select e.low_cents from ${jobEstimates} e
      where e.lead_id in (${withMergedLeads}) and e.contractor_id = ${column("contractor_id")}
        and e.state in ('sent', 'accepted')
      order by e.created_at desc, e.id desc limit 1))`;
}

/** A page of the business's leads in any order, also by what they're worth; unknown is the least. */
export function listSortedLeads(
  platform: Platform,
  actor: Actor,
  filter: OwnLeadFilter,
  { before, sort }: { before: string | null; sort: LeadSort },
) {
  authorize(canReadToday(actor) && canReplyToLeads(actor));
  const sortValue = (column: ColumnOf) => sql`coalesce(${valueFor(column)}, 0)::bigint`;
  return listOwnLeads(platform, actor, filter, before, { sort, valueFor: sortValue });
}

/** Most leads whose values a total adds up. */
const maxAdded = 500;

/** How many leads match, and what they're worth in cents: at least that if there are too many. */
export async function readLeadTotals(platform: Platform, actor: Actor, filter: OwnLeadFilter) {
  authorize(canReadToday(actor) && canReplyToLeads(actor));
  const { total, ids } = await readOwnLeadTotals(platform, actor, filter, maxAdded);
  const values = await readLeadValues(platform, actor, ids);
  const cents = [...values.values()].reduce((sum, one) => sum + one, 0);
  return { total, cents, isMinimum: ids.length < total };
}
