import { and, eq } from "drizzle-orm";
import { describeBlockReason } from "~/domains/follow-ups/describe-hold.ts";
import { clocksOf } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { signText } from "~/domains/follow-ups/sequences/message-text.ts";
import { conversations, markHandled, recordManualContact } from "~/domains/leads/index.server.ts";
import { insertMessage, insertPhotos, preparePhotos } from "~/domains/messaging/index.server.ts";
import { manualMessageKind } from "~/domains/messaging/index.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  contractorScopeOf,
  type Signatory,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendManualMessageJob } from "../follow-ups.jobs.server.ts";
import { canMessageManually } from "../follow-ups.policy.ts";
import { noReplyMessage } from "../follow-ups.ts";
import { readerOf } from "../gate-reasons.ts";
import {
  describeLimitReached,
  hashesOf,
  hasTooManyUnanswered,
  type ManualMessage,
  type ManualMessageResult,
  type Prepared,
  photoProblem,
} from "./queue-manual-message.server.ts";
import { checkConversationSend } from "./send-manual-message.server.ts";

type CustomerMessage = Omit<ManualMessage, "leadId"> & { conversationId: string };

/**
 * Sends a manual message in a conversation with a customer who never submitted a request, through
 * the same gate as all messages. Members can only message customers of their own business. Audited.
 */
export async function queueCustomerMessage(
  platform: Platform,
  actor: Actor,
  { conversationId, request, requestKey, photos: files = [], hold, alongside }: CustomerMessage,
): Promise<ManualMessageResult> {
  authorize(canMessageManually(actor));
  const business = contractorScopeOf(actor);
  if (!business) return { ok: false, code: "not_found" };
  const tooMany = await describeLimitReached(platform.limits, business);
  if (tooMany) return invalid({ words: tooMany });
  const photos = await preparePhotos(files);
  if (!photos) return invalid({ photos: photoProblem });
  const { channel, subject, words } = request;
  const repeat = async (_work: UnitOfWork, messageId: string) =>
    ({ ok: true, messageId, paused: false }) as const;
  const body = { conversationId, channel, subject, words, business, ...hashesOf(photos) };
  const once = { scope: "write-message", key: requestKey, body, repeat };
  return inTransactionOnce<ManualMessageResult>(platform, once, async (work, remember) => {
    const queued = await writeInConversation(platform, work, actor, business, {
      ...{ conversationId, request, photos, hold, alongside },
    });
    if (queued.ok) remember(queued.messageId);
    return queued;
  });
}

/** The same within the caller's transaction, without rate limits. */
export async function writeInConversation(
  platform: Platform,
  work: UnitOfWork,
  actor: Actor & Signatory,
  business: string,
  { conversationId, request, photos = [], hold, alongside }: Prepared<CustomerMessage>,
): Promise<Exclude<ManualMessageResult, KeyReused>> {
  const { channel, subject, words } = request;
  await hold?.(work);
  const [conversation] = await work.tx
    .select({ conversationId: conversations.id, contractorId: conversations.contractorId })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.contractorId, business)))
    .for(...lockRows(conversations));
  if (!conversation) return { ok: false, code: "not_found" };
  const checked = await checkConversationSend(platform, work, conversation, { channel });
  if (checked === "unknown") return { ok: false, code: "not_possible" };
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
  if (!isText && !alongside && (await hasTooManyUnanswered(work, conversationId))) {
    return invalid({ words: noReplyMessage });
  }
  const { businessName } = facts;
  const messageId = newId();
  await insertMessage(work, {
    id: messageId,
    channel,
    direction: "outbound",
    kind: manualMessageKind,
    cause: `${manualMessageKind}:${messageId}`,
    contractorId: business,
    conversationId,
    subjectId: null,
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
  await markHandled(work, conversationId);
  await recordChange(work, actor, {
    action: "conversation.write-by-hand",
    entity: "conversation",
    entityId: conversationId,
    before: null,
    after: { channel },
  });
  return { ok: true, messageId, paused: false };
}
