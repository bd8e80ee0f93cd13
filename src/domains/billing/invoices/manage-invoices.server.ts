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
import { findAppointmentCost, workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, addDays, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
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
import { type ApiInvoice, applyApiInvoice } from "../api-documents.schema.ts";
import { invoiceCustomers } from "../document-customers.server.ts";
import { type DepositChange, depositChange, readDepositDeduction } from "./deposits.server.ts";
import {
  findAccepted,
  findAcceptedOfJob,
  findDueAgain,
  findJobWithItems,
  findUnbilledOfJob,
  isInvoiced,
  linesFromJobValue,
  listUnbilledApart,
  priceContent,
} from "./find-billed.server.ts";
import { findBilledWork } from "./find-billed-visits.server.ts";
import { lockInvoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceTermsSchema, type NewInvoice } from "./invoices.schema.ts";
import { invoices } from "./invoices.tables.server.ts";
import type { InvoiceContent } from "./invoices.ts";
import { type TypedInvoice, typedInvoice } from "./typed-invoice.ts";

export type InvoiceCreated = Result<
  { invoiceId: string },
  Refused<"not_found"> | Invalid | TooMany | KeyReused
>;

type NewDocument = {
  request: NewInvoice;
  requestKey: string | null;
  sent?: ApiInvoice;
};

/**
 * Creates a draft invoice for a lead, job, or accepted estimate of the actor's business, or for
 * anyone else. Starts with the accepted lines, or else the job's value. Idempotent.
 * @param sent what a program sends with it: lines, price terms, and a message
 */
export async function createInvoice(
  platform: Platform,
  actor: Actor,
  { request, requestKey, sent }: NewDocument,
): Promise<InvoiceCreated> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("invoice", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `invoice:${contractorId}`,
    key: requestKey,
    body: sent ? { request, sent } : request,
    repeat: async (_work: UnitOfWork, invoiceId: string) => ({ ok: true, invoiceId }) as const,
  };
  return inTransactionOnce<InvoiceCreated>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const source = await findInvoiceSource(work, contractorId, request, zone);
    if (!source) return { ok: false, code: "not_found" };
    const { customer_name: customerName, phone, email, what, address } = request;
    const invoiceId = newId();
    const deduct = await readDepositDeduction(tx, { contractorId, ...source });
    const first = deduct(source.content);
    const dueOn = addDays(dayOf(now, zone), (await settingsOf(tx, contractorId)).dueDays);
    const customer = { ...request, customerName, phoneExtension: null };
    const typed = sent && typedInvoice({ ...customer, content: first, depositCents: 0, dueOn });
    const checked = typed && checkInvoice(applyApiInvoice(typed, sent), deduct);
    if (checked && !checked.ok) return checked;
    const content = checked?.value.content ?? first;
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
      dueOn: checked?.value.dueOn ?? dueOn,
      depositCents: checked?.value.depositCents ?? 0,
      createdAt: now,
      updatedAt: now,
    });
    await assignCustomers(work, invoiceCustomers, { only: eq(invoices.id, invoiceId) });
    remember(invoiceId);
    return { ok: true, invoiceId };
  });
}

/**
 * The subject and first lines of a new invoice; null if the business has no such record. A
 * recurring job's invoice starts with its earliest completed work without an invoice or a draft.
 */
