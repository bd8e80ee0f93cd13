import { type SQL, sql } from "drizzle-orm";
import { customers } from "~/domains/customers/index.server.ts";
import { isInState, jobState } from "~/domains/office/jobs/job-state.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { canListJobs, type JobState } from "~/domains/schedule/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { JobRow } from "./job-resource.schema.ts";

const pageSize = 50;

/**
 * A page of the jobs of the actor's business, newest first.
 * @param filter.state only those; null for all
 * @param filter.after the last job seen
 */
export async function listJobRows(
  platform: Platform,
  actor: Actor,
  { state, after }: { state: JobState | null; after: string | null },
): Promise<{ rows: JobRow[]; next: string | null }> {
  authorize(canListJobs(actor));
  const { contractorId } = actor;
  const conditions = [sql`j.contractor_id = ${contractorId}`];
  if (state) conditions.push(isInState[state]);
  if (after) {
    conditions.push(sql`(j.created_at, j.id) < (
      (select s.created_at from ${workOrders} s where s.id = ${after} and s.contractor_id = ${contractorId}), ${after}::uuid)`);
  }
  const rows = await selectJobs(platform, sql.join(conditions, sql` and `), pageSize + 1);
  return pageOf(rows, pageSize);
}

/** One job of the actor's business; null if it has none with this ID. */
export async function findJobRow(
  platform: Platform,
  actor: Actor,
  jobId: string,
): Promise<JobRow | null> {
  authorize(canListJobs(actor));
  const scope = sql`j.contractor_id = ${actor.contractorId} and j.id = ${jobId}`;
  const [job] = await selectJobs(platform, scope, 1);
  return job ?? null;
}

type RawJob = Omit<JobRow, "next_visit_at" | "created_at" | "updated_at"> & {
  next_visit_at: string | Date | null;
  created_at: string | Date;
  updated_at: string | Date;
};

const iso = (date: string | Date) => new Date(date).toISOString();

async function selectJobs(
  { database: { query }, clock }: Platform,
  condition: SQL,
  limit: number,
): Promise<JobRow[]> {
  const now = clock.now().toISOString();
  const { rows } = await query.execute<RawJob>(sql`
    with page as materialized (
      select j.* from ${workOrders} j where ${condition}
      order by j.created_at desc, j.id desc limit ${limit})
    select j.id, ${jobState} as state, j.what, j.lead_id, coalesce(c.merged_into, c.id) as customer_id,
      j.customer_name, j.phone, j.phone_extension, j.email, j.address, j.value_cents,
      (select min(v.starts_at) from ${visits} v
        where v.work_order_id = j.id and v.state = 'booked' and v.ends_at > ${now}::timestamptz) as next_visit_at,
      j.created_at, j.updated_at
    from page j left join ${customers} c on c.id = j.customer_id
    order by j.created_at desc, j.id desc`);
  return rows.map((row) => ({
    ...row,
    next_visit_at: row.next_visit_at === null ? null : iso(row.next_visit_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  }));
}
