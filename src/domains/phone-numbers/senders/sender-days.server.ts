import { and, eq, gte, sql } from "drizzle-orm";
import {
  addDays,
  dayOf,
  type LocalDay,
  momentOn,
  monthOf,
  nextMonthOf,
} from "~/domains/shared/index.ts";
import { findBusinessZones } from "~/domains/storefront/index.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { emailBudgetLevel } from "./budget.server.ts";
import { senderDays, senders } from "./senders.tables.server.ts";
import { budgetLevel, budgetOf } from "./senders.ts";

/**
 * Texts a business sent today and this month, what this month's cost in millionths of a dollar, and
 * when its next day and month begin.
 */
export type TextUsage = {
  today: number;
  month: number;
  costMicros: number;
  nextDay: Date;
  nextMonth: Date;
};

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
    const sumSince = (day: string, column: "texts" | "costMicros") =>
      (days.get(contractorId) ?? []).reduce(
        (sum, row) => (row.day >= day ? sum + row[column] : sum),
        0,
      );
    return {
      today: sumSince(today, "texts"),
      month: sumSince(monthOf(today), "texts"),
      costMicros: sumSince(monthOf(today), "costMicros"),
      nextDay: momentOn(zone, addDays(today, 1), 0),
      nextMonth: momentOn(zone, nextMonthOf(today), 0),
    };
  };
  return new Map(contractorIds.map((id) => [id, sentOf(id)]));
}

/** Texts counted together, and what they cost in millionths of a dollar. */
export type SentTexts = { texts: number; costMicros: number };

/**
 * Counts texts on the current day in each business's time zone, and emails owners whose budget they
 * use up (`sms.budget`).
 * @param sent what each business sent, by business id
 */
export async function countTexts(
  work: UnitOfWork,
  sent: ReadonlyMap<string, SentTexts>,
  now: Date,
  defaultZone: string,
): Promise<void> {
  if (sent.size === 0) return;
  const { tx } = work;
  const zones = await findBusinessZones(tx, [...sent.keys()], defaultZone);
  const days = [...sent].map(([contractorId, { texts, costMicros }]) => ({
    contractorId,
    day: dayOf(now, zones.get(contractorId) ?? defaultZone),
    texts,
    costMicros,
  }));
  await tx
    .insert(senderDays)
    .values(days)
    .onConflictDoUpdate({
      target: [senderDays.contractorId, senderDays.day],
      set: {
        texts: sql`${senderDays.texts} + excluded.texts`,
        costMicros: sql`${senderDays.costMicros} + excluded.cost_micros`,
      },
    });
  await notifyOfBudgets(work, days);
}

/** Emails the owners of businesses that these texts brought to a level of their budget, once each. */
async function notifyOfBudgets(
  work: UnitOfWork,
  days: readonly { contractorId: string; day: LocalDay; costMicros: number }[],
): Promise<void> {
  const months = days.map(({ contractorId, day }) => ({
    contractor_id: contractorId,
    month: monthOf(day),
  }));
  const { rows } = await work.tx.execute<{
    contractorId: string;
    budgetCents: number | null;
    ownBudgetCents: number | null;
    spent: string;
  }>(sql`
    select given.contractor_id as "contractorId", ${senders.budgetCents} as "budgetCents",
      ${senders.ownBudgetCents} as "ownBudgetCents", spent.micros as spent
    from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as given(contractor_id uuid, month date)
    left join ${senders} on ${senders.contractorId} = given.contractor_id
    cross join lateral (
      select coalesce(sum(${senderDays.costMicros}), 0)::bigint as micros from ${senderDays}
      where ${senderDays.contractorId} = given.contractor_id and ${senderDays.day} >= given.month) as spent`);
  for (const { contractorId, day, costMicros } of days) {
    const senderRow = rows.find((row) => row.contractorId === contractorId);
    if (!senderRow) continue;
    const { cents } = budgetOf(senderRow);
    const spent = Number(senderRow.spent);
    const level = budgetLevel(spent, cents);
    if (level === "fine" || level === budgetLevel(spent - costMicros, cents)) continue;
    await emailBudgetLevel(work, { contractorId, month: monthOf(day), level, cents });
  }
}

/** Uncounts a text that was counted at this time but not sent. */
export function decrementTextCount(
  tx: Transaction,
  contractorId: string,
  countedAt: Date,
  { costMicros, defaultZone }: { costMicros: number; defaultZone: string },
): Promise<void> {
  const change = { texts: -1, costMicros: -costMicros };
  return correctCount(tx, contractorId, countedAt, change, defaultZone);
}

/** Changes what was counted at this time, such as for a price that the provider reported later. */
export async function correctCount(
  tx: Transaction,
  contractorId: string,
  countedAt: Date,
  { texts, costMicros }: SentTexts,
  defaultZone: string,
): Promise<void> {
  const zones = await findBusinessZones(tx, [contractorId], defaultZone);
  await tx
    .update(senderDays)
    .set({
      texts: sql`greatest(${senderDays.texts} + ${texts}, 0)`,
      costMicros: sql`greatest(${senderDays.costMicros} + ${costMicros}, 0)`,
    })
    .where(
      and(
        eq(senderDays.contractorId, contractorId),
        eq(senderDays.day, dayOf(countedAt, zones.get(contractorId) ?? defaultZone)),
      ),
    );
}
