import { and, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { calls, outgoingCalls } from "~/domains/inbox/index.server.ts";
import { messages, voicemailDrops } from "~/domains/messaging/index.server.ts";
import { senders, trackedNumbers } from "~/domains/phone-numbers/index.server.ts";
import { dropMinutes, type MonthUsage, type TextGroup } from "~/domains/phone-numbers/index.ts";
import { type LocalDay, momentOn, nextMonthOf } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";

type Period = {
  /** One business; null for all. */
  contractorId: string | null;
  /** The first days of the months, oldest first. */
  months: readonly LocalDay[];
  /** The time zone in which a month ends. */
  zone: string;
};

/**
 * What businesses used in each of these months, newest first, by business id. Counted from their
 * messages and calls (docs/decisions/099-totals-are-computed-from-rows.md).
 */
export async function readUsage(query: Reader, period: Period): Promise<Map<string, MonthUsage[]>> {
  const texts = await readTexts(query, period);
  const minutes = await readMinutes(query, period);
  const drops = await readDrops(query, period);
  const numbers = await readNumbers(query, period);
  const ids = new Set(
    [...texts, ...minutes, ...drops, ...numbers].map(({ contractorId }) => contractorId),
  );
  const textsOf = Map.groupBy(texts, ({ contractorId }) => contractorId);
  const minutesOf = Map.groupBy(minutes, ({ contractorId }) => contractorId);
  const dropsOf = Map.groupBy(drops, ({ contractorId }) => contractorId);
  const numbersOf = Map.groupBy(numbers, ({ contractorId }) => contractorId);
  const monthsBack = period.months.map((day) => day.slice(0, 7)).toReversed();
  return new Map(
    [...ids].map((id) => [
      id,
      monthsBack.map((month): MonthUsage => {
        const inMonth = <Row extends { month: string }>(rows: readonly Row[] | undefined) =>
          (rows ?? []).filter((row) => row.month === month);
        const owned = (numbersOf.get(id) ?? []).filter((row) => row.month <= month);
        const talked = inMonth(minutesOf.get(id));
        const [dropped] = inMonth(dropsOf.get(id));
        return {
          month,
          texts: inMonth(textsOf.get(id)),
          minutesIn: talked.reduce((sum, row) => sum + row.minutesIn, 0),
          minutesOut: talked.reduce((sum, row) => sum + row.minutesOut, 0),
          drops: dropped?.drops ?? 0,
          dropMinutes: dropped?.dropMinutes ?? 0,
          numbers: owned.reduce((sum, row) => sum + row.numbers, 0),
          isRegistered: owned.some((row) => row.isRegistered),
        };
      }),
    ]),
  );
}

const monthIn = (moment: SQL | typeof messages.createdAt, zone: string) =>
  sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM')`;

function bounds({ months, zone }: Period): { from: Date; to: Date } {
  const [first = "", last = ""] = [months[0], months.at(-1)];
  return { from: momentOn(zone, first, 0), to: momentOn(zone, nextMonthOf(last), 0) };
}

type OfMonth = { contractorId: string; month: string };

/** Texts that were received, or that the provider accepted for sending. */
async function readTexts(query: Reader, period: Period): Promise<(OfMonth & TextGroup)[]> {
  const { from, to } = bounds(period);
  const { rows } = await query.execute<OfMonth & TextGroup & { billedMicros: string }>(sql`
    select contractor_id as "contractorId", month, direction, has_media as "hasMedia",
      count(*)::integer as messages, sum(segments)::integer as segments,
      (count(*) filter (where billed is null))::integer as "unbilledMessages",
      coalesce(sum(segments) filter (where billed is null), 0)::integer as "unbilledSegments",
      coalesce(sum(billed), 0)::bigint as "billedMicros"
    from (
      select ${messages.contractorId} as contractor_id, ${monthIn(messages.createdAt, period.zone)} as month,
        ${messages.direction} as direction, ${messages.hasMedia} as has_media,
        coalesce(${messages.segments}, 1) as segments, ${messages.billedMicros} as billed
      from ${messages}
      where ${and(
        eq(messages.channel, "sms"),
        isNotNull(messages.contractorId),
        period.contractorId ? eq(messages.contractorId, period.contractorId) : undefined,
        gte(messages.createdAt, from),
        lt(messages.createdAt, to),
      )}
        and (${messages.direction} = 'inbound' or ${messages.state} in ('sent', 'uncertain')
          or (${messages.state} = 'failed' and ${messages.providerStatus} = 'undelivered'))
    ) as texts
    group by contractor_id, month, direction, has_media
    order by direction desc, has_media`);
  return rows.map((row) => ({ ...row, billedMicros: Number(row.billedMicros) }));
}

/** A call whose end was never reported counts as no longer than this. */
const maxOutgoingMinutes = 60;

/**
 * A missed call costs one minute of the incoming leg: ringing and the message. A call to a customer has two outgoing
 * legs: the member's, counted from the tap on, and the customer's.
 */
async function readMinutes(
  query: Reader,
  period: Period,
): Promise<(OfMonth & { minutesIn: number; minutesOut: number })[]> {
  const { from, to } = bounds(period);
  const { rows } = await query.execute<OfMonth & { minutesIn: number; minutesOut: number }>(sql`
    select contractor_id as "contractorId", month,
      sum(greatest(minutes, 1))::integer as "minutesIn", sum(minutes)::integer as "minutesOut"
    from (
      select ${calls.contractorId} as contractor_id, ${monthIn(sql`${calls.createdAt}`, period.zone)} as month,
        ceil(coalesce(${calls.seconds}, 0) / 60.0) as minutes
      from ${calls}
      where ${and(
        period.contractorId ? eq(calls.contractorId, period.contractorId) : undefined,
        gte(calls.createdAt, from),
        lt(calls.createdAt, to),
      )} and ${calls.state} in ('answered', 'missed')
    ) as talked
    group by contractor_id, month
    union all
    select contractor_id, month, 0, sum(minutes)::integer
    from (
      select ${outgoingCalls.contractorId} as contractor_id, ${monthIn(sql`${outgoingCalls.createdAt}`, period.zone)} as month,
        ceil(coalesce(${outgoingCalls.seconds}, 0) / 60.0) + least(${maxOutgoingMinutes}, greatest(1,
          ceil(extract(epoch from ${outgoingCalls.endedAt} - ${outgoingCalls.createdAt}) / 60.0))) as minutes
      from ${outgoingCalls}
      where ${and(
        period.contractorId ? eq(outgoingCalls.contractorId, period.contractorId) : undefined,
        gte(outgoingCalls.createdAt, from),
        lt(outgoingCalls.createdAt, to),
      )} and ${outgoingCalls.state} in ('talked', 'no_answer', 'not_taken')
    ) as called
    group by contractor_id, month`);
  return rows;
}

/** Voicemail drops that the provider called; one whose length isn't known counts as the longest. */
async function readDrops(
  query: Reader,
  period: Period,
): Promise<(OfMonth & { drops: number; dropMinutes: number })[]> {
  const { from, to } = bounds(period);
  const { rows } = await query.execute<OfMonth & { drops: number; dropMinutes: number }>(sql`
    select contractor_id as "contractorId", month, count(*)::integer as drops,
      sum(minutes)::integer as "dropMinutes"
    from (
      select ${voicemailDrops.contractorId} as contractor_id,
        ${monthIn(sql`${voicemailDrops.createdAt}`, period.zone)} as month,
        ceil(coalesce(${voicemailDrops.seconds}, ${60 * dropMinutes}) / 60.0) as minutes
      from ${voicemailDrops} join ${messages} on ${messages.id} = ${voicemailDrops.messageId}
      where ${and(
        period.contractorId ? eq(voicemailDrops.contractorId, period.contractorId) : undefined,
        gte(voicemailDrops.createdAt, from),
        lt(voicemailDrops.createdAt, to),
      )} and ${messages.state} not in ('suppressed', 'withheld', 'kept')
    ) as called
    group by contractor_id, month`);
  return rows;
}

/** Numbers that a business has now, by the month it got them. */
async function readNumbers(
  query: Reader,
  { contractorId, zone }: Period,
): Promise<(OfMonth & { numbers: number; isRegistered: boolean })[]> {
  const texting = await query
    .select({
      contractorId: senders.contractorId,
      month: monthIn(sql`${senders.createdAt}`, zone),
      registration: senders.registration,
    })
    .from(senders)
    .where(
      and(
        isNotNull(senders.phone),
        contractorId ? eq(senders.contractorId, contractorId) : undefined,
      ),
    );
  const tracked = await query
    .select({
      contractorId: trackedNumbers.contractorId,
      month: monthIn(sql`${trackedNumbers.createdAt}`, zone),
    })
    .from(trackedNumbers)
    .where(contractorId ? eq(trackedNumbers.contractorId, contractorId) : undefined);
  return [
    ...texting.map(({ registration, ...row }) => ({
      ...row,
      numbers: 1,
      isRegistered: registration === "approved",
    })),
    ...tracked.map((row) => ({ ...row, numbers: 1, isRegistered: false })),
  ];
}
