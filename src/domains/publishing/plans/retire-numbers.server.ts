import { and, eq, exists, isNotNull, lte, or } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/assign-number.server.ts";
import type { ChangedSender } from "~/domains/phone-numbers/senders/change-sender.server.ts";
import { senders, trackedNumbers } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { removeTrackedNumber } from "~/domains/phone-numbers/senders/tracked/assign-tracked-number.server.ts";
import { selectTrackedNumbers } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { unpaidNumbersAlert } from "./plans.emails.server.ts";
import { businessPlans } from "./plans.tables.server.ts";
import { numberDays } from "./plans.ts";

/** Removes numbers of businesses whose plan ended `numberDays` ago; notifies staff (`plans.number`). */
export async function retireNumbers(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const since = platform.clock.now().getTime() - numberDays * 24 * 60 * 60_000;
  const { query } = platform.database;
  const { contractorId, endedAt } = businessPlans;
  const own = query
    .select({ id: senders.contractorId })
    .from(senders)
    .where(and(eq(senders.contractorId, contractorId), isNotNull(senders.phone)));
  const further = query
    .select({ id: trackedNumbers.id })
    .from(trackedNumbers)
    .where(eq(trackedNumbers.contractorId, contractorId));
  const due = await query
    .select({ contractorId, endedAt })
    .from(businessPlans)
    .where(and(lte(endedAt, new Date(since)), or(exists(own), exists(further))));
  for (const plan of due) {
    await retireNumbersOf(platform, actor, plan).catch((error) =>
      platform.log.error("texting number removal failed", { error }),
    );
  }
}

type EndedPlan = Pick<typeof businessPlans.$inferSelect, "contractorId" | "endedAt">;

/** @throws if one of its numbers can't be removed */
async function retireNumbersOf(
  platform: Platform,
  actor: Actor,
  { contractorId, endedAt }: EndedPlan,
): Promise<void> {
  const further = await notifyStaffOfNumbers(platform, contractorId, String(endedAt?.getTime()));
  for (const id of further) {
    must(await removeTrackedNumber(platform, actor, contractorId, id));
  }
  must(await assignNumber(platform, actor, contractorId, null));
}

function must(changed: ChangedSender): void {
  if (!changed.ok) throw new Error(`Number update rejected: ${changed.code}`);
}

/** Emails staff the numbers before they are removed. @returns the ids of its tracked numbers */
function notifyStaffOfNumbers(
  platform: Platform,
  contractorId: string,
  since: string,
): Promise<string[]> {
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const own = await tx
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId));
    const further = await selectTrackedNumbers(tx, contractorId);
    await queueEmail(work, unpaidNumbersAlert, {
      to: platform.settings.contactEmail,
      cause: `numbers-free:${contractorId}:${since}`,
      subjectId: contractorId,
      contractorId,
      params: { contractorId, phones: [...own, ...further].flatMap(({ phone }) => phone ?? []) },
    });
    return further.map(({ id }) => id);
  });
}
