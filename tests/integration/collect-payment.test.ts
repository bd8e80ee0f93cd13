import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { findInvoice, findRecorderNames } from "~/domains/billing/invoices/find-invoice.server.ts";
import { saveInvoiceSettings } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { collectionSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, newBusiness } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, entriesOf } = billing(platform);
const { accept } = estimates(platform);

/** A technician's appointment that is done, for a job of this value. */
async function doneVisit(change: Record<string, string> = { value: "279.50" }) {
  const owner = await newBusiness(platform());
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const crewId = await crewOf(platform(), owner, "Truck 1", [technician.id]);
  const visitId = await addVisit(platform(), owner, { crew_id: crewId, ...change });
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  const workOrderId = visit?.workOrderId ?? "";
  const finish = () => completeVisit(platform(), technician, visitId, true);
  await finish();
  const invoicesOf = () =>
    query()
      .select()
      .from(invoices)
      .where(eq(invoices.workOrderId, workOrderId))
      .orderBy(invoices.number);
  return { owner, technician, visitId, workOrderId, crewId, invoicesOf };
}

/** Collects what the member sees due, as the page does. */
async function collect(
  actor: BusinessMember,
  visitId: string,
  form: Record<string, string> = {},
  requestKey = crypto.randomUUID(),
) {
  const bill = await findVisitBill(platform(), actor, visitId);
  return collectSeen(actor, visitId, { ...bill, ...form }, requestKey);
}

type Seen = { invoiceId?: string | null; dueCents?: number | null } & Record<string, unknown>;

async function collectSeen(
  actor: BusinessMember,
  visitId: string,
  { invoiceId, dueCents, ...form }: Seen,
  requestKey = crypto.randomUUID(),
) {
  const checked = check(collectionSchema, {
    invoice_id: invoiceId ?? "",
    due_cents: String(dueCents ?? ""),
    method: "cash",
    ...form,
  });
  if (!checked.ok) return checked;
  return collectPayment(platform(), actor, { visitId, request: checked.value, requestKey });
}

test("cash creates, finalizes, and pays the job's invoice once", async () => {
  const { owner, technician, visitId, invoicesOf } = await doneVisit();
  const bill = await findVisitBill(platform(), technician, visitId);
  expect(bill).toMatchObject({ invoiceId: null, dueCents: 27_950, takesTip: false });
  const key = crypto.randomUUID();
  const seen = { ...bill, send_receipt: "on" };
  const [first, again] = await Promise.all([
    collectSeen(technician, visitId, seen, key),
    collectSeen(technician, visitId, seen, key),
  ]);
  expect(first).toMatchObject({ ok: true, receipt: { channel: "email" } });
  expect(again).toEqual(first);
  const [invoice, ...others] = await invoicesOf();
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ number: 1001, totalCents: 27_950, paidCents: 27_950, visitId });
  expect(invoice?.sentAt).not.toBeNull();
  const entries = await entriesOf(invoice?.id ?? "");
  expect(entries).toMatchObject([
    { kind: "issued", cents: 27_950 },
    { kind: "payment", cents: -27_950, method: "cash", recordedBy: technician.id },
  ]);
  const named = await findRecorderNames(platform(), owner, entries);
  expect(named[technician.id]?.role).toBe("technician");
  expect(await findVisitBill(platform(), technician, visitId)).toBeNull();
  expect(await collectSeen(technician, visitId, seen)).toEqual({ ok: false, code: "already_done" });
  await expect(findInvoice(platform(), technician, invoice?.id ?? "")).rejects.toThrow();
});

test("a job is collected once from two phones", async () => {
  const { owner, technician, visitId, invoicesOf } = await doneVisit();
  const bill = await findVisitBill(platform(), technician, visitId);
  const results = await Promise.all([
    collectSeen(technician, visitId, { ...bill }),
    collectSeen(owner, visitId, { ...bill, method: "zelle" }),
  ]);
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: "already_done" });
  expect(await invoicesOf()).toMatchObject([{ totalCents: 27_950, paidCents: 27_950 }]);
});

test("part payments add up; another phone's old amount is rejected", async () => {
  const { technician, visitId, invoicesOf } = await doneVisit();
  const bill = await findVisitBill(platform(), technician, visitId);
  expect(await collect(technician, visitId, { amount: "279.51" })).toMatchObject({
    errors: { amount: "Only $279.50 is due" },
  });
  expect(await invoicesOf()).toEqual([]);
  const part = { amount: "100", method: "check", note: "Check 77", signed_by: "Sam Stone" };
  expect(await collect(technician, visitId, part)).toMatchObject({ ok: true });
  expect(await collectSeen(technician, visitId, { ...bill })).toEqual({
    ok: false,
    code: "changed_elsewhere",
  });
  const rest = await findVisitBill(platform(), technician, visitId);
  expect(rest).toMatchObject({ number: 1001, dueCents: 17_950 });
  expect(await collect(technician, visitId, { method: "venmo" })).toMatchObject({ ok: true });
  const [invoice] = await invoicesOf();
  expect((await entriesOf(invoice?.id ?? "")).slice(1)).toMatchObject([
    { cents: -10_000, method: "check", note: "Check 77. Signed by Sam Stone" },
    { cents: -17_950, method: "venmo", note: null },
  ]);
});

test("a job without an amount: the team enters it once", async () => {
  const { technician, visitId, invoicesOf } = await doneVisit({ value: "" });
  expect(await findVisitBill(platform(), technician, visitId)).toMatchObject({ dueCents: null });
  expect(await collect(technician, visitId)).toMatchObject({
    errors: { total: "Enter the job total" },
  });
  await collect(technician, visitId, { total: "150", method: "link" });
  expect(await invoicesOf()).toMatchObject([
    { totalCents: 15_000, paidCents: 0, content: { lines: [{ description: "Leaking sink" }] } },
  ]);
  expect(await findVisitBill(platform(), technician, visitId)).toMatchObject({ dueCents: 15_000 });
});

