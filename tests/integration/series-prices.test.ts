import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { holidays } from "~/domains/availability/holidays.ts";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import {
  collectionSchema,
  creditSchema,
  newInvoiceSchema,
  paymentSchema,
} from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { createInvoice } from "~/domains/billing/invoices/manage-invoices.server.ts";
import { creditInvoice, recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { visitDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import {
  changeRecurrence,
  moveFollowingVisits,
} from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import {
  moveSchema,
  newJobSchema,
  recurrenceChangeSchema,
} from "~/domains/schedule/schedule.schema.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { findVisit, listJobVisits } from "~/domains/schedule/visits/list-visits.server.ts";
import { reopenVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { saveOpenHolidays } from "~/domains/schedule/working-time/working-hours.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness, visitForm } from "./appointment-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const query = () => platform().database.query;

async function newOwner() {
  const owner = await newBusiness(platform());
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  return owner;
}

async function repeat(owner: BusinessMember, change: Record<string, string>) {
  const form = visitForm({ repeats: "weekly", repeat_count: "3", book_anyway: "on", ...change });
  const checked = check(newJobSchema, form);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const booked = await bookJob(platform(), owner, { request: checked.value, requestKey: null });
  if (!booked.ok) throw new Error(JSON.stringify(booked));
  return booked.visitId;
}

/** Repeats a booked appointment, or changes how it repeats. */
async function repeatFrom(owner: BusinessMember, visitId: string, change: Record<string, string>) {
  const form = { ...visitForm({ repeats: "weekly", repeat_count: "3" }), version: "1", ...change };
  const checked = check(recurrenceChangeSchema, form);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const changed = await changeRecurrence(platform(), owner, visitId, checked.value);
  expect(changed).toEqual({ ok: true, changed: true });
}

const jobOf = async (visitId: string) => {
  const [job] = await query()
    .select({ id: workOrders.id, valueCents: workOrders.valueCents })
    .from(workOrders)
    .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
    .where(eq(visits.id, visitId));
  if (!job) throw new Error("No job");
  return job;
};

/** The ids of all appointments of the job, in order. */
const visitsOfJob = async (jobId: string) => {
  const ofJob = eq(visits.workOrderId, jobId);
  const rows = await query().select().from(visits).where(ofJob).orderBy(asc(visits.startsAt));
  return rows.map(({ id }) => id);
};

const complete = (owner: BusinessMember, visitId: string) =>
  completeVisit(platform(), owner, visitId, true);
const billAt = (owner: BusinessMember, visitId: string) =>
  findVisitBill(platform(), owner, visitId, { asDone: true });
const dueAt = async (owner: BusinessMember, visitId: string) =>
  (await billAt(owner, visitId))?.dueCents;
const priceShown = async (owner: BusinessMember, visitId: string) =>
  (await findVisit(platform(), owner, visitId))?.visit.valueCents;

/** A job with one appointment done for $200, and another one to come. */
async function twoAppointments(value = "200") {
  const owner = await newOwner();
  const first = await addVisit(platform(), owner, { value });
  const { id: jobId } = await jobOf(first);
  const next = { work_order_id: jobId, value, date: "2026-11-30" };
  const second = await addVisit(platform(), owner, next);
  await complete(owner, first);
  return { owner, first, second, jobId };
}

const saveItems = async (owner: BusinessMember, jobId: string, price: string, revision = 0) => {
  const line = { description: "Service", unit: "", quantity: "1", price, taxable: true };
  const typed = {
    fields: { discount: "", tax_rate: "10" },
    options: [{ name: "Job", lines: [line] }],
  };
  const saved = await saveJobItems(platform(), owner, { jobId, revision, typed });
  expect(saved).toMatchObject({ ok: true });
};

async function collect(owner: BusinessMember, visitId: string) {
  const bill = await findVisitBill(platform(), owner, visitId);
  const form = { invoice_id: "", due_cents: String(bill?.dueCents ?? ""), method: "cash" };
  const checked = check(collectionSchema, form);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return collectPayment(platform(), owner, { visitId, request: checked.value, requestKey: null });
}

test("a series price leaves a done one-time appointment's value alone", async () => {
  const { owner, first, second, jobId } = await twoAppointments();
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90" });
  expect(await dueAt(owner, first)).toBe(20_000);
  expect(await priceShown(owner, first)).toBe(20_000);
  for (const id of (await visitsOfJob(jobId)).slice(1)) expect(await dueAt(owner, id)).toBe(9_000);
});

test("a series price isn't given to an appointment without a price", async () => {
  const { owner, first, second } = await twoAppointments("");
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90" });
  expect(await billAt(owner, first)).toMatchObject({ dueCents: null });
  expect(await priceShown(owner, second)).toBe(9_000);
});

test("collecting for a series leaves one-time work due, each once", async () => {
  const { owner, first, second } = await twoAppointments();
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90" });
  await complete(owner, second);
  expect(await collect(owner, second)).toMatchObject({ ok: true });
  expect(await dueAt(owner, first)).toBe(20_000);
  expect(await collect(owner, first)).toMatchObject({ ok: true });
  expect(await billAt(owner, first)).toBeNull();
  expect(await billAt(owner, second)).toBeNull();
});

test("a one-time booking on a recurring job keeps the series price", async () => {
  const owner = await newOwner();
  const first = await repeat(owner, { value: "90" });
  const { id: jobId } = await jobOf(first);
  await complete(owner, first);
  const extra = { work_order_id: jobId, value: "150", date: "2026-11-24" };
  const oneTimeVisit = await addVisit(platform(), owner, extra);
  expect(await dueAt(owner, first)).toBe(9_000);
  expect(await dueAt(owner, oneTimeVisit)).toBe(15_000);
  const series = { work_order_id: jobId, value: "60", date: "2026-11-25" };
  const other = await repeat(owner, series);
  expect(await dueAt(owner, first)).toBe(9_000);
  expect(await dueAt(owner, oneTimeVisit)).toBe(15_000);
  expect(await dueAt(owner, other)).toBe(6_000);
});

test("moving a series keeps its price", async () => {
  const owner = await newOwner();
  const first = await repeat(owner, { value: "90" });
  const { id: jobId } = await jobOf(first);
  const changed = { work_order_id: jobId, value: "60", date: "2026-11-25", repeat_count: "2" };
  const second = await repeat(owner, changed);
  await repeatFrom(owner, first, { value: "95", repeats: "two_weeks" });
  const moved = check(moveSchema, { ...visitForm({ date: "2026-11-26" }), version: "1" });
  if (!moved.ok) throw new Error(JSON.stringify(moved.errors));
  expect(await moveFollowingVisits(platform(), owner, second, moved.value)).toMatchObject({
    ok: true,
  });
  await repeatFrom(owner, second, { date: "2026-11-27", value: "60", version: "2" });
  const prices = await listJobVisits(platform(), owner, jobId);
  expect(prices.filter(({ recurrenceDay: day }) => day === "2026-11-23")).toMatchObject([
    { valueCents: 9_500 },
  ]);
  expect(await dueAt(owner, second)).toBe(6_000);
});

test("editing one appointment's price doesn't change others in its series", async () => {
  const owner = await newOwner();
  const first = await repeat(owner, { value: "90" });
  const { id: jobId } = await jobOf(first);
  const [, second = "", third = ""] = await visitsOfJob(jobId);
  await complete(owner, first);
  const edit = async (visitId: string, value: string) => {
    const visitDetails = await findVisitDetails(platform(), owner, visitId);
    const form = visitForm({ seen: visitDetails?.seen ?? "", value, notes: "" });
    const details = check(visitDetailsSchema, form);
    if (!details.ok) throw new Error(JSON.stringify(details.errors));
    const saved = await editVisit(platform(), owner, visitId, details.value);
    expect(saved).toEqual({ ok: true, changed: true });
  };
  await edit(second, "120");
  expect(await dueAt(owner, first)).toBe(9_000);
  expect(await dueAt(owner, second)).toBe(12_000);
  expect(await dueAt(owner, third)).toBe(9_000);
  expect(await jobOf(first)).toMatchObject({ valueCents: 9_000 });
  // Changing how often the job repeats keeps all prices: the form shows the series' price.
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90", repeats: "two_weeks" });
  const others = (await visitsOfJob(jobId)).filter((id) => id !== second);
  for (const id of others) expect(await dueAt(owner, id)).toBe(9_000);
  expect(await dueAt(owner, second)).toBe(12_000);
  await edit(second, "");
  expect(await dueAt(owner, second)).toBe(9_000);
});

test("the job's line items become the price of all its appointments", async () => {
  const { owner, second, jobId } = await twoAppointments();
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90" });
  const line = { description: "Service", unit: "", quantity: "1", price: "110", taxable: false };
  const typed = {
    fields: { discount: "", tax_rate: "" },
    options: [{ name: "Job", lines: [line] }],
  };
  const saved = await saveJobItems(platform(), owner, { jobId, revision: 0, typed });
  expect(saved).toMatchObject({ ok: true });
  expect(await priceShown(owner, second)).toBe(11_000);
  expect(await dueAt(owner, second)).toBe(11_000);
});

test("later line items don't change the price of done appointments", async () => {
  const owner = await newOwner();
  const first = await repeat(owner, { value: "90" });
  const { id: jobId } = await jobOf(first);
  const [, second = "", third = ""] = await visitsOfJob(jobId);
  await complete(owner, first);
  await saveItems(owner, jobId, "100");
  await complete(owner, second);
  await saveItems(owner, jobId, "200", 1);
  expect(await dueAt(owner, first)).toBe(9_000);
  expect(await priceShown(owner, first)).toBe(9_000);
  expect(await dueAt(owner, second)).toBe(11_000);
  expect(await dueAt(owner, third)).toBe(22_000);
  expect(await collect(owner, second)).toMatchObject({ ok: true });
  const ofSecond = eq(invoices.visitId, second);
  const [billed] = await query().select().from(invoices).where(ofSecond);
  expect(billed).toMatchObject({ totalCents: 11_000, content: { taxRate: 10_000 } });
});

test("a reopened appointment takes its job's line-item price again", async () => {
  const owner = await newOwner();
  const first = await repeat(owner, { value: "90" });
  const { id: jobId } = await jobOf(first);
  await complete(owner, first);
  await saveItems(owner, jobId, "100");
  expect(await reopenVisit(platform(), owner, first)).toMatchObject({ ok: true });
  expect(await priceShown(owner, first)).toBe(11_000);
  await complete(owner, first);
  expect(await dueAt(owner, first)).toBe(11_000);
});

test("a deposit is deducted once from a recurring job", async () => {
  const owner = await newOwner();
  const first = await repeat(owner, { value: "90" });
  const { id: jobId } = await jobOf(first);
  const request = { ...invoiceOf(jobId), what: "Deposit" };
  const created = await createInvoice(platform(), owner, { request, requestKey: null });
  if (!created.ok) throw new Error(created.code);
  const isDepositInvoice = eq(invoices.id, created.invoiceId);
  await query().update(invoices).set({ isDeposit: true, visitId: null }).where(isDepositInvoice);
  await issueInvoice(platform(), owner, { invoiceId: created.invoiceId, revision: 1 });
  const paid = { paidCents: sql`total_cents` };
  await query().update(invoices).set(paid).where(isDepositInvoice);
  const due: (number | null | undefined)[] = [];
  for (const visitId of await visitsOfJob(jobId)) {
    await complete(owner, visitId);
    due.push((await findVisitBill(platform(), owner, visitId))?.dueCents);
    if (due.at(-1)) expect(await collect(owner, visitId)).toMatchObject({ ok: true });
    platform().passTime(1_000);
  }
  expect(due).toEqual([undefined, 9_000, 9_000]);
});

test("an office invoice bills a recurring job's earliest done work only", async () => {
  const { owner, first, second, jobId } = await twoAppointments();
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90" });
  const [, , third = ""] = await visitsOfJob(jobId);
  await complete(owner, second);
  await complete(owner, third);
  for (const [visitId, cents] of [
    [first, 20_000],
    [second, 9_000],
  ] as const) {
    const created = await createInvoice(platform(), owner, {
      request: invoiceOf(jobId),
      requestKey: null,
    });
    if (!created.ok) throw new Error(created.code);
    const { invoiceId } = created;
    await issueInvoice(platform(), owner, { invoiceId, revision: 1 });
    const [storedInvoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
    expect(storedInvoice).toMatchObject({ visitId, totalCents: cents });
    const credited = check(creditSchema, { amount: String(cents / 200), reason: "Came late" });
    if (!credited.ok) throw new Error(JSON.stringify(credited.errors));
    const half = { invoiceId, request: credited.value, requestKey: null };
    await creditInvoice(platform(), owner, half);
    const paid = check(paymentSchema, {
      ...{ amount: String(cents / 200), method: "cash", paid_on: "2026-01-01", note: "" },
    });
    if (!paid.ok) throw new Error(JSON.stringify(paid.errors));
    await recordPayment(platform(), owner, { invoiceId, request: paid.value, requestKey: null });
  }
  expect(await billAt(owner, first)).toBeNull();
  expect(await billAt(owner, second)).toBeNull();
  expect(await dueAt(owner, third)).toBe(9_000);
});

test("an invoice without an appointment bills one of a recurring job's", async () => {
  const { owner, first, second, jobId } = await twoAppointments();
  await repeatFrom(owner, second, { date: "2026-11-30", value: "90" });
  const [, , third = ""] = await visitsOfJob(jobId);
  await complete(owner, second);
  await complete(owner, third);
  // Earlier versions created invoices without an appointment.
  const created = await createInvoice(platform(), owner, {
    request: invoiceOf(jobId),
    requestKey: null,
  });
  if (!created.ok) throw new Error(created.code);
  const isCreatedInvoice = eq(invoices.id, created.invoiceId);
  await query().update(invoices).set({ visitId: null }).where(isCreatedInvoice);
  await issueInvoice(platform(), owner, { invoiceId: created.invoiceId, revision: 1 });
  await query().update(invoices).set({ paidCents: sql`total_cents` }).where(isCreatedInvoice);
  expect(await billAt(owner, first)).toBeNull();
  expect(await dueAt(owner, second)).toBe(9_000);
  expect(await dueAt(owner, third)).toBe(9_000);
});

function invoiceOf(jobId: string) {
  const checked = check(newInvoiceSchema, {
    ...{ customer_name: "Sam Stone", phone: "", email: "", what: "Mowing", address: "" },
    ...{ lead_id: "", work_order_id: jobId, estimate_id: "" },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}
