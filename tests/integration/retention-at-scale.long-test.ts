import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();
const execute = (statement: ReturnType<typeof sql>) => platform().database.query.execute(statement);

const rows = 5_000;

/** The number of a table's rows read so far, by index or sequential scan. */
async function rowsRead(table: string): Promise<number> {
  await execute(sql`select pg_stat_force_next_flush()`);
  const { rows: found } = await execute(sql`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables
    where relname = ${table}`);
  return Number((found[0] as { read: string }).read);
}

test("the hourly cleanup reads only expired rows", async () => {
  const page = await addLivePage(platform());
  const now = platform().clock.now().toISOString();
  const [storedText, oldText] = [sql`'Hello'`, sql`null`];
  for (const [months, text] of [
    [2, storedText],
    [20, oldText],
  ] as const) {
    await execute(sql`
      insert into messages (id, channel, cause, kind, params, to_address, state, text, created_at)
      select gen_random_uuid(), 'sms', ${String(months)} || 'kept:' || one, 'follow-up', '{}', '+15125550100', 'sent', ${text},
        ${now}::timestamptz - make_interval(months => ${months}::int) from generate_series(1, ${rows}::int) one`);
  }
  await execute(sql`
    insert into events (name, payload, created_at, dispatched_at)
    select 'lead.captured', '{}', ${now}::timestamptz, ${now}::timestamptz from generate_series(1, ${rows}::int)`);
  await execute(sql`
    with asked as (
      insert into leads (id, page_id, name, phone) values (gen_random_uuid(), ${page.id}, 'Pat', '+15125550100') returning id)
    insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency, created_at)
    select gen_random_uuid(), asked.id, one::text, 'Help', '78701', 'today', ${now}::timestamptz - interval '2 years'
    from asked, generate_series(1, ${rows}::int) one`);
  await execute(sql`analyze`);
  const tables = ["messages", "events", "lead_enquiries"];
  const before = await Promise.all(tables.map(rowsRead));
  await endRetentionPeriods(platform(), system("test"));
  const after = await Promise.all(tables.map(rowsRead));
  const read = tables.map(
    (table, index) => `${table} ${(after[index] ?? 0) - (before[index] ?? 0) < 500}`,
  );
  expect(read).toEqual(tables.map((table) => `${table} true`));
});
