import { and, eq, inArray, isNull, like } from "drizzle-orm";
import { cardDisputes, invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { leadReports } from "~/domains/growth/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { findRepliers, planReplyAlerts } from "~/domains/inbox/index.server.ts";
import { type Captured, capturedEnquiries } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { notifications } from "~/domains/office/notifications/notifications.tables.server.ts";
import type { NotificationKind } from "~/domains/office/notifications/notifications.ts";
import { quietUntil } from "~/domains/office/notifications/quiet-time.ts";
import { sendMemberAlerts } from "~/domains/office/office.jobs.server.ts";
import { visits } from "~/domains/schedule/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { ReactionHandler, RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { recipientsOf } from "./recipients.server.ts";

type Occurrence = {
  contractorId: string;
  kind: NotificationKind;
  /** Identifies the event; the same on every retry. */
  cause: string;
  leadId: string | null;
  visitId: string | null;
  disputeId?: string;
  estimateId?: string;
  invoiceId?: string;
  /** The member who did it, who isn't notified. */
  exceptMemberId: string | null;
  /** The only member it concerns, if any. */
  onlyMemberId?: string | null;
  /** The business's own address, if that gets an email about it. */
  businessAddress: string | null;
  /** Earliest time to send the alert. */
  notBefore?: Date | null;
};

/**
 * Saves alerts for the members of a business and enqueues the tasks that send them. In a member's
 * quiet hours the alert waits until they end. Idempotent.
 */
export async function notifyMembers(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  {
    exceptMemberId,
    onlyMemberId = null,
    businessAddress,
    notBefore = null,
    ...occurrence
  }: Occurrence,
): Promise<void> {
  const { tx, now, enqueue } = work;
  const recipients = (await recipientsOf(tx, platform, occurrence)).filter(
    ({ memberId, choices }) =>
      memberId !== exceptMemberId &&
      (onlyMemberId === null || memberId === onlyMemberId) &&
      choices[occurrence.kind].length > 0,
  );
  if (recipients.length === 0) return;
  const earliest = notBefore && notBefore > now ? notBefore : now;
  const rows = recipients.map(({ memberId, email, quiet, zone }) => {
    const until = quietUntil(quiet, zone, earliest);
    return {
      ...occurrence,
      memberId,
      isMailed:
        businessAddress !== null && normalizeEmail(email) === normalizeEmail(businessAddress),
      isQuiet: until !== null,
      dueAt: until ?? earliest,
      createdAt: now,
    };
  });
  const inserted = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ memberId: notifications.memberId, dueAt: notifications.dueAt });
  for (const { memberId, dueAt } of inserted) {
    enqueue(sendMemberAlerts, { memberId }, dueAt > now ? { startAfter: dueAt } : {});
  }
}

/** Notifies members of requests to their business (`notifications.by-choice`). */
export async function notifyOfLeads(
  work: UnitOfWork,
  captured: readonly Captured[],
  platform: Platform,
): Promise<void> {
  for (const { enquiryId, contractorId, ...enquiry } of await capturedEnquiries(work, captured)) {
    if (!contractorId) continue;
    await notifyMembers(work, platform, {
      ...enquiry,
      contractorId,
      kind: "lead",
      cause: `enquiry:${enquiryId}`,
      visitId: null,
      exceptMemberId: null,
    });
  }
}

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
  mayStop?: boolean;
};

/** Notifies members of homeowner replies, and whether they want to book (`notifications.by-choice`). */
export async function notifyOfReplies(
  work: UnitOfWork,
  recorded: readonly RecordedEvent<Replied>[],
  platform: Platform,
): Promise<void> {
  const replied = recorded.map(({ payload }) => payload);
  const repliers = await findRepliers(
    work.tx,
    replied.map(({ conversationId }) => conversationId),
  );
  const alertTimingOf = await planReplyAlerts(work.tx, replied);
  const questions = await findEstimateQuestions(work, replied);
  for (const reply of replied) {
    const { conversationId, contractorId, messageId, readyToBook } = reply;
    // Skip conversations erased in the meantime.
    const replier = repliers.get(conversationId);
    if (!replier) continue;
    const { key, notBefore } = alertTimingOf(reply);
    await notifyMembers(work, platform, {
      contractorId,
      kind: readyToBook
        ? "ready-to-book"
        : questions.has(messageId)
          ? "estimate-question"
          : "reply",
      cause: `reply:${key}`,
      leadId: replier.leadId,
      visitId: null,
      exceptMemberId: null,
      businessAddress: replier.businessAddress,
      notBefore,
    });
  }
}

