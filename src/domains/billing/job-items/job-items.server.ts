import { isDeepStrictEqual } from "node:util";
import { and, eq, ne } from "drizzle-orm";
import { canManagePayments, canReadJobItems } from "~/domains/billing/billing.policy.ts";
import {
  billOthersApart,
  findAcceptedOfJob,
  isInvoiced,
  linesFromJobValue,
} from "~/domains/billing/invoices/find-billed.server.ts";
import { findBilledWork } from "~/domains/billing/invoices/find-billed-visits.server.ts";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import type { InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import { findDefaultTaxRate } from "~/domains/billing/job-estimates/create-estimate.server.ts";
import { jobItemsSchema } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { maxCents, maxLines } from "~/domains/billing/job-estimates/job-estimates.ts";
import { optionField } from "~/domains/billing/job-estimates/typed-estimate.ts";
import { checkOption } from "~/domains/billing/job-estimates/validate-estimate-form.ts";
import {
  changeJob,
  dropSeriesPrices,
  findSeriesPricing,
  freezeDonePrices,
  lockDoneVisits,
  lockJob,
  lockSeries,
  recordJobChange,
  recurrences,
} from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type Checked, check, type FieldErrors } from "~/platform/validation/form.ts";
import { jobItems } from "./job-items.tables.server.ts";
import type { TypedJobItems } from "./typed-job-items.ts";

/** A job's line items; revision 0 if they follow from its estimates or its value. */
export type JobItems = { content: InvoiceContent; revision: number };

/** The line items of a job of the actor's business, which the caller found. */
export async function findJobItems(
  { database: { query } }: Platform,
  actor: Actor,
  jobId: string,
): Promise<JobItems> {
  authorize(canReadJobItems(actor));
  return readJobItems(query, actor.contractorId, jobId);
}

/**
 * A job's line items: those someone saved, else the accepted lines of its estimates, else one line
 * for its value. Its invoice starts with them.
 */
async function readJobItems(
  database: Reader,
  contractorId: string,
  jobId: string,
): Promise<JobItems> {
  const stored = await selectJobItems(database, contractorId, jobId);
  if (stored) return stored;
  const accepted = await findAcceptedOfJob(database, contractorId, jobId);
  if (accepted) return { content: accepted.content, revision: 0 };
  const content = {
    lines: await linesFromJobValue(database, jobId),
    discount: null,
    taxRate: await findDefaultTaxRate(database, contractorId),
    message: null,
  };
  return { content, revision: 0 };
}

/** The line items that someone saved; null if no one did. */
export async function selectJobItems(
  database: Reader,
  contractorId: string,
  jobId: string,
): Promise<JobItems | null> {
  const [stored] = await database
    .select({ content: jobItems.content, revision: jobItems.revision })
    .from(jobItems)
    .where(and(eq(jobItems.workOrderId, jobId), eq(jobItems.contractorId, contractorId)));
  return stored ?? null;
}

export type JobItemsSaved = Result<
  { revision: number },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Saves a job's line items and its value. The caller passes the revision they saw: if someone saved
 * in the meantime, nothing changes and they get an error.
 */
