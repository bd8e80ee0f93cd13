import { and, eq, sql } from "drizzle-orm";
import { jobEstimateAccepted, jobEstimateDeclined } from "~/domains/billing/billing.events.ts";
import { canApproveEstimates } from "~/domains/billing/billing.policy.ts";
import { readEstimateLink } from "~/domains/billing/documents.server.ts";
import { createDepositInvoice } from "~/domains/billing/invoices/deposits.server.ts";
import type { InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import { addAcceptedLines } from "~/domains/billing/job-items/job-items.server.ts";
import { endEnrollments, lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { canonicalLeadId, leads, markBooked } from "~/domains/leads/index.server.ts";
import {
  createJob,
  findJobOfRequest,
  findLinesPrice,
  lockSeries,
  valueAcceptedJob,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyBusiness, openEstimate, openEstimateById } from "./customer-estimate.server.ts";
import { withTotals } from "./estimate-document.ts";
import type { JobEstimate } from "./find-estimates.server.ts";
import { jobEstimateAnswers, jobEstimates } from "./job-estimates.tables.server.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import { type ApprovalMethod, approvalMethodLabels, maxCents } from "./job-estimates.ts";
import { isOpenForEstimate } from "./open-for-estimate.server.ts";

/**
 * `changed_elsewhere`: another version was sent in the meantime; `not_possible`: it was declined or
 * has expired.
 */
export type EstimateResponse = Result<
  { changed: boolean },
  Refused<"link_expired" | "changed_elsewhere" | "not_possible"> | Invalid
>;

type Acceptance = { version: number; option: number; typedName: string; ipAddress: string };

/**
 * Accepts an estimate with the customer's chosen option and typed name (`estimates.accept`). In one
 * transaction, saves the signature record, creates the job and the deposit's invoice, ends the
 * follow-up, and books the lead.
 * A double click accepts it once; a version sent in the meantime isn't accepted.
 */
export async function acceptJobEstimate(
  platform: Platform,
  token: string,
  { version, option, typedName, ipAddress }: Acceptance,
): Promise<EstimateResponse> {
  return inTransaction(platform, async (work): Promise<EstimateResponse> => {
    const locked = await lockLeadAndJob(work, await readEstimateLink(platform, work.tx, token));
    const opened = await openEstimate(platform, work.tx, token, true);
    if (!opened) return { ok: false, code: "link_expired" };
    const { estimate, sent, state } = opened;
    if (state === "accepted") return { ok: true, changed: false };
    if (sent.version !== version) return { ok: false, code: "changed_elsewhere" };
    if (state !== "sent") return { ok: false, code: "not_possible" };
    const wording = jobEstimateText.acceptWording(sent.document.content.options.length);
    const given = { option, typedName, wording, ipAddress };
    const responseId = await saveAcceptance(platform, work, opened, locked, given);
    if (!responseId) return invalid({ option: jobEstimateText.optionMissing });
    await notifyBusiness(work, estimate, { answer: "accepted", cause: responseId });
    return { ok: true, changed: true };
  });
}

type Approval = {
  estimateId: string;
  version: number;
  option: number;
  method: ApprovalMethod;
  ipAddress: string;
};

/**
 * `not_possible`: it isn't open, or has changes that the customer wasn't sent; `changed_elsewhere`:
 * another version was sent in the meantime; `already_done`: the customer accepted it themselves.
 */
type EstimateApproved = Result<
  { changed: boolean },
  Refused<"not_found" | "changed_elsewhere" | "not_possible" | "already_done"> | Invalid
>;

/**
 * Records that the customer approved the sent version of an estimate, such as on the phone
 * (`estimates.approve`): the same consequences as their own acceptance, but the record says which
 * team member entered it and that it's no signature. Audited.
 */
export async function approveJobEstimate(
  platform: Platform,
  actor: Actor,
  { estimateId, version, option, method, ipAddress }: Approval,
): Promise<EstimateApproved> {
  authorize(canApproveEstimates(actor));
  const { contractorId } = actor;
  const [own] = await platform.database.query
    .select({ id: jobEstimates.id })
    .from(jobEstimates)
    .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, contractorId)));
  if (!own) return { ok: false, code: "not_found" };
  return inTransaction(platform, async (work): Promise<EstimateApproved> => {
    const locked = await lockLeadAndJob(work, estimateId);
    const opened = await openEstimateById(platform, work.tx, estimateId, true);
    if (!opened) return { ok: false, code: "not_possible" };
    const { estimate, sent, state } = opened;
    if (state === "accepted") return repeatApproval(work, estimateId, option);
    if (sent.version !== version) return { ok: false, code: "changed_elsewhere" };
    if (state !== "sent" || estimate.sentRevision !== estimate.revision) {
      return { ok: false, code: "not_possible" };
    }
    const how = approvalMethodLabels[method].toLowerCase();
    const wording = `${estimate.customerName} approved this estimate (${how}). Recorded by ${actor.name}. This isn’t a signature.`;
    const given = { option, typedName: null, wording, ipAddress };
    if (!(await saveAcceptance(platform, work, opened, locked, given))) {
      return invalid({ option: "Choose an option" });
    }
    await recordChange(work, actor, {
      action: "estimate.approve",
      entity: "job_estimate",
      entityId: estimateId,
      before: { state },
      after: { state: "accepted", method },
    });
    return { ok: true, changed: true };
  });
}

