import { and, eq, gt, sql } from "drizzle-orm";
import { handleDeliveryReport } from "~/domains/follow-ups/index.server.ts";
import { fetchPictureJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { clearStopChecks } from "~/domains/leads/index.server.ts";
import {
  findOptOut,
  messageKind,
  messages,
  optIn,
  queueText,
  recordTextStatus,
  storeInbound,
} from "~/domains/messaging/index.server.ts";
import {
  autoReplyKind,
  type Classified,
  classifyMessage,
  isStopIntent,
  type KeywordReply,
  type ReactionParams,
  reactionKind,
  recordRefusal,
  replyKind,
} from "~/domains/messaging/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { segmentsOf } from "~/platform/sms/segments.ts";
import {
  type InboundText,
  readInboundText,
  readStatusCallback,
} from "~/platform/sms/webhook.schema.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { findLeadOf, findTextedBusinesses, type TextedBusiness } from "./find-replier.server.ts";
import {
  findQuoted,
  handleReply,
  optOutByText,
  readSent,
  recordPossibleOptOut,
  type Sent,
} from "./handle-reply.server.ts";
import { composeKeywordReply } from "./keyword-replies.ts";
import { refusalOf, type Webhook } from "./webhook.ts";

/** The provider's own opt-out classification. */
const providerIntents = { STOP: "stop", START: "start", HELP: "help" } as const;

/** The stored kind of a text that isn't a reply. */
const kinds: Partial<Record<Classified["intent"], typeof reactionKind | typeof autoReplyKind>> = {
  reaction: reactionKind,
  away: autoReplyKind,
};

/**
 * Processes an incoming text, via webhook or simulator: stores it in the sender's conversation with
 * the business, or as unmatched, and applies its keyword in the same transaction
 * (`sms.stop-words`). Idempotent. @returns whether it was new
 */
export async function receiveText(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint" | "settings">,
  text: InboundText,
): Promise<boolean> {
  const from = normalizePhone(text.from) ?? text.from;
  const businesses = await findTextedBusinesses(work.tx, text.to, from);
  const texted = businesses[0] ?? null;
  const conversationId = texted?.conversationId ?? null;
  const lead = conversationId ? await findLeadOf(work.tx, conversationId) : null;
  const recipient = texted && {
    contractorId: texted.contractorId,
    channel: "sms" as const,
    address: from,
  };
  const sent = await readSent(work.tx, conversationId, "sms");
  const parsed = await readText(work, platform, recipient, text, sent);
  const { intent } = parsed;
  const kind = kinds[intent] ?? replyKind;
  const pictures = text.media.map(({ url, contentType }, index) => ({
    url,
    file: { id: newId(), name: nameOf(contentType, index), contentType, content: null },
  }));
  const messageId = await storeInbound(
    work,
    {
      ...{ kind, channel: "sms" },
      cause: `inbound:sms:${text.providerId}`,
      providerId: text.providerId,
      params: {
        ...parsed,
        media: pictures.map(({ url, file }) => ({ attachmentId: file.id, url })),
      },
      contractorId: texted?.contractorId ?? null,
      conversationId,
      subjectId: lead?.lead.id ?? null,
      fromAddress: from,
      toAddress: text.to,
      text: text.body,
      segments: text.segments ?? segmentsOf(text.body).segments,
      hasMedia: pictures.length > 0,
    },
    pictures.map(({ file }) => file),
  );
  if (!messageId) return false;
  for (const { file } of pictures) {
    work.enqueue(fetchPictureJob, { messageId, attachmentId: file.id });
  }
  if (!texted || !recipient || kind !== replyKind) return true;
  const { contractorId } = texted;

  let keywordReply: KeywordReply | null = null;
  if (isStopIntent(intent)) {
    const stopped = await stopAll(work, platform, businesses, from, intent === "stop-in-words");
    keywordReply = stopped.has(contractorId) ? "stop-confirmation" : null;
  } else if (intent === "help") {
    keywordReply = (await isHelpReplyAllowed(work, recipient)) ? "help-answer" : null;
  } else if (intent === "start") {
    const isNew = await optIn(work, platform, recipient, { way: "text", conversationId });
    keywordReply = isNew ? "start-confirmation" : null;
    // Someone who opts in hasn't requested to stop.
    if (conversationId) await clearStopChecks(work, conversationId, "sms");
  } else if (conversationId) {
    const reply = { messageId, contractorId, conversationId };
    if (intent === "unclear-stop") await recordPossibleOptOut(work, reply);
    else await handleReply(work, reply, { isReady: parsed.ready !== null });
  }
  // The provider may have replied itself, and carriers block texts from an unregistered number.
  if (!keywordReply || text.optOut || !texted.canReply) return true;
  const business = { name: texted.accountName, phone: null, ...namesOf(lead) };
  const { contactEmail } = platform.settings;
  await queueText(work, {
    kind: keywordReply,
    cause: `answer:${messageId}`,
    subjectId: lead?.lead.id ?? contractorId,
    to: from,
    from: text.to,
    text: composeKeywordReply(keywordReply, { ...business, contactEmail }),
    contractorId,
    conversationId,
  });
  return true;
}

/** @returns the businesses this newly opted the person out of */
async function stopAll(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  businesses: readonly TextedBusiness[],
  address: string,
  needsReview: boolean,
): Promise<Set<string>> {
  const stopped = new Set<string>();
  // In a fixed order, as staff or another text may change the same rows.
  const inOrder = businesses.toSorted((a, b) => (a.contractorId < b.contractorId ? -1 : 1));
  for (const { contractorId, conversationId } of inOrder) {
    const recipient = { contractorId, channel: "sms", address } as const;
    const isNew = await optOutByText(work, platform, recipient, { conversationId, needsReview });
    if (isNew) stopped.add(contractorId);
  }
  return stopped;
}

/** Maximum HELP replies per person and business in 24 hours, to prevent auto-reply loops. */
const maxHelp = 3;

async function isHelpReplyAllowed(
  { tx, now }: UnitOfWork,
  { contractorId, address }: { contractorId: string; address: string },
): Promise<boolean> {
  const kind: KeywordReply = "help-answer";
  const replied = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        sql`lower(${messages.toAddress}) = ${address}`,
        eq(messages.kind, kind),
        eq(messages.contractorId, contractorId),
        gt(messages.createdAt, new Date(now.getTime() - 24 * 60 * 60_000)),
      ),
    )
    .limit(maxHelp);
  return replied.length < maxHelp;
}

