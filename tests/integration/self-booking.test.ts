import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { consentRecords, leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { saveBookingSettings } from "~/domains/schedule/self-booking/booking-settings.server.ts";
import { createJob } from "~/domains/schedule/visits/change-job.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { crewOf } from "./appointment-fixtures.ts";
import { selfBooking } from "./self-booking-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin, and only the tests advance it. */
const platform = sharedPlatform();
const { query, visitsOf, addType, bookable, formOf, bookAs, openTimes } = selfBooking(platform);
const monday = "2026-11-23T15:00:00.000Z";
const later = "2026-11-23T18:00:00.000Z";
const tooFast = 3_000;

test("a booking creates lead, customer, property, job, and appointment", async () => {
  const { page, typeId, contractorId, crewId } = await bookable();
  const form = formOf(typeId, monday, { notes: "The fan is loud", email: "ann@home.example" });
  platform().passTime(tooFast);
  const booked = await bookAs(page, form);
  expect(booked).toMatchObject({ ok: true, kind: "booked" });
  const [visit, ...others] = await visitsOf(contractorId);
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ crewId, startsAt: new Date(monday), state: "booked" });
  const [lead] = await query().select().from(leads).where(eq(leads.email, "ann@home.example"));
  expect(lead).toMatchObject({ status: "booked", quarantined: false, contractorId });
  const jobs = await query()
    .select()
    .from(workOrders)
    .where(eq(workOrders.leadId, lead?.id ?? ""));
  expect(jobs).toMatchObject([
    { id: visit?.workOrderId, what: "Tune-up", customerId: lead?.customerId },
  ]);
  expect(jobs[0]?.address).toMatch(/Elm St, Austin, TX 78701$/);
  const [customer] = await query()
    .select()
    .from(customers)
    .where(eq(customers.id, lead?.customerId ?? ""));
  expect(customer).toMatchObject({ name: form.name, source: "request" });
  expect(
    await query()
      .select()
      .from(properties)
      .where(eq(properties.id, jobs[0]?.propertyId ?? "")),
  ).toMatchObject([{ street: form.street, zipCode: "78701" }]);
  const [enquiry] = await query()
    .select()
    .from(leadEnquiries)
    .where(eq(leadEnquiries.leadId, lead?.id ?? ""));
  expect(enquiry).toMatchObject({ need: "Tune-up: The fan is loud", urgency: "this_week" });
  expect(
    await query()
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.enquiryId, enquiry?.id ?? "")),
  ).toMatchObject([{ kind: "informational_sms" }]);
});

test("the owner and the customer are notified, and no follow-up starts", async () => {
  const { page, typeId } = await bookable();
  const form = formOf(typeId, monday, { email: "bea@home.example" });
  platform().passTime(tooFast);
  await bookAs(page, form);
  await processEvents(platform());
  const [lead] = await query().select().from(leads).where(eq(leads.email, "bea@home.example"));
  const leadId = lead?.id ?? "";
  const sent = await query().select().from(messages).where(eq(messages.subjectId, leadId));
  expect(sent.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["visit-chosen", "visit-notice"]),
  );
  expect(
    await query().select().from(enrollments).where(eq(enrollments.leadId, leadId)),
  ).toMatchObject([{ endReason: "lead_moved_on" }]);
});

test("schedule.self-booking: one of 20 people who pick a time gets it", async () => {
  const { page, typeId, contractorId } = await bookable();
  const forms = Array.from({ length: 20 }, () => formOf(typeId, monday));
  platform().passTime(tooFast);
  const results = await Promise.all(forms.map((form) => bookAs(page, form)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    results.filter((result) => !result.ok && result.code === "changed_elsewhere"),
  ).toHaveLength(19);
  expect(await visitsOf(contractorId)).toHaveLength(1);
  const jobs = await query()
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.contractorId, contractorId), eq(workOrders.what, "Tune-up")));
  expect(jobs).toHaveLength(1);
});