/** The result of approving an estimate that is accepted: only the same approval is a repetition. */
async function repeatApproval(
  { tx }: UnitOfWork,
  estimateId: string,
  option: number,
): Promise<EstimateApproved> {
  const ofEstimate = eq(jobEstimateAnswers.estimateId, estimateId);
  const [saved] = await tx
    .select({ option: jobEstimateAnswers.option, typedName: jobEstimateAnswers.typedName })
    .from(jobEstimateAnswers)
    .where(and(ofEstimate, eq(jobEstimateAnswers.kind, "accepted")));
  if (saved && saved.typedName !== null) return { ok: false, code: "already_done" };
  return saved?.option === option
    ? { ok: true, changed: false }
    : { ok: false, code: "not_possible" };
}

type Accepted = {
  option: number;
  /** Null for an approval that a team member recorded. */
  typedName: string | null;
  wording: string;
  ipAddress: string;
};

type OpenEstimate = NonNullable<Awaited<ReturnType<typeof openEstimate>>>;

/**
 * Saves an acceptance with its consequences, in the caller's transaction.
 * @returns its id; null if there is no such option
 */
async function saveAcceptance(
  platform: Platform,
  work: UnitOfWork,
  { estimate, sent }: OpenEstimate,
  { leadId, workOrderId: jobId }: LockedJob,
  { option, typedName, wording, ipAddress }: Accepted,
): Promise<string | null> {
  const chosen = withTotals(sent.document).options[option];
  if (!chosen) return null;
  const { totalCents, depositCents } = chosen.totals;
  const { id: estimateId, contractorId } = estimate;
  const responseId = newId();
  await work.tx.insert(jobEstimateAnswers).values({
    id: responseId,
    estimateId,
    contractorId,
    version: sent.version,
    kind: "accepted",
    option,
    totalCents,
    typedName,
    wording,
    ipAddress,
    documentHash: sent.documentHash,
    createdAt: work.now,
  });
  const { discount, taxRate, options: offered } = sent.document.content;
  const content = { lines: offered[option]?.lines ?? [], discount, taxRate };
  const accepted = { estimate, leadId, jobId, totalCents, content };
  const workOrderId = await findOrCreateJob(platform, work, accepted);
  await work.tx
    .update(jobEstimates)
    .set({
      state: "accepted",
      workOrderId,
      lowCents: totalCents,
      highCents: totalCents,
      answeredAt: work.now,
      remindAt: null,
      updatedAt: work.now,
    })
    .where(eq(jobEstimates.id, estimateId));
  if (leadId) {
    await endEnrollments(work, { leadId }, "lead_moved_on");
    await markBooked(work, leadId);
  }
  work.record(jobEstimateAccepted, { estimateId, contractorId, leadId, workOrderId });
  if (depositCents > 0) {
    const isShown = typedName !== null;
    await createDepositInvoice(platform, work, { estimate, workOrderId, depositCents, isShown });
  }
  return responseId;
}

type Declined = { version: number; reason: string | null; ipAddress: string };

