import { and, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type MessageRow, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { BilledText } from "~/platform/sms/sms.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** The last days (UTC) with texts whose price isn't known yet, such as `2026-11-28`. */
export async function listUnbilledDays(
  { database }: Pick<Platform, "database">,
  now: Date,
  days: number,
): Promise<string[]> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000);
  const { rows } = await database.query.execute<{ day: string }>(sql`
    select distinct to_char(${messages.createdAt} at time zone 'UTC', 'YYYY-MM-DD') as day from ${messages}
    where ${and(
      gte(messages.createdAt, since),
      eq(messages.channel, "sms"),
      isNotNull(messages.contractorId),
      isNotNull(messages.providerId),
      isNull(messages.billedMicros),
    )} order by day`);
  return rows.map(({ day }) => day);
}

type Priced = Pick<MessageRow, "direction" | "segments" | "hasMedia" | "billedMicros">;

/** A text before and after its price was known. */
type NewlyBilled = Pick<MessageRow, "contractorId" | "createdAt"> & {
  before: Priced;
  after: Priced;
};

/** Saves what the provider billed for texts, once each. @returns those that had no price yet */
export async function recordBilledTexts(
  { tx }: Pick<UnitOfWork, "tx">,
  billed: readonly BilledText[],
): Promise<NewlyBilled[]> {
  const byId = new Map(billed.map((billedText) => [billedText.providerId, billedText]));
  if (byId.size === 0) return [];
  const stored = await tx
    .select()
    .from(messages)
    .where(and(inArray(messages.providerId, [...byId.keys()]), isNull(messages.billedMicros)))
    .orderBy(messages.id)
    .for(...lockRows(messages));
  const storedTexts = stored.flatMap((before) => {
    const { micros, segments } = byId.get(before.providerId ?? "") ?? {
      micros: null,
      segments: null,
    };
    return micros === null
      ? []
      : [
          {
            before,
            after: { ...before, billedMicros: micros, segments: segments ?? before.segments },
          },
        ];
  });
  const rows = storedTexts.map(({ after }) => ({
    id: after.id,
    segments: after.segments,
    micros: after.billedMicros,
  }));
  await tx.execute(sql`
    update ${messages} set segments = known.segments, billed_micros = known.micros
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as known(id uuid, segments integer, micros integer)
    where ${messages.id} = known.id`);
  return storedTexts.map(({ before, after }) => ({
    contractorId: before.contractorId,
    createdAt: before.createdAt,
    before,
    after,
  }));
}
