import type { Pool } from "pg";
import { PgBoss } from "pg-boss";

/** Adds a webhook with this URL to up to `most` demo businesses that have leads. @returns how many */
export async function addEndpoints(pool: Pool, url: string, limit = 1_000): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into webhook_endpoints (id, contractor_id, url, events)
     select gen_random_uuid(), contractor_id, $1, '{lead.created}' from leads
     where contractor_id is not null and not quarantined and merged_into is null group by contractor_id limit $2`,
    [url, limit],
  );
  return rowCount ?? 0;
}

/**
 * Adds deliveries, round robin over the endpoints with one URL, each about a lead of its business.
 * @returns their IDs
 */
export async function addDeliveries(pool: Pool, url: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with turns as (
       select e.id, e.contractor_id, leads.id as lead_id, row_number() over (order by random()) as place, count(*) over () as places
       from webhook_endpoints e cross join lateral (
         select id from leads where contractor_id = e.contractor_id and not quarantined and merged_into is null limit 1) leads
       where e.url = $1)
     insert into webhook_deliveries (id, endpoint_id, contractor_id, event, subject_id, lead_id, next_at, created_at)
     select gen_random_uuid(), turns.id, contractor_id, 'lead.created', lead_id, lead_id, clock_timestamp(), clock_timestamp()
     from generate_series(1, $2) as n join turns on place = 1 + n % places returning id`,
    [url, count],
  );
  return rows.map(({ id }) => id);
}

/** The queue's own library, used only to enqueue. */
export async function openQueue(pool: Pool): Promise<PgBoss> {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values);
  const boss = new PgBoss({
    db: { executeSql },
    supervise: false,
    schedule: false,
    migrate: false,
  });
  return boss.start();
}

/** Enqueues their tasks, and wakes the worker as the product does. */
export async function sendJobs(pool: Pool, queue: PgBoss, ids: readonly string[]): Promise<void> {
  const jobs = ids.map((deliveryId) => ({ data: { deliveryId, attempt: 0 } }));
  await queue.insert("deliver-webhook", jobs);
  await pool.query("select pg_notify('jobs_sent', '[\"deliver-webhook\"]')");
}

/** Milliseconds from creation to response for each delivery, once all are delivered. */
export async function timesOf(pool: Pool, ids: readonly string[]): Promise<number[]> {
  for (const began = performance.now(); ; ) {
    const { rows } = await pool.query(
      `select extract(epoch from ended_at - created_at) * 1000 as ms from webhook_deliveries
       where id = any($1::uuid[]) and state = 'delivered'`,
      [ids],
    );
    if (rows.length === ids.length) return rows.map(({ ms }) => Number(ms));
    if (performance.now() - began > 300_000) throw new Error("Webhooks did not leave");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
