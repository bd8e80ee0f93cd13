import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { collectionSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { findJobItems, saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { toJobItemsForm } from "~/domains/billing/job-items/typed-job-items.ts";
import { visitDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { findJob } from "~/domains/office/jobs/find-job.server.ts";
import { newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { findCustomerOfJob } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, book, newBusiness, visitForm } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates, line } from "./estimate-fixtures.ts";
import { addIssuedInvoice, beginInvoice, billing } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, invoiceOf } = billing(platform);
const { accept } = estimates(platform);

/** An appointment whose job someone gave a line of $100 and 10% tax. */
async function jobWithItems() {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner);
  const jobId = await jobOf(visitId);
  const typed = {
    fields: { discount: "", tax_rate: "10" },
    options: [{ name: "Job", lines: [line("Service", "100", { taxable: true })] }],
  };
  await saveJobItems(platform(), owner, { jobId, revision: 0, typed });
  return { owner, visitId, jobId, typed };
}

/** A job from an accepted estimate of $100 and 10% tax. */
async function acceptedJob() {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner);
  const jobId = await jobOf(visitId);
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  return { owner, visitId, jobId };
}

/** @returns the estimate's id */
async function acceptExtra(owner: BusinessMember, jobId: string, fields: Record<string, string>) {
  platform().passTime(1_000);
  const lines = [line("Extra", "100", { taxable: true })];
  const options = [{ name: "Good", lines }];
  const about = { work_order_id: jobId };
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    about,
    options,
    fields,
  });
  expect(await accept(token)).toMatchObject({ ok: true });
  platform().passTime(1_000);
  return estimateId;
}

/** Books two more appointments of the job, or of a new one, a week apart. @returns the first's id */
async function repeat(owner: BusinessMember, jobId: string | null, value: string) {
  const form = { work_order_id: jobId, value, date: "2026-11-30", book_anyway: "on" };
  const repeats = { repeats: "weekly", repeat_count: "2" };
  const checked = check(newJobSchema, visitForm({ ...form, ...repeats }));
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const made = await bookJob(platform(), owner, { request: checked.value, requestKey: null });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.visitId;
}

const repeatedOf = (jobId: string) =>
  query()
    .select()
    .from(visits)
    .where(and(eq(visits.workOrderId, jobId), isNotNull(visits.recurrenceId)))
    .orderBy(visits.startsAt);

const jobOf = async (visitId: string) => {
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  return visit?.workOrderId ?? "";
};
const jobValue = async (jobId: string) => {
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
  return job?.valueCents;
};

async function collect(owner: BusinessMember, visitId: string) {
  const bill = await findVisitBill(platform(), owner, visitId);
  const { invoiceId, dueCents } = bill ?? {};
  const form = { invoice_id: invoiceId ?? "", due_cents: String(dueCents ?? ""), method: "cash" };
  const checked = check(collectionSchema, form);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const request = { visitId, request: checked.value, requestKey: null };
  expect(await collectPayment(platform(), owner, request)).toMatchObject({ ok: true });
  return dueCents;
}

/** Collects every amount due at an appointment. @returns the amounts, in cents */
async function collectAll(owner: BusinessMember, visitId: string) {
  const due: (number | null | undefined)[] = [];
  for (let bill = await findVisitBill(platform(), owner, visitId); bill; ) {
    due.push(await collect(owner, visitId));
    platform().passTime(1_000);
    bill = await findVisitBill(platform(), owner, visitId);
  }
  return due;
}

/** Total and tax of the job's invoices, in cents. */
async function charged(jobId: string) {
  const found = await query()
    .select()
    .from(invoices)
    .where(and(eq(invoices.workOrderId, jobId), isNotNull(invoices.number)))
    .orderBy(invoices.number);
  return found.map(({ content }) => {
    const { totalCents, taxCents } = invoiceTotals(content);
    return [totalCents, taxCents];
  });
}

