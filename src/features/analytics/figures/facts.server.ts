import { type SQL, sql } from "drizzle-orm";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import { enrollments, sends } from "~/features/follow-ups/follow-ups.tables.server.ts";
import { invoiceEntries, invoices } from "~/features/invoices/invoices.tables.server.ts";
import { leadReports } from "~/features/lead-reports/lead-reports.tables.server.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { boundsOf } from "~/features/time-zones/local-day.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { type Days, isByDay, lengthOf } from "../period.ts";
import type { AnswerFact, LeadFact, MoneyFact } from "./figures.ts";

export type Asked = {
  contractorId: string;
  zone: string;
  days: Days;
  /** Whether it is asked how each lead came, and not for sums alone: most of what these reads cost. */
  withWays: boolean;
};

/** Answer times are those of the newest leads of a period, and of at most so many (`analytics.answer-time`). */
const mostMeasured = 500;

/** The columns by which facts are told apart, as `Origin` and the stretch name them. */
const origin = sql`lead.page_id as "pageId", lead.source,
  way.utm_source as "utmSource", way.utm_medium as "utmMedium",
  coalesce(way.google, false) as google, coalesce(way.microsoft, false) as microsoft,
  coalesce(way.facebook, false) as facebook, way.ref, way.referrer_host as "referrerHost"`;
const columnsOfOrigin = sql.raw("1, 2, 3, 4, 5, 6, 7, 8, 9, 10");

/** Each lead's visit is looked up by itself: without its limit the database would read everybody's visits for it. The last visit before whoever is behind a lead first asked; of one that a member wrote down there is none, and of a caller there is what the number stands for. */
const wayOf = ({ withWays }: Asked): SQL => sql`left join lateral (
    select visit.utm_source, visit.utm_medium, visit.ref, visit.referrer_host,
      (visit.gclid is not null or visit.gbraid is not null or visit.wbraid is not null) as google,
      visit.msclkid is not null as microsoft, visit.fbclid is not null as facebook
    from ${attributions} as visit
    where visit.subject = 'enquiry' and visit.touch = 'last' and visit.subject_id = ${firstEnquiryOf(sql`lead.id`)}
    limit 1
  ) as way on ${withWays ? sql`lead.source in ('page', 'phone_call')` : sql`false`}`;

/** The first enquiry of a lead that reached the business. */
export function firstEnquiryOf(leadId: SQL): SQL {
  return sql`(select first.id from ${leadEnquiries} as first where first.lead_id = ${leadId}
    and (first.quarantine_reason is null or first.review = 'released')
    order by first.created_at, first.id limit 1)`;
}

/** What counts as a lead of the period (`analytics.leads`). */
function counted({ contractorId, zone, days }: Asked): SQL {
  const { from, to } = boundsOf(zone, days.from, lengthOf(days));
  return sql`lead.contractor_id = ${contractorId}
    and lead.created_at >= ${from.toISOString()}::timestamptz and lead.created_at < ${to.toISOString()}::timestamptz
    and not lead.quarantined and lead.merged_into is null and lead.source <> 'import'
    and not exists (select from ${leadReports} as report where report.lead_id = lead.id and report.state = 'accepted')`;
}

/** The first day of the day or week that a day of the calendar belongs to. */
function stretch(day: SQL, days: Days): SQL {
  const first = isByDay(days) ? day : sql`(${day} - extract(dow from ${day})::integer)`;
  return sql`to_char(${first}, 'YYYY-MM-DD') as stretch`;
}

const dayOfLead = (zone: string) => sql`(lead.created_at at time zone ${zone}::text)::date`;

/** How many leads came, and how many of them are booked or done by now (`analytics.booked`). */
export async function readLeadFacts(database: Reader, asked: Asked): Promise<LeadFact[]> {
  const { rows } = await database.execute<LeadFact>(sql`
    select ${stretch(dayOfLead(asked.zone), asked.days)}, ${origin}, count(*)::integer as leads,
      (count(*) filter (where lead.status in ('booked', 'closed')))::integer as booked
    from ${leads} as lead ${wayOf(asked)}
    where ${counted(asked)}
    group by ${columnsOfOrigin}`);
  return rows;
}

/** What was paid less what went back, by the days of the ledger (`analytics.revenue`). */
export async function readMoneyFacts(database: Reader, asked: Asked): Promise<MoneyFact[]> {
  const { contractorId, days } = asked;
  const { rows } = await database.execute<Omit<MoneyFact, "cents"> & { cents: string }>(sql`
    select ${stretch(sql`entry.happened_on`, days)}, ${origin}, sum(-entry.cents)::bigint as cents
    from ${invoiceEntries} as entry
    join ${invoices} as invoice on invoice.id = entry.invoice_id
    left join ${leads} as own on own.id = invoice.lead_id
    left join ${leads} as lead on lead.id = coalesce(own.merged_into, own.id)
    ${wayOf(asked)}
    where entry.contractor_id = ${contractorId} and entry.kind in ('payment', 'refund')
      and entry.happened_on between ${days.from}::date and ${days.to}::date
    group by ${columnsOfOrigin}`);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/** How long each of the newest leads of the period waited for the first message (`analytics.answer-time`). */
export async function readAnswerFacts(database: Reader, asked: Asked): Promise<AnswerFact[]> {
  const { rows } = await database.execute<AnswerFact>(sql`
    select ${stretch(dayOfLead(asked.zone), asked.days)}, ${origin},
      (extract(epoch from answer.at - run.asked_at) * 1000)::float8 as milliseconds
    from (
      select lead.* from ${leads} as lead where ${counted(asked)}
      order by lead.created_at desc, lead.id desc limit ${mostMeasured}
    ) as lead
    join lateral (
      select first.id, first.asked_at from ${enrollments} as first where first.lead_id = lead.id
      order by first.created_at, first.id limit 1
    ) as run on true
    join lateral (
      select min(message.sent_at) as at from ${sends} as sent
      join ${messages} as message on message.id = sent.message_id where sent.enrollment_id = run.id
    ) as answer on answer.at is not null
    ${wayOf(asked)}`);
  return rows;
}
