import type { Pool } from "pg";
import { loadDemo } from "../tests/setup/load-demo.ts";
import type { Installation } from "./installation.ts";

/** Average rows per business of a large installation. */
export const perBusiness = { leads: 10, messages: 100, events: 50 } as const;

/** Number of messages that are indexed for search. */
export const wordCount = 50_000;
/** Rows per insert statement. */
const batchSize = 250_000;

/**
 * Creates a database with this many businesses, each with a live page, customers with requests,
 * messages of two years (text older than a year and a day is deleted), and the events of the last
 * month. The product's own loader creates businesses and pages; the server generates the rest.
 * @returns its URL
 */
export async function makeLargeInstallation(
  installation: Installation,
  businesses: number,
): Promise<string> {
  const url = await (await installation.cluster()).createDatabase(`scale_${businesses}`);
  const rows = String(businesses);
  await loadDemo(url, ["--contractors", rows, "--pages", rows]);
  return url;
}

/** Adds what grows with time: customers, messages and events; then vacuums. */
export async function addHistory(pool: Pool, businesses: number): Promise<void> {
  // A bulk load skips triggers and foreign key checks: all references exist.
  await pool.query("set session_replication_role = replica");
  await pool.query("set synchronous_commit = off");
  await pool.query("set maintenance_work_mem = '1GB'");
  await numberBusinesses(pool);
  const makeIndexes = await takeIndexes(pool);
  await fill(pool, ofCustomers, businesses * perBusiness.leads);
  await numberTalks(pool);
  await fill(pool, [messages], businesses * perBusiness.messages);
  await fill(pool, [events], businesses * perBusiness.events);
  await makeIndexes();
  await indexText(pool);
  await pool.query("drop table numbered, talks");
  await pool.query("set session_replication_role = origin");
  await pool.query("vacuum analyze");
}

/** Drops the indexes that are faster to rebuild in one pass. @returns a function that rebuilds them */
async function takeIndexes(pool: Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any(array['conversations', 'leads', 'lead_enquiries', 'messages', 'events']::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await pool.query(definition);
  };
}

async function fill(pool: Pool, statements: readonly string[], total: number): Promise<void> {
  for (const statement of statements) {
    for (let from = 0; from < total; from += batchSize) {
      await pool.query(statement, [from, Math.min(from + batchSize, total) - 1, total]);
    }
  }
}

/** Indexes the words of some messages, which takes the server longer than the messages themselves. */
async function indexText(pool: Pool): Promise<void> {
  await pool.query(
    `select keep_words(id, contractor_id, conversation_id, 'message', created_at, text)
     from (select * from messages where conversation_id is not null order by id desc limit $1) latest`,
    [wordCount],
  );
}

async function numberTalks(pool: Pool): Promise<void> {
  await pool.query(
    `create temporary table talks as
     select row_number() over (order by id) - 1 as n, id as conversation_id, contractor_id, phone from conversations
     where phone is not null`,
  );
  await pool.query("create unique index on talks (n)");
  await pool.query("analyze talks");
}

async function numberBusinesses(pool: Pool): Promise<void> {
  await pool.query(
    `create temporary table numbered as
     select row_number() over (order by account.id) - 1 as n, account.id as contractor_id, page.id as page_id
     from (select id, row_number() over (order by id) as at from contractor_accounts) account
     join (select id, row_number() over (order by id) as at from seo_pages where status = 'live') page using (at)`,
  );
  await pool.query("create unique index on numbered (n)");
  await pool.query("analyze numbered");
}

/** A version 7 ID for a time: like the product's, later IDs sort after earlier ones. */
const idAt = (moment: string, kind: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5('${kind}' || i), 1, 3) || '8' || substr(md5('${kind}' || i), 4, 15))::uuid`;

/** The time of row `i` of $3, over the last two years. */
const moment = "(now() - interval '2 years' * (1 - i::float8 / $3))";
const rows =
  "from generate_series($1::bigint, $2::bigint) as i join numbered on n = (i * 7919) % (select count(*) from numbered)";

/** Each inserts rows $1 to $2 of $3 into one table. */
const ofCustomers = [
  `insert into conversations (id, contractor_id, name, phone, email, last_reply_at, created_at)
     select ${idAt(moment, "talk")}, contractor_id, 'Casey ' || i, '+1512' || (2000000 + i), 'customer' || i || '@home.example',
       ${moment} + interval '1 hour', ${moment} ${rows}`,
  `insert into leads (id, page_id, contractor_id, name, phone, email, status, created_at, updated_at)
     select ${idAt(moment, "lead")}, page_id, contractor_id, 'Casey ' || i, '+1512' || (2000000 + i), 'customer' || i || '@home.example',
       case when i > 0.99 * $3::float8 then 'new' when i % 3 = 0 then 'booked' when i % 3 = 1 then 'lost' else 'contacted' end,
       ${moment}, ${moment} ${rows}`,
  `insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency, created_at)
     select ${idAt(moment, "enquiry")}, ${idAt(moment, "lead")}, md5(i::text), 'Our sink has been leaking since yesterday, and the valve does not close', '78040', 'today', ${moment} ${rows}`,
];

const messages = `insert into messages (id, channel, direction, contractor_id, conversation_id, cause, kind, params, to_address, from_address, subject_id, state, text, sent_at, created_at, updated_at)
     select ${idAt(moment, "message")}, 'sms', case when i % 4 = 0 then 'inbound' else 'outbound' end, contractor_id,
       conversation_id, 'scale:' || i, case when i % 4 = 0 then 'reply' else 'follow-up' end, '{"step": 3}',
       case when i % 4 = 0 then '+15125550100' else phone end, case when i % 4 = 0 then phone else '+15125550100' end,
       conversation_id::text, case when i % 4 = 0 then 'received' else 'sent' end,
       case when ${moment} > now() - interval '366 days' then
         'Hi Casey, this is ' || left(contractor_id::text, 18) || '. Are you still looking for help with your sink? Reply STOP to opt out. ' || i end,
       ${moment}, ${moment}, ${moment}
     from generate_series($1::bigint, $2::bigint) as i
     join talks on talks.n = i % (select count(*) from talks)`;

const events = `insert into events (name, payload, created_at, dispatched_at)
     select 'lead.captured', jsonb_build_object('leadId', md5('a' || i)::uuid, 'contractorId', contractor_id), at, at
     from generate_series($1::bigint, $2::bigint) as i join numbered on n = (i * 7919) % (select count(*) from numbered)
     cross join lateral (select now() - interval '30 days' * (1 - i::float8 / $3) as at) as moment`;
