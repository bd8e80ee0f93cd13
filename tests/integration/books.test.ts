import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TaxFigures } from "~/domains/billing/books/books.ts";
import { fillInvoiceSales } from "~/domains/billing/books/fill-invoice-sales.server.ts";
import { readPayments, streamPayments } from "~/domains/billing/books/payments.server.ts";
import { listReceivables, readReceivables } from "~/domains/billing/books/receivables.server.ts";
import { listInvoiceTaxes, readSalesTax } from "~/domains/billing/books/sales-tax.server.ts";
import { readStatement } from "~/domains/billing/books/statement.server.ts";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { saveInvoiceSettings } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { readInvoiceTable } from "~/domains/billing/invoices/invoice-table.server.ts";
import { collectionSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { mergeCustomers } from "~/domains/customers/merge-customers.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { allOf, books } from "./books-fixtures.ts";
import { addSentEstimate, estimates, line } from "./estimate-fixtures.ts";
import { addIssuedInvoice, billing } from "./invoice-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, invoiceOf } = billing(platform);
const { accept } = estimates(platform);
const { jobOf, acceptExtra } = pricedJobs(platform);
const { today, pay, refund, credit } = books(platform);

const day = 24 * 60 * 60_000;
const everything = { from: "2026-01-01", to: "2026-12-31" };
const firstPage = { method: null, sort: "-date", page: 1 } as const;

/** $100 taxed at 8.25%, and $20 without tax. */
const taxed = {
  fields: { tax_rate: "8.25" },
  lines: [line("Labor", "100", { taxable: true }), line("Permit", "20")],
};

const flat = ({ invoiced, credited, collected }: TaxFigures) =>
  [invoiced, credited, collected].map(({ taxableCents, nonTaxableCents, taxCents }) => [
    taxableCents,
    nonTaxableCents,
    taxCents,
  ]);

test("a deposit counts as collected when the final invoice deducts it", async () => {
  const owner = await newBusiness(platform());
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    fields: { tax_rate: "8.25", deposit: "50" },
    options: [{ name: "Good", lines: taxed.lines }],
  });
  expect(await accept(token)).toMatchObject({ ok: true });
  const ofDeposit = and(
    eq(invoices.contractorId, owner.contractorId),
    eq(invoices.isDeposit, true),
  );
  const [deposit] = await query().select().from(invoices).where(ofDeposit);
  await pay(owner, deposit?.id ?? "", 5_000);
  const paidOn = today();
  expect(await readSalesTax(platform(), owner, { from: paidOn, to: paidOn })).toMatchObject({
    ...{ rates: [], missing: 0 },
  });
  platform().passTime(day);
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    ...{ about: { estimate_id: estimateId }, fields: taxed.fields, lines: taxed.lines },
  });
  expect(await invoiceOf(invoiceId)).toMatchObject({ totalCents: 7_825 });
  const ofToday = () => readSalesTax(platform(), owner, { from: today(), to: today() });
  // $50 of $128.25: $3.22 of the tax.
  const { rates } = await ofToday();
  expect(rates.map(({ taxRate }) => taxRate)).toEqual([8_250]);
  expect(rates.map(flat)).toEqual([
    [
      [10_000, 2_000, 825],
      [0, 0, 0],
      [3_898, 780, 322],
    ],
  ]);
  platform().passTime(day);
  await pay(owner, invoiceId, 7_825);
  expect(flat((await ofToday()).total)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [6_102, 1_220, 503],
  ]);
  expect(flat((await readSalesTax(platform(), owner, everything)).total)).toEqual([
    [10_000, 2_000, 825],
    [0, 0, 0],
    [10_000, 2_000, 825],
  ]);
});

