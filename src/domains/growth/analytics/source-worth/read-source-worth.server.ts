import { asc, eq, type SQL, sql } from "drizzle-orm";
import { invoiceEntries, invoices } from "~/domains/billing/index.server.ts";
import { enrollments } from "~/domains/follow-ups/index.server.ts";
import { canReadAnalytics } from "~/domains/growth/growth.policy.ts";
import { calls, outgoingCalls } from "~/domains/inbox/index.server.ts";
import { connectedSources, isJunkRow, sourceLeads } from "~/domains/lead-sources/index.server.ts";
import { kindFacts } from "~/domains/lead-sources/index.ts";
import { leadEvents, leads, sourceOfLead, visitOf } from "~/domains/leads/index.server.ts";
import { sourceKey } from "~/domains/leads/index.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import {
  type Actor,
  addDays,
  authorize,
  dayOf,
  type LocalDay,
  momentOn,
  monthOf,
  nextMonthOf,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readSpendFacts, shareForDays } from "../figures/facts.server.ts";
import {
  type CountedMonth,
  type MoneyWorth,
  type SourceWorth,
  sumUp,
  worthOf,
} from "./source-worth.ts";

const monthsShown = 12;
const quickMinutes = 5;

/** Each connected source's leads, revenue, and cost in the last 12 months, by month. */
export async function readSourceWorth(
  platform: Platform,
  actor: Actor,
): Promise<{ zone: string; sources: SourceWorth[] }> {
  authorize(canReadAnalytics(actor));
  return readWorth(platform, actor.contractorId, countLeads);
}

/** Leads, revenue, and cost of each connected source in the last 12 months, by its id. */
export async function readSourceTotals(
  platform: Platform,
  actor: Actor,
): Promise<Map<string, MoneyWorth>> {
  authorize(canReadAnalytics(actor));
  const { sources } = await readWorth(platform, actor.contractorId, countMoney);
  return new Map(
    sources.map(({ id, total: { leads: sent, revenueCents, costCents } }) => [
      id,
      { leads: sent, revenueCents, costCents },
    ]),
  );
}

async function readWorth(platform: Platform, contractorId: string, count: typeof countLeads) {
  const { query } = platform.database;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  const months = latestMonths(today);
  const range = { contractorId, zone, months, today };
  const [sources, counted, spend] = await Promise.all([
    query
      .select({
        id: connectedSources.id,
        kind: connectedSources.kind,
        name: connectedSources.name,
        costCents: connectedSources.costCents,
      })
      .from(connectedSources)
      .where(eq(connectedSources.contractorId, contractorId))
      .orderBy(asc(connectedSources.createdAt), asc(connectedSources.id)),
    count(query, range),
    readSpend(query, range),
  ]);
  const otherLeads = spend.size === 0 ? new Map() : await countOthers(query, range);
  const spentOn = shareSpend(sources, { counted, spend, others: otherLeads });
  return {
    zone,
    sources: sources.map(({ id, kind, name }) => {
      const shown = months.flatMap((month) => {
        const key = keyOf(id, month);
        const spent = spentOn.get(key) ?? null;
        const count = counted.get(key);
        return count || spent !== null ? [{ month, ...worthOf(count, spent) }] : [];
      });
      return { id, kind, name, total: sumUp(shown), months: shown.toReversed() };
    }),
  };
}

type Range = {
  contractorId: string;
  zone: string;
  months: readonly LocalDay[];
  today: LocalDay;
};

/** The first days of this month and those before it, earliest first. */
function latestMonths(today: LocalDay): LocalDay[] {
  const months = [monthOf(today)];
  while (months.length < monthsShown) months.unshift(monthOf(addDays(months[0] ?? today, -1)));
  return months;
}

const keyOf = (sourceName: string, month: LocalDay) => `${sourceName} ${month}`;

/** The moments at which the months begin, as a PostgreSQL array. */
const startsOf = ({ zone, months }: Range) =>
  `{${months.map((month) => momentOn(zone, month, 0).toISOString()).join()}}`;

/** SQL condition for rows created within the range's months. */
function inMonths(range: Range, created: SQL): SQL {
  const last = range.months.at(-1) ?? "";
  const [from, to] = [range.months[0] ?? "", nextMonthOf(last)].map((day) =>
    momentOn(range.zone, day, 0).toISOString(),
  );
  return sql`${created} >= ${from}::timestamptz and ${created} < ${to}::timestamptz`;
}

