import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { canReadInvoices } from "~/domains/billing/billing.policy.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import type { EstimateLine } from "~/domains/billing/job-estimates/job-estimates.ts";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import { addressOf } from "~/domains/leads/index.ts";
import {
  type AppointmentCost,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { combineContents } from "./invoice-document.ts";
import { invoices } from "./invoices.tables.server.ts";
import type { InvoiceContent } from "./invoices.ts";

/**
 * The accepted part of an estimate of the business, as the start of an invoice; null if nothing was
 * accepted.
 */
export async function findAccepted(
  database: Reader,
  contractorId: string,
  estimateId: string,
): Promise<InvoiceSource | null> {
  const found = await selectAccepted(database, contractorId, eq(jobEstimates.id, estimateId));
  return combineEstimates(found);
}

/**
 * The same for a job: its accepted estimates without an invoice, or all of them if each has one.
 * Leaves out those billed apart.
 */
export async function findAcceptedOfJob(
  database: Reader,
  contractorId: string,
  workOrderId: string,
): Promise<InvoiceSource | null> {
  const unbilled = await findUnbilledOfJob(database, contractorId, workOrderId);
  const ofJob = and(
    eq(jobEstimates.workOrderId, workOrderId),
    eq(jobEstimates.isBilledApart, false),
  );
  return unbilled ?? combineEstimates(await selectAccepted(database, contractorId, ofJob));
}

/**
 * A job's accepted estimates without an invoice, combined if possible; null if there are none.
 * Leaves out those billed apart.
 */
export async function findUnbilledOfJob(
  database: Reader,
  contractorId: string,
  workOrderId: string,
): Promise<InvoiceSource | null> {
  const job = { contractorId, id: workOrderId };
  return combineEstimates(await selectUnbilled(database, job, { isBilledApart: false }));
}

/** A job's accepted estimates that are billed apart and have no invoice, oldest first. */
export const listUnbilledApart = (
  database: Reader,
  job: { id: string; contractorId: string },
): Promise<InvoiceSource[]> => selectUnbilled(database, job, { isBilledApart: true });

/**
 * Before someone saves line items that start with a job's estimates, has those billed apart that
 * couldn't be combined with the first.
 */
export async function billOthersApart(
  tx: Transaction,
  job: { id: string; contractorId: string },
): Promise<void> {
  const unbilled = await selectUnbilled(tx, job, { isBilledApart: false });
  const first = combineEstimates(unbilled)?.estimateId;
  const others = unbilled.flatMap(({ estimateId }) => (estimateId ? [estimateId] : []));
  if (!first || others.length === 1) return;
  await tx
    .update(jobEstimates)
    .set({ isBilledApart: true })
    .where(and(inArray(jobEstimates.id, others), ne(jobEstimates.id, first)));
}

const selectUnbilled = (
  database: Reader,
  { id, contractorId }: { id: string; contractorId: string },
  { isBilledApart }: { isBilledApart: boolean },
) =>
  selectAccepted(
    database,
    contractorId,
    and(
      eq(jobEstimates.workOrderId, id),
      eq(jobEstimates.isBilledApart, isBilledApart),
      notExists(billing(database)),
    ),
  );

export type InvoiceSource = {
  /** Null if it bills several estimates of the job. */
  estimateId: string | null;
  leadId: string | null;
  workOrderId: string | null;
  content: InvoiceContent;
};

/** Combines several estimates into one invoice if possible. Otherwise the first estimate's. */
function combineEstimates(accepted: readonly InvoiceSource[]): InvoiceSource | null {
  const [first, ...others] = accepted;
  if (!first || others.length === 0) return first ?? null;
  const content = combineContents(accepted.map((one) => one.content));
  return content ? { ...first, estimateId: null, content } : first;
}

/** An invoice that isn't for an appointment with a price of its own, or of what repeats. */
const isNotForOwnPrice = sql`not exists (
  select from ${visits} v left join ${recurrences} r on r.id = v.recurrence_id
  where v.id = ${invoices.visitId}
    and (v.price_cents is not null or r.has_own_price or r.price_cents is not null))`;

/** Join condition: the invoice bills an accepted estimate, alone or with others of its job. */
export const billsEstimate = or(
  eq(invoices.estimateId, jobEstimates.id),
  and(
    isNull(invoices.estimateId),
    eq(jobEstimates.isBilledApart, false),
    // The deposit of a time booked online is for the appointment.
    eq(invoices.isDeposit, false),
    isNotForOwnPrice,
    eq(invoices.workOrderId, jobEstimates.workOrderId),
    gte(invoices.createdAt, jobEstimates.answeredAt),
  ),
);

/**
 * The job of an accepted estimate whose lines are among those that someone saved for the job; null
 * if it's billed by an invoice of its own.
 */
export async function findJobWithItems(
  database: Reader,
  contractorId: string,
  estimateId: string,
): Promise<{ leadId: string | null; workOrderId: string | null } | null> {
  const { id, leadId, workOrderId, isBilledApart, state } = jobEstimates;
  const [found] = await database
    .select({ leadId, workOrderId })
    .from(jobEstimates)
    .innerJoin(jobItems, eq(jobItems.workOrderId, workOrderId))
    .where(
      and(
        ...[eq(id, estimateId), eq(jobEstimates.contractorId, contractorId)],
        ...[eq(isBilledApart, false), eq(state, "accepted")],
      ),
    );
  return found ?? null;
}

/** A predicate: whether an invoice of a job is for an estimate that is billed apart. */
export async function readIsApart(
  database: Reader,
  { id, contractorId }: { id: string; contractorId: string },
): Promise<(invoice: { estimateId: string | null }) => boolean> {
  const { workOrderId, isBilledApart } = jobEstimates;
  const found = await database
    .select({ id: jobEstimates.id })
    .from(jobEstimates)
    .where(
      and(
        eq(workOrderId, id),
        eq(jobEstimates.contractorId, contractorId),
        eq(isBilledApart, true),
      ),
    );
  const apart = new Set(found.map((one) => one.id));
  return ({ estimateId }) => estimateId !== null && apart.has(estimateId);
}

/** An invoice of a job, or its deposit, that isn't for an estimate billed apart. */
export const isNotApart = (database: Reader) =>
  notExists(
    database
      .select()
      .from(jobEstimates)
      .where(and(eq(jobEstimates.id, invoices.estimateId), eq(jobEstimates.isBilledApart, true))),
  );

/** An invoice that counts as the bill for its work. */
export const isNotVoided = isNull(invoices.voidedAt);

/** An issued invoice that counts as the bill for its work, beyond a deposit. */
export const isIssuedBill = and(
  eq(invoices.isDeposit, false),
  isNotNull(invoices.number),
  isNotVoided,
);

/** The invoices of a job; else, of an estimate without a job. */
export const ofWork = ({
  workOrderId,
  estimateId,
}: {
  workOrderId: string | null;
  estimateId: string | null;
}) =>
  workOrderId
    ? eq(invoices.workOrderId, workOrderId)
    : and(
        isNull(invoices.workOrderId),
        estimateId ? eq(invoices.estimateId, estimateId) : undefined,
      );

/** Like `isNotVoided`, for drafts too: one without lines bills nothing. */
const billsWork = and(
  isNotVoided,
  sql`(${invoices.number} is not null or jsonb_array_length(${invoices.content} -> 'lines') > 0)`,
);

/** Whether a job has an invoice or a draft with lines, other than deposits and those of estimates billed apart. */
export async function isInvoiced(
  database: Reader,
  { id, contractorId }: { id: string; contractorId: string },
): Promise<boolean> {
  const ofJob = and(eq(invoices.workOrderId, id), eq(invoices.contractorId, contractorId));
  const isWork = and(eq(invoices.isDeposit, false), billsWork, isNotApart(database));
  return (await database.$count(invoices, and(ofJob, isWork))) > 0;
}

/**
 * The content of a job's voided invoice that is due again while other invoices of the job stand;
 * null if there is none.
 */
export async function findDueAgain(
  database: Reader,
  job: { id: string; contractorId: string },
): Promise<InvoiceSource | null> {
  const found = await selectDueAgain(database, job);
  if (!found) return null;
  const { estimateId, leadId, workOrderId, content } = found;
  const { adjustments: _, ...billed } = content;
  return { estimateId, leadId, workOrderId, content: billed };
}

/** The first of a job's voided invoices that are due again while its others stand. */
async function selectDueAgain(
  database: Reader,
  { id, contractorId }: { id: string; contractorId: string },
) {
  const ofJob = and(eq(invoices.workOrderId, id), eq(invoices.contractorId, contractorId));
  const [found] = await database
    .select()
    .from(invoices)
    .where(and(ofJob, eq(invoices.isDueAgain, true), isNull(invoices.erasedAt)))
    .orderBy(asc(invoices.number))
    .limit(1);
  return found;
}

/**
 * Records that an invoice of a job that is about to be issued bills the first voided one that is
 * due again, or all of them if no other invoice of the job counts.
 */
export async function clearDueAgain(
  tx: Transaction,
  job: { id: string; contractorId: string },
): Promise<void> {
  const first = await selectDueAgain(tx, job);
  if (!first) return;
  const { workOrderId, contractorId, isDueAgain } = invoices;
  const ofJob = and(eq(workOrderId, job.id), eq(contractorId, job.contractorId));
  const counts = and(isIssuedBill, isNotApart(tx));
  const isBilled = (await tx.$count(invoices, and(ofJob, counts))) > 0;
  await tx
    .update(invoices)
    .set({ isDueAgain: false })
    .where(and(ofJob, eq(isDueAgain, true), isBilled ? eq(invoices.id, first.id) : undefined));
}

/** Invoices and drafts that bill the estimate, beyond its deposit. */
const billing = (database: Reader) =>
  database
    .select()
    .from(invoices)
    .where(and(billsEstimate, eq(invoices.isDeposit, false), billsWork));

async function selectAccepted(
  database: Reader,
  contractorId: string,
  which?: SQL,
): Promise<InvoiceSource[]> {
  const found = await database
    .select({
      estimateId: jobEstimates.id,
      leadId: jobEstimates.leadId,
      workOrderId: jobEstimates.workOrderId,
      document: jobEstimateVersions.document,
      option: jobEstimateAnswers.option,
    })
    .from(jobEstimates)
    .innerJoin(
      jobEstimateAnswers,
      and(
        eq(jobEstimateAnswers.estimateId, jobEstimates.id),
        eq(jobEstimateAnswers.kind, "accepted"),
      ),
    )
    .innerJoin(
      jobEstimateVersions,
      and(
        eq(jobEstimateVersions.estimateId, jobEstimates.id),
        eq(jobEstimateVersions.version, jobEstimateAnswers.version),
      ),
    )
    .where(and(eq(jobEstimates.contractorId, contractorId), which))
    .orderBy(asc(jobEstimateAnswers.createdAt), asc(jobEstimates.number));
  return found.map(({ document, option, ...about }) => {
    const { options, discount, taxRate } = document.content;
    const lines = options[option ?? 0]?.lines ?? [];
    return { ...about, content: { lines, discount, taxRate, message: null } };
  });
}

/** One line for a job's value; none if there is none. */
export async function linesFromJobValue(
  database: Reader,
  workOrderId: string,
): Promise<EstimateLine[]> {
  const [job] = await database
    .select({ description: workOrders.what, priceCents: workOrders.valueCents })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId));
  return job ? lineFor(job.description, job.priceCents) : [];
}

