import { and, eq } from "drizzle-orm";
import { recurrences } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { describeFrequency } from "~/domains/schedule/recurrences/recurrences.ts";
import { canReadVisits } from "~/domains/schedule/visits/visits.policy.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** How a recurring job of the business recurs; null if there is none with this id. */
export async function findRecurrence(platform: Platform, actor: Actor, recurrenceId: string) {
  authorize(canReadVisits(actor));
  const [found] = await platform.database.query
    .select()
    .from(recurrences)
    .where(and(eq(recurrences.id, recurrenceId), eq(recurrences.contractorId, actor.contractorId)));
  if (!found) return null;
  const { frequency, firstDay, lastDay, stoppedAt } = found;
  return { words: describeFrequency(frequency, firstDay), lastDay, stopped: stoppedAt !== null };
}

export type RepeatingJob = NonNullable<Awaited<ReturnType<typeof findRecurrence>>>;
