import { eq } from "drizzle-orm";
import { reviewClicks, reviewRequests } from "~/domains/growth/growth.tables.server.ts";
import { saveReviewSettings } from "~/domains/growth/reviews/reviews.server.ts";
import { renewFeed } from "~/domains/schedule/calendar-feeds/calendar-feeds.server.ts";
import { saveCrew } from "~/domains/schedule/crews/crews.server.ts";
import {
  cancellationSchema,
  newJobSchema,
  newVisitSchema,
  notifyingMoveSchema,
} from "~/domains/schedule/schedule.schema.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { bookJob, bookVisit } from "~/domains/schedule/visits/book-job.server.ts";
import { cancelVisit, moveVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check } from "~/platform/validation/form.ts";
import { contractorAccounts } from "../../src/domains/identity/identity.tables.server.ts";
import type { BusinessMember } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";

/** The form of a new appointment, with a test's changes. */
export function visitForm(change: Record<string, string | null> = {}) {
  return {
    lead_id: "",
    customer_name: "Sam Stone",
    phone: "(512) 555-0142",
    email: "sam@home.example",
    what: "Leaking sink",
    address: "12 Oak St, Austin, TX 78701",
    value: "",
    crew_id: "",
    date: "2026-11-23",
    time: "09:00",
    duration_minutes: "120",
    travel_minutes: "30",
    window_minutes: "60",
    ...change,
  };
}

/** Books as the page does. */
export function book(
  platform: Platform,
  actor: BusinessMember,
  change: Record<string, string | null> = {},
  requestKey: string | null = crypto.randomUUID(),
) {
  const checked = check(newVisitSchema, visitForm(change));
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return bookVisit(platform, actor, { request: checked.value, requestKey });
}

/**
 * Books as the page does, also on a holiday. @returns the visit's id @throws if it isn't booked
 */
export async function addVisit(
  platform: Platform,
  actor: BusinessMember,
  change: Record<string, string | null> = {},
): Promise<string> {
  const result = await book(platform, actor, { book_anyway: "on", ...change });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.visitId;
}

/** Cancels as the page does, notifying the customer by default. */
export function cancel(
  platform: Platform,
  actor: BusinessMember,
  visitId: string,
  change: Record<string, string> = {},
) {
  const checked = check(cancellationSchema, {
    cancel_reason: "customer_asked",
    notify: "on",
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return cancelVisit(platform, actor, visitId, checked.value);
}

/** Adds a crew with these members. @returns its id */
export async function crewOf(
  platform: Platform,
  actor: BusinessMember,
  name: string,
  memberIds: string[] = [],
): Promise<string> {
  const saved = await saveCrew(platform, actor, null, {
    name,
    color: "green",
    member_ids: memberIds,
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.crewId;
}

/** Adds a crew and appointments whose texts all contain the mark. */
export async function fillSchedule(platform: Platform, owner: BusinessMember, mark: string) {
  const crewId = await crewOf(platform, owner, `Crew ${mark}`, [owner.id]);
  const visitId = await addVisit(platform, owner, {
    crew_id: crewId,
    customer_name: `Homeowner ${mark}`,
    email: `homeowner-${mark}@home.example`,
    what: `A leak ${mark}`,
    address: `1 ${mark} St`,
  });
  await fillReviews(platform, owner, visitId);
  const again = { crew_id: crewId, time: "14:00" };
  await addVisit(platform, owner, {
    ...again,
    date: "2026-12-01",
    customer_name: `In the way ${mark}`,
  });
  const recurring = visitForm({
    ...again,
    date: "2026-11-24",
    what: `Mowing ${mark}`,
    repeats: "weekly",
  });
  const checked = check(newJobSchema, recurring);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  await bookJob(platform, owner, { request: checked.value, requestKey: null });
  await renewFeed(platform, owner);
}

/** Sets up review requests and a customer who was sent one and clicked a site. */
async function fillReviews(platform: Platform, owner: BusinessMember, visitId: string) {
  const { query } = platform.database;
  const { contractorId } = owner;
  await saveReviewSettings(platform, owner, {
    enabled: "on",
    channel: "email",
    delay: "120",
    google: "https://g.page/r/abc/review",
  });
  const [visit] = await query.select().from(visits).where(eq(visits.id, visitId));
  const requestId = newId();
  await query.insert(reviewRequests).values({
    id: requestId,
    contractorId,
    workOrderId: visit?.workOrderId ?? "",
    visitId,
    state: "asked",
    dueAt: platform.clock.now(),
  });
  await query.insert(reviewClicks).values({ requestId, contractorId, site: "google" });
}

/** A business with only an owner. */
export async function newBusiness(platform: Platform) {
  const contractorId = newId();
  const account = { businessName: "Acme", name: "Ann", email: `${contractorId}@acme.example` };
  await platform.database.query.insert(contractorAccounts).values({ id: contractorId, ...account });
  return addBusinessMember(platform, contractorId, "owner");
}

/** Moves as the page does, from version 1 by default. */
export function rescheduleAs(
  platform: Platform,
  actor: BusinessMember,
  visitId: string,
  change: Record<string, string>,
) {
  const checked = check(notifyingMoveSchema, { ...visitForm(), version: "1", ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return moveVisit(platform, actor, visitId, checked.value);
}