/**
 * What an appointment with its own price is billed: its line items when it was done, else one line
 * with the price.
 */
export const priceContent = (description: string, { cents, items }: AppointmentCost) =>
  (items as InvoiceContent | null) ?? {
    lines: lineFor(description, cents),
    discount: null,
    taxRate: 0,
    message: null,
  };

/** One line at a price; none if it isn't known. */
const lineFor = (description: string, priceCents: number | null): EstimateLine[] =>
  priceCents === null
    ? []
    : [{ description, unit: null, quantity: 1_000, priceCents, taxable: false }];

/** The customer of an accepted estimate; null if the business has no such estimate. */
export async function findCustomerOfEstimate(
  { database: { query } }: Platform,
  actor: Actor,
  estimateId: string,
) {
  authorize(canReadInvoices(actor));
  const [found] = await query
    .select({
      leadId: jobEstimates.leadId,
      name: jobEstimates.customerName,
      phone: jobEstimates.phone,
      phoneExtension: jobEstimates.phoneExtension,
      email: jobEstimates.email,
      need: jobEstimates.what,
      address: jobEstimates.address,
    })
    .from(jobEstimates)
    .where(
      and(
        eq(jobEstimates.id, estimateId),
        eq(jobEstimates.contractorId, actor.contractorId),
        eq(jobEstimates.state, "accepted"),
      ),
    );
  return found ? { ...found, address: addressOf(found.address) } : null;
}
