import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { invoiceEntries, invoices } from "~/domains/billing/index.server.ts";
import {
  type Days,
  intervalContaining,
  intervalsOf,
  isByDay,
  lengthOf,
} from "~/domains/growth/analytics/period.ts";
import { maxSpendDays, type Spend } from "~/domains/growth/analytics/spend/spend.ts";
import { adSpend, leadReports } from "~/domains/growth/growth.tables.server.ts";
import { type LeadOrigin, leads, sourceOfLead, visitOf } from "~/domains/leads/index.server.ts";
import { addDays, boundsOf, type LocalDay, momentOn } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { LeadFact, MoneyFact, Origin, ResponseFact, SpendFact } from "./figures.ts";
import { answerOf } from "./lead-origin.server.ts";

export type FactsQuery = {
  contractorId: string;
  zone: string;
  days: Days;
  /** Whether facts are grouped. A single total is much faster to read. */
  inParts: boolean;
};

/** Response times are read for at most this many of a period's newest leads. */
const maxMeasured = 500;

/** The grouping of facts; `nth` is the day or week of the period, from 1. */
type Part = LeadOrigin & { nth: number; pageId: string | null };

/** @param place index of the day or week within the period */
const partsOf = ({ inParts }: FactsQuery, place: SQL): SQL =>
  inParts
    ? sql`${place} as nth, lead.page_id as "pageId", lead.source, lead.came_by as "cameBy", ${visitOf()} as visit`
    : sql`1 as nth, null::uuid as "pageId", null::text as source, null::text as "cameBy", null::text as visit`;

/**
 * Adds up the facts of each group in a separate query, because PostgreSQL would sort all facts if
 * it were one query.
 */
const groupParts = ({ inParts }: FactsQuery, facts: SQL, figures: SQL): SQL => sql`
  with facts as ${sql.raw(inParts ? "materialized" : "not materialized")} (${facts})
  select nth, "pageId", source, "cameBy", visit, ${figures} from facts group by 1, 2, 3, 4, 5`;

function originsOf({ days }: FactsQuery): (part: Part) => Origin {
  const intervals = intervalsOf(days);
  return ({ nth, pageId, ...came }) => ({
    interval: intervals[nth - 1] ?? days.from,
    pageId,
    source: sourceOfLead(came),
  });
}

/** A period's days or weeks as a PostgreSQL array, each by its first day or moment. */
const startsOf = (days: Days, start: (day: LocalDay) => string) =>
  `{${intervalsOf(days).map(start).join()}}`;

function placeOfLead({ zone, days }: FactsQuery): SQL {
  const starts = startsOf(days, (day) => momentOn(zone, day, 0).toISOString());
  return sql`width_bucket(lead.created_at, ${starts}::timestamptz[])`;
}

/** The condition for a lead to count in the period. */
function counted({ contractorId, zone, days }: FactsQuery): SQL {
  const { from, to } = boundsOf(zone, days.from, lengthOf(days));
  return sql`lead.contractor_id = ${contractorId}
    and lead.created_at >= ${from.toISOString()}::timestamptz and lead.created_at < ${to.toISOString()}::timestamptz
    and not lead.quarantined and lead.merged_into is null and lead.source <> 'import'
    and not exists (select from ${leadReports} as report where report.lead_id = lead.id and report.state = 'accepted')`;
}

/** How many leads came in, and how many of them are booked or done by now. */
export async function readLeadFacts(database: Reader, range: FactsQuery): Promise<LeadFact[]> {
  const counts = sql`count(*)::integer as leads,
    (count(*) filter (where status in ('booked', 'closed')))::integer as booked`;
  const facts = sql`
    select ${partsOf(range, placeOfLead(range))}, lead.status from ${leads} as lead where ${counted(range)}`;
  const { rows } = await database.execute<Part & { leads: number; booked: number }>(
    groupParts(range, facts, counts),
  );
  const originOf = originsOf(range);
  return rows.map((row) => ({ ...originOf(row), leads: row.leads, booked: row.booked }));
}