/** The stored classification of a text, and for a reaction the message it refers to. */
type ReadText = Pick<Classified, "intent" | "ready"> & ReactionParams;

async function readText(
  { tx }: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Parameters<typeof findOptOut>[2] | null,
  { body, optOut }: InboundText,
  sent: readonly Sent[],
): Promise<ReadText> {
  if (optOut) return { intent: providerIntents[optOut], ready: null };
  const declined = recipient && (await findOptOut(tx, platform, recipient));
  const { intent, ready, reaction } = classifyMessage({
    channel: "sms",
    text: body,
    sent: sent.map(({ text }) => text),
    optedOut: declined !== null,
  });
  if (!reaction) return { intent, ready };
  const { emoji, removed, quoted } = reaction;
  const on = quoted === null ? null : findQuoted(sent, quoted);
  return { intent, ready, reaction: { emoji, removed, on } };
}

function namesOf(lead: Awaited<ReturnType<typeof findLeadOf>>) {
  return lead ? { name: lead.page.businessName, phone: lead.page.phone } : {};
}

const nameOf = (contentType: string, at: number) =>
  `${contentType.startsWith("image/") ? "Photo" : "File"} ${at + 1}`;

type WebhookResult = Result<object, Refused<"not_found" | "permission_denied">>;

/** Receives a text; requires the provider's signature (`sms.signed-webhooks`). */
export async function handleTextWebhook(
  platform: Platform,
  webhook: Webhook,
): Promise<WebhookResult> {
  const refused = refusalOf(webhook, platform.sms);
  if (refused) return refused;
  const text = readInboundText(webhook.params);
  if (text) await inTransaction(platform, (work) => receiveText(work, platform, text));
  else platform.log.warn("incoming text webhook unreadable");
  return { ok: true };
}

/**
 * Receives the delivery status of a text we sent; requires the provider's signature
 * (`sms.signed-webhooks`).
 */
export async function handleStatusWebhook(
  platform: Platform,
  webhook: Webhook,
): Promise<WebhookResult> {
  const refused = refusalOf(webhook, platform.sms);
  if (refused) return refused;
  const callback = readStatusCallback(webhook.params, webhook.url.searchParams);
  if (!callback) return { ok: true };
  const text = await inTransaction(platform, async (work) => {
    const recorded = await recordTextStatus(work, callback);
    if (recorded && recorded.providerStatus !== "delivered") {
      recordRefusal(work, recorded.id, callback.errorCode);
    }
    return recorded;
  });
  if (!text) return { ok: true };
  await handleDeliveryReport(platform, text, callback);
  platform.liveUpdates.publish(messageKind);
  return { ok: true };
}
