import type { Pool } from "pg";

/**
 * Adds office data to a business that `fillBusiness` filled: lead sources, messages to leads,
 * customers with a property each, estimates, invoices with payments, calls, review requests, and marketing spend of two years.
 * @returns a customer, an estimate, and an invoice of it
 */
export async function fillOffice(
  pool: Pool,
  contractorId: string,
): Promise<Record<"customerId" | "estimateId" | "invoiceId", string>> {
  // A bulk load skips triggers and the search index.
  await pool.query("set session_replication_role = replica");
  for (const statement of statements) await pool.query(statement, [contractorId]);
  await pool.query("set session_replication_role = origin");
  await pool.query("vacuum analyze");
  const { rows } = await pool.query(
    `select (select customer_id from invoices where contractor_id = $1 order by created_at desc limit 1 offset 20) as "customerId",
       (select id from job_estimates where contractor_id = $1 order by created_at desc limit 1 offset 20) as "estimateId",
       (select id from invoices where contractor_id = $1 order by created_at desc limit 1 offset 20) as "invoiceId"`,
    [contractorId],
  );
  return rows[0];
}

const line = (cents: string) =>
  `jsonb_build_object('description', 'Work and parts', 'unit', null, 'quantity', 1000, 'priceCents', ${cents}, 'taxable', true)`;
const cents = (place: string) => `(5000 + ${place} * 7919 % 200000)::integer`;

const numbered = `numbered as (
  select leads.*, row_number() over (order by created_at)::integer as n from leads where contractor_id = $1
)`;