export async function saveJobItems(
  platform: Platform,
  actor: Actor,
  { jobId, revision, typed }: { jobId: string; revision: number; typed: TypedJobItems },
): Promise<JobItemsSaved> {
  authorize(canManagePayments(actor));
  return inTransaction(platform, async (work): Promise<JobItemsSaved> => {
    await lockSeries(work, actor.contractorId, { jobId });
    await lockDoneVisits(work, actor.contractorId, jobId);
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    const checked = checkJobItems(typed);
    if (!checked.ok) return checked;
    const current = await readJobItems(work.tx, actor.contractorId, jobId);
    const content = { ...checked.value, message: current.content.message };
    // Also after a double click.
    if (isDeepStrictEqual(content, current.content)) {
      return { ok: true, revision: current.revision };
    }
    if (current.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    const { content: items } = current;
    const isPrice = current.revision === 0 && !(await hasAccepted(work.tx, job));
    const hasItems = items.lines.length > 0 && !isPrice;
    const present = hasItems ? { items, cents: invoiceTotals(items).totalCents } : null;
    await freezeDonePrices(work, jobId, present);
    if (revision === 0) await billOthersApart(work.tx, job);
    await storeJobItems(work, job, { content, revision: revision + 1 });
    await changeJob(work, jobId, { valueCents: invoiceTotals(content).totalCents });
    await dropSeriesPrices(work, jobId);
    recordJobChange(work, job);
    return { ok: true, revision: revision + 1 };
  });
}

/** Whether a job's line items are those of its accepted estimates, as long as no one saved others. */
const hasAccepted = async (
  database: Reader,
  { contractorId, id }: { contractorId: string; id: string },
): Promise<boolean> => (await findAcceptedOfJob(database, contractorId, id)) !== null;

type AcceptedEstimate = Pick<InvoiceContent, "lines" | "discount" | "taxRate"> & { id: string };

/**
 * Adds an accepted estimate's lines to those that someone saved for its job, in the caller's
 * transaction. One with a discount or another tax rate isn't added, since its prices would change;
 * nor is one for line items that are billed already, or for each appointment. It's billed apart, as
 * is one for a recurring job whose appointments have a price without line items.
 */
export async function addAcceptedLines(
  work: UnitOfWork,
  job: { id: string; contractorId: string },
  { id: estimateId, lines, discount, taxRate }: AcceptedEstimate,
  zone: string,
): Promise<void> {
  const stored = await selectJobItems(work.tx, job.contractorId, job.id);
  if (!stored) {
    if (await isExtra(work.tx, job, estimateId, zone)) await billApart(work.tx, estimateId);
    return;
  }
  const { content, revision } = stored;
  const sameTerms = discount === null && content.discount === null && taxRate === content.taxRate;
  const joined = { ...content, lines: [...content.lines, ...lines] };
  const joins =
    sameTerms &&
    joined.lines.length <= maxLines &&
    invoiceTotals(joined).totalCents <= maxCents &&
    !(await isInvoiced(work.tx, job)) &&
    !(await isRecurring(work.tx, job.id));
  if (joins) await storeJobItems(work, job, { content: joined, revision: revision + 1 });
  else await billApart(work.tx, estimateId);
}

const isRecurring = async (database: Reader, jobId: string): Promise<boolean> =>
  (await database.$count(recurrences, eq(recurrences.workOrderId, jobId))) > 0;

const billApart = (tx: Transaction, estimateId: string) =>
  tx.update(jobEstimates).set({ isBilledApart: true }).where(eq(jobEstimates.id, estimateId));

/**
 * Whether an estimate accepted for a job without saved line items is an extra: it isn't the price of
 * what repeats, since that has one, nor that of one-time work.
 */
async function isExtra(
  database: Reader,
  job: { id: string; contractorId: string },
  estimateId: string,
  zone: string,
): Promise<boolean> {
  const pricing = await findSeriesPricing(database, job.id);
  const { recurs, followsValue, valueCents } = pricing;
  if (!recurs) return false;
  const work = await findBilledWork(database, job, zone);
  const isBilled = work?.some(({ isOneTime, isBilled }) => isOneTime && isBilled) ?? false;
  const hasOneTime = pricing.hasOneTime && !isBilled;
  if (!followsValue) return !hasOneTime;
  if (valueCents === null) return false;
  return !hasOneTime || (await hasOtherAccepted(database, job.id, estimateId));
}

/** Whether another estimate was accepted for the job that isn't billed apart. */
async function hasOtherAccepted(
  database: Reader,
  jobId: string,
  estimateId: string,
): Promise<boolean> {
  const { id, workOrderId, isBilledApart, state } = jobEstimates;
  const others = and(
    ...[eq(workOrderId, jobId), ne(id, estimateId)],
    ...[eq(isBilledApart, false), eq(state, "accepted")],
  );
  return (await database.$count(jobEstimates, others)) > 0;
}

async function storeJobItems(
  { tx, now }: UnitOfWork,
  { id: workOrderId, contractorId }: { id: string; contractorId: string },
  next: JobItems,
): Promise<void> {
  const values = { ...next, updatedAt: now };
  await tx
    .insert(jobItems)
    .values({ workOrderId, contractorId, ...values })
    .onConflictDoUpdate({ target: jobItems.workOrderId, set: values });
}

/** Validates the fields, with each error on its own field; drops blank lines. */
function checkJobItems({
  fields,
  options,
}: TypedJobItems): Checked<Omit<InvoiceContent, "message">> {
  const errors: FieldErrors = {};
  const terms = check(jobItemsSchema, fields);
  if (!terms.ok) Object.assign(errors, terms.errors);
  const { lines } = checkOption(options[0] ?? { name: "Job", lines: [] }, 1, errors);
  if (!terms.ok || Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  const { discount, tax_rate } = terms.value;
  const content = { lines, discount, taxRate: tax_rate ?? 0 };
  if (invoiceTotals({ ...content, message: null }).totalCents > maxCents) {
    errors[optionField(1)] = "The total can’t be more than $9,999,999.99";
    return { ok: false, code: "invalid", errors };
  }
  return { ok: true, value: content };
}
