import { Client } from "pg";
import { createEmbedded } from "../../src/platform/database/embedded.server.ts";
import { type Acknowledged, markedColumns } from "./kill-workload.ts";

/** Inconsistencies in the database at the end; all lists are empty if there are none. */
export type Findings = { lost: string[]; duplicates: string[]; half: string[] };

export type RunSql = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Runs queries on PostgreSQL from outside the product. */
export async function onPostgres<T>(url: string, run: (sql: RunSql) => Promise<T>): Promise<T> {
  const limits = { connectionTimeoutMillis: 60_000, query_timeout: 600_000 };
  const client = new Client({ connectionString: url, ...limits });
  await client.connect();
  try {
    return await run(async (statement, values) => (await client.query(statement, values)).rows);
  } finally {
    await client.end();
  }
}

/** Opens an embedded database that no process uses anymore. */
export async function onEmbedded<T>(folder: string, run: (sql: RunSql) => Promise<T>): Promise<T> {
  const client = await createEmbedded({ dataDir: folder });
  try {
    return await run(
      async (statement, values) =>
        (await client.query<Record<string, unknown>>(statement, values)).rows,
    );
  } finally {
    await client.close();
  }
}

/** Compares what was acknowledged with what is stored, and checks that for consistency. */
export async function examine(sql: RunSql, acknowledged: Acknowledged): Promise<Findings> {
  return {
    lost: [...(await lostLeads(sql, acknowledged)), ...(await lostSaves(sql, acknowledged))],
    duplicates: [
      ...(await asTexts(sql, "one person, several leads", leadsOfOnePerson)),
      ...(await asTexts(sql, "one request, several enquiries", enquiriesOfOneRequest)),
      ...(await asTexts(sql, "one sign-up, several submissions", submissionsOfOnePerson)),
    ],
    half: [
      ...(await asTexts(sql, "lead without all its rows", incompleteLeads)),
      ...(await asTexts(sql, "alert without its job", alertsWithoutJob)),
      ...(await asTexts(sql, "submission without all its rows", incompleteSubmissions)),
    ],
  };
}

async function lostLeads(sql: RunSql, { leads }: Acknowledged): Promise<string[]> {
  const rows = await sql(
    `select lead_enquiries.id, phone from leads join lead_enquiries on lead_id = leads.id
     where name = 'Pat Kill'`,
  );
  const stored = new Map(rows.map(({ id, phone }) => [id, phone]));
  return leads.filter(({ id, phone }) => stored.get(id) !== phone).map(({ id }) => `lead ${id}`);
}

async function lostSaves(sql: RunSql, { saves }: Acknowledged): Promise<string[]> {
  const rows = await sql("select * from form_submissions where email like 'kill-%'");
  const stored = new Map(rows.map((row) => [row.id, row]));
  return saves
    .filter(({ id, version, step, mark }) => {
      const row = stored.get(id);
      const isStored = row && Number(row.version) >= version && Number(row.current_step) >= step;
      return !isStored || row[markedColumns[step - 1] ?? ""] !== mark;
    })
    .map(({ mark }) => `save of ${mark}`);
}

async function asTexts(sql: RunSql, what: string, statement: string): Promise<string[]> {
  return (await sql(statement)).map((row) => `${what}: ${JSON.stringify(row)}`);
}

const leadsOfOnePerson = `
  select phone, count(*)::int from leads where name = 'Pat Kill' group by phone having count(*) > 1`;

const enquiriesOfOneRequest = `
  select lead_id, count(*)::int from lead_enquiries
  join leads on leads.id = lead_id where leads.name = 'Pat Kill'
  group by lead_id having count(*) > 1`;

const submissionsOfOnePerson = `
  select email, count(*)::int from form_submissions where email like 'kill-%'
  group by email having count(*) > 1`;

/** An event without an effect still has a pending dispatch or task. */
const willReact = (table: string, key: string) => `exists (
  select 1 from events where payload->>'${key}' = ${table}.id::text and (
    exists (select 1 from event_deliveries where event_id = events.id) or exists (
      select 1 from pgboss.job
      where state < 'completed' and data->>'eventId' = events.id::text)))`;

/** A request, two consents, a ledger entry, and alerts to contractor and staff, or pending ones. */
const incompleteLeads = `
  select * from (
    select leads.id,
      (select count(*)::int from lead_enquiries where lead_id = leads.id) as enquiries,
      (select count(*)::int from consent_records join lead_enquiries e on e.id = enquiry_id
        where e.lead_id = leads.id) as consents,
      (select count(*)::int from lead_events where lead_id = leads.id) as events,
      (select count(*)::int from messages
        where subject_id = leads.id::text and kind = 'lead-received') as alerts,
      not exists (select 1 from messages where subject_id = leads.id::text and kind = 'lead-received')
        and ${willReact("leads", "leadId")} as pending
    from leads where name = 'Pat Kill'
  ) counted
  where (enquiries, consents, events) <> (1, 2, 1)
    or alerts <> case when pending then 0 else 2 end`;

/** An undelivered message has a task that will deliver it. */
const alertsWithoutJob = `
  select messages.id from messages
  join leads on leads.id::text = messages.subject_id
  where leads.name = 'Pat Kill' and messages.state = 'queued' and not exists (
    select 1 from pgboss.job
    where name = 'deliver-message' and data->>'messageId' = messages.id::text
  )`;

/** Progress matching the answers, a session, and for each save an event that is handled or pending. */
const incompleteSubmissions = `
  select * from (
    select f.id, f.version, f.current_step,
      (select p.current_step from contractor_progress p where p.contractor_id = f.contractor_id) as progress,
      (select count(*)::int from onboarding_sessions s where s.submission_id = f.id) as sessions,
      (select count(*)::int from idempotency_keys k where k.answer_id = f.id) as requests,
      (select count(*)::int from events e where e.payload->>'submissionId' = f.id::text) as saves,
      (select count(*)::int from event_effects join events e on e.id = event_id
        where e.payload->>'submissionId' = f.id::text) as effects,
      ${willReact("f", "submissionId")} as pending
    from form_submissions f where f.email like 'kill-%'
  ) counted
  where progress is distinct from current_step or sessions < 1
    or requests <> version or saves <> version or (effects <> saves and not pending)`;
