import { and, desc, eq, gt, isNull, notInArray, or, sql } from "drizzle-orm";
import { describeBlockReason } from "~/domains/follow-ups/describe-hold.ts";
import { enrollWithoutMessages } from "~/domains/follow-ups/enrollments/enroll-leads.server.ts";
import {
  lockLatestEnrollment,
  noFollowUp,
  recordFollowUpAction,
} from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { clocksOf } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { signText } from "~/domains/follow-ups/sequences/message-text.ts";
import {
  leadEnquiries,
  leads,
  markContacted,
  markHandled,
  recordManualContact,
} from "~/domains/leads/index.server.ts";
import {
  insertMessage,
  insertPhotos,
  messages,
  type OutgoingPhoto,
  preparePhotos,
} from "~/domains/messaging/index.server.ts";
import { manualMessageKind, replyKind } from "~/domains/messaging/index.ts";
import { ownRows } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  contractorScopeOf,
  type Signatory,
  signatureOf,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import { describeWait } from "~/platform/limits/describe-wait.ts";
import type { Limits } from "~/platform/limits/limits.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendManualMessageJob } from "../follow-ups.jobs.server.ts";
import { canMessageManually } from "../follow-ups.policy.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import { noReplyMessage } from "../follow-ups.ts";
import { readerOf } from "../gate-reasons.ts";
import type { Enrollment } from "../sending/lease-turns.server.ts";
import type { ManualMessageRequest } from "./manual-message.schema.ts";
import { checkManualSend } from "./send-manual-message.server.ts";

const maxUnanswered = 3;

export type ManualMessage = {
  leadId: string;
  request: ManualMessageRequest;
  /** The submitted form's key: submitting twice sends one message (`requests.key-counts-once`). */
  requestKey: string | null;
  /** Photos as uploaded, at most `maxPhotos`. */
  photos?: readonly File[];
  /** Locks the rows that `alongside` changes and that come before the lead (docs/locks.md). */
  hold?: (work: UnitOfWork) => Promise<void>;
  /**
   * Inserts rows in the message's transaction, such as the document or times that it delivers.
   */
  alongside?: (work: UnitOfWork) => Promise<void>;
};

/**
 * The message, and whether it paused the automatic follow-up; otherwise why it can't be sent, under
 * `words`.
 */
export type ManualMessageResult = Result<
  { messageId: string; paused: boolean },
  Refused<"not_possible" | "not_found" | "changed_elsewhere"> | Invalid | KeyReused
>;

/** The same with photos that are ready to send. */
export type Prepared<Message extends { photos?: readonly File[] }> = Omit<
  Message,
  "requestKey" | "photos"
> & { photos?: readonly OutgoingPhoto[] };

/** The photos' hashes for a message's parameters, which its proof covers. */
export const hashesOf = (photos: readonly OutgoingPhoto[]) =>
  photos.length > 0 ? { photos: photos.map(({ sha256 }) => sha256) } : {};

export const photoProblem =
  "We can’t read one of these photos. Choose PNG, JPEG, or WebP photos up to 15 MB each";

/**
 * Sends a manual message in the business's name to the person behind a lead, through the same gate
 * as automatic messages. Pauses the automatic follow-up, since a person has taken over. Members can
 * only message leads of their own business. Audited.
 */
export async function queueManualMessage(
  platform: Platform,
  actor: Actor,
  { leadId, request, requestKey, photos: files = [], hold, alongside }: ManualMessage,
): Promise<ManualMessageResult> {
  authorize(canMessageManually(actor));
  const business = contractorScopeOf(actor);
  const tooMany = business && (await describeLimitReached(platform.limits, business));
  if (tooMany) return invalid({ words: tooMany });
  const photos = await preparePhotos(files);
  if (!photos) return invalid({ photos: photoProblem });
  await openConversation(platform, actor, leadId);
  const { channel, subject, words } = request;
  const repeat = async (_work: UnitOfWork, messageId: string) =>
    ({ ok: true, messageId, paused: false }) as const;
  const body = { leadId, channel, subject, words, business, ...hashesOf(photos) };
  const once = { scope: "write-message", key: requestKey, body, repeat };
  return inTransactionOnce<ManualMessageResult>(platform, once, async (work, remember) => {
    const queued = await writeToLead(platform, work, actor, {
      ...{ leadId, request, photos, hold, alongside },
    });
    if (queued.ok) remember(queued.messageId);
    return queued;
  });
}