/** Leads, revenue, cost, and credits for each source and month. */
async function countLeads(database: Reader, range: Range): Promise<Map<string, CountedMonth>> {
  const { rows } = await database.execute<Counted>(sql`
    with sent as (
      select bought.*, width_bucket(bought.created_at, ${startsOf(range)}::timestamptz[]) as nth,
        own.id as own_id, kept.id as kept_id, kept.status,
        ${isJunkRow(sql`bought`, sql`kept.phone`)} as is_junk,
        bought.is_new and not exists (select from ${leads} as other
          where (other.id = kept.id or other.merged_into = kept.id)
            and (other.created_at, other.id) < (own.created_at, own.id)) as brought
      from ${sourceLeads} as bought
      left join ${leads} as own on own.id = bought.lead_id
      left join ${leads} as kept on kept.id = coalesce(own.merged_into, own.id)
      where bought.contractor_id = ${range.contractorId} and ${inMonths(range, sql`bought.created_at`)}
    )
    select sent.source_id as "sourceId", sent.nth, count(*)::integer as leads,
      (count(*) filter (where ${wasContacted}))::integer as contacted,
      (count(*) filter (where sent.brought and sent.status in ('booked', 'closed')))::integer as booked,
      coalesce(sum(${paidBy}) filter (where sent.brought), 0)::bigint as "revenueCents",
      sum(sent.cost_cents)::bigint as "costCents", count(sent.cost_cents)::integer as priced,
      coalesce(sum(sent.credit_cents), 0)::bigint as "creditCents",
      (count(*) filter (where sent.is_junk))::integer as junk
    from sent group by sent.source_id, sent.nth`);
  return byMonth(range, rows);
}

/**
 * Like `countLeads`, for a list, without what is slow to look up for each lead: whether it was
 * contacted, booked, or junk. The query starts from payments, so the number of leads hardly
 * matters.
 */
async function countMoney(database: Reader, range: Range): Promise<Map<string, CountedMonth>> {
  const { contractorId } = range;
  const nth = sql`width_bucket(bought.created_at, ${startsOf(range)}::timestamptz[])`;
  const isSent = sql`bought.contractor_id = ${contractorId} and ${inMonths(range, sql`bought.created_at`)}`;
  const { rows } = await database.execute<Counted>(sql`
    with paid as (
      select coalesce(billed.merged_into, billed.id) as lead_id, sum(-entry.cents) as cents
      from ${invoiceEntries} as entry join ${invoices} as invoice on invoice.id = entry.invoice_id
      join ${leads} as billed on billed.id = invoice.lead_id
      where entry.contractor_id = ${contractorId} and entry.kind in ('payment', 'refund') group by 1
    ), revenue as (
      select bought.source_id, ${nth} as nth, sum(paid.cents) as cents
      from paid cross join lateral (
        select original.id from ${leads} as original
        where original.id = paid.lead_id or original.merged_into = paid.lead_id
        order by original.created_at, original.id limit 1
      ) as first join ${sourceLeads} as bought on bought.lead_id = first.id
      where ${isSent} and bought.is_new group by 1, 2
    ), sent as (
      select bought.source_id, ${nth} as nth, count(*)::integer as leads,
        sum(bought.cost_cents)::bigint as cost, count(bought.cost_cents)::integer as priced,
        coalesce(sum(bought.credit_cents), 0)::bigint as credit
      from ${sourceLeads} as bought where ${isSent} group by 1, 2
    )
    select sent.source_id as "sourceId", sent.nth, sent.leads, 0 as contacted, 0 as booked, 0 as junk,
      coalesce(revenue.cents, 0)::bigint as "revenueCents", sent.cost as "costCents", sent.priced,
      sent.credit as "creditCents"
    from sent left join revenue on revenue.source_id = sent.source_id and revenue.nth = sent.nth`);
  return byMonth(range, rows);
}

const byMonth = ({ months }: Range, rows: readonly Counted[]): Map<string, CountedMonth> =>
  new Map(
    rows.map(({ sourceId, nth, ...row }) => [
      keyOf(sourceId, months[nth - 1] ?? ""),
      {
        ...row,
        revenueCents: Number(row.revenueCents),
        costCents: row.costCents === null ? null : Number(row.costCents),
        creditCents: Number(row.creditCents),
      },
    ]),
  );

type Counted = { sourceId: string; nth: number } & Omit<
  CountedMonth,
  "revenueCents" | "costCents" | "creditCents"
> & { revenueCents: string; costCents: string | null; creditCents: string };

const isQuick = (at: SQL) =>
  sql`${at} between sent.created_at and sent.created_at + make_interval(mins => ${quickMinutes})`;

