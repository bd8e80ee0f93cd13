import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { newCustomerSchema } from "~/domains/customers/customers.schema.ts";
import { findOrCreateCustomers } from "~/domains/customers/open-customers.server.ts";
import { portalLink, portalLinkFor } from "~/domains/customers/portal-link.server.ts";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { emailPortalLink } from "~/domains/office/portal/email-portal-link.server.ts";
import { findPortal, findPortalPhotoKey } from "~/domains/office/portal/portal.server.ts";
import { addJobPhoto, shareJobPhoto } from "~/domains/schedule/jobs/job-photos.server.ts";
import { jobPhotos } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { addSentPhotos } from "~/domains/schedule/lead-pictures/add-sent-photos.server.ts";
import { addLeadPicture } from "~/domains/schedule/lead-pictures/change-lead-pictures.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { findArrival } from "~/domains/schedule/visit-notices/arrival-page.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { samplePhoto } from "./sample-photo.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const query = () => platform().database.query;
const { businessWithLead } = followUps(platform);

/** A business and its customer, with an appointment today. */
async function withCustomer() {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner, { date: "2026-11-20", time: "12:00" });
  const [visit] = await query()
    .select({ job: workOrders })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(eq(visits.id, visitId));
  const { id: jobId = "", customerId = "", email = null } = visit?.job ?? {};
  const link = await portalLink(platform(), query(), customerId ?? "");
  return { owner, visitId, jobId, customerId, email, token: link.split("/").at(-1) ?? "" };
}

/** A business with a customer's request. */
async function withRequest() {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const lead = await query().select().from(leads).where(eq(leads.id, leadId));
  const name = `${lead[0]?.name.split(" ")[0]} Newlywed`;
  const request = check(newCustomerSchema, { name, phone: "(512) 555-0177" });
  if (!request.ok) throw new Error(JSON.stringify(request.errors));
  const added = await addCustomer(platform(), owner, { request: request.value, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  await query().update(leads).set({ customerId: added.customerId }).where(eq(leads.id, leadId));
  return { owner, leadId };
}

test("a customer sees a job's photo only while the business shares it", async () => {
  const { owner, jobId, token } = await withCustomer();
  const otherBusiness = await withCustomer();
  const photo = { jobId, kind: "before" as const, caption: "Old pipe", taskId: null };
  await addJobPhoto(platform(), owner, { ...photo, file: await samplePhoto(), requestKey: null });
  const [added] = await query().select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId));
  const photoId = added?.id ?? "";
  const shown = async () => (await findPortal(platform(), token))?.photos ?? [];
  const keyFor = (of: string) => findPortalPhotoKey(platform(), of, { photoId, isSmall: false });
  expect([await shown(), await keyFor(token)]).toEqual([[], null]);
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const share = { jobId, photoId, isShared: true };
  await expect(shareJobPhoto(platform(), technician, share)).rejects.toThrow();
  expect(await shareJobPhoto(platform(), otherBusiness.owner, share)).toMatchObject({
    code: "not_found",
  });
  expect(await shareJobPhoto(platform(), owner, share)).toEqual({ ok: true });
  expect(await shown()).toMatchObject([{ photos: [{ kind: "before", caption: "Old pipe" }] }]);
  expect([await keyFor(token), await keyFor(otherBusiness.token)]).toEqual([added?.key, null]);
  await shareJobPhoto(platform(), owner, { ...share, isShared: false });
  expect([await shown(), await keyFor(token)]).toEqual([[], null]);
});

test("a customer sees photos they sent, not the team's", async () => {
  const { owner, leadId } = await withRequest();
  const otherBusiness = await withCustomer();
  const lead = await query().select().from(leads).where(eq(leads.id, leadId));
  const customer = lead[0]?.customerId ?? "";
  const token = (await portalLink(platform(), query(), customer)).split("/").at(-1) ?? "";
  const ipAddress = "198.51.100.7";
  await addSentPhotos(platform(), visitor, { leadId, files: [await samplePhoto()], ipAddress });
  const file = await samplePhoto(1200, 1600);
  await addLeadPicture(platform(), owner, { leadId, file, shows: "Our note", requestKey: null });
  const added = await query().select().from(leadPictures).where(eq(leadPictures.leadId, leadId));
  const sent = added.find(({ shows }) => shows === null);
  const shown = async () => (await findPortal(platform(), token))?.sentPhotos ?? [];
  expect(added).toHaveLength(2);
  expect(await shown()).toEqual([
    { id: sent?.id, shows: null, day: "2026-11-20", width: 640, height: 480 },
  ]);
  const keyFor = (of: string, photoId = "") =>
    findPortalPhotoKey(platform(), of, { photoId, isSmall: false });
  const ofTeam = added.find(({ shows }) => shows !== null)?.id;
  expect(await keyFor(token, sent?.id)).toBe(sent?.key);
  expect([await keyFor(token, ofTeam), await keyFor(otherBusiness.token, sent?.id)]).toEqual([
    null,
    null,
  ]);
  const update = (values: Partial<typeof leads.$inferInsert>) =>
    query().update(leads).set(values).where(eq(leads.id, leadId));
  // A stranger can type the customer's number into a form.
  await update({ name: "Someone Else" });
  expect([await shown(), await keyFor(token, sent?.id)]).toEqual([[], null]);
  await update({ name: lead[0]?.name ?? "" });
  expect(await shown()).toHaveLength(1);
  await update({ quarantined: true });
  expect([await shown(), await keyFor(token, sent?.id)]).toEqual([[], null]);
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
    findOrCreateCustomers(work, [
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
    findOrCreateCustomers(work, [
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