/** The messages among these that a customer sent from an estimate's page. */
async function findEstimateQuestions(
  { tx }: UnitOfWork,
  replied: readonly Replied[],
): Promise<Set<string>> {
  const ids = replied.map(({ messageId }) => messageId);
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, ids), like(messages.cause, "job-estimate-question:%")));
  return new Set(rows.map(({ id }) => id));
}

const hourMs = 3_600_000;

/**
 * Notifies members of a missed call, once an hour for each caller, so someone who keeps calling
 * causes one alert (`notifications.by-choice`).
 */
export async function notifyOfMissedCall(
  work: UnitOfWork,
  {
    payload: { conversationId, contractorId },
    createdAt,
  }: RecordedEvent<{ conversationId: string; contractorId: string }>,
  platform: Platform,
): Promise<void> {
  const caller = (await findRepliers(work.tx, [conversationId])).get(conversationId);
  // Erased in the meantime.
  if (!caller) return;
  await notifyMembers(work, platform, {
    contractorId,
    kind: "call-missed",
    cause: `call:${conversationId}:${Math.floor(createdAt.getTime() / hourMs)}`,
    leadId: caller.leadId,
    visitId: null,
    exceptMemberId: null,
    businessAddress: null,
  });
}

type OfEstimate = { estimateId: string; contractorId: string; leadId: string | null };

/**
 * Notifies members once that a customer viewed, accepted, or declined an estimate
 * (`notifications.by-choice`).
 */
const notifyOfEstimate =
  (kind: "estimate-viewed" | "estimate-accepted" | "estimate-declined") =>
  async (
    work: UnitOfWork,
    { payload: { estimateId, contractorId, leadId }, createdAt }: RecordedEvent<OfEstimate>,
    platform: Platform,
  ): Promise<void> => {
    const [jobEstimate] = await work.tx
      .select({ email: contractorAccounts.email })
      .from(jobEstimates)
      .innerJoin(contractorAccounts, eq(contractorAccounts.id, jobEstimates.contractorId))
      .where(eq(jobEstimates.id, estimateId))
      .for(...lockRows(jobEstimates, "key share"));
    // Erased in the meantime.
    if (!jobEstimate) return;
    const isViewed = kind === "estimate-viewed";
    await notifyMembers(work, platform, {
      contractorId,
      kind,
      // A new version can be declined again.
      cause: `${kind}:${estimateId}${isViewed ? "" : `:${createdAt.toISOString()}`}`,
      leadId,
      visitId: null,
      estimateId,
      exceptMemberId: null,
      // The business is emailed about a response.
      businessAddress: isViewed ? null : jobEstimate.email,
    });
  };

export const notifyOfViewedEstimate = notifyOfEstimate("estimate-viewed");
export const notifyOfAccepted = notifyOfEstimate("estimate-accepted");
export const notifyOfDeclined = notifyOfEstimate("estimate-declined");

type OfInvoice = { invoiceId: string; contractorId: string; memberId?: string | null | undefined };

/** Notifies members once that a customer viewed an invoice, or that it was paid (`notifications.by-choice`). */
const notifyOfInvoice =
  (kind: "invoice-viewed" | "invoice-paid") =>
  async (
    work: UnitOfWork,
    { payload: { invoiceId, contractorId, memberId = null }, createdAt }: RecordedEvent<OfInvoice>,
    platform: Platform,
  ): Promise<void> => {
    const [invoice] = await work.tx
      .select({ id: invoices.id, leadId: invoices.leadId })
      .from(invoices)
      .where(and(eq(invoices.id, invoiceId), isNull(invoices.erasedAt)))
      .for(...lockRows(invoices, "key share"));
    // Erased in the meantime.
    if (!invoice) return;
    await notifyMembers(work, platform, {
      contractorId,
      kind,
      // A refunded invoice can be paid again.
      cause: `${kind}:${invoiceId}${kind === "invoice-viewed" ? "" : `:${createdAt.toISOString()}`}`,
      leadId: invoice.leadId,
      visitId: null,
      invoiceId,
      exceptMemberId: memberId,
      businessAddress: null,
    });
  };