/** Payments less refunds, by ledger day. */
export async function readMoneyFacts(database: Reader, range: FactsQuery): Promise<MoneyFact[]> {
  const { contractorId, days } = range;
  const place = sql`width_bucket(entry.happened_on, ${startsOf(days, String)}::date[])`;
  const facts = sql`
    select ${partsOf(range, place)}, entry.cents
    from ${invoiceEntries} as entry ${range.inParts ? leadOfEntry : sql``}
    where entry.contractor_id = ${contractorId} and entry.kind in ('payment', 'refund')
      and entry.happened_on between ${days.from}::date and ${days.to}::date`;
  const { rows } = await database.execute<Part & { cents: string }>(
    groupParts(range, facts, sql`sum(-cents)::bigint as cents`),
  );
  const originOf = originsOf(range);
  return rows.map((row) => ({ ...originOf(row), cents: Number(row.cents) }));
}

const leadOfEntry = sql`join ${invoices} as invoice on invoice.id = entry.invoice_id
    left join ${leads} as own on own.id = invoice.lead_id
    left join ${leads} as lead on lead.id = coalesce(own.merged_into, own.id)`;

/** How long each of the period's newest leads waited for the first message. */
export async function readAnswerFacts(
  database: Reader,
  range: FactsQuery,
): Promise<ResponseFact[]> {
  const { rows } = await database.execute<Part & { milliseconds: number }>(sql`
    select ${partsOf(range, placeOfLead(range))}, answer.milliseconds
    from (
      select lead.id, lead.page_id, lead.source, lead.came_by, lead.answer_ms, lead.created_at
      from ${leads} as lead where ${counted(range)}
      order by lead.created_at desc, lead.id desc limit ${maxMeasured}
    ) as lead
    ${answerOf()}
    where answer.milliseconds is not null`);
  const originOf = originsOf(range);
  return rows.map((row) => ({ ...originOf(row), milliseconds: row.milliseconds }));
}

/** Marketing spend in a period: each entry's days within it. */
export async function readSpendFacts(
  database: Reader,
  { contractorId, days }: Pick<FactsQuery, "contractorId" | "days">,
): Promise<SpendFact[]> {
  const rows = await database
    .select({
      source: adSpend.source,
      firstOn: adSpend.firstOn,
      lastOn: adSpend.lastOn,
      cents: adSpend.cents,
    })
    .from(adSpend)
    .where(
      and(
        eq(adSpend.contractorId, contractorId),
        gte(adSpend.lastOn, days.from),
        lte(adSpend.lastOn, addDays(days.to, maxSpendDays)),
        lte(adSpend.firstOn, days.to),
      ),
    )
    .orderBy(asc(adSpend.lastOn), asc(adSpend.id));
  return rows.flatMap((row) => splitSpend(row, days));
}

/** An entry split by the period's days or weeks; days outside it are ignored. */
export function splitSpend(spend: Spend, days: Days): SpendFact[] {
  const { source, firstOn, lastOn, cents } = spend;
  const placeOf = (day: LocalDay) => lengthOf({ from: firstOn, to: day }) - 1;
  const total = placeOf(lastOn) + 1;
  const step = isByDay(days) ? 1 : 7;
  const end = addDays(lastOn > days.to ? days.to : lastOn, 1);
  const facts: SpendFact[] = [];
  for (let day = firstOn < days.from ? days.from : firstOn; day < end; ) {
    const interval = intervalContaining(days, day);
    const after = addDays(interval, step);
    const next = after < end ? after : end;
    const part = shareForDays(cents, total, placeOf(day), placeOf(next));
    facts.push({ interval, source, cents: part });
    day = next;
  }
  return facts;
}

/**
 * The share of an amount for the days from `first` (0-based) up to `end` (exclusive). Adjoining
 * shares always add up, since each ends where the next begins.
 */
export function shareForDays(cents: number, days: number, first: number, end: number): number {
  const until = (day: number) => Number((BigInt(cents) * BigInt(day)) / BigInt(days));
  return until(end) - until(first);
}
