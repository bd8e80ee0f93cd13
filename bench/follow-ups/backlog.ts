import type { Pool } from "pg";
import { followUpsDue } from "../../src/domains/follow-ups/follow-ups.ts";

/** Pending follow-ups: how many people, of how many businesses. */
export type Backlog = { enrollments: number; businesses: number };

const peoplePerBusiness = 100;
/** People due at the same moment, per business. */
export const duePerBusiness = 30;
const service = "plumbing";

export const backlogOf = (enrollments: number): Backlog => ({
  enrollments,
  businesses: Math.ceil(enrollments / peoplePerBusiness),
});

/** A place where it is daytime now, so texts may be sent: only the machine's clock is used. */
export function daytimePlace(now: Date): { zip: string; areaCode: string } {
  const hour = now.getUTCHours();
  if (hour >= 22 || hour < 10) return { zip: "96910", areaCode: "671" };
  if (hour >= 12) return { zip: "00901", areaCode: "787" };
  throw new Error(
    "Between 10 and 12 UTC it is night everywhere in the United States: measure later",
  );
}

/** Rows of one table have IDs with the same prefix and ascending numbers. */
const id = (table: number, number = "n") =>
  `('0000000${table}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** The ID of a business's page. @param number from 1 */
export const pageId = (number: number): string =>
  `00000002-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** Adds businesses with a live page and a number with high throughput. */
export async function seedBusinesses(pool: Pool, { businesses }: Backlog): Promise<void> {
  const allBusinesses = `from generate_series(1, ${businesses}) as n`;
  await inOrder(pool, [
    `insert into contractor_accounts (id, business_name, name, email)
     select ${id(1)}, 'Business ' || n, 'Bo', 'bo' || n || '@business.example' ${allBusinesses}`,
    `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code, phone)
     select ${id(2)}, ${id(1)}, 'live', 'Business ' || n, '${service}', 'City ' || n, 'city-' || n, 'TX', '78701', '(512) 555-0100' ${allBusinesses}`,
    `insert into senders (contractor_id, phone, registration, texts_per_second, texts_per_day, texts_per_month, budget_cents)
     select ${id(1)}, '+1512' || 2000000 + n, 'approved', 1000, 1000000, 10000000, 100000000 ${allBusinesses}`,
  ]);
}

/**
 * Adds people who sent these businesses a request and agreed to texts, each waiting until tomorrow
 * for a first message. The first business has a sequence, which is copied to the others.
 */
export async function seedPeople(
  pool: Pool,
  { enrollments, businesses }: Backlog,
  { zip, areaCode }: { zip: string; areaCode: string },
): Promise<void> {
  const allEnrollments = `from generate_series(1, ${enrollments}) as n`;
  const business = `(n - 1) % ${businesses} + 1`;
  // No number repeats within a business; across businesses people share numbers.
  // Many numbers of one exchange would count as toll fraud.
  const turn = `((n - 1) / ${businesses})`;
  const line = `lpad((${turn} / 700 * 100 + n % 100)::text, 4, '0')`;
  const phone = `'+1${areaCode}' || (200 + ${turn} % 700) || ${line}`;
  const consent = (table: number, kind: string) =>
    `insert into consent_records (id, enquiry_id, kind, wording, wording_version, business_name, name, phone, page, ip_address, user_agent)
     select ${id(table)}, ${id(4)}, '${kind}', 'I agree', '1', 'Business', 'Pat Template', ${phone}, '/', '10.0.0.1', 'bench' ${allEnrollments}`;
  await inOrder(pool, [
    `insert into sequences (contractor_id, service, version, steps, channels, author)
     select ${id(1)}, service, version, steps, channels, author
     from sequences cross join generate_series(2, ${businesses}) as n on conflict do nothing`,
    `insert into leads (id, page_id, contractor_id, name, phone, email)
     select ${id(3)}, ${id(2, business)}, ${id(1, business)}, 'Pat Template', ${phone}, 'pat' || n || '@home.example' ${allEnrollments}`,
    `insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency)
     select ${id(4)}, ${id(3)}, md5(n::text), 'The sink leaks', '${zip}', 'today' ${allEnrollments}`,
    consent(5, "informational_sms"),
    consent(6, "marketing_sms"),
    `insert into conversations (id, contractor_id, name, phone, email)
     select ${id(7)}, ${id(1, business)}, 'Pat Template', ${phone}, 'pat' || n || '@home.example' ${allEnrollments}`,
    `insert into enrollments (id, lead_id, contractor_id, conversation_id, service, asked_at, look_at)
     select ${id(8)}, ${id(3)}, ${id(1, business)}, ${id(7)}, '${service}', now(), now() + interval '1 day' ${allEnrollments}`,
    `insert into follow_up_turns (contractor_id, due_at)
     select contractor_id, min(look_at) from enrollments group by contractor_id
     on conflict (contractor_id) do update set due_at = least(follow_up_turns.due_at, excluded.due_at)`,
    "vacuum analyze",
    "checkpoint",
  ]);
}

/**
 * Makes 30 people of each of the first businesses due, and starts the run.
 * @returns how many messages that makes
 */
export async function makeAllDue(
  pool: Pool,
  businesses: number,
  backlog: Backlog,
): Promise<number> {
  const { rowCount } = await pool.query(
    `update enrollments set look_at = now(), hold_reason = 'quiet_hours'
     from generate_series(1, ${backlog.businesses * duePerBusiness}) as n
     where id = ${id(8)} and (n - 1) % ${backlog.businesses} < ${businesses}`,
  );
  await pool.query("vacuum analyze enrollments");
  await pool.query(
    `update follow_up_turns set due_at = now()
     from generate_series(1, ${businesses}) as n where contractor_id = ${id(1)}`,
  );
  await pool.query("select pg_notify('jobs_sent', $1)", [JSON.stringify([followUpsDue])]);
  return rowCount ?? 0;
}

/** Moves everything due to tomorrow or later, and waits until the seeded data is flushed to disk. */
export async function waitForIdle(pool: Pool): Promise<void> {
  const tomorrow = "now() + interval '1 day'";
  await inOrder(pool, [
    `update follow_up_turns set due_at = ${tomorrow}, fresh_at = null where due_at <= now()`,
    `update enrollments set look_at = ${tomorrow} where look_at <= now()`,
    "vacuum analyze",
    "checkpoint",
  ]);
}

async function inOrder(pool: Pool, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
