import { and, eq, isNull } from "drizzle-orm";
import { noteTask } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
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
 * A call, locked by the caller of this, is over: answered with its length, or missed, which makes a task and
 * a text (`calls.missed-text`). One that is over already stays as it is.
 * @param seconds as the provider counted; a report that comes late makes no call longer
 * @param texts whether somebody who was missed is texted; false where it is long ago
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
      ...(isMissed ? { taskId: await noteMissed(work, platform, call) } : {}),
    })
    .where(eq(calls.id, callId));
  record(callChanged, { callId, contractorId });
  if (!isMissed || !conversationId) return;
  record(callMissed, { callId, conversationId, contractorId });
  if (texts) enqueue(textMissedCallerJob, { callId });
}

/** One task for all calls of a person until somebody has done it. @returns its id, or null where nobody is known */
async function noteMissed(
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
  return noteTask(work, {
    contractorId,
    leadId,
    memberId: null,
    text: callText.callBack(formatPhone(fromPhone)),
    dueOn: dayOf(work.now, zone),
    zone,
    createdBy: settings.siteName,
  });
}
