import { eq } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findConversation, loadVisitNotice, type Notified } from "./load-visit-notice.server.ts";
import { visitNotice } from "./visit-notices.emails.server.ts";
import { cancellationNoticeJob, visitTextJob } from "./visit-notices.jobs.server.ts";
import { noticeCause, notifiedArrivalKey } from "./visit-notices.ts";

type Told = "booked" | "moved" | "canceled" | "restored";

type Changed = {
  visitId: string;
  arrivalChanged?: boolean | undefined;
  /** For a cancellation: when to notify the customer; null for never. */
  noticeAt?: string | null | undefined;
  /** For a restored visit: whether the customer had been notified of the cancellation. */
  wasTold?: boolean | undefined;
};

/**
 * Notifies a customer that their visit is booked, moved, or canceled, by its current state: by
 * email with a calendar file, and by text if the gate allows it. Once per change, and never for
 * past visits. A cancellation by the business is sent only after it can no longer be undone.
 */
export async function notifyCustomer(
  work: UnitOfWork,
  { payload }: Happened<Changed>,
  platform: Platform,
): Promise<void> {
  const { visitId, arrivalChanged = true, noticeAt, wasTold } = payload;
  if (noticeAt === null || wasTold === false) return;
  const found = await loadVisitNotice(platform, work.tx, visitId);
  if (!found || !arrivalChanged) return;
  if (noticeAt === undefined) return tell(work, found, wasTold ? "restored" : null);
  work.enqueue(cancellationNoticeJob, { visitId, noticeAt }, { startAfter: new Date(noticeAt) });
}

/** Notifies a customer that the business canceled, unless it was undone. */
export async function notifyOfCancellation(
  platform: Platform,
  actor: Actor,
  { visitId, noticeAt }: { visitId: string; noticeAt: string },
): Promise<void> {
  authorize(isSystem(actor));
  await inTransaction(platform, async (work) => {
    const known = await loadVisitNotice(platform, work.tx, visitId);
    if (!known) return;
    // A concurrent undo either commits first or sees that the customer was notified.
    const visit = await lockVisit(work, known.visit.contractorId, visitId);
    if (visit?.state !== "canceled" || visit.noticeAt?.toISOString() !== noticeAt) return;
    await tell(work, { ...known, visit }, null);
    await work.tx.update(visits).set({ noticeAt: null }).where(eq(visits.id, visitId));
  });
}

async function tell(work: UnitOfWork, found: Notified, restored: "restored" | null) {
  const { visit, job } = found;
  const { id: visitId, version, contractorId, toldAt } = visit;
  if (visit.startsAt <= work.now || visit.state === "done") return;
  const isCanceled = visit.state === "canceled";
  // For a recurring job the customer was notified with its first visit.
  const isKnown = toldAt !== null || found.isFurther || (visit.recurrenceId && version > 1);
  if (isCanceled && !isKnown) return;
  if (found.isFurther && found.isAsPlanned && visit.state === "booked" && version === 1) return;
  const notice: Told = isCanceled ? "canceled" : (restored ?? (isKnown ? "moved" : "booked"));
  if (job.email) {
    await queueEmail(work, visitNotice, {
      to: job.email,
      cause: `visit-notice:${noticeCause(visit)}`,
      subjectId: job.leadId ?? job.id,
      contractorId,
      conversationId: await findConversation(work.tx, job.leadId),
      params: { visitId, notice },
    });
  }
  const arrival = notifiedArrivalKey({ ...visit, toldAt: work.now });
  if (job.leadId) work.enqueue(visitTextJob, { visitId, version, notice, arrival });
  await work.tx.update(visits).set({ toldAt: work.now }).where(eq(visits.id, visitId));
}
