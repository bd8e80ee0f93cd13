import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server.ts";
import { quickBooksLines } from "~/domains/billing/invoices/quickbooks-lines.ts";
import {
  billAgain,
  creditInvoice,
  recordPayment,
} from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { findJob } from "~/domains/office/jobs/find-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { line } from "./estimate-fixtures.ts";
import { addIssuedInvoice, beginInvoice, billing } from "./invoice-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { invoiceOf, entriesOf } = billing(platform);
const { query, acceptExtra, jobWithItems, jobOf, collectAll, charged } = pricedJobs(platform);

/** A job of $110 with a deposit of $50 that was paid. */
async function jobWithDeposit() {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner);
  const jobId = await jobOf(visitId);
  await acceptExtra(owner, jobId, { tax_rate: "10", deposit: "50" });
  const ofDeposit = and(eq(invoices.workOrderId, jobId), eq(invoices.isDeposit, true));
  const [deposit] = await query().select().from(invoices).where(ofDeposit);
  await pay(owner, deposit?.id ?? "", 5_000);
  return { owner, visitId, jobId, depositId: deposit?.id ?? "" };
}

async function pay(owner: BusinessMember, invoiceId: string, amount: number) {
  const request = {
    ...{ amount, method: "cash" as const, paid_on: "2026-11-20", note: null },
    ...{ more_than_owed: false, send_receipt: false },
  };
  const paid = await recordPayment(platform(), owner, { invoiceId, requestKey: null, request });
  expect(paid).toMatchObject({ ok: true });
}

function credit(owner: BusinessMember, invoiceId: string, amount: number, bill_again = true) {
  const request = { amount, reason: "Wrong", bill_again };
  return creditInvoice(platform(), owner, { invoiceId, requestKey: null, request });
}

async function dueOf(invoiceId: string) {
  const invoice = await invoiceOf(invoiceId);
  return invoice && calculateBalanceDue(invoice);
}

const invoiceFor = (owner: BusinessMember, jobId: string, price: string) =>
  addIssuedInvoice(platform(), owner, {
    about: { work_order_id: jobId },
    fields: { tax_rate: "" },
    lines: [line("Work", price)],
  });

test("a replacement finalized first gets the replaced invoice's deposit", async () => {
  const { owner, jobId, depositId } = await jobWithDeposit();
  const wrong = await invoiceFor(owner, jobId, "120");
  const right = await invoiceFor(owner, jobId, "110");
  expect([await dueOf(wrong), await dueOf(right)]).toEqual([7_000, 11_000]);
  expect(await credit(owner, wrong, 7_000)).toMatchObject({ ok: true });
  expect([await dueOf(depositId), await dueOf(wrong), await dueOf(right)]).toEqual([0, 0, 6_000]);
  expect((await entriesOf(right)).at(-1)).toMatchObject({
    ...{ kind: "credit", cents: -5_000, depositNumber: 1_001 },
    note: "Deposit paid (INV-1001)",
  });
  // It's used up.
  expect(await dueOf(await invoiceFor(owner, jobId, "10"))).toBe(1_000);
});

test("an invoice for another estimate gets no deposit of a voided one", async () => {
  const { owner, jobId } = await jobWithDeposit();
  const other = await acceptExtra(owner, jobId, { tax_rate: "5" });
  const [own] = await query().select().from(invoices).where(eq(invoices.workOrderId, jobId));
  const forEstimate = (id: string, price: string) =>
    addIssuedInvoice(platform(), owner, {
      ...{ about: { estimate_id: id }, lines: [line("Work", price)], fields: { tax_rate: "" } },
    });
  const first = await forEstimate(own?.estimateId ?? "", "110");
  const second = await forEstimate(other, "150");
  expect(await credit(owner, first, 6_000)).toMatchObject({ ok: true });
  expect(await dueOf(second)).toBe(15_000);
});

test("a voided replacement leaves its credited deposit to the next invoice", async () => {
  const { owner, jobId } = await jobWithDeposit();
  const wrong = await invoiceFor(owner, jobId, "120");
  const right = await invoiceFor(owner, jobId, "110");
  await credit(owner, wrong, 7_000);
  await credit(owner, right, 6_000);
  expect(await dueOf(await invoiceFor(owner, jobId, "100"))).toBe(5_000);
});

test("a chain of replacements hands the deposit on", async () => {
  const { owner, jobId } = await jobWithDeposit();
  const first = await invoiceFor(owner, jobId, "120");
  const second = await invoiceFor(owner, jobId, "110");
  await credit(owner, first, 7_000);
  const third = await invoiceFor(owner, jobId, "100");
  await credit(owner, second, 6_000);
  expect(await dueOf(third)).toBe(5_000);
});

test("a replacement smaller than the deposit leaves the next invoice the rest", async () => {
  const { owner, jobId } = await jobWithDeposit();
  const wrong = await invoiceFor(owner, jobId, "120");
  const right = await invoiceFor(owner, jobId, "30");
  await credit(owner, wrong, 7_000);
  expect(await dueOf(right)).toBe(0);
  const paid = (await listInvoices(platform(), owner, "paid", null)).rows;
  const covered = paid.find(({ id }) => id === right);
  expect(covered?.shownState).toBe("paid");
  expect(covered && quickBooksLines(covered)).toMatchObject([
    { item: "Services", amount: 30 },
    { item: "Deposit", description: "Deposit paid (INV-1001)", amount: -30 },
  ]);
  const credited = (await listInvoices(platform(), owner, "credited", null)).rows;
  expect(credited.map(({ id }) => id)).toEqual([wrong]);
  expect((await findInvoice(platform(), owner, right))?.shownState).toBe("paid");
  expect(await dueOf(await invoiceFor(owner, jobId, "100"))).toBe(8_000);
});

