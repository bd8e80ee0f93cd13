import { handlePageMessage } from "~/domains/inbox/replies/handle-reply.server.ts";
import { storeInbound } from "~/domains/messaging/messages/inbound/store-inbound.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { ensureCustomerConversation } from "~/domains/schedule/visit-notices/ensure-customer-conversation.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { lockReviewRequest, openRequest } from "./open-review.server.ts";
import { privateMessageMail } from "./reviews.emails.server.ts";
import { privateMessageText } from "./reviews.text.en.ts";

export type PrivateMessageSent = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Adds a customer's private message to their conversation with the business, as a regular reply.
 * Idempotent. Doesn't affect requests and reminders (`reviews.everybody`).
 */
export async function sendPrivateMessage(
  platform: Platform,
  token: string,
  { words, requestKey }: { words: string; requestKey: string },
): Promise<PrivateMessageSent> {
  const opened = await openRequest(platform, platform.database.query, token);
  if (!opened) return { ok: false, code: "link_expired" };
  const { waitSeconds } = await platform.limits.use("review_word", opened.request.id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction(platform, async (work): Promise<PrivateMessageSent> => {
    const found = await lockReviewRequest(platform, work, token);
    if (!found) return { ok: false, code: "link_expired" };
    const { request, job, businessEmail } = found;
    const { id: requestId, contractorId } = request;
    const conversationId = await ensureCustomerConversation(work, job);
    if (!conversationId) return { ok: false, code: "not_possible" };
    const messageId = await storeInbound(
      work,
      {
        // As a text it would count as sent from that number, which a link doesn't prove.
        channel: "email",
        kind: replyKind,
        cause: `review-word:${requestId}:${hashToken(requestKey).slice(0, 32)}`,
        params: {},
        contractorId,
        conversationId,
        subjectId: job.leadId ?? job.id,
        fromAddress: job.email ?? job.phone,
        toAddress: businessEmail,
        subject: privateMessageText.after(job.what),
        text: words,
      },
      [],
    );
    if (!messageId) return { ok: true };
    await handlePageMessage(work, { messageId, contractorId, conversationId }, words);
    // For a lead's reply the business is notified anyway.
    if (job.leadId) return { ok: true };
    await queueEmail(work, privateMessageMail, {
      to: businessEmail,
      cause: `review-word:${messageId}`,
      subjectId: job.id,
      contractorId,
      params: { requestId },
    });
    return { ok: true };
  });
}
