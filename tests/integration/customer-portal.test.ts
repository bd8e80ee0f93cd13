import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { newCustomerSchema } from "~/domains/customers/customers.schema.ts";
import { openCustomers } from "~/domains/customers/open-customers.server.ts";
import { portalLink, portalLinkFor } from "~/domains/customers/portal-link.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { emailPortalLink } from "~/domains/office/portal/email-portal-link.server.ts";
import { findPortal, findSharedPhotoKey } from "~/domains/office/portal/portal.server.ts";
import { addJobPhoto, shareJobPhoto } from "~/domains/schedule/jobs/job-photos.server.ts";
import { jobPhotos } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { findArrival } from "~/domains/schedule/visit-notices/arrival-page.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { booked, newBusiness } from "./appointment-fixtures.ts";
import { samplePhoto } from "./sample-photo.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const query = () => platform().database.query;

/** A business and its customer, with an appointment today. */
async function withCustomer() {
  const owner = await newBusiness(platform());
  const visitId = await booked(platform(), owner, { date: "2026-11-20", time: "12:00" });
  const [found] = await query()
    .select({ job: workOrders })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(eq(visits.id, visitId));
  const { id: jobId = "", customerId = "", email = null } = found?.job ?? {};
  const link = await portalLink(platform(), query(), customerId ?? "");
  return { owner, visitId, jobId, customerId, email, token: link.split("/").at(-1) ?? "" };
}

test("a customer sees a job's photo only while the business shares it", async () => {
  const { owner, jobId, token } = await withCustomer();
  const other = await withCustomer();
  const photo = { jobId, kind: "before" as const, caption: "Old pipe", taskId: null };
  await addJobPhoto(platform(), owner, { ...photo, file: await samplePhoto(), requestKey: null });
  const [added] = await query().select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId));
  const photoId = added?.id ?? "";
  const shown = async () => (await findPortal(platform(), token))?.photos ?? [];
  const keyFor = (of: string) => findSharedPhotoKey(platform(), of, { photoId, isSmall: false });
  expect([await shown(), await keyFor(token)]).toEqual([[], null]);
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const share = { jobId, photoId, isShared: true };
  await expect(shareJobPhoto(platform(), technician, share)).rejects.toThrow();
  expect(await shareJobPhoto(platform(), other.owner, share)).toMatchObject({ code: "not_found" });
  expect(await shareJobPhoto(platform(), owner, share)).toEqual({ ok: true });
  expect(await shown()).toMatchObject([{ photos: [{ kind: "before", caption: "Old pipe" }] }]);
  expect([await keyFor(token), await keyFor(other.token)]).toEqual([added?.key, null]);
  await shareJobPhoto(platform(), owner, { ...share, isShared: false });
  expect([await shown(), await keyFor(token)]).toEqual([[], null]);
});

test("a portal's link is emailed to its customer's own address, hourly", async () => {
  const { token, customerId, email } = await withCustomer();
  expect(await emailPortalLink(platform(), token)).toEqual({ ok: true });
  expect(await emailPortalLink(platform(), token)).toEqual({ ok: true });
  const sent = await query()
    .select()
    .from(messages)
    .where(eq(messages.subjectId, customerId ?? ""));
  expect(sent.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([["portal-link", email]]);
  expect(await emailPortalLink(platform(), "guessed")).toMatchObject({ code: "link_expired" });
});

test("customers.portal-by-email: only to an address that the business entered", async () => {
  const { owner, customerId, email } = await withCustomer();
  const { contractorId } = owner;
  const linkFor = (of: string | null, address: string | null) =>
    portalLinkFor(platform(), query(), { customerId: of, email: address });
  expect(await linkFor(customerId, email)).toContain("/my/");
  const request = check(newCustomerSchema, {
    name: "Dana Fox",
    phone: "(512) 555-0198",
    email: "dana@home.example",
  });
  if (!request.ok) throw new Error(JSON.stringify(request.errors));
  const added = await addCustomer(platform(), owner, { request: request.value, requestKey: null });
  const id = added.ok ? added.customerId : null;
  expect(await linkFor(id, "dana@home.example")).toContain("/my/");
  platform().passTime(1_000);
  // Anyone can type a customer's number next to their own address into a form.
  await inTransaction(platform(), (work) =>
    openCustomers(work, [
      { contractorId, name: "Dana", phone: "+15125550198", email: "attacker@home.example" },
    ]),
  );
  expect(await linkFor(id, "attacker@home.example")).toBeNull();
  // Nor can they make the portal email its link there.
  const stranger = await addCustomer(platform(), owner, {
    request: { ...request.value, name: "Al Boone", phone: "+15125550199", email: null },
    requestKey: null,
  });
  const strangerId = stranger.ok ? stranger.customerId : "";
  platform().passTime(1_000);
  await inTransaction(platform(), (work) =>
    openCustomers(work, [
      { contractorId, name: "Al", phone: "+15125550199", email: "attacker2@home.example" },
    ]),
  );
  const link = await portalLink(platform(), query(), strangerId);
  const token = link.split("/").at(-1) ?? "";
  expect(await findPortal(platform(), token)).toMatchObject({ isEmailable: false });
  expect(await emailPortalLink(platform(), token)).toMatchObject({ code: "not_possible" });
  expect([await linkFor(id, "landlord@home.example"), await linkFor(id, null)]).toEqual([
    null,
    null,
  ]);
});

test("the visit's page counts down while the crew is on its way", async () => {
  const { owner, visitId } = await withCustomer();
  const token = lastingToken(platform().fingerprint, "visit", visitId);
  const shown = async () => {
    const { branding: _, ...arrival } = (await findArrival(platform(), token)) ?? {};
    return arrival;
  };
  const arrival = "Fri, Nov 20, 12-1 PM";
  expect(await shown()).toEqual({ arrival, state: "booked", by: null, minutes: null });
  await query()
    .update(visits)
    .set({ onTheWayAt: platform().clock.now(), onTheWayMinutes: 20, onTheWayBy: "Mike" })
    .where(eq(visits.id, visitId));
  expect(await shown()).toEqual({ arrival, state: "on_the_way", by: "Mike", minutes: 20 });
  platform().passTime(13 * 60_000);
  expect(await shown()).toMatchObject({ state: "on_the_way", minutes: 7 });
  await completeVisit(platform(), owner, visitId, true);
  expect(await shown()).toMatchObject({ state: "done", by: null });
  expect(await findArrival(platform(), "guessed")).toBeNull();
});
