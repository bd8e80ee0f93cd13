import { and, eq, gt } from "drizzle-orm";
import { jobEstimateSent } from "~/domains/billing/billing.events.ts";
import { canWriteEstimates } from "~/domains/billing/billing.policy.ts";
import { estimateLink, hashDocument } from "~/domains/billing/documents.server.ts";
import { settingsOf } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { conversations, isOwnLead, leads, moveLead } from "~/domains/leads/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { findConversation } from "~/domains/schedule/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessWriter,
  dayOf,
  isSystem,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { type DueRow, forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid, type Refused, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { composeEstimateMessage, estimateText } from "./estimate-messages.ts";
import { protectPhotos } from "./estimate-photos.server.ts";
import { documentOf, type JobEstimate, lockEstimate } from "./find-estimates.server.ts";
import { jobEstimateMail } from "./job-estimates.emails.server.ts";
import { jobEstimates, jobEstimateVersions } from "./job-estimates.tables.server.ts";
import {
  defaultReminderDays,
  nextEstimateReminder,
  type SendMethod,
  stateOf,
} from "./job-estimates.ts";
import { type DocumentSent, findCanonicalLead, sendDocument } from "./send-document.server.ts";
import { lineField } from "./typed-estimate.ts";

/** Sent, or why not: the gate's or estimate's reason on `channel` or `words`. */
export type EstimateSent = DocumentSent | Refused<"already_done"> | TooMany;

type Sending = { estimateId: string; channel: SendMethod; requestKey: string };

/** Someone saved or responded to the estimate after it was read for sending. */
class EstimateChanged extends Error {}

/**
 * Sends the current estimate to its customer (`estimates.send`): its content becomes an immutable
 * version in the same transaction as the message. To a lead it goes through the message gate, to
 * anyone else by email; "link" sends nothing, as the business shows it itself.
 */
export async function sendJobEstimate(
  platform: Platform,
  actor: Actor,
  { estimateId, channel, requestKey }: Sending,
): Promise<EstimateSent> {
  authorize(canWriteEstimates(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const [estimate] = await query
    .select()
    .from(jobEstimates)
    .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, contractorId)));
  if (!estimate) return { ok: false, code: "not_found" };
  if (estimate.state === "accepted") return { ok: false, code: "already_done" };
  const problem = await findMissingFields(platform, estimate);
  if (problem) return invalid(problem);
  const { waitSeconds } = await platform.limits.use("job_estimate", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const leadId = await findCanonicalLead(platform, estimate.leadId);
  const freeze = (work: UnitOfWork) =>
    addVersion(platform, work, actor, { read: estimate, leadId, channel });
  const message = composeEstimateMessage("estimate", "sent", estimate);
  if (!message) throw new Error("A sent estimate needs a message");
  const link = await estimateLink(platform, platform.database.query, estimateId);
  try {
    return await sendDocument(
      platform,
      actor,
      {
        id: estimateId,
        leadId,
        phone: estimate.phone,
        email: estimate.email,
        subject: `${message.subject} from ${actor.businessName}`,
        text: estimateText(message, estimate, link),
        mail: jobEstimateMail,
        params: { estimateId },
        async hold(work) {
          await lockEstimate(work, contractorId, estimateId);
        },
      },
      { channel, requestKey },
      freeze,
    );
  } catch (error) {
    if (!(error instanceof EstimateChanged)) throw error;
    return { ok: false, code: "changed_elsewhere" };
  }
}

/** What is missing before it can be sent, by field; null if nothing is. */
async function findMissingFields(
  { database, settings, clock }: Platform,
  { contractorId, content }: JobEstimate,
): Promise<FieldErrors | null> {
  const empty = content.options.findIndex(({ lines }) => lines.length === 0);
  if (empty !== -1) return { [lineField(empty + 1, 1, "description")]: "Add a line first" };
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return content.expiresOn < dayOf(clock.now(), zone)
    ? { expires_on: "Choose a future date" }
    : null;
}

/**
 * Stores the version that the customer now sees, and records on the lead that an estimate was sent.
 */
async function addVersion(
  platform: Platform,
  work: UnitOfWork,
  actor: BusinessWriter,
  { read, leadId, channel }: { read: JobEstimate; leadId: string | null; channel: SendMethod },
): Promise<void> {
  const { tx, now } = work;
  const { contractorId } = actor;
  const estimate = await lockEstimate(work, contractorId, read.id);
  if (estimate?.revision !== read.revision || estimate.state === "accepted") {
    throw new EstimateChanged();
  }
  const [business] = await tx
    .select({ businessName: contractorAccounts.businessName, phone: contractorAccounts.phone })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!business) throw new EstimateChanged();
  if (!(await protectPhotos({ tx, now }, estimate.content.photos ?? [])))
    throw new EstimateChanged();
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  const version = estimate.version + 1;
  const days = await reminderDaysOf(tx, contractorId);
  const document = documentOf({ ...estimate, version }, business, dayOf(now, zone));
  await tx.insert(jobEstimateVersions).values({
    estimateId: estimate.id,
    version,
    contractorId,
    document,
    documentHash: hashDocument(document),
    createdAt: now,
  });
  await tx
    .update(jobEstimates)
    .set({
      state: "sent",
      version,
      sentRevision: estimate.revision,
      offeredUntil: estimate.content.expiresOn,
      sentAt: now,
      answeredAt: null,
      remindAt: channel === "link" || !estimate.email ? null : nextEstimateReminder(now, days, now),
      updatedAt: now,
    })
    .where(eq(jobEstimates.id, estimate.id));
  if (leadId) await markSent(work, actor, leadId);
  work.record(jobEstimateSent, { estimateId: estimate.id, contractorId, leadId });
}