export const notifyOfViewedInvoice = notifyOfInvoice("invoice-viewed");
export const notifyOfPaid = notifyOfInvoice("invoice-paid");

type Changed = {
  visitId: string;
  contractorId: string;
  leadId: string | null;
  memberId?: string | null | undefined;
  isFollowing?: boolean | undefined;
};

/**
 * Notifies members of appointments that someone else booked, moved, or canceled
 * (`notifications.by-choice`).
 */
const notifyOf =
  (kind: "visit-booked" | "visit-moved" | "visit-canceled"): ReactionHandler<Changed> =>
  async (work, { payload, createdAt }: RecordedEvent<Changed>, platform) => {
    const { visitId, contractorId, leadId, memberId = null, isFollowing = false } = payload;
    if (isFollowing) return;
    // Skip appointments erased in the meantime.
    const [visit] = await work.tx
      .select({ email: contractorAccounts.email, recurrenceId: visits.recurrenceId })
      .from(visits)
      .innerJoin(contractorAccounts, eq(contractorAccounts.id, visits.contractorId))
      .where(eq(visits.id, visitId));
    if (!visit) return;
    // For a recurring job, notify only of the appointment someone booked, not of the generated
    // ones.
    if (kind === "visit-booked" && visit.recurrenceId && !memberId) return;
    await notifyMembers(work, platform, {
      contractorId,
      kind,
      cause: `${kind}:${visitId}:${createdAt.toISOString()}`,
      leadId,
      visitId,
      exceptMemberId: memberId,
      // A customer's own change is emailed to the business.
      businessAddress: memberId ? null : visit.email,
    });
  };

export const notifyOfBooked = notifyOf("visit-booked");
export const notifyOfMoved = notifyOf("visit-moved");
export const notifyOfCanceled = notifyOf("visit-canceled");

/** Notifies the member who reported a lead that staff accepted or declined the report (`leads.bad-lead`). */
export async function notifyOfDecision(
  work: UnitOfWork,
  { payload: { leadId, contractorId } }: RecordedEvent<{ leadId: string; contractorId: string }>,
  platform: Platform,
): Promise<void> {
  const [report] = await work.tx
    .select({ id: leadReports.id, memberId: leadReports.memberId })
    .from(leadReports)
    .where(eq(leadReports.leadId, leadId));
  // The reporting member may have left.
  if (!report?.memberId) return;
  await notifyMembers(work, platform, {
    contractorId,
    kind: "report-decided",
    cause: `report-decided:${report.id}`,
    leadId,
    visitId: null,
    exceptMemberId: null,
    onlyMemberId: report.memberId,
    businessAddress: null,
  });
}

/** Notifies the owners once that a customer disputes a payment (`payments.disputes`). */
export async function notifyOfDispute(
  work: UnitOfWork,
  {
    payload: { disputeId, contractorId },
  }: RecordedEvent<{ disputeId: string; contractorId: string }>,
  platform: Platform,
): Promise<void> {
  const [dispute] = await work.tx
    .select({ id: cardDisputes.id })
    .from(cardDisputes)
    .where(eq(cardDisputes.id, disputeId))
    .for(...lockRows(cardDisputes, "key share"));
  // Erased in the meantime.
  if (!dispute) return;
  await notifyMembers(work, platform, {
    contractorId,
    kind: "payment-disputed",
    cause: `payment-disputed:${disputeId}`,
    leadId: null,
    visitId: null,
    disputeId,
    exceptMemberId: null,
    businessAddress: null,
  });
}
