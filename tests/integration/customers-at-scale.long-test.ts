import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignCustomersOfRows } from "~/domains/office/customers/assign-customers-job.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

/** Leads of people, each tenth of whom also has a job, and each tenth an invoice. */
const people = 100_000;
const batch = 5_000;

const tables = ["leads", "work_orders", "invoices", "conversations"] as const;

async function readCounts() {
  const counts: Record<string, { rows: number; without: number; ids: string }> = {};
  for (const table of tables) {
    const { rows } = await query().execute<{ rows: number; without: number; ids: string }>(
      sql.raw(
        `select count(*)::integer as rows, count(*) filter (where customer_id is null)::integer as without, md5(string_agg(id::text, '' order by id)) as ids from ${table}`,
      ),
    );
    if (rows[0]) counts[table] = rows[0];
  }
  return counts;
}

test("100,000 leads of an earlier version get customers, keeping their IDs", async () => {
  const { contractorId, pageId } = await businessWithLead();
  const person = sql`'Person ' || n, '+1512' || lpad((2000000 + n)::text, 7, '0'), 'person' || n || '@home.example'`;
  for (let from = 1; from <= people; from += batch) {
    const to = from + batch - 1;
    await query().execute(sql`
      insert into leads (id, page_id, contractor_id, name, phone, email)
      select gen_random_uuid(), ${pageId}, ${contractorId}, ${person} from generate_series(${from}::integer, ${to}::integer) n`);
    await query().execute(sql`
      insert into conversations (id, contractor_id, name, phone, email)
      select gen_random_uuid(), ${contractorId}, ${person} from generate_series(${from}::integer, ${to}::integer, 2) n`);
    await query().execute(sql`
      insert into work_orders (id, contractor_id, customer_name, phone, email, what, address)
      select gen_random_uuid(), ${contractorId}, ${person}, 'Mowing', n || ' Oak St, Austin, TX 78701'
      from generate_series(${from}::integer, ${to}::integer, 10) n`);
    await query().execute(sql`
      insert into invoices (id, contractor_id, customer_name, phone, email, what, content, due_on, total_cents)
      select gen_random_uuid(), ${contractorId}, ${person}, 'Mowing', '{}', current_date, 5000
      from generate_series(${from}::integer, ${to}::integer, 10) n`);
  }
  const before = await readCounts();
  await assignCustomersOfRows(platform(), system("test"));
  const after = await readCounts();
  for (const table of tables) {
    expect(after[table]).toEqual({ ...before[table], without: 0 });
  }
  const { rows } = await query().execute<{ customers: number; places: number }>(sql`
    select (select count(*)::integer from customers) as customers, (select count(*)::integer from properties) as places`);
  // One for the lead of the page's own request.
  expect(rows[0]).toEqual({ customers: people + 1, places: people / 10 });
});