// estimates.accept
test.each([
  ["another tax rate", { tax_rate: "5" }, 10_500, 500],
  ["a discount", { discount: "20%", tax_rate: "10" }, 8_800, 800],
])("an accepted extra with %s is billed apart", async (_what, fields, cents, taxCents) => {
  const { owner, visitId, jobId, typed } = await jobWithItems();
  await acceptExtra(owner, jobId, fields);
  await acceptExtra(owner, jobId, fields);
  expect(await jobValue(jobId)).toBe(11_000);
  const lines = [line("Service", "200", { taxable: true })];
  const dearer = { ...typed, options: [{ name: "Job", lines }] };
  await saveJobItems(platform(), owner, { jobId, revision: 1, typed: dearer });
  expect(await jobValue(jobId)).toBe(22_000);
  await completeVisit(platform(), owner, visitId, true);
  expect(await collect(owner, visitId)).toBe(22_000);
  for (const _ of [1, 2]) {
    platform().passTime(1_000);
    expect(await collect(owner, visitId)).toBe(cents);
  }
  expect(await charged(jobId)).toEqual([
    [22_000, 2_000],
    [cents, taxCents],
    [cents, taxCents],
  ]);
  expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
});

test("after the line items, a new invoice bills an extra accepted apart", async () => {
  const { owner, jobId } = await jobWithItems();
  await acceptExtra(owner, jobId, { tax_rate: "5" });
  const totals: (number | undefined)[] = [];
  for (const _ of [1, 2]) {
    const made = await beginInvoice(platform(), owner, { work_order_id: jobId });
    if (!made.ok) throw new Error(made.code);
    totals.push((await invoiceOf(made.invoiceId))?.totalCents);
    platform().passTime(1_000);
  }
  expect(totals).toEqual([11_000, 10_500]);
});

test("an extra's invoice or draft leaves the line items due", async () => {
  for (const isIssued of [true, false]) {
    const { owner, visitId, jobId } = await jobWithItems();
    const estimateId = await acceptExtra(owner, jobId, { tax_rate: "5" });
    const made = await beginInvoice(platform(), owner, { estimate_id: estimateId });
    if (!made.ok) throw new Error(made.code);
    const { invoiceId } = made;
    const pay = { amount: 10_500, method: "cash" as const, paid_on: "2026-11-20", note: null };
    if (isIssued) {
      expect(await issueInvoice(platform(), owner, { invoiceId, revision: 1 })).toMatchObject({
        ok: true,
      });
      const request = { ...pay, more_than_owed: false, send_receipt: false };
      await recordPayment(platform(), owner, { invoiceId, requestKey: null, request });
    }
    await completeVisit(platform(), owner, visitId, true);
    expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "done" });
    expect(await collect(owner, visitId)).toBe(11_000);
    if (!isIssued) {
      expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "done" });
      expect(await collect(owner, visitId)).toBe(10_500);
    }
    expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
    expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "paid" });
  }
});

test("an extra for a recurring job is billed once, at no appointment's price", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await repeat(owner, jobId, "");
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  expect(await jobValue(jobId)).toBe(11_000);
  const due: (number | null | undefined)[] = [];
  for (const id of [...(await repeatedOf(jobId)).map((one) => one.id), visitId]) {
    await completeVisit(platform(), owner, id, true);
    due.push(...(await collectAll(owner, id)));
  }
  expect(due).toEqual([11_000, 11_000, 11_000, 11_000]);
  const taxes = (await charged(jobId)).map(([, taxCents]) => taxCents);
  expect(taxes).toEqual([1_000, 1_000, 1_000, 1_000]);
});