/** Moves a lead that isn't booked yet to "Estimate sent" (`leads.stages`). */
async function markSent(work: UnitOfWork, actor: BusinessWriter, leadId: string): Promise<void> {
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), isOwnLead(actor.contractorId)))
    .for(...lockRows(leads, "no key update"));
  if (lead?.status !== "new" && lead?.status !== "contacted") return;
  await moveLead(work, actor, lead, { status: "contacted", estimateSentAt: work.now });
}

/** Sends every due estimate reminder, each once. */
export async function sendEstimateReminders(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, remindAt: dueAt } = jobEstimates;
  const each = { id, contractorId, dueAt };
  await forEachDue(
    platform,
    each,
    (one) => sendReminder(platform, one),
    "estimate reminder failed",
  );
}

async function reminderDaysOf(database: Reader, contractorId: string): Promise<readonly number[]> {
  return (await settingsOf(database, contractorId)).estimateReminderDays ?? defaultReminderDays;
}

/**
 * Reminds the customer of an estimate that they can still accept, unless they replied to any
 * message since it was sent.
 */
function sendReminder(platform: Platform, { id, contractorId }: DueRow): Promise<void> {
  return inTransaction(platform, async (work) => {
    const estimate = await lockEstimate(work, contractorId, id);
    if (!estimate?.remindAt || estimate.remindAt > work.now) return;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    const conversationId = await findConversation(work.tx, estimate.leadId);
    const sentAt = estimate.sentAt ?? estimate.remindAt;
    const isOpen =
      stateOf(estimate, dayOf(work.now, zone)) === "sent" &&
      !(await hasReplied(work.tx, conversationId, sentAt));
    if (isOpen && estimate.email) {
      await queueEmail(work, jobEstimateMail, {
        to: estimate.email,
        cause: `job-estimate-reminder:${id}:${estimate.version}:${dayOf(estimate.remindAt, zone)}`,
        subjectId: estimate.leadId ?? id,
        contractorId,
        conversationId,
        params: { estimateId: id, reminds: true },
      });
    }
    const days = await reminderDaysOf(work.tx, contractorId);
    const remindAt = isOpen && estimate.email ? nextEstimateReminder(sentAt, days, work.now) : null;
    await work.tx.update(jobEstimates).set({ remindAt }).where(eq(jobEstimates.id, id));
  });
}

async function hasReplied(database: Reader, conversationId: string | null, since: Date) {
  if (!conversationId) return false;
  const [replied] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), gt(conversations.lastReplyAt, since)));
  return replied !== undefined;
}