const statements = [
  `insert into attributions (subject, subject_id, touch, utm_source, utm_medium, gclid, referrer_host, landing_path, visited_at)
   select 'enquiry', lead_enquiries.id, touch, case when way < 3 then (array['google','facebook','Flyer'])[way + 1] end,
     case when way < 2 then 'cpc' end, case when way = 0 then 'click-' || lead_enquiries.id end,
     case when way = 3 then 'www.yelp.com' end, '/plumbing/laredo-tx', lead_enquiries.created_at
   from lead_enquiries join leads on leads.id = lead_id
   cross join lateral (select abs(hashtext(leads.id::text)) % 5 as way) as ways
   cross join (values ('first'), ('last')) as touches (touch) where leads.contractor_id = $1`,
  // Like the rows that the hourly task writes.
  `update leads set came_by = (array['Google Ads','Facebook Ads','Flyer','Yelp','Direct'])[1 + abs(hashtext(id::text)) % 5], answer_ms = 40000
   where contractor_id = $1 and created_at < now() - interval '2 days'`,
  `with written as (
     insert into messages (id, channel, contractor_id, conversation_id, cause, kind, params, to_address, subject_id, state, sent_at, created_at)
     select gen_random_uuid(), 'email', contractor_id, conversation_id, 'step:' || id || ':' || step, 'follow-up-email', '{}', 'sam@home.example', id, 'sent',
       asked_at + step * interval '26 hours' + interval '40 seconds', asked_at + step * interval '26 hours'
     from enrollments cross join generate_series(0, 3) as step where contractor_id = $1 returning id, cause, subject_id, created_at
   )
   insert into sends (id, enrollment_id, step, channel, sequence_version, message_id, due_at, created_at)
   select gen_random_uuid(), subject_id::uuid, cause, 'email', 1, id, created_at, created_at from written`,
  `insert into customers (id, contractor_id, name, source, created_at)
   select id, $1, name, 'request', created_at from leads where contractor_id = $1`,
  `insert into customer_contacts (id, contractor_id, customer_id, kind, value, created_at)
   select gen_random_uuid(), $1, leads.id, kind, value, created_at from leads
   cross join lateral (values ('phone', phone), ('email', email)) as contacts (kind, value) where contractor_id = $1 and value is not null`,
  `insert into properties (id, contractor_id, customer_id, street, city, state, zip_code, address_key, created_at)
   select gen_random_uuid(), $1, id, n || ' Oak St', 'Laredo', 'TX', '78040', n || ' oak st 78040', created_at
   from (select leads.*, row_number() over (order by created_at) as n from leads where contractor_id = $1) as numbered`,
  `update leads set customer_id = id where contractor_id = $1`,
  `update customers set search = customer_search(id, name, company) where contractor_id = $1`,
  `with ${numbered}
   insert into job_estimates (id, contractor_id, customer_id, lead_id, number, state, customer_name, phone, email, what, content, low_cents, high_cents, version, sent_revision, offered_until, sent_at, created_at)
   select gen_random_uuid(), $1, id, id, 1000 + n, (array['sent','accepted','declined'])[1 + n % 3], name, phone, email, 'Repair',
     jsonb_build_object('options', jsonb_build_array(jsonb_build_object('name', 'Good', 'lines', jsonb_build_array(${line(cents("n"))}))),
       'discount', null, 'taxRate', 0, 'deposit', null, 'expiresOn', (created_at + interval '30 days')::date, 'message', null),
     ${cents("n")}, ${cents("n")}, 1, 1, (created_at + interval '30 days')::date, created_at + interval '1 hour', created_at + interval '1 hour'
   from numbered where n % 2 = 0`,
  `with ${numbered}
   insert into invoices (id, contractor_id, customer_id, lead_id, number, issued_on, customer_name, phone, email, what, content, due_on, total_cents, paid_cents, business, sent_at, created_at)
   select gen_random_uuid(), $1, id, id, 1000 + n, day, name, phone, email, 'Repair',
     jsonb_build_object('lines', jsonb_build_array(${line(cents("n"))}), 'discount', null, 'taxRate', 0, 'message', null),
     day + 14, ${cents("n")}, case when n % 10 < 7 then ${cents("n")} else 0 end, '{"name":"Inbox","phone":null}', created_at, created_at
   from numbered cross join lateral (select (created_at + interval '2 days')::date as day) as days where n % 5 < 3`,
  // As when a job is done: its estimate was accepted before, and an invoice bills it.
  `update work_orders set status = 'done' where contractor_id = $1
     and exists (select from visits where work_order_id = work_orders.id and state = 'done')`,
  `update job_estimates set answered_at = sent_at + interval '1 day', work_order_id =
     (select id from work_orders where lead_id = job_estimates.lead_id and job_estimates.state = 'accepted')
   where contractor_id = $1 and state <> 'sent'`,
  `update invoices set work_order_id = (select id from work_orders where lead_id = invoices.lead_id) where contractor_id = $1`,
  `insert into invoice_entries (id, contractor_id, invoice_id, position, kind, cents, happened_on, recorded_by, method, created_at)
   select gen_random_uuid(), $1, id, position, (array['issued','payment'])[position], case position when 1 then total_cents else -paid_cents end,
     issued_on + (position - 1) * 5, gen_random_uuid(), case position when 2 then 'check' end, created_at
   from invoices cross join generate_series(1, 2) as position where contractor_id = $1 and (position = 1 or paid_cents > 0)`,
  `insert into calls (id, contractor_id, conversation_id, lead_id, provider_id, to_phone, from_phone, state, answered_at, ended_at, seconds, created_at)
   select gen_random_uuid(), $1, conversation_id, lead_id, 'CA' || id, '+15125550100', '+15125550101', case when missed then 'missed' else 'answered' end,
     case when not missed then asked_at end, asked_at + interval '3 minutes', case when not missed then 170 end, asked_at
   from enrollments cross join lateral (select abs(hashtext(id::text)) % 4 = 0 as missed) as kinds where contractor_id = $1`,
  `insert into review_requests (id, contractor_id, work_order_id, visit_id, state, channel, due_at, asked_at, clicked_at, created_at)
   select gen_random_uuid(), $1, work_order_id, id, 'asked', 'email', ends_at, ends_at, case when random() < 0.3 then ends_at end, ends_at
   from visits where contractor_id = $1 and state = 'done'`,
  `insert into ad_spend (id, contractor_id, source, first_on, last_on, cents, member_name)
   select gen_random_uuid(), $1, source, (month * interval '1 month' + date '2024-11-01')::date, (month * interval '1 month' + date '2024-11-28')::date, 120000, 'Olive'
   from unnest(array['Google Ads','Facebook Ads','Flyer']) as source, generate_series(0, 24) as month`,
];
