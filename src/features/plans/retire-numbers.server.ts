import { and, eq, isNotNull, lte } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { assignNumber } from "~/features/senders/assign-number.server.ts";
import { senders } from "~/features/senders/senders.tables.server.ts";
import { removeTrackedNumber } from "~/features/senders/tracked/assign-tracked-number.server.ts";
import { selectTrackedNumbers } from "~/features/senders/tracked/list-tracked-numbers.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { numbersFreeAlert } from "./plans.emails.server.ts";
import { businessPlans } from "./plans.tables.server.ts";
import { numberDays } from "./plans.ts";

/** Takes away the numbers of businesses whose plan ended so long ago, and tells staff which (`plans.number`). */
export async function retireNumbers(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const since = platform.clock.now().getTime() - numberDays * 24 * 60 * 60_000;
  const due = await platform.database.query
    .select({ contractorId: businessPlans.contractorId, endedAt: businessPlans.endedAt })
    .from(businessPlans)
    .innerJoin(senders, eq(senders.contractorId, businessPlans.contractorId))
    .where(and(isNotNull(senders.phone), lte(businessPlans.endedAt, new Date(since))));
  for (const { contractorId, endedAt } of due) {
    const further = await tellOf(platform, contractorId, String(endedAt?.getTime()));
    for (const id of further) await removeTrackedNumber(platform, actor, contractorId, id);
    await assignNumber(platform, actor, contractorId, null);
  }
}

/** Tells staff of the numbers before they are gone. @returns the ids of its further ones */
function tellOf(platform: Platform, contractorId: string, since: string): Promise<string[]> {
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const own = await tx
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId));
    const further = await selectTrackedNumbers(tx, contractorId);
    await queueEmail(work, numbersFreeAlert, {
      to: platform.settings.contactEmail,
      cause: `numbers-free:${contractorId}:${since}`,
      subjectId: contractorId,
      contractorId,
      params: { contractorId, phones: [...own, ...further].flatMap(({ phone }) => phone ?? []) },
    });
    return further.map(({ id }) => id);
  });
}
