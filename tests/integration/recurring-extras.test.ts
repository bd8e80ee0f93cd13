import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { visitDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { findCustomerOfJob } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness, visitForm } from "./appointment-fixtures.ts";
import { beginInvoice } from "./invoice-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
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

/** A job that repeats at $90, with an accepted extra of $110. */
async function weeklyWithExtra() {
  const owner = await newBusiness(platform());
  const first = await repeat(owner, null, "90");
  const jobId = await jobOf(first);
  const estimateId = await acceptExtra(owner, jobId, { tax_rate: "10" });
  const bookOnce = (value: string, date = "2026-12-02") =>
    addVisit(platform(), owner, { work_order_id: jobId, date, value });
  const finish = async (visitId: string) => {
    await completeVisit(platform(), owner, visitId, true);
    return collectAll(owner, visitId);
  };
  return { owner, first, jobId, estimateId, bookOnce, finish };
}

test("an extra for a recurring job is billed once, at no appointment's price", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await repeat(owner, jobId, "");
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  expect(await jobValue(jobId)).toBe(11_000);
  const due: (number | null | undefined)[] = [];
  for (const id of [...(await repeatedOf(jobId)).map((visit) => visit.id), visitId]) {
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

test("an appointment booked for an extra of a recurring job costs the extra", async () => {
  const owner = await newBusiness(platform());
  const first = await repeat(owner, null, "90");
  const jobId = await jobOf(first);
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  expect(await findCustomerOfJob(platform(), owner, jobId)).toMatchObject({ extras: [11_000] });
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

test("another price typed for an extra's appointment is billed too", async () => {
  const { bookOnce, finish } = await weeklyWithExtra();
  const extra = await bookOnce("60");
  expect(await finish(extra)).toEqual([6_000, 11_000]);
});

test("typing the price of one of two extras charges it once", async () => {
  const { owner, jobId, bookOnce, finish } = await weeklyWithExtra();
  await acceptExtra(owner, jobId, { tax_rate: "5" });
  expect(await finish(await bookOnce("110"))).toEqual([11_000, 10_500]);
});

test("an extra accepted after another one's appointment was booked is due there", async () => {
  const { owner, jobId, bookOnce, finish } = await weeklyWithExtra();
  const extra = await bookOnce("");
  await acceptExtra(owner, jobId, { tax_rate: "5" });
  expect(await finish(extra)).toEqual([11_000, 10_500]);
  expect(await jobValue(jobId)).toBe(9_000);
});

test("an extra invoiced before its appointment is booked costs nothing there", async () => {
  const { owner, estimateId, bookOnce, finish } = await weeklyWithExtra();
  const made = await beginInvoice(platform(), owner, { estimate_id: estimateId });
  if (!made.ok) throw new Error(made.code);
  await issueInvoice(platform(), owner, { invoiceId: made.invoiceId, revision: 1 });
  expect(await finish(await bookOnce(""))).toEqual([11_000]);
});

test("editing an extra's appointment leaves the job's price", async () => {
  const { owner, jobId, first, bookOnce, finish } = await weeklyWithExtra();
  const extra = await bookOnce("");
  const visitDetails = await findVisitDetails(platform(), owner, extra);
  expect(visitDetails?.linesCents).toBe(null);
  const typed = visitForm({ seen: visitDetails?.seen ?? "", value: "40", notes: "Gate code 12" });
  const details = check(visitDetailsSchema, typed);
  if (!details.ok) throw new Error(JSON.stringify(details.errors));
  expect(await editVisit(platform(), owner, extra, details.value)).toMatchObject({ ok: true });
  expect(await jobValue(jobId)).toBe(9_000);
  expect(await finish(extra)).toEqual([4_000, 11_000]);
  expect(await finish(first)).toEqual([9_000]);
});

test("an invoice that names no appointment never bills a free one", async () => {
  const { owner, jobId, first, bookOnce, finish } = await weeklyWithExtra();
  const free = await bookOnce("", "2026-11-28");
  expect(await finish(free)).toEqual([11_000]);
  const made = await beginInvoice(platform(), owner, { work_order_id: jobId });
  if (!made.ok) throw new Error(made.code);
  await completeVisit(platform(), owner, first, true);
  platform().passTime(14 * 24 * 60 * 60 * 1_000);
  await issueInvoice(platform(), owner, { invoiceId: made.invoiceId, revision: 1 });
  expect(await collect(owner, first)).toBe(9_000);
  expect(await findVisitBill(platform(), owner, first)).toBeNull();
});

test("a draft of an extra leaves a deposit to the work that it covers", async () => {
  const { owner, jobId, first, estimateId, finish } = await weeklyWithExtra();
  const made = await beginInvoice(platform(), owner, { work_order_id: jobId });
  if (!made.ok) throw new Error(made.code);
  const ofIt = eq(invoices.id, made.invoiceId);
  const forBooking = { isDeposit: true, estimateId: null };
  await query().update(invoices).set(forBooking).where(ofIt);
  await issueInvoice(platform(), owner, { invoiceId: made.invoiceId, revision: 1 });
  await query().update(invoices).set({ paidCents: sql`total_cents` }).where(ofIt);
  const extra = await beginInvoice(platform(), owner, { estimate_id: estimateId });
  expect(extra).toMatchObject({ ok: true });
  // The deposit of $110 covers the work of $90.
  expect(await finish(first)).toEqual([9_000]);
});