/** Declines an estimate, with or without a reason, and notifies the business. */
export async function declineJobEstimate(
  platform: Platform,
  token: string,
  { version, reason, ipAddress }: Declined,
): Promise<EstimateResponse> {
  return inTransaction(platform, async (work): Promise<EstimateResponse> => {
    const opened = await openEstimate(platform, work.tx, token, true);
    if (!opened) return { ok: false, code: "link_expired" };
    const { estimate, sent, state } = opened;
    if (state === "declined") return { ok: true, changed: false };
    if (sent.version !== version) return { ok: false, code: "changed_elsewhere" };
    if (state === "accepted") return { ok: false, code: "not_possible" };
    const { id: estimateId, contractorId, leadId } = estimate;
    const responseId = newId();
    const { documentHash } = sent;
    const response = { estimateId, contractorId, version, reason, ipAddress, documentHash };
    await work.tx
      .insert(jobEstimateAnswers)
      .values({ id: responseId, ...response, kind: "declined", createdAt: work.now });
    await work.tx
      .update(jobEstimates)
      .set({ state: "declined", answeredAt: work.now, remindAt: null, updatedAt: work.now })
      .where(eq(jobEstimates.id, estimateId));
    work.record(jobEstimateDeclined, { estimateId, contractorId, leadId });
    await notifyBusiness(work, estimate, { answer: "declined", cause: responseId });
    return { ok: true, changed: true };
  });
}

/** The estimate's lead (the merge target of a merged one) and job. */
type LockedJob = { leadId: string | null; workOrderId: string | null };

/**
 * Locks what an acceptance changes before the estimate itself (docs/locks.md): the lead's
 * follow-up, and the job it was created for or that its request has by now, with what recurs of it.
 * If two estimates for one job are accepted together, the second includes the first.
 */
async function lockLeadAndJob(work: UnitOfWork, estimateId: string | null): Promise<LockedJob> {
  const { tx, now } = work;
  if (!estimateId) return { leadId: null, workOrderId: null };
  const ofEstimate = eq(jobEstimates.id, estimateId);
  const { contractorId } = jobEstimates;
  const [found] = await tx
    .select({ leadId: sql<string | null>`${canonicalLeadId}`, contractorId })
    .from(jobEstimates)
    .leftJoin(leads, eq(leads.id, jobEstimates.leadId))
    .where(ofEstimate);
  if (!found) return { leadId: null, workOrderId: null };
  const { leadId } = found;
  const findJobId = async () => {
    const [estimate] = await tx.select().from(jobEstimates).where(ofEstimate);
    if (estimate?.workOrderId || !leadId) return estimate?.workOrderId ?? null;
    const isOpen = isOpenForEstimate(tx);
    return (await findJobOfRequest(tx, found.contractorId, leadId, now, isOpen))?.id ?? null;
  };
  const recurringId = await findJobId();
  if (recurringId) await lockSeries(work, found.contractorId, { jobId: recurringId });
  if (leadId) await lockLatestEnrollment(work, leadId);
  // Read again: an earlier acceptance for the same lead may have created the job.
  const workOrderId = await findJobId();
  if (workOrderId) {
    const own = and(
      eq(workOrders.id, workOrderId),
      eq(workOrders.contractorId, found.contractorId),
    );
    await tx
      .select({ id: workOrders.id })
      .from(workOrders)
      .where(own)
      .for(...lockRows(workOrders, "no key update"));
  }
  return { leadId, workOrderId };
}

type NewJob = {
  estimate: JobEstimate;
  leadId: string | null;
  /** The locked job; null if there is none yet. */
  jobId: string | null;
  totalCents: number;
  content: Pick<InvoiceContent, "lines" | "discount" | "taxRate">;
};

/**
 * The job of an accepted estimate, valued at its line items if someone saved any, else at everything
 * accepted for it; a new one if there is none. A recurring job that has a price keeps it.
 * @returns its id
 */
async function findOrCreateJob(
  platform: Platform,
  work: UnitOfWork,
  { estimate, leadId, jobId, totalCents, content }: NewJob,
): Promise<string> {
  const { tx } = work;
  const { contractorId } = estimate;
  const workOrderId = estimate.workOrderId ?? jobId;
  if (workOrderId) {
    if (!estimate.workOrderId) {
      await tx.update(jobEstimates).set({ workOrderId }).where(eq(jobEstimates.id, estimate.id));
    }
    const job = { id: workOrderId, contractorId };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const accepted = { id: estimate.id, ...content };
    await addAcceptedLines(work, job, accepted, zone);
    const cents = await findLinesPrice(tx, workOrderId);
    // The job may have had only an estimate appointment until now.
    await valueAcceptedJob(work, job, cents === null ? null : Math.min(cents, maxCents));
    return workOrderId;
  }
  const { customerName, phone, phoneExtension, email, what, address } = estimate;
  const customer = { customerName, phone, phoneExtension, email, what, address };
  // With a lead, the job is for the lead's customer.
  const customerId = leadId ? null : estimate.customerId;
  const job = { contractorId, leadId, customerId, ...customer, valueCents: totalCents };
  return createJob(work, job);
}
