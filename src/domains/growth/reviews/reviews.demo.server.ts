import { insertDemoJob, insertDemoVisit } from "~/domains/schedule/schedule.demo.server.ts";
import { addDays, dayOf, momentOn } from "~/domains/shared/index.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type DemoRequest, demoReviewLinks, demoReviewRequests } from "../growth.demo.ts";
import { reviewClicks, reviewRequests, reviewSettings } from "../growth.tables.server.ts";
import { daysAfter } from "./request-timing.ts";
import { remindAfterDays } from "./reviews.ts";

const hour = 60 * 60_000;

/** Jobs of the first business in the last months, each with the result of its review request. */
export const reviewsDemo: DemoPart = async ({ platform, work, businesses: [{ contractorId }] }) => {
  const { tx, now } = work;
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  await tx.insert(reviewSettings).values({
    contractorId,
    enabled: true,
    channel: "text",
    delayMinutes: 120,
    links: [...demoReviewLinks],
    createdAt: daysAfter(now, -60),
    updatedAt: daysAfter(now, -60),
  });
  for (const request of demoReviewRequests) {
    const startsAt = momentOn(zone, addDays(dayOf(now, zone), -request.days), 9 * 60);
    await addRequest(work, { contractorId, startsAt }, request);
  }
};

type Visited = { contractorId: string; startsAt: Date };

async function addRequest(
  { tx, now }: UnitOfWork,
  { contractorId, startsAt }: Visited,
  {
    doneDaysLater = 0,
    name,
    phone,
    what,
    state,
    reason,
    channel,
    reminded,
    opened,
    sites,
  }: DemoRequest,
): Promise<void> {
  const visitId = newId();
  const endsAt = new Date(startsAt.getTime() + 2 * hour);
  const endedAt = daysAfter(endsAt, doneDaysLater);
  const requestedAt = new Date(endedAt.getTime() + 2 * hour);
  const isRequested = state === "asked";
  const openedAt = isRequested && opened ? new Date(requestedAt.getTime() + hour) : null;
  const workOrderId = await insertDemoJob(tx, {
    contractorId,
    customerName: name,
    phone,
    what,
    status: "done",
    createdAt: startsAt,
    updatedAt: endedAt,
  });
  await insertDemoVisit(tx, {
    id: visitId,
    contractorId,
    workOrderId,
    state: "done",
    leavesAt: startsAt,
    startsAt,
    endsAt,
    endedAt,
  });
  const id = newId(requestedAt.getTime());
  const remindedAt = isRequested && reminded ? daysAfter(requestedAt, remindAfterDays) : null;
  const reminderAt =
    isRequested && !reminded && !sites?.length && daysAfter(requestedAt, remindAfterDays);
  await tx.insert(reviewRequests).values({
    id,
    contractorId,
    workOrderId,
    visitId,
    state,
    reason: reason ?? null,
    channel: isRequested ? channel : null,
    dueAt: requestedAt,
    nextAt: reminderAt && reminderAt > now ? reminderAt : null,
    requestedAt: isRequested ? requestedAt : null,
    remindedAt,
    openedAt,
    clickedAt: sites?.length ? openedAt : null,
    createdAt: endedAt,
    updatedAt: requestedAt,
  });
  for (const site of sites ?? []) {
    await tx
      .insert(reviewClicks)
      .values({ requestId: id, contractorId, site, createdAt: openedAt ?? requestedAt });
  }
}