async function findInvoiceSource(
  work: UnitOfWork,
  contractorId: string,
  request: NewInvoice,
  zone: string,
) {
  const { estimate_id: estimateId } = request;
  // Its lines are among those of its job, which one invoice bills.
  const joined = estimateId ? await findJobWithItems(work.tx, contractorId, estimateId) : null;
  if (estimateId && !joined) return findAccepted(work.tx, contractorId, estimateId);
  const about = joined ?? (await findAbout(work, contractorId, request));
  if (!about) return null;
  const { workOrderId } = about;
  const ofJob = workOrderId ? { id: workOrderId, contractorId } : null;
  const locked = ofJob && (await lockNextWork(work, ofJob, zone));
  const next = locked?.next ?? null;
  const visitId = next ? next.visitId : null;
  if (next?.cost.isFixed) {
    return { ...about, visitId, estimateId: null, content: priceContent(next.what, next.cost) };
  }
  const items = workOrderId && (await selectJobItems(work.tx, contractorId, workOrderId));
  const isBilled = ofJob && !next && (locked?.recurs || (await isInvoiced(work.tx, ofJob)));
  if (isBilled && !joined) {
    const again = await findDueAgain(work.tx, ofJob);
    if (again) return { ...again, visitId };
    const unbilled = items ? null : await findUnbilledOfJob(work.tx, contractorId, ofJob.id);
    const extra = unbilled ?? (await listUnbilledApart(work.tx, ofJob))[0];
    if (extra) return { ...extra, visitId };
  }
  if (items) return { ...about, visitId, estimateId: null, content: items.content };
  const accepted = workOrderId && (await findAcceptedOfJob(work.tx, contractorId, workOrderId));
  if (accepted) return { ...accepted, visitId };
  const content: InvoiceContent = {
    lines: workOrderId ? await linesFromJobValue(work.tx, workOrderId) : [],
    discount: null,
    taxRate: await findDefaultTaxRate(work.tx, contractorId),
    message: null,
  };
  return { ...about, visitId, estimateId: null, content };
}

/**
 * Locks the job. @returns whether appointments of it recur, and then its earliest done work with
 * neither an invoice nor a draft, unless it's free
 */
async function lockNextWork(
  { tx }: UnitOfWork,
  job: { id: string; contractorId: string },
  zone: string,
) {
  const [locked] = await tx
    .select({ what: workOrders.what })
    .from(workOrders)
    .where(and(eq(workOrders.id, job.id), eq(workOrders.contractorId, job.contractorId)))
    .for(...lockRows(workOrders, "no key update"));
  const found = await findBilledWork(tx, job, zone);
  if (!locked || !found) return { recurs: false, next: null };
  const drafts = await tx
    .select({ visitId: invoices.visitId })
    .from(invoices)
    .where(and(eq(invoices.workOrderId, job.id), isNull(invoices.number)));
  const drafted = new Set(drafts.map(({ visitId }) => visitId));
  for (const { isBilled, visitId } of found) {
    if (isBilled || drafted.has(visitId)) continue;
    const cost = await findAppointmentCost(tx, visitId);
    if (cost.cents !== 0) return { recurs: true, next: { ...locked, visitId, cost } };
  }
  return { recurs: true, next: null };
}

export type InvoiceSaved = Result<
  { revision: number; deposits: DepositChange },
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
    const { adjustments } = invoice.content;
    const deduct = await readDepositDeduction(work.tx, invoice);
    const checked = checkInvoice(typed, (content) =>
      deduct(adjustments ? { ...content, adjustments } : content),
    );
    if (!checked.ok) return checked;
    const next = checked.value;
    const deposits = depositChange(invoice.content, next.content);
    const current = Object.fromEntries(
      Object.keys(next).map((name) => [name, invoice[name as keyof typeof next]]),
    );
    // Also after a double click.
    if (isDeepStrictEqual(current, next)) return { ok: true, revision: invoice.revision, deposits };
    if (invoice.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    await work.tx
      .update(invoices)
      .set({ ...next, revision: revision + 1, updatedAt: work.now })
      .where(eq(invoices.id, invoiceId));
    return { ok: true, revision: revision + 1, deposits };
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

/**
 * Validates the fields, with each error on its own field; drops lines without a description.
 * @param adjust adds what isn't typed, such as the deposits
 */
function checkInvoice(
  { fields, options }: TypedInvoice,
  adjust: (content: InvoiceContent) => InvoiceContent,
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
  const content = adjust({ lines, discount, taxRate: tax_rate ?? 0, message });
  const { totalCents } = invoiceTotals(content);
  if (totalCents > maxCents) errors[optionField(1)] = "The total can’t be more than $9,999,999.99";
  const depositCents = deposit ?? 0;
  if (depositCents > totalCents) errors.deposit = "This is more than the invoice total";
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  return {
    ok: true,
    value: { ...customer, content, dueOn: due_on, depositCents, totalCents },
  };
}
