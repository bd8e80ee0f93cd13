import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { listUnbooked } from "~/domains/billing/job-estimates/list-unbooked.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { resumeFollowUp } from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { pickTime } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import {
  findCustomerOfLead,
  findRequestOf,
} from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import { listVisitsOfLead } from "~/domains/schedule/visits/list-visits.server.ts";
import { reopenVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { check } from "~/platform/validation/form.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, crewOf } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, ownerWithLead, accept, jobsOf, leadOf, enrollmentOf } = estimates(platform);
const { requestEstimate } = followUps(platform);
const offers = offering(platform);
const day = 24 * 60 * 60_000;

const complete = async (owner: Parameters<typeof completeVisit>[1], id: string, early = false) => {
  await completeVisit(platform(), owner, id, early);
  await processEvents(platform());
};
const statusOf = async (leadId: string) => (await leadOf(leadId))?.status;
const unbooked = (owner: Parameters<typeof listUnbooked>[1]) => listUnbooked(platform(), owner, 20);

async function accepted(
  owner: Parameters<typeof addSentEstimate>[1],
  source: Record<string, string>,
) {
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about: source });
  expect(await accept(token)).toEqual({ ok: true, changed: true });
  return estimateId;
}

test("one request's appointment, estimate and invoice are one job", async () => {
  const { owner, about, contractorId, leadId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const visitId = await addVisit(platform(), owner, { ...about, crew_id });
  await accepted(owner, about);
  const invoiceId = await addIssuedInvoice(platform(), owner, { about });
  const [job, ...others] = await jobsOf(contractorId);
  expect(others).toEqual([]);
  expect(job).toMatchObject({ leadId, valueCents: 10_000, status: "open", what: "Leaking sink" });
  // It has an appointment already, so it isn't listed for scheduling.
  expect(await unbooked(owner)).toEqual([]);
  expect(await listVisitsOfLead(platform(), owner, leadId)).toMatchObject([{ id: visitId }]);
  expect(await statusOf(leadId)).toBe("booked");
  await complete(owner, visitId, true);
  expect(await statusOf(leadId)).toBe("closed");
  await reopenVisit(platform(), owner, visitId);
  expect(await statusOf(leadId)).toBe("booked");
  expect(invoiceId).toBeDefined();
});

test("estimates.own-job: an estimate leaves another job's price alone", async () => {
  const { owner, about, contractorId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const early = await addSentEstimate(platform(), owner, { about });
  const priced = { ...about, crew_id, work_order_id: "new", value: "414.99" };
  await addVisit(platform(), owner, priced);
  // One estimate was sent before the job was booked, one is created after it.
  expect(await accept(early.token)).toEqual({ ok: true, changed: true });
  const values = async () => (await jobsOf(contractorId)).map(({ valueCents }) => valueCents);
  expect((await values()).toSorted()).toEqual([10_000, 41_499]);
  await accepted(owner, about);
  expect(await values()).toContain(41_499);
});

test("after an estimate the business books or the customer picks", async () => {
  const first = await ownerWithLead();
  const crew_id = await crewOf(platform(), first.owner, "Truck 1");
  await accepted(first.owner, first.about);
  expect(await unbooked(first.owner)).toHaveLength(1);
  await addVisit(platform(), first.owner, { ...first.about, crew_id });
  expect(await jobsOf(first.contractorId)).toMatchObject([{ valueCents: 10_000 }]);
  expect(await unbooked(first.owner)).toEqual([]);

  const second = await ownerWithLead();
  await crewOf(platform(), second.owner, "Truck 1");
  await accepted(second.owner, second.about);
  const token = await offers.offered(second.owner, second.leadId);
  const startsAt = new Date("2026-11-23T15:00:00Z");
  expect(await pickTime(platform(), token, { startsAt })).toEqual({ ok: true, changed: true });
  expect(await jobsOf(second.contractorId)).toHaveLength(1);
  expect(await unbooked(second.owner)).toEqual([]);
});

test("a site visit, estimate and work appointment share one job", async () => {
  const { owner, about, contractorId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const inspectionId = await addVisit(platform(), owner, {
    ...about,
    crew_id,
    date: "2026-11-20",
    time: "11:00",
  });
  await complete(owner, inspectionId);
  platform().passTime(3 * 60 * 60_000);
  await accepted(owner, about);
  expect(await unbooked(owner)).toHaveLength(1);
  const work = await addVisit(platform(), owner, { ...about, crew_id });
  expect(await jobsOf(contractorId)).toHaveLength(1);
  expect(await unbooked(owner)).toEqual([]);
  // After a weather cancellation it needs scheduling again.
  await cancel(platform(), owner, work, { cancel_reason: "weather", notify: "" });
  expect(await unbooked(owner)).toHaveLength(1);
});

test("a new request, an explicit new job and old work are separate", async () => {
  const { owner, about, contractorId, pageId, phone, email } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const first = await addVisit(platform(), owner, { ...about, crew_id });
  await addVisit(platform(), owner, { ...about, crew_id, time: "14:00" });
  expect(await jobsOf(contractorId)).toHaveLength(1);
  await addVisit(platform(), owner, { ...about, crew_id, time: "17:00", work_order_id: "new" });
  expect(await jobsOf(contractorId)).toHaveLength(2);
  platform().passTime(day);
  await requestEstimate(pageId, { phone, email, need: "Now the heater is cold" });
  await accepted(owner, about);
  expect(await jobsOf(contractorId)).toHaveLength(3);
  await complete(owner, first, true);

  const later = await ownerWithLead();
  const truck = await crewOf(platform(), later.owner, "Truck 1");
  const old = await addVisit(platform(), later.owner, { ...later.about, crew_id: truck });
  await complete(later.owner, old, true);
  platform().passTime(61 * day);
  await addVisit(platform(), later.owner, { ...later.about, crew_id: truck, date: "2027-03-01" });
  expect(await jobsOf(later.contractorId)).toHaveLength(2);
});

test("two jobs from one request in older versions show correct states", async () => {
  const { owner, about, contractorId, leadId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const estimateId = await accepted(owner, about);
  const [job] = await jobsOf(contractorId);
  // As in version 1: the appointment has a separate job.
  const otherId = newId();
  await query().insert(workOrders).values({
    id: otherId,
    contractorId,
    leadId,
    customerName: "Sam Stone",
    what: "Leaking sink",
    createdAt: platform().clock.now(),
  });
  const date = new Date(platform().clock.now().getTime() + 5 * day).toISOString().slice(0, 10);
  const visitId = await addVisit(platform(), owner, { work_order_id: otherId, crew_id, date });
  expect(await jobsOf(contractorId)).toHaveLength(2);
  expect(await unbooked(owner)).toEqual([]);
  await complete(owner, visitId, true);
  expect(await statusOf(leadId)).toBe("closed");
  expect(await unbooked(owner)).toEqual([]);
  const [estimate] = await query()
    .select()
    .from(jobEstimates)
    .where(eq(jobEstimates.id, estimateId));
  expect(estimate?.workOrderId).toBe(job?.id);
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  expect(visit?.workOrderId).toBe(otherId);
});

test("a manual message marks the lead contacted and pauses its resumable follow-up", async () => {
  const { owner, leadId } = await ownerWithLead();
  await followUps(platform).sendDue();
  expect(await statusOf(leadId)).toBe("new");
  const request = { channel: "sms" as const, subject: null, words: "On my way" };
  const write = { leadId, request, requestKey: crypto.randomUUID() };
  expect(await queueManualMessage(platform(), owner, write)).toMatchObject({
    ok: true,
    paused: true,
  });
  await processEvents(platform());
  expect(await statusOf(leadId)).toBe("contacted");
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  expect(await resumeFollowUp(platform(), owner, leadId)).toEqual({ ok: true, changed: true });
  platform().passTime(3 * 60 * 60_000);
  await followUps(platform).sendDue();
  const remaining = await followUps(platform).followUpMessages(leadId);
  expect(remaining.length).toBeGreaterThan(1);
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
});

test("a paid invoice completes a lead without upcoming work, except lost leads", async () => {
  const pay = async (owner: Parameters<typeof recordPayment>[1], invoiceId: string) => {
    const today = platform().clock.now().toISOString().slice(0, 10);
    const checked = check(paymentSchema, { amount: "100", method: "cash", paid_on: today });
    if (!checked.ok) throw new Error(JSON.stringify(checked));
    await recordPayment(platform(), owner, { invoiceId, requestKey: null, request: checked.value });
    await processEvents(platform());
  };
  const soon = new Date(platform().clock.now().getTime() + 5 * day).toISOString().slice(0, 10);
  const alone = await ownerWithLead();
  await pay(alone.owner, await addIssuedInvoice(platform(), alone.owner, { about: alone.about }));
  expect(await statusOf(alone.leadId)).toBe("closed");
  const toCome = await ownerWithLead();
  const crew_id = await crewOf(platform(), toCome.owner, "Truck 1");
  const visitId = await addVisit(platform(), toCome.owner, {
    ...toCome.about,
    crew_id,
    date: soon,
  });
  await pay(
    toCome.owner,
    await addIssuedInvoice(platform(), toCome.owner, { about: toCome.about }),
  );
  expect(await statusOf(toCome.leadId)).toBe("booked");
  await complete(toCome.owner, visitId, true);
  expect(await statusOf(toCome.leadId)).toBe("closed");
  const lost = await ownerWithLead();
  await query().update(leads).set({ status: "lost" }).where(eq(leads.id, lost.leadId));
  await pay(lost.owner, await addIssuedInvoice(platform(), lost.owner, { about: lost.about }));
  expect(await statusOf(lost.leadId)).toBe("lost");
});

test("a job's title is short, with the whole request next to it", async () => {
  const { owner, about, contractorId, pageId, phone, email, leadId } = await ownerWithLead();
  const need = `The water heater leaks. It began last night. ${"The basement is wet. ".repeat(20)}`;
  platform().passTime(day);
  await requestEstimate(pageId, { phone, email, need });
  const customer = await findCustomerOfLead(platform(), owner, leadId);
  expect(customer).toMatchObject({ need: "The water heater leaks", request: need.trim() });
  const crew_id = await crewOf(platform(), owner, "Truck 9");
  const date = new Date(platform().clock.now().getTime() + 5 * day).toISOString().slice(0, 10);
  const what = customer?.need ?? "";
  const visitId = await addVisit(platform(), owner, { ...about, crew_id, date, what });
  expect((await jobsOf(contractorId)).at(-1)?.what).toBe("The water heater leaks");
  expect(await findRequestOf(platform(), owner, visitId)).toBe(need.trim());
});

test("finishing the site visit keeps a lead with unscheduled accepted work", async () => {
  const { owner, about, leadId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const inspectionId = await addVisit(platform(), owner, {
    ...about,
    crew_id,
    date: "2026-11-20",
    time: "11:00",
  });
  platform().passTime(6 * 60 * 60_000);
  await accepted(owner, about);
  await complete(owner, inspectionId);
  expect(await statusOf(leadId)).toBe("booked");
  expect(await unbooked(owner)).toHaveLength(1);
});

test("leads.merge: the jobs of both leads count for the canonical one", async () => {
  const { owner, about, pageId, leadId } = await ownerWithLead();
  const otherLead = await requestEstimate(pageId, {});
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const today = { date: "2026-11-20", time: "11:00" };
  const first = await addVisit(platform(), owner, { ...about, crew_id, ...today });
  const second = await addVisit(platform(), owner, { lead_id: otherLead.leadId, crew_id });
  const merged = { mergedInto: leadId, mergedAt: platform().clock.now(), mergedBy: "Olive" };
  await query().update(leads).set(merged).where(eq(leads.id, otherLead.leadId));
  platform().passTime(3 * 60 * 60_000);
  await complete(owner, first);
  expect(await statusOf(leadId)).toBe("booked");
  await complete(owner, second, true);
  expect(await statusOf(leadId)).toBe("closed");
});
