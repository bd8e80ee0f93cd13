import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { findJobItems, saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { toJobItemsForm } from "~/domains/billing/job-items/typed-job-items.ts";
import { visitDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { findJob } from "~/domains/office/jobs/find-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, book, newBusiness, visitForm } from "./appointment-fixtures.ts";
import { line } from "./estimate-fixtures.ts";
import { addIssuedInvoice, beginInvoice, billing } from "./invoice-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { invoiceOf } = billing(platform);
const {
  query,
  jobWithItems,
  acceptedJob,
  acceptExtra,
  repeat,
  repeatedOf,
  jobOf,
  jobValue,
  collect,
  collectAll,
  charged,
} = pricedJobs(platform);

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
    const visitDetails = await findVisitDetails(platform(), owner, visitId);
    expect(visitDetails?.linesCents).toBe(11_000);
    const typed = visitForm({ seen: visitDetails?.seen ?? "", value, notes: "Side gate" });
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
