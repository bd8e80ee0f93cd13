import { eq } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { findConversation } from "~/domains/schedule/visit-notices/load-visit-notice.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { type DueRow, forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { jobEstimateMail } from "./job-estimates.emails.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";
import { stateOf } from "./job-estimates.ts";
import { lockEstimate } from "./lock-estimate.server.ts";

/** Sends every due estimate reminder, each once. */
export async function sendEstimateReminders(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, remindAt: dueAt } = jobEstimates;
  const each = { id, contractorId, dueAt };
  await forEachDue(
    platform,
    each,
    (one) => sendReminder(platform, one),
    "estimate reminder failed",
  );
}

/** Reminds the customer of an estimate that they can still accept. */
function sendReminder(platform: Platform, { id, contractorId }: DueRow): Promise<void> {
  return inTransaction(platform, async (work) => {
    const estimate = await lockEstimate(work, contractorId, id);
    if (!estimate?.remindAt || estimate.remindAt > work.now) return;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    if (estimate.email && stateOf(estimate, dayOf(work.now, zone)) === "sent") {
      await queueEmail(work, jobEstimateMail, {
        to: estimate.email,
        cause: `job-estimate-reminder:${id}:${estimate.version}`,
        subjectId: estimate.leadId ?? id,
        contractorId,
        conversationId: await findConversation(work.tx, estimate.leadId),
        params: { estimateId: id, reminds: true },
      });
    }
    await work.tx.update(jobEstimates).set({ remindAt: null }).where(eq(jobEstimates.id, id));
  });
}
