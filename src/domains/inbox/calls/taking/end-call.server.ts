import { and, eq, isNull } from "drizzle-orm";
import { createLeadTask } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { leadTasks } from "~/domains/leads/lead-tasks/lead-tasks.tables.server.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { callChanged, callMissed } from "../calls.events.ts";
import { textMissedCallerJob } from "../calls.jobs.server.ts";
import { calls } from "../calls.tables.server.ts";
import { callText } from "../calls.text.en.ts";
import type { CallRow } from "./lock-call.server.ts";

/**
 * Ends a call that the caller has locked: answered with its length, or missed with a task and a
 * text (`calls.missed-text`). A call that has ended stays unchanged.
 * @param seconds as counted by the provider; a late report doesn't lengthen the call
 * @param texts whether to text a missed caller; false if the call is too old
 */
export async function endCall(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  call: CallRow,
  seconds: number | null,
  { texts = true }: { texts?: boolean } = {},
): Promise<void> {
  if (call.endedAt) return;
  const { tx, now, record, enqueue } = work;
  const { id: callId, contractorId, conversationId, answeredAt } = call;
  const talked = answeredAt && Math.round((now.getTime() - answeredAt.getTime()) / 1000);
  const isMissed = answeredAt === null;
  await tx
    .update(calls)
    .set({
      state: isMissed ? "missed" : "answered",
      endedAt: now,
      seconds: talked === null ? null : Math.min(talked, seconds ?? talked),
      ...(isMissed ? { taskId: await recordMissedCall(work, platform, call) } : {}),
    })
    .where(eq(calls.id, callId));
  record(callChanged, { callId, contractorId });
  if (!isMissed || !conversationId) return;
  record(callMissed, { callId, conversationId, contractorId });
  if (texts) enqueue(textMissedCallerJob, { callId });
}

/**
 * Creates one task for all missed calls of a person until it is done. @returns the task id, or null
 * for an unknown caller
 */
async function recordMissedCall(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  { contractorId, leadId, fromPhone }: CallRow,
): Promise<string | null> {
  if (!leadId || !fromPhone) return null;
  const [open] = await work.tx
    .select({ id: leadTasks.id })
    .from(calls)
    .innerJoin(leadTasks, eq(leadTasks.id, calls.taskId))
    .where(and(eq(calls.leadId, leadId), isNull(leadTasks.doneAt)))
    .limit(1);
  if (open) return open.id;
  const zone = await findBusinessZone(work.tx, contractorId, settings.timeZone);
  return createLeadTask(work, {
    contractorId,
    leadId,
    memberId: null,
    text: callText.callBack(formatPhone(fromPhone)),
    dueOn: dayOf(work.now, zone),
    zone,
    createdBy: settings.siteName,
  });
}