/** Whether someone or the follow-up reached out within minutes. */
const wasContacted = sql`(
  exists (select from ${enrollments} as run join ${messages} as message on message.conversation_id = run.conversation_id
    where run.lead_id in (sent.own_id, sent.kept_id) and message.direction = 'outbound' and ${isQuick(sql`message.sent_at`)})
  or exists (select from ${calls} as call where call.lead_id in (sent.own_id, sent.kept_id) and ${isQuick(sql`call.answered_at`)})
  or exists (select from ${outgoingCalls} as callback where callback.lead_id in (sent.own_id, sent.kept_id)
    and callback.state in ('talked', 'no_answer') and ${isQuick(sql`callback.created_at`)})
  or exists (select from ${leadEvents} as moved where moved.lead_id in (sent.own_id, sent.kept_id)
    and moved.kind = 'status_changed' and moved.details->>'after' = 'contacted' and ${isQuick(sql`moved.created_at`)}))`;

/** What the person behind a lead paid, less refunds. */
const paidBy = sql`(select sum(-entry.cents) from ${invoiceEntries} as entry
  join ${invoices} as invoice on invoice.id = entry.invoice_id
  join ${leads} as billed on billed.id = invoice.lead_id
  where (billed.id = sent.kept_id or billed.merged_into = sent.kept_id) and entry.kind in ('payment', 'refund'))`;

/** Ad spend up to today by the source's name and month. */
async function readSpend(database: Reader, range: Range): Promise<Map<string, number>> {
  const ofMonths = await Promise.all(
    range.months.map(async (month) => {
      const last = addDays(nextMonthOf(month), -1);
      const days = { from: month, to: last < range.today ? last : range.today };
      const facts = await readSpendFacts(database, { ...range, days });
      return facts.map(({ source, cents }) => ({ key: keyOf(sourceKey(source), month), cents }));
    }),
  );
  const spent = new Map<string, number>();
  for (const { key, cents } of ofMonths.flat()) spent.set(key, (spent.get(key) ?? 0) + cents);
  return spent;
}

/**
 * Leads that no connected source sent, by their source's name and month. They share the ad spend
 * with that name.
 */
async function countOthers(database: Reader, range: Range): Promise<Map<string, number>> {
  const { rows } = await database.execute<Parameters<typeof sourceOfLead>[0] & CountedOther>(sql`
    select width_bucket(lead.created_at, ${startsOf(range)}::timestamptz[]) as nth,
      lead.source, lead.came_by as "cameBy", ${visitOf()} as visit, count(*)::integer as leads
    from ${leads} as lead
    where lead.contractor_id = ${range.contractorId} and ${inMonths(range, sql`lead.created_at`)}
      and not lead.quarantined and lead.merged_into is null and lead.source <> 'import'
      and not exists (select from ${sourceLeads} as bought where bought.lead_id = lead.id and bought.is_new)
    group by 1, 2, 3, 4`);
  const counts = new Map<string, number>();
  for (const { nth, leads: count, ...came } of rows) {
    const key = keyOf(sourceKey(sourceOfLead(came)), range.months[nth - 1] ?? "");
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

type CountedOther = { nth: number; leads: number };

type Sharing = {
  counted: ReadonlyMap<string, CountedMonth>;
  spend: ReadonlyMap<string, number>;
  others: ReadonlyMap<string, number>;
};

type Source = Pick<SourceWorth, "id" | "kind" | "name"> & { costCents: number | null };

/**
 * Divides the ad spend recorded under a source's name, or its platform's, among all sources with
 * that name by their number of leads. In a month without leads, the first source gets all of it. A
 * source with a price per lead gets none.
 */
function shareSpend(
  sources: readonly Source[],
  { counted, spend, others }: Sharing,
): Map<string, number> {
  const names = new Set([...spend.keys()].map((key) => key.slice(0, key.lastIndexOf(" "))));
  const nameOf = ({ kind, name }: Source) =>
    names.has(sourceKey(name)) ? sourceKey(name) : sourceKey(kindFacts[kind].attribution ?? name);
  const parts = new Map<string, number>();
  for (const [key, cents] of spend) {
    const month = key.slice(key.lastIndexOf(" ") + 1);
    const ofName = sources.filter((source) => keyOf(nameOf(source), month) === key);
    const leadsOf = ({ id }: Source) => counted.get(keyOf(id, month))?.leads ?? 0;
    const elsewhere = others.get(key) ?? 0;
    const totalLeads = ofName.reduce((sum, source) => sum + leadsOf(source), elsewhere);
    let before = 0;
    for (const [index, source] of ofName.entries()) {
      const until = before + leadsOf(source);
      const part =
        totalLeads > 0 ? shareForDays(cents, totalLeads, before, until) : index === 0 ? cents : 0;
      before = until;
      if (source.costCents === null && part > 0) parts.set(keyOf(source.id, month), part);
    }
  }
  return parts;
}
