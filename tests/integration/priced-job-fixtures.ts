import { and, eq, isNotNull } from "drizzle-orm";
import { expect } from "vitest";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { collectionSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness, visitForm } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates, line } from "./estimate-fixtures.ts";
import { billing } from "./invoice-fixtures.ts";

/** Jobs whose price comes from line items or estimates, and what is collected for them. */
export function pricedJobs(platform: () => TestPlatform) {
  const { query } = billing(platform);
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
    const source = { work_order_id: jobId };
    const { estimateId, token } = await addSentEstimate(platform(), owner, {
      about: source,
      options,
      fields,
    });
    expect(await accept(token)).toMatchObject({ ok: true });
    platform().passTime(1_000);
    return estimateId;
  }

  function bookRepeating(owner: BusinessMember, form: Parameters<typeof visitForm>[0]) {
    const repeats = { repeats: "weekly", repeat_count: "2", book_anyway: "on" };
    const checked = check(newJobSchema, visitForm({ ...form, ...repeats }));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return bookJob(platform(), owner, { request: checked.value, requestKey: null });
  }

  /** Books two more appointments of the job, or of a new one, a week apart. @returns the first's id */
  async function repeat(owner: BusinessMember, jobId: string | null, value: string) {
    const made = await bookRepeating(owner, { work_order_id: jobId, value, date: "2026-11-30" });
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
    const rows = await query()
      .select()
      .from(invoices)
      .where(and(eq(invoices.workOrderId, jobId), isNotNull(invoices.number)))
      .orderBy(invoices.number);
    return rows.map(({ content }) => {
      const { totalCents, taxCents } = invoiceTotals(content);
      return [totalCents, taxCents];
    });
  }

  return {
    query,
    jobWithItems,
    acceptedJob,
    acceptExtra,
    bookRepeating,
    repeat,
    repeatedOf,
    jobOf,
    jobValue,
    collect,
    collectAll,
    charged,
  };
}
