import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { creditInvoice, recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { listJobs, readJobTotals, waitingJobs } from "~/domains/office/jobs/list-jobs.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { line } from "./estimate-fixtures.ts";
import { addIssuedInvoice, billing } from "./invoice-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { invoiceOf } = billing(platform);
const { query, acceptExtra, jobOf, repeat } = pricedJobs(platform);

const invoiceFor = (owner: BusinessMember, jobId: string, price: string) =>
  addIssuedInvoice(platform(), owner, {
    about: { work_order_id: jobId },
    fields: { tax_rate: "" },
    lines: [line("Work", price)],
  });

async function pay(owner: BusinessMember, invoiceId: string) {
  const request = {
    ...{ amount: (await invoiceOf(invoiceId))?.totalCents ?? 0, method: "cash" as const },
    ...{ paid_on: "2026-11-20", note: null, more_than_owed: false, send_receipt: false },
  };
  const paid = await recordPayment(platform(), owner, { invoiceId, requestKey: null, request });
  expect(paid).toMatchObject({ ok: true });
}

/** The values of the business's jobs, newest first. */
async function valuesOf(owner: BusinessMember) {
  const all = { state: null, crewId: null, isRecurring: false, search: "", after: null };
  const { rows } = await listJobs(platform(), owner, { ...all, sort: "-date" });
  return rows.map(({ valueCents }) => valueCents);
}

/** A job of $110 whose invoice of $80 deducts a paid deposit of $50. */
async function jobWithDeposit() {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner);
  const jobId = await jobOf(visitId);
  await acceptExtra(owner, jobId, { tax_rate: "10", deposit: "50" });
  const ofDeposit = and(eq(invoices.workOrderId, jobId), eq(invoices.isDeposit, true));
  const [deposit] = await query().select().from(invoices).where(ofDeposit);
  await pay(owner, deposit?.id ?? "");
  const invoiceId = await invoiceFor(owner, jobId, "80");
  expect(await invoiceOf(invoiceId)).toMatchObject({ totalCents: 3_000 });
  return { owner, visitId, jobId, invoiceId };
}

test("work that is due again is to invoice, before its deposits", async () => {
  const { owner, visitId, jobId, invoiceId } = await jobWithDeposit();
  await pay(owner, await invoiceFor(owner, jobId, "30"));
  await completeVisit(platform(), owner, visitId, true);
  const toInvoice = async () => (await readJobTotals(platform(), owner, waitingJobs)).done;
  expect(await toInvoice()).toEqual({ count: 0, cents: 0 });
  const request = { amount: 3_000, reason: "Wrong", bill_again: true };
  await creditInvoice(platform(), owner, { invoiceId, requestKey: null, request });
  expect(await toInvoice()).toEqual({ count: 1, cents: 8_000 });
});

test("a recurring job is worth its next recurring appointment", async () => {
  const owner = await newBusiness(platform());
  const jobId = await jobOf(await addVisit(platform(), owner, { value: "500" }));
  await repeat(owner, jobId, "80");
  expect(await valuesOf(owner)).toEqual([8_000]);
});

test("appointments without a charge don't make a job worth nothing", async () => {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner);
  await query().update(visits).set({ priceCents: 0 }).where(eq(visits.id, visitId));
  expect(await valuesOf(owner)).toEqual([null]);
  await invoiceFor(owner, await jobOf(visitId), "75");
  expect(await valuesOf(owner)).toEqual([7_500]);
});

test("what a job was billed includes its deposit", async () => {
  const { owner, jobId } = await jobWithDeposit();
  await query().update(workOrders).set({ valueCents: null }).where(eq(workOrders.id, jobId));
  expect(await valuesOf(owner)).toEqual([8_000]);
});