test("a tip is a separate amount, if the business accepts tips", async () => {
  const { owner, technician, visitId, invoicesOf } = await doneVisit();
  await saveInvoiceSettings(platform(), owner, {
    due_days: "14",
    estimate_reminders: "",
    tips: "on",
    technicians_collect: "on",
  });
  expect(await findVisitBill(platform(), technician, visitId)).toMatchObject({ takesTip: true });
  await collect(technician, visitId, { tip: "20.50" });
  expect(await invoicesOf()).toMatchObject([
    {
      totalCents: 30_000,
      paidCents: 30_000,
      content: { adjustments: [{ kind: "tip", cents: 2_050 }] },
    },
  ]);
});

test("an accepted estimate is collected less its paid deposit", async () => {
  const { owner, technician, visitId, workOrderId, invoicesOf } = await doneVisit({ value: "" });
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    about: { work_order_id: workOrderId },
    fields: { deposit: "25" },
  });
  await accept(token);
  const [deposit] = await invoicesOf();
  expect(deposit).toMatchObject({ isDeposit: true, estimateId, totalCents: 2_500, number: 1001 });
  await query().update(visits).set({ state: "booked" }).where(eq(visits.id, visitId));
  expect(await collect(technician, visitId)).toMatchObject({ ok: true });
  await completeVisit(platform(), technician, visitId, true);
  expect(await findVisitBill(platform(), technician, visitId)).toMatchObject({ dueCents: 7_500 });
  await collect(technician, visitId);
  const [first, last] = await invoicesOf();
  expect(first).toMatchObject({ paidCents: 2_500, creditedCents: 0, deductedById: last?.id });
  expect(last).toMatchObject({
    totalCents: 7_500,
    paidCents: 7_500,
    estimateId,
    content: { adjustments: [{ kind: "deposit", cents: -2_500, number: 1001 }] },
  });
  const [estimate] = await query()
    .select()
    .from(jobEstimates)
    .where(eq(jobEstimates.id, estimateId));
  expect(estimate?.state).toBe("accepted");
  expect(await findVisitBill(platform(), technician, visitId)).toBeNull();
});

test("billing the whole job credits an unpaid deposit", async () => {
  const { owner, technician, visitId, workOrderId, invoicesOf } = await doneVisit({ value: "" });
  const { token } = await addSentEstimate(platform(), owner, {
    about: { work_order_id: workOrderId },
    fields: { deposit: "25" },
  });
  await accept(token);
  expect(await findVisitBill(platform(), technician, visitId)).toMatchObject({ dueCents: 10_000 });
  await collect(technician, visitId);
  expect(await invoicesOf()).toMatchObject([
    { totalCents: 2_500, paidCents: 0, creditedCents: 2_500 },
    { totalCents: 10_000, paidCents: 10_000 },
  ]);
});

test("the office's draft is finalized instead of another invoice", async () => {
  const { owner, technician, visitId, workOrderId, invoicesOf } = await doneVisit();
  const { invoiceId } = await addDraftInvoice(platform(), owner, {
    about: { work_order_id: workOrderId },
  });
  const bill = await findVisitBill(platform(), technician, visitId);
  expect(bill).toMatchObject({ invoiceId, number: null, dueCents: 10_000 });
  await collect(technician, visitId);
  expect(await invoicesOf()).toMatchObject([{ id: invoiceId, number: 1001, paidCents: 10_000 }]);
});

test("before it's done, only an open invoice is collected", async () => {
  const { owner, technician, visitId, workOrderId } = await doneVisit();
  await query().update(visits).set({ state: "booked" }).where(eq(visits.id, visitId));
  expect(await findVisitBill(platform(), technician, visitId)).toBeNull();
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    about: { work_order_id: workOrderId },
  });
  expect(await findVisitBill(platform(), technician, visitId)).toMatchObject({ invoiceId });
});

test("members.bound-to-business: not for another crew, another business, or a canceled appointment", async () => {
  const { owner, technician, visitId, invoicesOf } = await doneVisit();
  const stranger = await doneVisit();
  const idle = await addBusinessMember(platform(), owner.contractorId, "technician");
  const bill = await findVisitBill(platform(), technician, visitId);
  for (const actor of [idle, stranger.owner, stranger.technician]) {
    expect(await findVisitBill(platform(), actor, visitId)).toBeNull();
    expect(await collectSeen(actor, visitId, { ...bill })).toEqual({
      ok: false,
      code: "not_found",
    });
  }
  await query().update(visits).set({ state: "canceled" }).where(eq(visits.id, visitId));
  expect(await findVisitBill(platform(), technician, visitId)).toBeNull();
  expect(await collectSeen(technician, visitId, { ...bill })).toMatchObject({ code: "not_found" });
  expect(await invoicesOf()).toEqual([]);
});

test("technicians who can't see prices collect only if the business lets them", async () => {
  const { owner, technician, visitId, invoicesOf } = await doneVisit();
  const bill = await findVisitBill(platform(), technician, visitId);
  await saveInvoiceSettings(platform(), owner, { due_days: "14", estimate_reminders: "" });
  expect(await findVisitBill(platform(), technician, visitId)).toBeNull();
  await expect(collectSeen(technician, visitId, { ...bill })).rejects.toThrow();
  expect(await invoicesOf()).toEqual([]);
  const allowed = { ...technician, moneyAllowed: true };
  expect(await collect(allowed, visitId)).toMatchObject({ ok: true });
});
