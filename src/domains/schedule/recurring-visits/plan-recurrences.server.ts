import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import {
  recurrenceCollisions,
  recurrences,
} from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { horizonDays } from "~/domains/schedule/recurrences/recurrences.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { addDays } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { planVisitsInTransaction } from "./plan-visits-in-transaction.server.ts";

/** Extends all recurring jobs to the horizon, independently: a failure doesn't stop the others. */
export async function planRecurrences(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { database, clock, log } = platform;
  const now = clock.now().toISOString();
  await database.query
    .delete(recurrenceCollisions)
    .where(lt(recurrenceCollisions.startsAt, sql`${now}::timestamptz - interval '30 days'`));
  const horizon = addDays(now.slice(0, 10), horizonDays);
  const due = streamRows((after, limit) =>
    database.query
      .select({ id: recurrences.id })
      .from(recurrences)
      .where(
        and(
          isNull(recurrences.stoppedAt),
          lt(recurrences.plannedTo, horizon),
          or(isNull(recurrences.lastDay), lt(recurrences.plannedTo, sql`${recurrences.lastDay}`)),
          after ? gt(recurrences.id, after) : undefined,
        ),
      )
      .orderBy(asc(recurrences.id))
      .limit(limit),
  );
  for await (const { id } of due) {
    await extendRecurrence(platform, id).catch((error) =>
      log.error("recurring job planning failed", { error }),
    );
  }
}

function extendRecurrence(platform: Platform, recurrenceId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const [recurrence] = await work.tx
      .select()
      .from(recurrences)
      .where(and(eq(recurrences.id, recurrenceId), isNull(recurrences.stoppedAt)))
      .for(...lockRows(recurrences));
    if (!recurrence) return;
    const { contractorId } = recurrence;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    await planVisitsInTransaction(work, recurrence, zone);
  });
}