test("a deposit passed on to a replacement counts as collected there", async () => {
  const owner = await newBusiness(platform());
  const jobId = await jobOf(await addVisit(platform(), owner));
  await acceptExtra(owner, jobId, { tax_rate: "10", deposit: "50" });
  const ofDeposit = and(eq(invoices.workOrderId, jobId), eq(invoices.isDeposit, true));
  const [deposit] = await query().select().from(invoices).where(ofDeposit);
  await pay(owner, deposit?.id ?? "", 5_000);
  const bill = (price: string) =>
    addIssuedInvoice(platform(), owner, {
      ...{
        about: { work_order_id: jobId },
        fields: { tax_rate: "" },
        lines: [line("Work", price)],
      },
    });
  const wrong = await bill("120");
  await bill("110");
  const issuedOn = today();
  platform().passTime(day);
  expect(await credit(owner, wrong, 7_000, { bill_again: "on" })).toMatchObject({ ok: true });
  const first = await readSalesTax(platform(), owner, { from: issuedOn, to: issuedOn });
  const second = await readSalesTax(platform(), owner, { from: today(), to: today() });
  expect([first.total, second.total].map(flat)).toEqual([
    [
      [0, 23_000, 0],
      [0, 0, 0],
      [0, 5_000, 0],
    ],
    [
      [0, 0, 0],
      [0, 12_000, 0],
      [0, 0, 0],
    ],
  ]);
  const rows = await listInvoiceTaxes(platform(), owner, everything);
  expect(rows.map(({ collected }) => collected.nonTaxableCents)).toEqual([0, 5_000]);
});

test("voiding an invoice reverses all of its sale on that day", async () => {
  const owner = await newBusiness(platform());
  const invoiceId = await addIssuedInvoice(platform(), owner, taxed);
  await credit(owner, invoiceId, 2_825);
  const from = today();
  platform().passTime(day);
  expect(await credit(owner, invoiceId, 10_000, { bill_again: "on" })).toMatchObject({ ok: true });
  await addIssuedInvoice(platform(), owner, taxed);
  const first = await readSalesTax(platform(), owner, { from, to: from });
  const second = await readSalesTax(platform(), owner, { from: today(), to: today() });
  expect([first.total, second.total].map(flat)).toEqual([
    [
      [10_000, 2_000, 825],
      [2_203, 440, 182],
      [0, 0, 0],
    ],
    [
      [10_000, 2_000, 825],
      [7_797, 1_560, 643],
      [0, 0, 0],
    ],
  ]);
  const rows = await listInvoiceTaxes(platform(), owner, everything);
  expect(rows.map(({ number, invoiced, credited }) => [number, invoiced, credited])).toEqual([
    [1001, rows[0]?.invoiced, rows[0]?.invoiced],
    [1002, rows[0]?.invoiced, { taxableCents: 0, nonTaxableCents: 0, taxCents: 0 }],
  ]);
});

test("a refund that isn't owed again reverses the sale", async () => {
  const owner = await newBusiness(platform());
  const invoiceId = await addIssuedInvoice(platform(), owner, taxed);
  await pay(owner, invoiceId, 12_825);
  await refund(owner, invoiceId, 12_825, { not_owed_again: "on" });
  const { total } = await readSalesTax(platform(), owner, everything);
  expect(flat(total)).toEqual([
    [10_000, 2_000, 825],
    [10_000, 2_000, 825],
    [0, 0, 0],
  ]);
  const { totals } = await readPayments(platform(), owner, { ...firstPage, ...everything });
  expect(totals).toMatchObject({
    ...{ count: 2, receivedCents: 12_825, refundedCents: 12_825, netCents: 0 },
    byMethod: [{ method: "check", count: 2, cents: 0 }],
  });
});