test("two crews take two bookings at one time, not three", async () => {
  const { page, typeId, contractorId, owner } = await bookable();
  await crewOf(platform(), owner, "Truck 2");
  const forms = Array.from({ length: 6 }, () => formOf(typeId, monday));
  platform().passTime(tooFast);
  const results = await Promise.all(forms.map((form) => bookAs(page, form)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  const crews = (await visitsOf(contractorId)).map(({ crewId }) => crewId);
  expect(new Set(crews).size).toBe(2);
});

test("clicking twice, or booking again from another tab, books once", async () => {
  const { page, typeId, contractorId } = await bookable();
  const form = formOf(typeId, monday, { email: "twice@home.example" });
  platform().passTime(tooFast);
  const key = "k".repeat(32);
  const results = await Promise.all([1, 2, 3].map(() => bookAs(page, form, key)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await bookAs(page, form, "l".repeat(32))).toMatchObject({ ok: true, kind: "booked" });
  // Someone else who types the same number doesn't get to the appointment.
  for (const email of ["", "attacker@home.example"]) {
    expect(await bookAs(page, { ...form, email })).toMatchObject({ code: "changed_elsewhere" });
  }
  expect(await visitsOf(contractorId)).toHaveLength(1);
});

test("a booking of the same work uses the waiting job", async () => {
  const { page, typeId, contractorId, leadId } = await bookable();
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const { name = "", phone = "" } = lead ?? {};
  const waiting = await inTransaction(platform(), (work) =>
    createJob(work, {
      ...{ contractorId, leadId, customerName: name, phone, phoneExtension: null },
      ...{ email: "emily@home.example", what: "AC tune-up, upstairs" },
      ...{ address: null, valueCents: 90_000 },
    }),
  );
  const person = { name, phone: phone ?? "" };
  const form = formOf(typeId, monday, { ...person, email: "emily@home.example" });
  const strangers = formOf(typeId, later, { ...person, email: "attacker@home.example" });
  platform().passTime(tooFast);
  expect(await bookAs(page, form)).toMatchObject({ ok: true });
  expect(await bookAs(page, strangers)).toMatchObject({ ok: true });
  const jobs = (await visitsOf(contractorId)).map(({ workOrderId }) => workOrderId);
  expect(jobs.filter((id) => id === waiting)).toHaveLength(1);
  expect(jobs[0] === waiting || jobs[1] === waiting).toBe(true);
  expect(new Set(jobs).size).toBe(2);
});

test("booking other work creates a job and leaves the waiting one", async () => {
  const { page, typeId, owner, contractorId, leadId } = await bookable();
  const inspectionId = await addType(owner, { name: "Inspection" });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const person = { phone: lead?.phone ?? "", email: "emily@home.example" };
  const waiting = await inTransaction(platform(), (work) =>
    createJob(work, {
      ...{ contractorId, leadId, customerName: lead?.name ?? "", ...person, phoneExtension: null },
      ...{ what: "New water heater", address: null, valueCents: 90_000 },
    }),
  );
  const known = { name: lead?.name ?? "", ...person };
  const [tuneUp, inspection, again] = [
    formOf(typeId, monday, known),
    formOf(inspectionId, later, known),
    formOf(typeId, monday, known),
  ];
  platform().passTime(tooFast);
  expect(await bookAs(page, tuneUp)).toMatchObject({ ok: true, kind: "booked" });
  expect(await bookAs(page, inspection)).toMatchObject({ ok: true, kind: "booked" });
  expect(await bookAs(page, again)).toMatchObject({ ok: true, kind: "booked" });
  const booked = await visitsOf(contractorId);
  expect(booked).toHaveLength(2);
  const jobIds = booked.map(({ workOrderId }) => workOrderId);
  expect(new Set([waiting, ...jobIds]).size).toBe(3);
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, waiting));
  expect(job).toMatchObject({ status: "open", valueCents: 90_000, what: "New water heater" });
});

test("refuses types, places, and times that aren't offered", async () => {
  const { page, typeId, owner, contractorId } = await bookable({ zip_codes: "78701, 78702" });
  const hidden = await addType(owner, { name: "Inspection", bookable_online: "" });
  const { stamp } = formOf(typeId, monday);
  const form = (change: Record<string, string>) => formOf(typeId, monday, { stamp, ...change });
  platform().passTime(tooFast);
  expect(await bookAs(page, form({ type_id: hidden }))).toMatchObject({ code: "not_possible" });
  expect(await bookAs(page, form({ zip_code: "78799" }))).toMatchObject({
    errors: { zip_code: expect.stringContaining("don't offer “Tune-up”") },
  });
  for (const starts_at of [
    "2026-11-22T15:00:00.000Z",
    "2026-11-23T15:07:00.000Z",
    "2026-11-20T15:30:00.000Z",
    "2026-11-26T16:00:00.000Z",
  ]) {
    expect(await bookAs(page, form({ starts_at }))).toMatchObject({ code: "changed_elsewhere" });
  }
  await saveBookingSettings(platform(), owner, { isOn: false });
  expect(await bookAs(page, form({}))).toMatchObject({ code: "not_possible" });
  expect(await visitsOf(contractorId)).toEqual([]);
});

test("a suspicious booking is a quarantined request and blocks no time", async () => {
  const { page, typeId, contractorId } = await bookable();
  const form = formOf(typeId, monday, { company_website: "https://spam.example" });
  expect(await bookAs(page, form)).toEqual({ ok: true, kind: "requested" });
  const [lead] = await query().select().from(leads).where(eq(leads.name, form.name));
  expect(lead).toMatchObject({ quarantined: true });
  expect(await visitsOf(contractorId)).toEqual([]);
  expect(await openTimes(page, typeId)).toContain(monday);
});
