import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import {
  workOrderContact,
  workOrders,
} from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { reviewChanged } from "./reviews.events.ts";
import { reviewRequests, reviewSettings } from "./reviews.tables.server.ts";
import { askAgainDays } from "./reviews.ts";
import { byDay, daysAfter } from "./when-to-ask.ts";

type OfVisit = Happened<{ visitId: string; contractorId: string }>;
type Finished = { visit: typeof visits.$inferSelect; job: typeof workOrders.$inferSelect };

/** A visit that ended longer ago than this is asked about no more, whatever ends its job now. */
const longestSinceDays = 14;

/**
 * Plans that the customer of a job is asked for a review once it is done (`reviews.after-job`): nothing
 * is looked at but the job and when they were asked last (`reviews.everybody`).
 */
export async function planReview(
  work: UnitOfWork,
  { payload: { visitId, contractorId } }: OfVisit,
  platform: Platform,
): Promise<void> {
  const { tx, now } = work;
  // Held, so that of two jobs of one customer that end at the same moment one is asked about.
  const [settings] = await tx
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.contractorId, contractorId))
    .for(...lockRows(reviewSettings));
  if (!settings?.enabled) return;
  const finished = await findFinished(work, visitId);
  const endedAt = finished?.visit.endedAt;
  if (!finished || !endedAt || endedAt < daysAfter(now, -longestSinceDays)) return;
  if (await isAskedAlready(work, finished)) return;
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  // A job that ends by canceling what was left may have been done days ago.
  const wanted = Math.max(endedAt.getTime() + settings.delayMinutes * 60_000, now.getTime());
  const dueAt = byDay(new Date(wanted), zone);
  const plan = { state: "waiting", reason: null, dueAt, nextAt: dueAt, updatedAt: now } as const;
  const ids = { contractorId, workOrderId: finished.job.id, visitId: finished.visit.id };
  const [planned] = await tx
    .insert(reviewRequests)
    .values({ ...plan, ...ids, createdAt: now })
    .onConflictDoUpdate({
      target: reviewRequests.visitId,
      set: plan,
      setWhere: isNull(reviewRequests.askedAt),
    })
    .returning({ id: reviewRequests.id });
  if (planned) work.record(reviewChanged, { requestId: planned.id, contractorId });
}

/** A visit that is not done after all: nobody is asked about it, and nobody reminded (`reviews.after-job`). */
export async function stopReview(
  { tx, now, record }: UnitOfWork,
  { payload: { visitId, contractorId } }: OfVisit,
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

/** The visit after which a customer is asked: the last one of a job, or any of one that comes back. */
async function findFinished({ tx }: UnitOfWork, visitId: string): Promise<Finished | null> {
  const [found] = await tx
    .select({ visit: visits, job: workOrders })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(eq(visits.id, visitId));
  if (!found) return null;
  const { visit, job } = found;
  if (job.status !== "done") return visit.state === "done" && visit.recurrenceId ? found : null;
  const [last] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.workOrderId, job.id), eq(visits.state, "done")))
    .orderBy(desc(visits.endedAt), desc(visits.id))
    .limit(1);
  return last ? { visit: last, job } : null;
}

/** Whether the same person was asked by this business not long ago, or will be. */
async function isAskedAlready({ tx, now }: UnitOfWork, { visit, job }: Finished) {
  const { state, askedAt, visitId, contractorId } = reviewRequests;
  const [found] = await tx
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .innerJoin(workOrders, eq(workOrders.id, reviewRequests.workOrderId))
    .where(
      and(
        eq(contractorId, visit.contractorId),
        ne(visitId, visit.id),
        inArray(state, ["waiting", "asked"]),
        or(isNull(askedAt), gt(askedAt, daysAfter(now, -askAgainDays))),
        or(
          isSamePerson(workOrderContact, [job]),
          job.leadId ? eq(workOrders.leadId, job.leadId) : undefined,
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