/** The same within the caller's transaction, without rate limits. */
export async function writeToLead(
  platform: Platform,
  work: UnitOfWork,
  actor: Actor & Signatory,
  { leadId, request, photos = [], hold, alongside }: Prepared<ManualMessage>,
): Promise<Exclude<ManualMessageResult, KeyReused>> {
  const business = contractorScopeOf(actor);
  const { channel, subject, words } = request;
  const latest = await lockLatestEnrollment(work, leadId, actor);
  if (!latest) return noFollowUp(actor);
  await hold?.(work);
  const checked = await checkManualSend(platform, work, latest, { channel });
  if (!checked) return { ok: false, code: "changed_elsewhere" };
  const { decision, facts, wasTexted } = checked;
  const isText = channel === "sms";
  const toAddress = isText ? facts.phone : facts.email;
  if (!toAddress) {
    return invalid({ channel: `No ${isText ? "phone number" : "email address"} on file` });
  }
  if (decision.decision !== "send") {
    const { recipient } = clocksOf(facts, platform.settings.timeZone);
    return invalid({ words: describeBlockReason(decision, channel, recipient, readerOf(actor)) });
  }
  const { contractorId, conversationId } = latest;
  if (business && !isText && !alongside && (await hasTooManyUnanswered(work, conversationId))) {
    return invalid({ words: noReplyMessage });
  }
  const { businessName } = facts;
  // Lock order: the lead before its conversation.
  if (business) await markContacted(work, leadId);
  const messageId = newId();
  await insertMessage(work, {
    id: messageId,
    channel,
    direction: "outbound",
    kind: manualMessageKind,
    cause: `${manualMessageKind}:${messageId}`,
    contractorId,
    conversationId,
    subjectId: leadId,
    params: {
      subject: subject ?? "",
      words,
      businessName,
      ...hashesOf(photos),
      ...(alongside ? { brings: true } : {}),
    },
    fromAddress: isText ? facts.senderPhone : null,
    toAddress,
    subject: isText ? null : subject,
    text: isText ? signText(words, businessName, { first: !wasTexted }) : words,
    hasMedia: photos.length > 0,
  });
  await insertPhotos(work, messageId, photos);
  await recordManualContact(work, conversationId);
  await alongside?.(work);
  work.enqueue(sendManualMessageJob, { messageId });
  // Replying marks the person's messages handled.
  await markHandled(work, conversationId);
  const paused = await pause(work, latest, signatureOf(actor).actorEmail);
  await recordFollowUpAction(work, actor, leadId, "follow-up.write-by-hand", { channel });
  return { ok: true, messageId, paused };
}

/**
 * Opens the conversation of a lead that never had a follow-up, such as one of the sample data, so it
 * can be messaged like any other. Its own transaction: `hold` locks rows that come before a
 * conversation.
 */
async function openConversation(platform: Platform, actor: Actor, leadId: string): Promise<void> {
  const [request] = await platform.database.query
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .leftJoin(enrollments, eq(enrollments.leadId, leads.id))
    .where(
      and(
        eq(leads.id, leadId),
        eq(leads.quarantined, false),
        isNull(leads.mergedInto),
        isNull(enrollments.id),
        ownRows(actor, leads.contractorId),
      ),
    )
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(1);
  if (request) await inTransaction(platform, (work) => enrollWithoutMessages(work, [request.id]));
}

/**
 * Counts a manual message of this business against its limits.
 * @returns why it can't be sent now, worded for the member, or null
 */
export async function describeLimitReached(
  limits: Limits,
  contractorId: string,
): Promise<string | null> {
  const hour = await limits.use("by_hand_hour", contractorId);
  const { waitSeconds } =
    hour.waitSeconds > 0 ? hour : await limits.use("by_hand_day", contractorId);
  if (waitSeconds === 0) return null;
  return `Your business has reached its message limit for now. Try again in ${describeWait(waitSeconds)}.`;
}

/**
 * Whether a member has sent as many manual emails as allowed since the person's last reply. Emails
 * that deliver a document, such as an invoice, don't count.
 */
export async function hasTooManyUnanswered(
  { tx }: UnitOfWork,
  conversationId: string,
): Promise<boolean> {
  const ofConversation = eq(messages.conversationId, conversationId);
  const [reply] = await tx
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(ofConversation, eq(messages.kind, replyKind)))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const since = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        ofConversation,
        eq(messages.kind, manualMessageKind),
        eq(messages.channel, "email"),
        sql`${messages.params}->>'brings' is null`,
        notInArray(messages.state, ["failed", "suppressed", "withheld"]),
        reply && gt(messages.createdAt, reply.createdAt),
      ),
    )
    .limit(maxUnanswered);
  return since.length === maxUnanswered;
}

/** @returns whether the follow-up, or that of the lead it was merged into, was running until now */
async function pause({ tx, now }: UnitOfWork, latest: Enrollment, pausedBy: string) {
  const canonicalLead = sql`(select l.merged_into from ${leads} l where l.id = ${latest.leadId})`;
  // The next check runs the gate, which holds it.
  const paused = await tx
    .update(enrollments)
    .set({ pausedAt: now, pausedBy, updatedAt: now })
    .where(
      and(
        or(eq(enrollments.id, latest.id), eq(enrollments.leadId, canonicalLead)),
        isNull(enrollments.endedAt),
        isNull(enrollments.pausedAt),
      ),
    )
    .returning({ id: enrollments.id });
  return paused.length > 0;
}
