import type { Pool } from "pg";

/** The appointments and due tasks that a business gets besides its inbox. */
export type LargeBusiness = { visits: number; tasks: number };

/**
 * Creates a lead for each conversation that `fillInbox` gave a business, over two years, and fills
 * its schedule and tasks. @returns one of its leads and one of its visits
 */
export async function fillBusiness(
  pool: Pool,
  contractorId: string,
  { visits, tasks }: LargeBusiness,
): Promise<Record<"leadId" | "visitId" | "jobId" | "pageId", string>> {
  const { rows: pages } = await pool.query(
    `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code, published_at)
     select gen_random_uuid(), id, 'live', business_name, 'plumbing', 'Laredo', 'laredo', 'TX', '78040', now()
     from contractor_accounts where id = $1 returning id`,
    [contractorId],
  );
  const pageId: string = pages[0].id;
  await pool.query(
    `insert into leads (id, page_id, contractor_id, name, phone, email, status, created_at)
     select gen_random_uuid(), $2, contractor_id, name, phone, email,
       case when row_number() over newest <= 30 then 'new' when random() < 0.3 then 'booked' when random() < 0.5 then 'lost' else 'contacted' end,
       now() - interval '2 years' * (row_number() over newest / count(*) over ()::float)
     from conversations where contractor_id = $1 window newest as (order by last_message_at desc)`,
    [contractorId, pageId],
  );
  await pool.query(
    `insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency, created_at)
     select gen_random_uuid(), id, id::text, 'Our sink has been leaking since yesterday', '78040', 'today', created_at
     from leads where contractor_id = $1`,
    [contractorId],
  );
  await pool.query(
    `insert into enrollments (id, lead_id, contractor_id, conversation_id, service, asked_at, ended_at, end_reason)
     select gen_random_uuid(), leads.id, leads.contractor_id, conversations.id, 'plumbing', leads.created_at, now(), 'person_replied'
     from leads join conversations on conversations.contractor_id = leads.contractor_id and conversations.phone = leads.phone
     where leads.contractor_id = $1`,
    [contractorId],
  );
  await fillSchedule(pool, contractorId, visits);
  await pool.query(
    `insert into lead_tasks (id, contractor_id, lead_id, text, due_on, created_by)
     select gen_random_uuid(), $1, id, 'Send the estimate', current_date - (row_number() over () % 60)::integer, 'Olive'
     from leads where contractor_id = $1 limit $2`,
    [contractorId, tasks],
  );
  await pool.query("vacuum analyze");
  const { rows } = await pool.query(
    `select visits.id as "visitId", work_order_id as "jobId", lead_id as "leadId" from visits
     join work_orders on work_orders.id = work_order_id
     where visits.contractor_id = $1 and starts_at > now() order by starts_at limit 1`,
    [contractorId],
  );
  return { ...rows[0], pageId };
}

/** Four crews with six visits a day, from the past until three weeks ahead. */
async function fillSchedule(pool: Pool, contractorId: string, visits: number): Promise<void> {
  await pool.query(
    `insert into crews (id, contractor_id, name, color)
     select gen_random_uuid(), $1, 'Crew ' || n, (array['blue','green','amber','blue'])[n] from generate_series(1, 4) as n`,
    [contractorId],
  );
  await pool.query(
    `with numbered as (
       select id, name, phone, row_number() over (order by created_at desc) - 1 as n from leads where contractor_id = $1 limit $2
     ), jobs as (
       insert into work_orders (id, contractor_id, lead_id, customer_name, phone, what)
       select gen_random_uuid(), $1, id, name, phone, 'Repair' from numbered returning id, lead_id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1, jobs.id, crews.id, case when starts_at < now() then 'done' else 'booked' end, starts_at - interval '20 minutes',
       starts_at, starts_at + interval '70 minutes'
     from numbered join jobs on jobs.lead_id = numbered.id
     cross join lateral (
       select date_trunc('day', now()) + interval '21 days' - n / 24 * interval '1 day' + interval '13 hours' + n % 6 * interval '90 minutes' as starts_at
     ) as times
     join (select id, row_number() over (order by name) - 1 as place from crews where contractor_id = $1) as crews on crews.place = n / 6 % 4`,
    [contractorId, visits],
  );
}