test("a tip is part of a payment and of no sale", async () => {
  const owner = await newBusiness(platform());
  const settings = { due_days: "14", estimate_reminders: "", tips: "on" };
  await saveInvoiceSettings(platform(), owner, settings);
  const visitId = await addVisit(platform(), owner, { value: "100" });
  await completeVisit(platform(), owner, visitId, true);
  const bill = await findVisitBill(platform(), owner, visitId);
  const checked = check(collectionSchema, {
    ...{ invoice_id: "", due_cents: String(bill?.dueCents), method: "cash", tip: "20.50" },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const request = { visitId, request: checked.value, requestKey: null };
  expect(await collectPayment(platform(), owner, request)).toMatchObject({ ok: true });
  const { rows, totals } = await readPayments(platform(), owner, { ...firstPage, ...everything });
  expect(rows).toMatchObject([{ cents: 12_050, tipCents: 2_050, method: "cash" }]);
  expect(totals).toMatchObject({ netCents: 12_050, tipCents: 2_050 });
  await refund(owner, rows[0]?.invoiceId ?? "", 2_550);
  const after = await readPayments(platform(), owner, { ...firstPage, ...everything });
  expect(after.rows.map(({ cents, tipCents }) => [cents, tipCents])).toEqual([
    [-2_550, -2_050],
    [12_050, 2_050],
  ]);
  expect(after.totals).toMatchObject({ netCents: 9_500, tipCents: 0 });
  const { total } = await readSalesTax(platform(), owner, everything);
  expect(flat(total)[2]).toEqual([0, 9_500, 0]);
});

test("payments are filtered by day and method, sorted, and paged", async () => {
  const owner = await newBusiness(platform());
  const sam = await addIssuedInvoice(platform(), owner);
  const about = { customer_name: "Ann Able", phone: "", email: "ann@home.example" };
  const ann = await addIssuedInvoice(platform(), owner, { about });
  await pay(owner, sam, 1_000);
  await pay(owner, ann, 3_000, { method: "cash", note: "=SUM(A1)" });
  const from = today();
  platform().passTime(day);
  await pay(owner, sam, 2_000);
  const read = async (change: Partial<Parameters<typeof readPayments>[2]>) =>
    (await readPayments(platform(), owner, { ...firstPage, ...everything, ...change })).rows.map(
      ({ cents }) => cents,
    );
  expect(await read({})).toEqual([2_000, 3_000, 1_000]);
  expect(await read({ from, to: from, sort: "amount" })).toEqual([1_000, 3_000]);
  expect(await read({ method: "check", sort: "-amount" })).toEqual([2_000, 1_000]);
  expect(await read({ sort: "customer" })).toEqual([3_000, 1_000, 2_000]);
  expect(await read({ page: 2 })).toEqual([]);
  const listed = await allOf(streamPayments(platform(), owner, { ...everything, method: null }));
  expect(listed.map(({ cents }) => cents)).toEqual([1_000, 3_000, 2_000]);
  const { totals } = await readPayments(platform(), owner, { ...firstPage, ...everything });
  expect(totals.byMethod).toEqual([
    { method: "cash", count: 1, cents: 3_000 },
    { method: "check", count: 2, cents: 3_000 },
  ]);
});

test("receivables age by due date and add up to what's owed", async () => {
  const owner = await newBusiness(platform());
  const names = ["Ann Able", "Bob Best", "Cat Cole", "Dan Dale", "Eve East", "Fay Ford"];
  const ids: string[] = [];
  for (const name of names) {
    const email = `${name[0]}@aging.example`.toLowerCase();
    const about = { customer_name: name, phone: "", email };
    ids.push(await addIssuedInvoice(platform(), owner, { about }));
  }
  const dueDays = [0, 1, 30, 31, 60, 91];
  for (const [at, id] of ids.entries()) {
    await query().execute(`alter table invoices disable trigger user`);
    const dueOn = new Date(platform().clock.now().getTime() - (dueDays[at] ?? 0) * day);
    await query()
      .update(invoices)
      .set({ dueOn: dueOn.toISOString().slice(0, 10) })
      .where(eq(invoices.id, id));
    await query().execute(`alter table invoices enable trigger user`);
  }
  await pay(owner, ids[0] ?? "", 2_500);
  await pay(owner, ids[2] ?? "", 15_000);
  const found = await readReceivables(platform(), owner, { sort: "customer", page: 1 });
  expect(found.rows.map(({ name, total }) => [name, total])).toEqual([
    ["Ann Able", 7_500],
    ["Bob Best", 10_000],
    ["Dan Dale", 10_000],
    ["Eve East", 10_000],
    ["Fay Ford", 10_000],
  ]);
  const sums = { current: 7_500, to30: 10_000, to60: 20_000, to90: 0, over90: 10_000 };
  expect(found.totals).toEqual({ ...sums, total: 47_500, customers: 5, invoices: 5 });
  expect(found.overpaidCents).toBe(5_000);
  const oldest = await readReceivables(platform(), owner, { sort: "-oldest", page: 1 });
  expect(oldest.rows[0]?.name).toBe("Fay Ford");
  expect(await listReceivables(platform(), owner)).toEqual(found.rows);
});

test("a statement has the invoices of merged customers", async () => {
  const owner = await newBusiness(platform());
  const first = await addIssuedInvoice(platform(), owner);
  const about = { customer_name: "Sam S.", phone: "", email: "sam@work.example" };
  const second = await addIssuedInvoice(platform(), owner, { about });
  await pay(owner, first, 10_000);
  const from = today();
  platform().passTime(day);
  await pay(owner, second, 4_000);
  const [targetId = "", duplicateId = ""] = await Promise.all(
    [first, second].map(async (id) => (await invoiceOf(id))?.customerId ?? ""),
  );
  expect(duplicateId).not.toBe(targetId);
  const merged = { targetId, duplicateId };
  expect(await mergeCustomers(platform(), owner, merged)).toMatchObject({ ok: true });
  const read = (customerId: string, start: string, end: string) =>
    readStatement(platform(), owner, { customerId, from: start, to: end });
  expect(await read(duplicateId, from, from)).toBeNull();
  expect(await read(targetId, from, from)).toMatchObject({ openingCents: 0, closingCents: 10_000 });
  const next = await read(targetId, today(), today());
  expect(next).toMatchObject({
    ...{ openingCents: 10_000, closingCents: 6_000, unpaid: [{ number: 1002, owedCents: 6_000 }] },
    entries: [{ kind: "payment", cents: -4_000, balanceCents: 6_000, invoiceNumber: 1002 }],
  });
});

test("an invoice of an earlier version is missing until the task adds it", async () => {
  const owner = await newBusiness(platform());
  const invoiceId = await addIssuedInvoice(platform(), owner, taxed);
  const before = await readSalesTax(platform(), owner, everything);
  const none = { saleCents: null, taxableCents: null, taxCents: null, taxRate: null };
  await query()
    .update(invoices)
    .set({ ...none, tipCents: null })
    .where(eq(invoices.id, invoiceId));
  const meanwhile = await readSalesTax(platform(), owner, everything);
  expect(meanwhile).toMatchObject({ rates: [], missing: 1 });
  await fillInvoiceSales(platform(), system("test"));
  expect(await readSalesTax(platform(), owner, everything)).toEqual(before);
});

test("technicians can't read the books, and no one those of another business", async () => {
  const owner = await newBusiness(platform());
  const stranger = await newBusiness(platform());
  const invoiceId = await addIssuedInvoice(platform(), owner, taxed);
  await pay(owner, invoiceId, 100);
  const { customerId } = (await invoiceOf(invoiceId)) ?? {};
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const statement = { customerId: customerId ?? "", ...everything };
  for (const read of [
    () => readPayments(platform(), technician, { ...firstPage, ...everything }),
    () => readReceivables(platform(), technician, { sort: "-total", page: 1 }),
    () => readSalesTax(platform(), technician, everything),
    () => readStatement(platform(), technician, statement),
  ]) {
    await expect(read()).rejects.toThrow();
  }
  expect(await readStatement(platform(), stranger, statement)).toBeNull();
  const others = await readPayments(platform(), stranger, { ...firstPage, ...everything });
  expect(others.rows).toEqual([]);
  const { totals } = await readInvoiceTable(platform(), stranger, {
    ...{ state: null, search: "", sort: "-date", after: null },
  });
  expect(totals.owedCents).toBe(0);
  const invoice = await invoiceOf(invoiceId);
  expect(invoice && calculateBalanceDue(invoice)).toBe(12_725);
});
