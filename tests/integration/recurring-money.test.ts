import { and, asc, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { holidays } from "~/domains/availability/holidays.ts";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import {
  collectionSchema,
  creditSchema,
  newInvoiceSchema,
  paymentSchema,
  refundSchema,
} from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { createInvoice, deleteInvoice } from "~/domains/billing/invoices/manage-invoices.server.ts";
import { creditInvoice, recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { visitDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { reopenVisit, restoreVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { saveOpenHolidays } from "~/domains/schedule/working-time/working-hours.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { type Checked, check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { cancel, newBusiness, visitForm } from "./appointment-fixtures.ts";

/*
 * The invariant: what the done appointments of a recurring job cost when they were done is what is
 * billed plus what is due for those that aren't.
 */

const platform = sharedPlatform({ RATE_LIMIT_FACTOR: "1000000", TIME_ZONE: "America/Chicago" });
const query = () => platform().database.query;

/** Set it to run more, such as `MONEY_RUNS=500`. */
const runs = Number(process.env.MONEY_RUNS ?? 8);

const kinds = [
  ...["done", "done", "done", "undo", "items", "price", "collect", "office", "office"],
  ...["draft", "void", "refund", "part-refund", "cancel", "restore"],
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(3),
  cents: fc.integer({ min: 1, max: 400 }).map((n) => n * 100),
});
type Step = { kind: string; at: number; cents: number };

const valid = <T>(checked: Checked<T>): T => {
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

test("invoices.recurring: done work equals the billed amount plus the due amount", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const job = await openJob();
      for (const step of steps) {
        await job.run(step);
        await job.compare(JSON.stringify(step));
      }
    }),
    { numRuns: runs },
  );
});

type Appointment = { id: string; state: string; cents: number; ownCents: number | null };

