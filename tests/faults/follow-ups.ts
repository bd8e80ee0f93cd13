import { expect } from "vitest";
import { newId } from "../../src/platform/database/columns.server.ts";
import type { FakeTwilio } from "../fakes/twilio-server.ts";
import { textGuards } from "./guards/texts.ts";
import type { RunSql } from "./kill-findings.ts";

/** Not a fault: without this, a test run at night would wait for the morning. */
export const atAnyHour = textGuards.quietHours;

/** Settings to send texts through this provider. */
export const textsThrough = (provider: FakeTwilio) => ({
  TWILIO_ACCOUNT_SID: provider.accountSid,
  TWILIO_AUTH_TOKEN: provider.authToken,
  TWILIO_API_URL: provider.url,
});

export type Business = { contractor: string; page: string };

/** The only step of these businesses: an immediate text. */
const steps = [
  {
    key: "first",
    isOn: true,
    delay: 0,
    channel: "sms",
    purpose: "informational",
    subject: null,
    words: "Hi {first_name}, thanks for asking {business}.",
    otherwise: null,
    staleAfter: 1440,
  },
];

let numbers = 0;
const austin = { zip: "78701", areaCode: "512" };
const nextNumber = (areaCode = austin.areaCode) => numberOf(numbers++, areaCode);

/** Numbers as people have them: many of one range within minutes count as toll fraud (`sms.bursts`). */
export function numberOf(index: number, areaCode = austin.areaCode): string {
  const line = (Math.floor(index / 700) * 137) % 10_000;
  return `+1${areaCode}${200 + (index % 700)}${String(line).padStart(4, "0")}`;
}

/** Adds businesses that text their leads, at this many texts per second. */
export async function addBusinesses(
  sql: RunSql,
  count: number,
  textsPerSecond = 1_000,
): Promise<Business[]> {
  const businesses = Array.from({ length: count }, (_, index) => ({
    contractor: newId(),
    page: newId(),
    phone: nextNumber(),
    city: `Texting ${numbers} ${index}`,
  }));
  await sql(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb)
         as given(contractor uuid, page uuid, phone text, city text)),
     accounts as (
       insert into contractor_accounts (id, business_name, name, email)
       select contractor, 'Bluebonnet', 'Bo', page || '@drains.example' from given),
     pages as (
       insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code)
       select page, contractor, 'live', 'Bluebonnet', 'plumbing', city, 'texting-' || page, 'TX', '78701' from given),
     numbers as (
       insert into senders (contractor_id, phone, registration, texts_per_second, texts_per_day, texts_per_month, budget_cents)
       select contractor, phone, 'approved', $3::real, 1000000, 1000000, 100000000 from given)
     insert into sequences (contractor_id, service, version, steps, channels, author)
     select contractor, 'plumbing', 1, $2::jsonb, '{"sms":true,"email":true}', 'a test' from given`,
    [JSON.stringify(businesses), JSON.stringify(steps), textsPerSecond],
  );
  return businesses;
}

/** Adds leads of these businesses whose text is due now. @returns their phone numbers */
export async function addLeads(
  sql: RunSql,
  businesses: readonly Business[],
  count: number,
  { zip, areaCode, requestedAt }: { zip: string; areaCode: string; requestedAt?: string } = austin,
): Promise<string[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    ...businesses[index % businesses.length],
    lead: newId(),
    enquiry: newId(),
    consent: newId(),
    conversation: newId(),
    enrollment: newId(),
    phone: nextNumber(areaCode),
  }));
  await sql(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as given(contractor uuid, page uuid, lead uuid,
         enquiry uuid, consent uuid, conversation uuid, enrollment uuid, phone text)),
     people as (
       insert into leads (id, page_id, contractor_id, name, phone)
       select lead, page, contractor, 'Pat', phone from given),
     asked as (
       insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency)
       select enquiry, lead, lead::text, 'A leak', $2, 'today' from given),
     agreed as (
       insert into consent_records (id, enquiry_id, kind, wording, wording_version, business_name, name, phone, page, ip_address, user_agent)
       select consent, enquiry, 'informational_sms', 'Yes', '1', 'Bluebonnet', 'Pat', phone, '/', '203.0.113.7', 'A test' from given),
     talks as (
       insert into conversations (id, contractor_id, name, phone)
       select conversation, contractor, 'Pat', phone from given),
     followed as (
       insert into enrollments (id, lead_id, contractor_id, conversation_id, service, asked_at, look_at)
       select enrollment, lead, contractor, conversation, 'plumbing', $3::timestamptz, $3::timestamptz from given)
     insert into follow_up_turns (contractor_id, due_at) select distinct contractor, now() from given
     on conflict (contractor_id) do update set due_at = excluded.due_at`,
    [JSON.stringify(people), zip, requestedAt ?? new Date()],
  );
  return people.map(({ phone }) => phone);
}

/** What reached the provider for each number. */
export const textsOf = (provider: FakeTwilio) => Map.groupBy(provider.texts, ({ to }) => to);

/** The outcome for people who should get exactly one text. */
export type Texted = {
  /** The provider received more than one text. */
  twice: string[];
  /** Not recorded as sent or of unknown delivery. */
  lost: string[];
  /** Recorded as sent, but the provider never received it. */
  invented: string[];
  /** How many texts have an unknown delivery state. */
  uncertain: number;
};

/** Compares what reached the provider with what the product recorded. */
export async function examineTexts(
  sql: RunSql,
  provider: FakeTwilio,
  people: readonly string[],
): Promise<Texted> {
  const reached = textsOf(provider);
  const rows = await sql(
    `select to_address, state from sends join messages on messages.id = message_id
     where to_address = any($1)`,
    [people],
  );
  const states = new Map(rows.map(({ to_address, state }) => [to_address, state]));
  const isKnown = (phone: string) => ["sent", "uncertain"].includes(String(states.get(phone)));
  return {
    twice: people.filter((phone) => (reached.get(phone)?.length ?? 0) > 1),
    lost: people.filter((phone) => !isKnown(phone)),
    invented: people.filter((phone) => states.get(phone) === "sent" && !reached.has(phone)),
    uncertain: people.filter((phone) => states.get(phone) === "uncertain").length,
  };
}

/** Expects exactly one text per lead, each recorded as sent. */
export async function expectTextedOnce(
  sql: RunSql,
  provider: FakeTwilio,
  people: readonly string[],
): Promise<void> {
  await expect.poll(() => countOpen(sql, people), { timeout: 40_000, interval: 100 }).toBe(0);
  expect(await examineTexts(sql, provider, people)).toEqual({
    twice: [],
    lost: [],
    invented: [],
    uncertain: 0,
  });
}

/** How many of these people's texts are due or in flight. */
export async function countOpen(sql: RunSql, people: readonly string[]): Promise<number> {
  const [row] = await sql(
    `select (select count(*) from enrollments join conversations on conversations.id = conversation_id
         where phone = any($1) and ended_at is null)
       + (select count(*) from messages where to_address = any($1) and state in ('sending', 'delayed')) as open`,
    [people],
  );
  return Number(row?.open);
}

/** Ages a killed process's claims so the next process takes them over at startup. */
export const letTimePass = (sql: RunSql) =>
  sql("update messages set updated_at = now() - interval '10 minutes' where state = 'sending'");
