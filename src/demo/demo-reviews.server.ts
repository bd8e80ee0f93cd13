import { and, eq, isNull } from "drizzle-orm";
import {
  reviewClicks,
  reviewRequests,
  reviewSettings,
} from "~/domains/growth/growth.tables.server.ts";
import { daysAfter, remindAfterDays } from "~/domains/growth/index.ts";
import { crews, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { addDays, dayOf, momentOn } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type DemoRequest, demoReviewLinks, demoReviewRequests } from "./samples/history.ts";

const hour = 60 * 60_000;

/** Gives the first demo business jobs of the last months, each with the result of its review request. */
export async function addReviews(
  work: UnitOfWork,
  pages: readonly { contractorId: string }[],
  defaultZone: string,
): Promise<void> {
  const { tx, now } = work;
  const [first] = pages;
  if (!first) return;
  const { contractorId } = first;
  const zone = await findBusinessZone(tx, contractorId, defaultZone);
  await tx.insert(reviewSettings).values({
    contractorId,
    enabled: true,
    channel: "text",
    delayMinutes: 120,
    links: [...demoReviewLinks],
    createdAt: daysAfter(now, -60),
    updatedAt: daysAfter(now, -60),
  });
  const [crew] = await tx
    .select({ id: crews.id })
    .from(crews)
    .where(and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt)))
    .orderBy(crews.id)
    .limit(1);
  if (!crew) return;
  for (const one of demoReviewRequests) {
    const startsAt = momentOn(zone, addDays(dayOf(now, zone), -one.days), 9 * 60);
    await addRequest(work, { contractorId, crewId: crew.id, startsAt }, one);
  }
}

type Place = { contractorId: string; crewId: string; startsAt: Date };

async function addRequest(
  { tx, now }: UnitOfWork,
  { contractorId, crewId, startsAt }: Place,
  {
    saidLater = 0,
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
  const workOrderId = newId();
  const visitId = newId();
  const endsAt = new Date(startsAt.getTime() + 2 * hour);
  const endedAt = daysAfter(endsAt, saidLater);
  const requestedAt = new Date(endedAt.getTime() + 2 * hour);
  const isAsked = state === "asked";
  const looked = isAsked && opened ? new Date(requestedAt.getTime() + hour) : null;
  await tx.insert(workOrders).values({
    id: workOrderId,
    contractorId,
    customerName: name,
    phone,
    what,
    status: "done",
    createdAt: startsAt,
    updatedAt: endedAt,
  });
  await tx.insert(visits).values({
    id: visitId,
    contractorId,
    workOrderId,
    crewId,
    state: "done",
    leavesAt: startsAt,
    startsAt,
    endsAt,
    endedAt,
  });
  const id = newId(requestedAt.getTime());
  const remindedAt = isAsked && reminded ? daysAfter(requestedAt, remindAfterDays) : null;
  const reminderAt =
    isAsked && !reminded && !sites?.length && daysAfter(requestedAt, remindAfterDays);
  await tx.insert(reviewRequests).values({
    id,
    contractorId,
    workOrderId,
    visitId,
    state,
    reason: reason ?? null,
    channel: isAsked ? channel : null,
    dueAt: requestedAt,
    nextAt: reminderAt && reminderAt > now ? reminderAt : null,
    requestedAt: isAsked ? requestedAt : null,
    remindedAt,
    openedAt: looked,
    clickedAt: sites?.length ? looked : null,
    createdAt: endedAt,
    updatedAt: requestedAt,
  });
  for (const site of sites ?? []) {
    await tx
      .insert(reviewClicks)
      .values({ requestId: id, contractorId, site, createdAt: looked ?? requestedAt });
  }
}