test("an extra for a recurring job keeps the tax of what repeats", async () => {
  const { owner, jobId, visitId } = await acceptedJob();
  await repeat(owner, jobId, "");
  await completeVisit(platform(), owner, visitId, true);
  expect(await collect(owner, visitId)).toBe(11_000);
  await acceptExtra(owner, jobId, { tax_rate: "5" });
  expect(await jobValue(jobId)).toBe(11_000);
  const due: (number | null | undefined)[] = [];
  for (const { id } of await repeatedOf(jobId)) {
    await completeVisit(platform(), owner, id, true);
    due.push(...(await collectAll(owner, id)));
  }
  expect(due).toEqual([11_000, 10_500, 11_000]);
  expect((await charged(jobId)).map(([, taxCents]) => taxCents)).toEqual([
    1_000, 1_000, 500, 1_000,
  ]);
});

test("an extra for appointments that repeat at a typed price is billed apart", async () => {
  const owner = await newBusiness(platform());
  const visitId = await repeat(owner, null, "90");
  const jobId = await jobOf(visitId);
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  expect(await jobValue(jobId)).toBe(9_000);
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([9_000, 11_000]);
});

test("an estimate for the one-time work of a recurring job replaces its price", async () => {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner, { value: "200" });
  const jobId = await jobOf(visitId);
  await repeat(owner, jobId, "90");
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([11_000]);
  const [repeated] = await repeatedOf(jobId);
  await completeVisit(platform(), owner, repeated?.id ?? "", true);
  expect(await collectAll(owner, repeated?.id ?? "")).toEqual([9_000]);
});

test("an estimate whose lines joined its job's is invoiced with them", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  const estimateId = await acceptExtra(owner, jobId, { tax_rate: "10" });
  const made = await beginInvoice(platform(), owner, { estimate_id: estimateId });
  if (!made.ok) throw new Error(made.code);
  const { invoiceId } = made;
  expect(await invoiceOf(invoiceId)).toMatchObject({ workOrderId: jobId, totalCents: 22_000 });
  expect(await issueInvoice(platform(), owner, { invoiceId, revision: 1 })).toMatchObject({
    ok: true,
  });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([22_000]);
});

test("an appointment booked for an extra of a recurring job costs the extra", async () => {
  const owner = await newBusiness(platform());
  const first = await repeat(owner, null, "90");
  const jobId = await jobOf(first);
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  expect(await findCustomerOfJob(platform(), owner, jobId)).toMatchObject({ extrasCents: 11_000 });
  const extra = await addVisit(platform(), owner, { work_order_id: jobId, date: "2026-12-02" });
  await completeVisit(platform(), owner, first, true);
  expect(await collectAll(owner, first)).toEqual([9_000]);
  await completeVisit(platform(), owner, extra, true);
  expect(await collectAll(owner, extra)).toEqual([11_000]);
  expect(await jobValue(jobId)).toBe(9_000);
});

test("an estimate accepted after the one-time work was billed is an extra", async () => {
  const owner = await newBusiness(platform());
  const once = await addVisit(platform(), owner, { value: "200" });
  const jobId = await jobOf(once);
  await repeat(owner, jobId, "90");
  await completeVisit(platform(), owner, once, true);
  expect(await collectAll(owner, once)).toEqual([20_000]);
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  const [repeated] = await repeatedOf(jobId);
  await completeVisit(platform(), owner, repeated?.id ?? "", true);
  expect(await collectAll(owner, repeated?.id ?? "")).toEqual([9_000, 11_000]);
});

test("an invoice for a price of its own bills no estimate of the job", async () => {
  const owner = await newBusiness(platform());
  const once = await addVisit(platform(), owner, { value: "200" });
  const jobId = await jobOf(once);
  await repeat(owner, jobId, "90");
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  const [repeated] = await repeatedOf(jobId);
  await completeVisit(platform(), owner, repeated?.id ?? "", true);
  expect(await collectAll(owner, repeated?.id ?? "")).toEqual([9_000]);
  await completeVisit(platform(), owner, once, true);
  expect(await collectAll(owner, once)).toEqual([11_000]);
});

