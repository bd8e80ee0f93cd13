import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Site } from "./site.ts";

/** Every row that a save changes. */
export async function stateOf({ sql }: Site, id: string) {
  const [row] = await sql(
    `select f.version, f.current_step, f.is_completed, f.service_area, f.business_description, f.updated_at,
       (select p.current_step from contractor_progress p where p.contractor_id = f.contractor_id) as progress,
       (select count(*)::int from events e where e.payload->>'submissionId' = f.id::text) as events,
       (select count(*)::int from idempotency_keys k where k.answer_id = f.id) as requests
     from form_submissions f where f.id = $1`,
    [id],
  );
  return row;
}

/** Locks a row that the save needs later, waits until the save blocks, and ends its connection. */
export async function cutInTheMiddle<T>(
  { databaseUrl, sql }: Site,
  id: string,
  save: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select 1 from onboarding_sessions where submission_id = $1 for update", [
      id,
    ]);
    const saving = save();
    for (let waited = 0; waited < 200; waited++) {
      // Outside the transaction, which would always see the same list.
      const ended = await sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (ended.length > 0) break;
      await sleep(20);
    }
    await sleep(50);
    await client.query("rollback");
    return await saving;
  } finally {
    await client.end();
  }
}