test("a paid replacement's deposit is owed to the customer", async () => {
  const { owner, jobId } = await jobWithDeposit();
  const wrong = await invoiceFor(owner, jobId, "120");
  const right = await invoiceFor(owner, jobId, "110");
  await pay(owner, right, 11_000);
  await credit(owner, wrong, 7_000);
  expect(await dueOf(right)).toBe(-5_000);
});

test("an invoice for other work gets no deposit; voided work stays due", async () => {
  const { owner, visitId, jobId } = await jobWithDeposit();
  const first = await invoiceFor(owner, jobId, "80");
  const second = await invoiceFor(owner, jobId, "30");
  await pay(owner, second, 3_000);
  await completeVisit(platform(), owner, visitId, true);
  expect(await credit(owner, first, 3_000)).toMatchObject({ ok: true });
  expect(await dueOf(second)).toBe(0);
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "done" });
  // Of $80, $50 is paid in advance.
  expect(await collectAll(owner, visitId)).toEqual([3_000]);
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "paid" });
});

test("an invoice older than a voided one doesn't bill its work", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  const parts = await invoiceFor(owner, jobId, "30");
  await pay(owner, parts, 3_000);
  const made = await beginInvoice(platform(), owner, { work_order_id: jobId });
  if (!made.ok) throw new Error(made.code);
  await issueInvoice(platform(), owner, { invoiceId: made.invoiceId, revision: 1 });
  await completeVisit(platform(), owner, visitId, true);
  await credit(owner, made.invoiceId, 11_000);
  // A new invoice starts with the voided lines.
  const again = await beginInvoice(platform(), owner, { work_order_id: jobId });
  expect(again.ok && (await invoiceOf(again.invoiceId))).toMatchObject({ totalCents: 11_000 });
  expect(await collectAll(owner, visitId)).toEqual([11_000]);
  expect((await charged(jobId)).at(-1)).toEqual([11_000, 1_000]);
  expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
});

test("a replacement counts as the bill for the voided work", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  const wrong = await invoiceFor(owner, jobId, "120");
  const right = await invoiceFor(owner, jobId, "90");
  await pay(owner, right, 9_000);
  await completeVisit(platform(), owner, visitId, true);
  await credit(owner, wrong, 12_000);
  expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "paid" });
});

test("an invoice bills one of several voided ones", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  const first = await invoiceFor(owner, jobId, "40");
  const second = await invoiceFor(owner, jobId, "30");
  await pay(owner, await invoiceFor(owner, jobId, "40"), 4_000);
  await completeVisit(platform(), owner, visitId, true);
  await credit(owner, first, 4_000);
  await credit(owner, second, 3_000);
  expect(await collectAll(owner, visitId)).toEqual([4_000, 3_000]);
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "paid" });
});

test("a job whose invoices were all voided is billed in full", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  const parts = [
    [await invoiceFor(owner, jobId, "50"), 5_000],
    [await invoiceFor(owner, jobId, "30"), 3_000],
    [await invoiceFor(owner, jobId, "30"), 3_000],
  ] as const;
  await completeVisit(platform(), owner, visitId, true);
  for (const [invoiceId, cents] of parts) await credit(owner, invoiceId, cents);
  expect(await collectAll(owner, visitId)).toEqual([11_000]);
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "paid" });
});

/** A done job of this value, with invoices of $66 and $44 including tax; the second is paid. */
async function jobInTwoParts(value: string | null) {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner, { value });
  const jobId = await jobOf(visitId);
  const taxed = (price: string) =>
    addIssuedInvoice(platform(), owner, {
      about: { work_order_id: jobId },
      fields: { tax_rate: "10" },
      lines: [line("Work", price, { taxable: true })],
    });
  const first = await taxed("60");
  await pay(owner, await taxed("40"), 4_400);
  await completeVisit(platform(), owner, visitId, true);
  return { owner, visitId, jobId, first };
}

test("sales tax doesn't make an invoice for other work a replacement", async () => {
  const { owner, visitId, jobId, first } = await jobInTwoParts("100");
  await credit(owner, first, 6_600);
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "done" });
  expect(await collectAll(owner, visitId)).toEqual([6_600]);
});

test("without a price, what someone invoices again is due", async () => {
  const { owner, visitId, jobId, first } = await jobInTwoParts(null);
  await credit(owner, first, 6_600);
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "done" });
  expect(await collectAll(owner, visitId)).toEqual([6_600]);
});

test("voiding the later of two full invoices leaves nothing due", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await pay(owner, await invoiceFor(owner, jobId, "110"), 11_000);
  const twice = await invoiceFor(owner, jobId, "110");
  await completeVisit(platform(), owner, visitId, true);
  await credit(owner, twice, 11_000);
  expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
  expect(await findJob(platform(), owner, jobId)).toMatchObject({ state: "paid" });
});

test("a credit without voiding moves neither the deposit nor the bill", async () => {
  const { owner, jobId, visitId } = await jobWithDeposit();
  const wrong = await invoiceFor(owner, jobId, "110");
  const right = await invoiceFor(owner, jobId, "110");
  expect(await credit(owner, wrong, 6_000, false)).toMatchObject({ ok: true });
  expect(await dueOf(right)).toBe(11_000);
  expect(await billAgain(platform(), owner, right)).toMatchObject({ code: "not_possible" });
  await pay(owner, right, 11_000);
  await completeVisit(platform(), owner, visitId, true);
  expect(await findVisitBill(platform(), owner, visitId)).toBeNull();
});