test("line items saved after two estimates leave the separate one billed apart", async () => {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner);
  const jobId = await jobOf(visitId);
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  await acceptExtra(owner, jobId, { tax_rate: "5" });
  const { content } = await findJobItems(platform(), owner, jobId);
  const typed = toJobItemsForm(content);
  typed.options[0]?.lines.push(line("Filter", "20"));
  await saveJobItems(platform(), owner, { jobId, revision: 0, typed });
  await completeVisit(platform(), owner, visitId, true);
  expect([await collect(owner, visitId), await collect(owner, visitId)]).toEqual([13_000, 10_500]);
  expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
});

test("an extra that its deposit covers leaves the next one due", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await acceptExtra(owner, jobId, { tax_rate: "5", deposit: "105" });
  const [deposit] = await query().select().from(invoices).where(eq(invoices.isDeposit, true));
  const paid = { amount: 10_500, method: "cash" as const, paid_on: "2026-11-20", note: null };
  const request = { ...paid, more_than_owed: false, send_receipt: false };
  const payment = { invoiceId: deposit?.id ?? "", requestKey: null, request };
  expect(await recordPayment(platform(), owner, payment)).toMatchObject({ ok: true });
  await acceptExtra(owner, jobId, { tax_rate: "6" });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([11_000, 10_600]);
});

test("an extra with a deposit keeps it for its own invoice", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await acceptExtra(owner, jobId, { tax_rate: "5", deposit: "50" });
  const [deposit] = await query().select().from(invoices).where(eq(invoices.isDeposit, true));
  await addIssuedInvoice(platform(), owner, { about: { work_order_id: jobId } });
  const after = deposit && (await invoiceOf(deposit.id));
  expect(after).toMatchObject({ creditedCents: 0, deductedById: null });
  expect(await findVisitBill(platform(), owner, visitId)).toMatchObject({ dueCents: 10_000 });
});

test("an accepted extra adds to a job's value with line items", async () => {
  const { owner, jobId } = await jobWithItems();
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  expect(await jobValue(jobId)).toBe(22_000);
});

// invoices.recurring
test.each([
  ["its price", "110"],
  ["a blank price", ""],
])("appointments repeated at %s are billed with the estimate's tax", async (_what, value) => {
  const { owner, jobId } = await acceptedJob();
  await repeat(owner, jobId, value);
  const repeated = await repeatedOf(jobId);
  expect(repeated).toHaveLength(2);
  for (const { id } of repeated) {
    await completeVisit(platform(), owner, id, true);
    expect(await collect(owner, id)).toBe(11_000);
    platform().passTime(1_000);
  }
  expect(await charged(jobId)).toEqual([
    [11_000, 1_000],
    [11_000, 1_000],
  ]);
});

test.each([
  ["line items", jobWithItems],
  ["an accepted estimate", acceptedJob],
])("an appointment's edit can't change the price of %s", async (_what, start) => {
  const { owner, visitId, jobId } = await start();
  const edit = async (value: string) => {
    const found = await findVisitDetails(platform(), owner, visitId);
    expect(found?.linesCents).toBe(11_000);
    const typed = visitForm({ seen: found?.seen ?? "", value, notes: "Side gate" });
    const details = check(visitDetailsSchema, typed);
    if (!details.ok) throw new Error(JSON.stringify(details.errors));
    return editVisit(platform(), owner, visitId, details.value);
  };
  const refused = { ok: false, errors: { value: expect.stringContaining("line items") } };
  expect(await edit("150")).toMatchObject(refused);
  expect(await edit("110")).toEqual({ ok: true, changed: true });
  const next = { work_order_id: jobId, date: "2026-11-30", book_anyway: "on" };
  expect(await book(platform(), owner, { ...next, value: "150" })).toMatchObject(refused);
  expect(await book(platform(), owner, { ...next, value: "110" })).toMatchObject({ ok: true });
  const later = { ...next, date: "2026-12-01", value: "" };
  expect(await book(platform(), owner, later)).toMatchObject({ ok: true });
  expect(await jobValue(jobId)).toBe(11_000);
});
