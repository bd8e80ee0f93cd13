import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { canWriteInvoices } from "~/domains/billing/billing.policy.ts";
import {
  findAbout,
  findDefaultTaxRate,
} from "~/domains/billing/job-estimates/create-estimate.server.ts";
import { maxCents } from "~/domains/billing/job-estimates/job-estimates.ts";
import { optionField } from "~/domains/billing/job-estimates/typed-estimate.ts";
import { checkOption } from "~/domains/billing/job-estimates/validate-estimate-form.ts";
import { selectJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { assignCustomers, findOwnCustomerId } from "~/domains/customers/index.server.ts";
import { type Actor, addDays, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { type Checked, check, type FieldErrors } from "~/platform/validation/form.ts";
import { invoiceCustomers } from "../document-customers.server.ts";
import { lessDeposits } from "./deposits.server.ts";
import { findAccepted, findAcceptedOfJob, linesFromJobValue } from "./find-billed.server.ts";
import { lockInvoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceTermsSchema, type NewInvoice } from "./invoices.schema.ts";
import { invoices } from "./invoices.tables.server.ts";
import type { InvoiceContent } from "./invoices.ts";
import type { TypedInvoice } from "./typed-invoice.ts";

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
    const source = await findInvoiceSource(work, contractorId, request);
    if (!source) return { ok: false, code: "not_found" };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const { customer_name: customerName, phone, email, what, address } = request;
    const invoiceId = newId();
    const content = await lessDeposits(tx, { contractorId, ...source }, source.content);
    await tx.insert(invoices).values({
      id: invoiceId,
      contractorId,
      ...source,
      customerId: await findOwnCustomerId(tx, contractorId, request.customer_id),
      customerName,
      phone,
      phoneExtension: extensionOf(request),
      email,
      what,
      address,
      content,
      totalCents: invoiceTotals(content).totalCents,
      dueOn: addDays(dayOf(now, zone), (await settingsOf(tx, contractorId)).dueDays),
      createdAt: now,
      updatedAt: now,
    });
    await assignCustomers(work, invoiceCustomers, { only: eq(invoices.id, invoiceId) });
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
  const items = workOrderId && (await selectJobItems(work.tx, contractorId, workOrderId));
  if (items) return { ...about, estimateId: null, content: items.content };
  const accepted = workOrderId && (await findAcceptedOfJob(work.tx, contractorId, workOrderId));
  if (accepted) return accepted;
  const content: InvoiceContent = {
    lines: workOrderId ? await linesFromJobValue(work.tx, workOrderId) : [],
    discount: null,
    taxRate: await findDefaultTaxRate(work.tx, contractorId),
    message: null,
  };
  return { ...about, estimateId: null, content };
}

export type InvoiceSaved = Result<
  { revision: number },
  Refused<"not_found" | "already_done" | "changed_elsewhere"> | Invalid
>;

/**
 * Saves the fields of a draft of the actor's business. The caller passes the revision they saw: if
 * someone saved in the meantime, nothing changes and they get an error.
 */
export async function saveInvoice(
  platform: Platform,
  actor: Actor,
  { invoiceId, revision, typed }: { invoiceId: string; revision: number; typed: TypedInvoice },
): Promise<InvoiceSaved> {
  authorize(canWriteInvoices(actor));
  return inTransaction(platform, async (work): Promise<InvoiceSaved> => {
    const invoice = await lockInvoice(work, actor.contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    if (invoice.number !== null) return { ok: false, code: "already_done" };
    const checked = checkInvoice(typed, invoice.content.adjustments);
    if (!checked.ok) return checked;
    const next = checked.value;
    const current = Object.fromEntries(
      Object.keys(next).map((name) => [name, invoice[name as keyof typeof next]]),
    );
    // Also after a double click.
    if (isDeepStrictEqual(current, next)) return { ok: true, revision: invoice.revision };
    if (invoice.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    await work.tx
      .update(invoices)
      .set({ ...next, revision: revision + 1, updatedAt: work.now })
      .where(eq(invoices.id, invoiceId));
    return { ok: true, revision: revision + 1 };
  });
}

/** Deletes a draft. Numbered invoices can't be deleted (`invoices.gapless`). */
export async function deleteInvoice(
  platform: Platform,
  actor: Actor,
  invoiceId: string,
): Promise<Result<object, Refused<"not_found" | "not_possible">>> {
  authorize(canWriteInvoices(actor));
  return inTransaction(platform, async (work) => {
    const invoice = await lockInvoice(work, actor.contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    if (invoice.number !== null) return { ok: false, code: "not_possible" };
    await work.tx.delete(invoices).where(and(eq(invoices.id, invoiceId), isNull(invoices.number)));
    return { ok: true };
  });
}

/** A draft's stored values. */
type CheckedInvoice = {
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  what: string;
  address: string | null;
  content: InvoiceContent;
  dueOn: string;
  depositCents: number;
  totalCents: number;
};

/** Validates the fields, with each error on its own field; drops lines without a description. */
function checkInvoice(
  { fields, options }: TypedInvoice,
  adjustments: InvoiceContent["adjustments"],
): Checked<CheckedInvoice> {
  const errors: FieldErrors = {};
  const terms = check(invoiceTermsSchema, fields);
  if (!terms.ok) Object.assign(errors, terms.errors);
  const { lines } = checkOption(options[0] ?? { name: "Invoice", lines: [] }, 1, errors);
  if (!terms.ok || Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  const { discount, tax_rate, deposit, due_on, message } = terms.value;
  const { customer_name: customerName, phone, email, what, address } = terms.value;
  const phoneExtension = extensionOf(terms.value);
  const customer = { customerName, phone, phoneExtension, email, what, address };
  const priced = { lines, discount, taxRate: tax_rate ?? 0, message };
  const content = adjustments ? { ...priced, adjustments } : priced;
  const { totalCents } = invoiceTotals(content);
  if (totalCents < 0) errors[optionField(1)] = "The total can’t be less than the deposit paid";
  if (totalCents > maxCents) errors[optionField(1)] = "The total can’t be more than $9,999,999.99";
  const depositCents = deposit ?? 0;
  if (depositCents > totalCents) errors.deposit = "This is more than the invoice total";
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  return {
    ok: true,
    value: { ...customer, content, dueOn: due_on, depositCents, totalCents },
  };
}
