import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { reviewChanged } from "~/domains/growth/growth.events.ts";
import { reviewRequests, reviewSettings } from "~/domains/growth/growth.tables.server.ts";
import { visits, workOrderContact, workOrders } from "~/domains/schedule/index.server.ts";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { byDay, daysAfter } from "./request-timing.ts";
import { minDaysBetweenRequests } from "./reviews.ts";

type VisitEvent = RecordedEvent<{ visitId: string; contractorId: string }>;
type Finished = { visit: typeof visits.$inferSelect; job: typeof workOrders.$inferSelect };

/**
 * No request is sent for an appointment that ended longer ago than this, whatever ends its job now.
 */
const maxAppointmentAgeDays = 14;

/**
 * Schedules a review request after a job is done (`reviews.after-job`); depends only on the job and
 * the customer's last request (`reviews.everybody`).
 */
export async function planReview(
  work: UnitOfWork,
  { payload: { visitId, contractorId } }: VisitEvent,
  platform: Platform,
): Promise<void> {
  const { tx, now } = work;
  // Locked, so only one of two jobs of one customer that end concurrently gets a request.
  const [settings] = await tx
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.contractorId, contractorId))
    .for(...lockRows(reviewSettings));
  if (!settings?.enabled) return;
  const finished = await findFinished(work, visitId);
  const endedAt = finished?.visit.endedAt;
  if (!finished || !endedAt || endedAt < daysAfter(now, -maxAppointmentAgeDays)) return;
  if (await isRecentlyRequested(work, finished)) return;
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  // A job that ends when its remaining appointments are canceled may have been done days ago.
  const earliestAt = Math.max(endedAt.getTime() + settings.delayMinutes * 60_000, now.getTime());
  const dueAt = byDay(new Date(earliestAt), zone);
  const plan = { state: "waiting", reason: null, dueAt, nextAt: dueAt, updatedAt: now } as const;
  const ids = { contractorId, workOrderId: finished.job.id, visitId: finished.visit.id };
  const [planned] = await tx
    .insert(reviewRequests)
    .values({ ...plan, ...ids, createdAt: now })
    .onConflictDoUpdate({
      target: reviewRequests.visitId,
      set: plan,
      setWhere: isNull(reviewRequests.requestedAt),
    })
    .returning({ id: reviewRequests.id });
  if (planned) work.record(reviewChanged, { requestId: planned.id, contractorId });
}

/**
 * Cancels the request and reminder for an appointment that turns out not to be done
 * (`reviews.after-job`).
 */
export async function stopReview(
  { tx, now, record }: UnitOfWork,
  { payload: { visitId, contractorId } }: VisitEvent,
): Promise<void> {
  const planned = and(eq(reviewRequests.visitId, visitId), isNotNull(reviewRequests.nextAt));
  const stop = { nextAt: null, updatedAt: now };
  const stopped = await tx
    .update(reviewRequests)
    .set({ ...stop, state: "stopped", reason: "reopened" })
    .where(and(planned, eq(reviewRequests.state, "waiting")))
    .returning({ id: reviewRequests.id });
  await tx.update(reviewRequests).set(stop).where(planned);
  for (const { id } of stopped) record(reviewChanged, { requestId: id, contractorId });
}

/** The appointment that a request follows: a job's last one, or any one of a recurring job. */
async function findFinished({ tx }: UnitOfWork, visitId: string): Promise<Finished | null> {
  const [row] = await tx
    .select({ visit: allColumns(visits), job: allColumns(workOrders) })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(eq(visits.id, visitId));
  if (!row) return null;
  const { visit, job } = row;
  if (job.status !== "done") return visit.state === "done" && visit.recurrenceId ? row : null;
  const [last] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.workOrderId, job.id), eq(visits.state, "done")))
    .orderBy(desc(visits.endedAt), desc(visits.id))
    .limit(1);
  return last ? { visit: last, job } : null;
}

/** Whether this business recently sent the same person a request, or will soon. */
async function isRecentlyRequested({ tx, now }: UnitOfWork, { visit, job }: Finished) {
  const { state, requestedAt, visitId, contractorId } = reviewRequests;
  const [reviewRequest] = await tx
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .innerJoin(workOrders, eq(workOrders.id, reviewRequests.workOrderId))
    .where(
      and(
        eq(contractorId, visit.contractorId),
        ne(visitId, visit.id),
        inArray(state, ["waiting", "asked"]),
        or(isNull(requestedAt), gt(requestedAt, daysAfter(now, -minDaysBetweenRequests))),
        or(
          isSamePerson(workOrderContact, [job]),
          job.leadId ? eq(workOrders.leadId, job.leadId) : undefined,
        ),
      ),
    )
    .limit(1);
  return reviewRequest !== undefined;
}
