import { and, eq, gte, sql } from "drizzle-orm";
import { addDays, dayOf, momentOn, monthOf, nextMonthOf } from "~/domains/shared/index.ts";
import { findBusinessZones } from "~/domains/storefront/index.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { senderDays } from "./senders.tables.server.ts";

/** Texts a business sent today and this month, and when its next day and month begin. */
export type TextUsage = { today: number; month: number; nextDay: Date; nextMonth: Date };

/**
 * Reads how much of their limits businesses have used. Days and months follow the business's time zone, so
 * limits reset at its midnight, including on daylight saving changes.
 * @param defaultZone for a business whose ZIP code has no known time zone
 */
export async function readSentTexts(
  database: Reader,
  contractorIds: readonly string[],
  now: Date,
  defaultZone: string,
): Promise<Map<string, TextUsage>> {
  const zones = await findBusinessZones(database, contractorIds, defaultZone);
  const rows = await database
    .select()
    .from(senderDays)
    .where(
      and(
        isAnyOf(senderDays.contractorId, contractorIds),
        // No local date is before yesterday in UTC, so this covers every business's current month.
        gte(senderDays.day, monthOf(addDays(dayOf(now, "UTC"), -1))),
      ),
    );
  const days = Map.groupBy(rows, ({ contractorId }) => contractorId);
  const sentOf = (contractorId: string): TextUsage => {
    const zone = zones.get(contractorId) ?? defaultZone;
    const today = dayOf(now, zone);
    const sumSince = (day: string) =>
      (days.get(contractorId) ?? []).reduce(
        (sum, row) => (row.day >= day ? sum + row.texts : sum),
        0,
      );
    return {
      today: sumSince(today),
      month: sumSince(monthOf(today)),
      nextDay: momentOn(zone, addDays(today, 1), 0),
      nextMonth: momentOn(zone, nextMonthOf(today), 0),
    };
  };
  return new Map(contractorIds.map((id) => [id, sentOf(id)]));
}

/**
 * Counts texts on the current day in each business's time zone.
 * @param texts how many each business sent, by business id
 */
export async function countTexts(
  tx: Transaction,
  texts: ReadonlyMap<string, number>,
  now: Date,
  defaultZone: string,
): Promise<void> {
  if (texts.size === 0) return;
  const zones = await findBusinessZones(tx, [...texts.keys()], defaultZone);
  await tx
    .insert(senderDays)
    .values(
      [...texts].map(([contractorId, count]) => ({
        contractorId,
        day: dayOf(now, zones.get(contractorId) ?? defaultZone),
        texts: count,
      })),
    )
    .onConflictDoUpdate({
      target: [senderDays.contractorId, senderDays.day],
      set: { texts: sql`${senderDays.texts} + excluded.texts` },
    });
}

/** Uncounts a text that was counted at this time but not sent. */
export async function decrementTextCount(
  tx: Transaction,
  contractorId: string,
  countedAt: Date,
  defaultZone: string,
): Promise<void> {
  const zones = await findBusinessZones(tx, [contractorId], defaultZone);
  await tx
    .update(senderDays)
    .set({ texts: sql`greatest(${senderDays.texts} - 1, 0)` })
    .where(
      and(
        eq(senderDays.contractorId, contractorId),
        eq(senderDays.day, dayOf(countedAt, zones.get(contractorId) ?? defaultZone)),
      ),
    );
}
