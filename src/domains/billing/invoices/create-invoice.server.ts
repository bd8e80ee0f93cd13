import {
  defaultTaxRate,
  findAbout,
} from "~/domains/billing/job-estimates/create-estimate.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/phone-fields.ts";
import { findAccepted, findAcceptedOfJob, linesFromJobValue } from "./find-billed.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { canWriteInvoices } from "./invoices.policy.ts";
import type { NewInvoice } from "./invoices.schema.ts";
import { invoices } from "./invoices.tables.server.ts";
import type { InvoiceContent } from "./invoices.ts";

export type InvoiceCreated = Result<
  { invoiceId: string },
  Refused<"not_found"> | TooMany | KeyReused
>;

/**
 * Creates a draft invoice for a lead, job, or accepted estimate of the actor's business, or for
 * anyone else. Starts with the accepted lines, or else the job's value. Idempotent.
 */
export async function createInvoice(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: NewInvoice; requestKey: string | null },
): Promise<InvoiceCreated> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("invoice", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `invoice:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: UnitOfWork, invoiceId: string) => ({ ok: true, invoiceId }) as const,
  };
  return inTransactionOnce<InvoiceCreated>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const begun = await findInvoiceSource(work, contractorId, request);
    if (!begun) return { ok: false, code: "not_found" };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const { customer_name: customerName, phone, email, what, address } = request;
    const invoiceId = newId();
    await tx.insert(invoices).values({
      id: invoiceId,
      contractorId,
      ...begun,
      customerName,
      phone,
      phoneExtension: extensionOf(request),
      email,
      what,
      address,
      totalCents: invoiceTotals(begun.content).totalCents,
      dueOn: addDays(dayOf(now, zone), (await settingsOf(tx, contractorId)).dueDays),
      createdAt: now,
      updatedAt: now,
    });
    remember(invoiceId);
    return { ok: true, invoiceId };
  });
}

/** The subject and first lines of a new invoice; null if the business has no such record. */
async function findInvoiceSource(work: UnitOfWork, contractorId: string, request: NewInvoice) {
  const { estimate_id: estimateId } = request;
  if (estimateId) return findAccepted(work.tx, contractorId, estimateId);
  const about = await findAbout(work, contractorId, request);
  if (!about) return null;
  const { workOrderId } = about;
  const accepted = workOrderId && (await findAcceptedOfJob(work.tx, contractorId, workOrderId));
  if (accepted) return accepted;
  const content: InvoiceContent = {
    lines: workOrderId ? await linesFromJobValue(work.tx, workOrderId) : [],
    discount: null,
    taxRate: await defaultTaxRate(work, contractorId),
    message: null,
  };
  return { ...about, estimateId: null, content };
}