/** A job that repeats four times, with the expected appointments and invoices. */
async function openJob() {
  const owner = await newBusiness(platform());
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  const form = { value: "90", repeats: "weekly", repeat_count: "4" };
  const request = valid(check(newJobSchema, visitForm({ ...form, book_anyway: "on" })));
  const made = await bookJob(platform(), owner, { request, requestKey: null });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const [first] = await query().select().from(visits).where(eq(visits.id, made.visitId));
  const jobId = first?.workOrderId ?? "";
  const ofJob = eq(visits.workOrderId, jobId);
  const rows = await query().select().from(visits).where(ofJob).orderBy(asc(visits.startsAt));
  const all = rows.map(
    ({ id }): Appointment => ({ id, state: "booked", cents: 9_000, ownCents: null }),
  );
  expect(all).toHaveLength(4);
  /** The invoice of each appointment. */
  const billed = new Map<string, { invoiceId: string; cents: number }>();
  let [jobCents, revision] = [9_000, 0];

  const pay = async (invoiceId: string, cents: number) => {
    const typed = { amount: centsField(cents), method: "cash", paid_on: "2026-01-01", note: "" };
    const payment = { invoiceId, request: valid(check(paymentSchema, typed)), requestKey: null };
    expect(await recordPayment(platform(), owner, payment)).toMatchObject({ ok: true });
  };
  const office = async () => {
    const jobDetails = {
      customer_name: "Sam Stone",
      phone: "",
      email: "",
      what: "Mowing",
      address: "",
    };
    const ids = { lead_id: "", work_order_id: jobId, estimate_id: "" };
    const typed = valid(check(newInvoiceSchema, { ...jobDetails, ...ids }));
    const created = await createInvoice(platform(), owner, { request: typed, requestKey: null });
    if (!created.ok) throw new Error(created.code);
    return created.invoiceId;
  };
  const refund = async (invoiceId: string, cents: number) => {
    const typed = {
      amount: centsField(cents),
      method: "cash",
      paid_on: "2026-01-01",
      note: "Late",
    };
    const request = valid(check(refundSchema, { ...typed, not_owed_again: "on" }));
    const refunded = { invoiceId, request, requestKey: null };
    expect(await refundPayment(platform(), owner, refunded)).toMatchObject({ ok: true });
  };

  const actions: Record<string, (one: Appointment, cents: number) => Promise<unknown>> = {
    done: async (appointment) => {
      if (appointment.state !== "booked") return;
      await completeVisit(platform(), owner, appointment.id, true);
      appointment.state = "done";
    },
    undo: async (appointment) => {
      if (appointment.state !== "done") return;
      expect(await reopenVisit(platform(), owner, appointment.id)).toMatchObject({ ok: true });
      Object.assign(appointment, { state: "booked", cents: appointment.ownCents ?? jobCents });
    },
    items: async (_one, cents) => {
      if (cents === jobCents) return;
      const line = { description: "Mow", unit: "", quantity: "1", price: centsField(cents) };
      const typed = {
        fields: { discount: "", tax_rate: "" },
        options: [{ name: "Job", lines: [{ ...line, taxable: false }] }],
      };
      const saved = await saveJobItems(platform(), owner, { jobId, revision, typed });
      if (!saved.ok) throw new Error(saved.code);
      ({ revision } = saved);
      jobCents = cents;
      for (const otherAppointment of all) {
        if (otherAppointment.state !== "done" && otherAppointment.ownCents === null)
          otherAppointment.cents = cents;
      }
    },
    price: async (appointment, cents) => {
      if (
        appointment.state === "canceled" ||
        billed.has(appointment.id) ||
        appointment.cents === cents
      )
        return;
      const visitDetails = await findVisitDetails(platform(), owner, appointment.id);
      const form = visitForm({
        seen: visitDetails?.seen ?? "",
        value: centsField(cents),
        notes: "",
      });
      const details = valid(check(visitDetailsSchema, form));
      expect(await editVisit(platform(), owner, appointment.id, details)).toMatchObject({
        ok: true,
      });
      Object.assign(appointment, { cents, ownCents: cents });
    },
    collect: async (appointment) => {
      if (appointment.state !== "done" || billed.has(appointment.id)) return;
      const form = { invoice_id: "", due_cents: String(appointment.cents), method: "cash" };
      const collected = await collectPayment(platform(), owner, {
        visitId: appointment.id,
        request: valid(check(collectionSchema, form)),
        requestKey: null,
      });
      if (!collected.ok) throw new Error(JSON.stringify(collected));
      billed.set(appointment.id, { invoiceId: collected.invoiceId, cents: appointment.cents });
    },
    office: async () => {
      const next = all.find(({ id, state }) => state === "done" && !billed.has(id));
      if (!next) return;
      const invoiceId = await office();
      await issueInvoice(platform(), owner, { invoiceId, revision: 1 });
      await pay(invoiceId, next.cents);
      billed.set(next.id, { invoiceId, cents: next.cents });
    },
    // A deleted draft bills nothing.
    draft: async () => {
      const invoiceId = await office();
      expect(await deleteInvoice(platform(), owner, invoiceId)).toMatchObject({ ok: true });
    },
    // A credit can void an issued invoice.
    void: async () => {
      const next = all.find(({ id, state }) => state === "done" && !billed.has(id));
      if (!next) return;
      const invoiceId = await office();
      await issueInvoice(platform(), owner, { invoiceId, revision: 1 });
      const typed = { amount: centsField(next.cents), reason: "Wrong", bill_again: "on" };
      const credit = { invoiceId, request: valid(check(creditSchema, typed)), requestKey: null };
      expect(await creditInvoice(platform(), owner, credit)).toMatchObject({ ok: true });
    },
    refund: async (appointment) => {
      const bill = billed.get(appointment.id);
      if (!bill) return;
      const [invoice] = await query()
        .select()
        .from(invoices)
        .where(eq(invoices.id, bill.invoiceId));
      const cents = invoice?.paidCents ?? 0;
      if (cents > 0) await refund(bill.invoiceId, cents);
    },
    "part-refund": async (appointment) => {
      const bill = billed.get(appointment.id);
      if (!bill) return;
      const ofIt = eq(invoices.id, bill.invoiceId);
      const [invoice] = await query().select().from(invoices).where(ofIt);
      const cents = Math.floor((invoice?.paidCents ?? 0) / 3);
      if (cents > 0) await refund(bill.invoiceId, cents);
    },
    cancel: async (appointment) => {
      if (appointment.state !== "booked") return;
      await cancel(platform(), owner, appointment.id);
      appointment.state = "canceled";
    },
    restore: async (appointment) => {
      if (appointment.state !== "canceled") return;
      expect(await restoreVisit(platform(), owner, appointment.id)).toMatchObject({ ok: true });
      appointment.state = "booked";
    },
  };

  const compare = async (after: string) => {
    const done = all.filter(({ state }) => state === "done");
    const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
    const due = await Promise.all(
      done.map(async ({ id }) => (await findVisitBill(platform(), owner, id))?.dueCents ?? 0),
    );
    const expected = done.map(({ id, cents }) => (billed.has(id) ? 0 : cents));
    expect(due, after).toEqual(expected);
    const issued = await query()
      .select()
      .from(invoices)
      .where(and(eq(invoices.workOrderId, jobId), isNotNull(invoices.number)));
    const ofDone = issued.filter(
      ({ visitId, voidedAt }) => voidedAt === null && done.some(({ id }) => id === visitId),
    );
    const work = sum(done.map(({ id, cents }) => billed.get(id)?.cents ?? cents));
    expect(sum(due) + sum(ofDone.map(({ totalCents }) => totalCents)), after).toBe(work);
  };

  const run = async ({ kind, at, cents }: Step) => {
    const appointment = all[at];
    if (appointment) await actions[kind]?.(appointment, cents);
  };
  return { run, compare };
}
