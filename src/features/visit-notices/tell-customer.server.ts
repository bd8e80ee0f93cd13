import { eq } from "drizzle-orm";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findConversation, findNotified } from "./find-notified.server.ts";
import { visitNotice } from "./visit-notices.emails.server.ts";
import { textOfVisit } from "./visit-notices.jobs.server.ts";
import { arrivalTold } from "./visit-notices.ts";

type Told = "booked" | "moved" | "canceled";

/**
 * Tells a customer that their visit is booked, has a new time or is called off, as it stands now: by
 * e-mail with a calendar file, and by text where the gate lets one through (`schedule.told`). Once for
 * each change, and nothing of what is past.
 */
export async function tellCustomer(
  work: UnitOfWork,
  { payload }: Happened<{ visitId: string; arrivalChanged?: boolean | undefined }>,
  platform: Platform,
): Promise<void> {
  const { visitId, arrivalChanged = true } = payload;
  const found = await findNotified(platform, work.tx, visitId);
  if (!found || !arrivalChanged) return;
  const { visit, job } = found;
  const { version, contractorId, toldAt } = visit;
  if (visit.startsAt <= work.now || visit.state === "done") return;
  const isCanceled = visit.state === "canceled";
  // Of a recurring job they were told with its first visit.
  const isKnown = toldAt !== null || found.isFurther || (visit.recurrenceId && version > 1);
  if (isCanceled && !isKnown) return;
  if (found.isFurther && found.isAsPlanned && visit.state === "booked" && version === 1) return;
  const notice: Told = isCanceled ? "canceled" : isKnown ? "moved" : "booked";
  const cause = `${visitId}:${isCanceled ? "canceled" : version}`;
  if (job.email) {
    await queueEmail(work, visitNotice, {
      to: job.email,
      cause: `visit-notice:${cause}`,
      subjectId: job.leadId ?? job.id,
      contractorId,
      conversationId: await findConversation(work.tx, job.leadId),
      params: { visitId, notice },
    });
  }
  const arrival = arrivalTold({ ...visit, toldAt: work.now });
  if (job.leadId) work.enqueue(textOfVisit, { visitId, version, notice, arrival });
  await work.tx.update(visits).set({ toldAt: work.now }).where(eq(visits.id, visitId));
}
