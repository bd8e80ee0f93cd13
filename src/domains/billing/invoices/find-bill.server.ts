import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { canTakePayments } from "~/domains/billing/billing.policy.ts";
import { findPaymentAccount } from "~/domains/billing/card-payments/payment-accounts.server.ts";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import { selectJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import {
  type AppointmentCost,
  findAppointmentCost,
  isOwnCrewVisit,
  visits,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/index.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  canSeePrices,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { drawQrCode } from "~/platform/qr/draw-qr-code.server.ts";
import {
  readDepositDeduction,
  sumDeducted,
  sumDeposits,
  withDepositsDeducted,
} from "./deposits.server.ts";
import {
  findAcceptedOfJob,
  findDueAgain,
  findUnbilledOfJob,
  type InvoiceSource,
  listUnbilledApart,
  priceContent,
  readIsApart,
} from "./find-billed.server.ts";
import { findBilledWork, type JobWork, workOfVisit } from "./find-billed-visits.server.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import {
  calculateBalanceDue,
  type InvoiceAdjustment,
  type InvoiceContent,
  invoiceName,
} from "./invoices.ts";
import { findMethodFor, type ReceiptMethod } from "./receipts.server.ts";

/** What a customer owes at an appointment. */
export type Bill = {
  /** The job's open invoice or draft; null if it isn't created yet. */
  invoice: Invoice | null;
  /** The estimate that it bills; null for a job without one, or several. */
  estimateId: string | null;
  /** Less the deposits paid so far. No lines if the amount isn't known. */
  content: InvoiceContent;
  /** Null if it isn't known: the team enters it once. */
  dueCents: number | null;
  /** Deposits to deduct from an amount that isn't known yet. */
  depositCents: number;
  /** What earlier work without an invoice will deduct of the deposits. */
  reserved: readonly InvoiceAdjustment[];
};

/** An appointment with its job, as a member collects for it. */
export type CollectibleVisit = NonNullable<Awaited<ReturnType<typeof selectCollectible>>>;

/**
 * An appointment that isn't canceled, with its job's customer; technicians see those of their own
 * crews. Null if there is none.
 */
export async function selectCollectible(database: Reader, actor: BusinessMember, visitId: string) {
  const [found] = await database
    .select({ visit: allColumns(visits), job: allColumns(workOrders) })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(
      and(
        eq(visits.id, visitId),
        eq(visits.contractorId, actor.contractorId),
        ne(visits.state, "canceled"),
        seesOwnCrewsOnly(actor) ? isOwnCrewVisit(database, actor) : undefined,
      ),
    );
  return found ?? null;
}

/**
 * The amount to collect at an appointment, in this order: the job's open invoice, its draft, its
 * line items or its accepted estimates less their deposits, else the recurring job's price or the
 * job's value. Before it's done, only an open invoice. Null if nothing is due. A recurring job is
 * billed per appointment (`findBilledWork`), and a done one costs what it did when it was done.
 */
export async function findBill(
  database: Reader,
  { visit, job }: CollectibleVisit,
  zone: string,
): Promise<Bill | null> {
  const { id: workOrderId, contractorId } = job;
  const ofJob = and(
    eq(invoices.workOrderId, workOrderId),
    eq(invoices.contractorId, contractorId),
    isNull(invoices.erasedAt),
  );
  const found = await database
    .select()
    .from(invoices)
    .where(ofJob)
    .orderBy(asc(invoices.isDeposit), asc(invoices.number), asc(invoices.createdAt));
  const open = found.filter((one) => one.number !== null && calculateBalanceDue(one) > 0);
  const isDone = visit.state === "done";
  const issued = open.find(({ isDeposit }) => !(isDone && isDeposit));
  if (issued) return billOf(issued, issued.content, calculateBalanceDue(issued));
  if (!isDone) return null;
  const work = await findBilledWork(database, job, zone, visit.id);
  const own = work && workOfVisit(work, visit);
  const drafts = found.filter(
    (one) =>
      one.number === null &&
      one.content.lines.length > 0 &&
      // A draft for one appointment of a recurring job can't bill another one.
      (!own || one.visitId === null || one.visitId === own.visitId || one.visitId === visit.id),
  );
  const isApart = await readIsApart(database, job);
  const drafted: InvoiceContent[] = [];
  for (const draft of drafts.filter((one) => !isApart(one))) {
    const { content, dueCents } = await deductFromDraft(database, draft);
    if (dueCents > 0) return billOf(draft, content, dueCents);
    drafted.push(content);
  }
  const isInvoiced = (one: Invoice) =>
    one.number !== null && !one.isDeposit && !isApart(one) && one.voidedAt === null;
  // A draft that was paid in advance has nothing due.
  const billed = drafted.length > 0 || (own ? own.isBilled : found.some(isInvoiced));
  const cost = await findAppointmentCost(database, visit.id);
  // If nothing is billed, it's part of what is due.
  const isPart = billed && drafted.length === 0 && !own;
  const again = isPart ? await findDueAgain(database, job) : null;
  const due =
    again ?? (await findWorkDue(database, job, { cost, isRecurring: Boolean(own), billed }));
  const earlier = work && own ? await reserveForEarlier(database, job, work, own) : [];
  const priced = due && (await deductDeposits(database, job, due, earlier));
  if (priced && priced.dueCents > 0) return priced;
  // Until the appointment that someone booked for it.
  const isLater = visit.recurrenceId !== null && (await hasBookedOnce(database, workOrderId));
  const ofWork = priced ? [...drafted, priced.content] : drafted;
  const reserved = [...earlier, ...ofWork.flatMap(({ adjustments }) => adjustments ?? [])];
  const extra = isLater
    ? null
    : await findExtraDue(database, job, drafts.filter(isApart), reserved);
  if (extra || due || billed) return extra;
  const content = priceContent(job.what, cost);
  const about = { contractorId, workOrderId, estimateId: null };
  const depositCents = (await sumDeposits(database, about)) - sumDeducted(reserved);
  return { invoice: null, estimateId: null, content, dueCents: null, depositCents, reserved };
}

/** What a recurring job's earlier work without an invoice will deduct of its deposits. */
async function reserveForEarlier(
  database: Reader,
  job: CollectibleVisit["job"],
  work: readonly JobWork[],
  own: JobWork,
): Promise<InvoiceAdjustment[]> {
  const about = { contractorId: job.contractorId, workOrderId: job.id, estimateId: null };
  const reserved: InvoiceAdjustment[] = [];
  const depositCents = await sumDeposits(database, about);
  const deduct = await readDepositDeduction(database, about);
  for (const { visitId, isBilled } of work.slice(0, work.indexOf(own))) {
    if (sumDeducted(reserved) >= depositCents) break;
    if (isBilled) continue;
    const cost = await findAppointmentCost(database, visitId);
    reserved.push(...(deduct(priceContent(job.what, cost), reserved).adjustments ?? []));
  }
  return reserved;
}

/** The first of a job's extras, as a draft or without an invoice, with an amount due; null if none. */
async function findExtraDue(
  database: Reader,
  job: CollectibleVisit["job"],
  drafts: readonly Invoice[],
  reserved: readonly InvoiceAdjustment[],
): Promise<Bill | null> {
  for (const draft of drafts) {
    const { content, dueCents } = await deductFromDraft(database, draft, reserved);
    const bill = billOf(draft, content, dueCents, reserved);
    if (bill) return bill;
  }
  for (const extra of await listUnbilledApart(database, job)) {
    const bill = await deductDeposits(database, job, extra, reserved);
    if (bill.dueCents > 0) return bill;
  }
  return null;
}

/** Whether the job has a coming appointment that doesn't recur. */
const hasBookedOnce = async (database: Reader, jobId: string): Promise<boolean> =>
  (await database.$count(
    visits,
    and(eq(visits.workOrderId, jobId), eq(visits.state, "booked"), isNull(visits.recurrenceId)),
  )) > 0;

type Due = Pick<InvoiceSource, "estimateId" | "content">;

/**
 * What to bill for the work of an appointment, in this order: the job's line items, its accepted
 * estimates, its price. Null if it's billed, or its price isn't known.
 */
async function findWorkDue(
  database: Reader,
  job: CollectibleVisit["job"],
  { cost, isRecurring, billed }: { cost: AppointmentCost; isRecurring: boolean; billed: boolean },
): Promise<Due | null> {
  const { id: workOrderId, contractorId } = job;
  // A price of its own counts for this appointment, whatever the job's line items are.
  if (!cost.isFixed) {
    const items = billed ? null : await selectJobItems(database, contractorId, workOrderId);
    if (items && items.content.lines.length > 0) {
      return { estimateId: null, content: items.content };
    }
    const accepted =
      (await findUnbilledOfJob(database, contractorId, workOrderId)) ??
      // Another appointment of a recurring job costs what was accepted, with its tax.
      (isRecurring && !billed ? await findAcceptedAt(database, job, cost.cents) : null);
    if (accepted) return accepted;
  }
  if (billed || cost.cents === null) return null;
  return { estimateId: null, content: priceContent(job.what, cost) };
}

/** The bill of an invoice that isn't created yet, less the deposits paid so far. */
async function deductDeposits(
  database: Reader,
  { id: workOrderId, contractorId }: CollectibleVisit["job"],
  { estimateId, content: source }: Due,
  reserved: readonly InvoiceAdjustment[] = [],
) {
  const about = { contractorId, workOrderId, estimateId };
  const content = await withDepositsDeducted(database, about, source, reserved);
  const { totalCents: dueCents } = invoiceTotals(content);
  return { invoice: null, estimateId, content, dueCents, depositCents: 0, reserved };
}

/** What was accepted for a job, if that is the appointment's price; null otherwise. */
async function findAcceptedAt(
  database: Reader,
  { contractorId, id }: CollectibleVisit["job"],
  cents: number | null,
) {
  const accepted = await findAcceptedOfJob(database, contractorId, id);
  return accepted && invoiceTotals(accepted.content).totalCents === cents ? accepted : null;
}

/** A draft's content less the deposits paid so far, and what is due of it. */
async function deductFromDraft(
  database: Reader,
  draft: Invoice,
  reserved: readonly InvoiceAdjustment[] = [],
) {
  const content = await withDepositsDeducted(database, draft, draft.content, reserved);
  const { totalCents } = invoiceTotals(content);
  return { content, dueCents: Math.max(0, totalCents - draft.depositCents) };
}

const billOf = (
  invoice: Invoice,
  content: InvoiceContent,
  dueCents: number,
  reserved: readonly InvoiceAdjustment[] = [],
): Bill | null =>
  dueCents > 0
    ? { invoice, estimateId: invoice.estimateId, content, dueCents, depositCents: 0, reserved }
    : null;

/** Whether a member collects payments: technicians who can't see prices if the business lets them. */
export async function mayCollect(database: Reader, actor: BusinessMember): Promise<boolean> {
  return canSeePrices(actor) || (await settingsOf(database, actor.contractorId)).techniciansCollect;
}

/** What the page to collect a payment shows. */
export type VisitBill = {
  invoiceId: string | null;
  /** Null for a draft, and for an invoice that isn't created yet. */
  number: number | null;
  dueCents: number | null;
  /** Deposits to deduct from an amount that isn't known yet. */
  depositCents: number;
  /** Whether a tip can be added: the business turned it on, and the invoice can still change. */
  takesTip: boolean;
  /** Whether the invoice's page takes cards. */
  takesCards: boolean;
  /** How the receipt or invoice would be sent; null if neither text nor email is possible. */
  receipt: ReceiptMethod | null;
};

/**
 * The bill at an appointment; null if nothing is due or the member doesn't collect payments.
 * @param asDone what will be due once the appointment is done, for a phone without a signal
 */
export async function findVisitBill(
  platform: Platform,
  actor: Actor,
  visitId: string,
  { asDone = false }: { asDone?: boolean } = {},
): Promise<VisitBill | null> {
  authorize(canTakePayments(actor));
  const { query } = platform.database;
  if (!(await mayCollect(query, actor))) return null;
  const found = await selectCollectible(query, actor, visitId);
  if (!found) return null;
  const { contractorId } = actor;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const visit = asDone ? { ...found.visit, state: "done" as const } : found.visit;
  const bill = await findBill(query, { ...found, visit }, zone);
  if (!bill) return null;
  const { invoice, dueCents } = bill;
  const number = invoice?.number ?? null;
  const account = platform.payments && (await findPaymentAccount(query, contractorId));
  return {
    invoiceId: invoice?.id ?? null,
    number,
    dueCents,
    depositCents: bill.depositCents,
    takesTip: number === null && (await settingsOf(query, contractorId)).tips,
    takesCards: account?.takesCards ?? false,
    receipt: await findMethodFor(platform, actor, invoice ?? found.job),
  };
}

type Collected = {
  name: string;
  owedCents: number;
  /** The customer's link, and as a code to scan. */
  link: string;
  qr: ReturnType<typeof drawQrCode>;
};

/**
 * The name, balance, and link of an issued invoice of an appointment's job, to show the customer; null if
 * the member can't collect for it.
 */
export async function findCollected(
  platform: Platform,
  actor: Actor,
  visitId: string,
  invoiceId: string,
): Promise<Collected | null> {
  authorize(canTakePayments(actor));
  const { query } = platform.database;
  if (!(await mayCollect(query, actor))) return null;
  const found = await selectCollectible(query, actor, visitId);
  if (!found) return null;
  const [invoice] = await query
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.id, invoiceId),
        eq(invoices.contractorId, actor.contractorId),
        eq(invoices.workOrderId, found.job.id),
        isNotNull(invoices.number),
        isNull(invoices.erasedAt),
      ),
    );
  if (!invoice) return null;
  const { id, number } = invoice;
  const link = await invoiceLink(platform, query, id);
  const owedCents = calculateBalanceDue(invoice);
  return { name: invoiceName(number), owedCents, link, qr: drawQrCode(link) };
}
