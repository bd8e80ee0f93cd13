import { type SQL, sql } from "drizzle-orm";
import { customers } from "~/domains/customers/index.server.ts";

import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { canPlanFor, type JobState } from "~/domains/schedule/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { containsAll } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isInState, jobState } from "./job-state.server.ts";

export type ListedJob = {
  id: string;
  what: string;
  customerId: string | null;
  customerName: string;
  address: string | null;
  state: JobState;
  valueCents: number | null;
  /** The next appointment, or else the latest one. */
  visitAt: Date | null;
  createdAt: Date;
};

const pageSize = 50;

const byState = (state: JobState | null): SQL =>
  state ? isInState[state] : sql`j.status <> 'canceled'`;

const isFound = (text: string): SQL => {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8);
  return containsAll([sql`j.what`, sql`j.customer_name`, sql`j.address`], words);
};

/**
 * One page of a business's jobs, newest first.
 * @param state only those; null for all but canceled ones
 * @param search words of the job, the customer, or the address
 * @param page from 1
 */
export async function listJobs(
  { database: { query } }: Platform,
  actor: Actor,
  { state, search, page }: { state: JobState | null; search: string; page: number },
): Promise<{ rows: ListedJob[]; hasNext: boolean }> {
  authorize(canPlanFor(actor));
  const where = search.trim() === "" ? byState(state) : isFound(search);
  const { rows } = await query.execute<
    Omit<ListedJob, "visitAt" | "createdAt"> & {
      visitAt: string | Date | null;
      createdAt: string | Date;
    }
  >(sql`
    with page as materialized (
      select j.* from ${workOrders} j where j.contractor_id = ${actor.contractorId} and ${where}
      order by j.created_at desc, j.id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize})
    select j.id, j.what, coalesce(c.merged_into, c.id) as "customerId",
      j.customer_name as "customerName", j.address, ${jobState} as state,
      j.value_cents as "valueCents", visit.starts_at as "visitAt", j.created_at as "createdAt"
    from page j left join ${customers} c on c.id = j.customer_id
      left join lateral (
        select v.starts_at from ${visits} v where v.work_order_id = j.id and v.state <> 'canceled'
        order by (v.state = 'booked') desc,
          case when v.state = 'booked' then v.starts_at end, v.starts_at desc limit 1) visit on true
    order by j.created_at desc, j.id desc`);
  return {
    rows: rows.slice(0, pageSize).map((row) => ({
      ...row,
      visitAt: row.visitAt === null ? null : new Date(row.visitAt),
      createdAt: new Date(row.createdAt),
    })),
    hasNext: rows.length > pageSize,
  };
}

/** How many jobs wait for an appointment, and how many are done but not invoiced. */
export async function countWaitingJobs(
  { database: { query } }: Platform,
  actor: Actor,
): Promise<{ unscheduled: number; done: number }> {
  authorize(canPlanFor(actor));
  const countOf = (state: JobState) => sql`(
    select count(*)::integer from ${workOrders} j
    where j.contractor_id = ${actor.contractorId} and ${isInState[state]})`;
  const { rows } = await query.execute<{ unscheduled: number; done: number }>(
    sql`select ${countOf("unscheduled")} as unscheduled, ${countOf("done")} as done`,
  );
  return rows[0] ?? { unscheduled: 0, done: 0 };
}
