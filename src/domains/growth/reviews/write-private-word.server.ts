import { takeWrittenOnPage } from "~/domains/inbox/replies/take-reply.server.ts";
import { storeInbound } from "~/domains/messaging/messages/inbound/store-inbound.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { conversationOfCustomer } from "~/domains/schedule/visit-notices/conversation-of-customer.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { holdRequest, openRequest } from "./open-review.server.ts";
import { privateWord } from "./reviews.emails.server.ts";
import { privateMessageText } from "./reviews.text.en.ts";

export type WordWritten = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Adds a customer's private message to their conversation with the business, as a regular reply.
 * Idempotent. Doesn't affect requests and reminders (`reviews.everybody`).
 */
export async function writePrivateWord(
  platform: Platform,
  token: string,
  { words, requestKey }: { words: string; requestKey: string },
): Promise<WordWritten> {
  const opened = await openRequest(platform, platform.database.query, token);
  if (!opened) return { ok: false, code: "link_expired" };
  const { waitSeconds } = await platform.limits.use("review_word", opened.request.id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction(platform, async (work): Promise<WordWritten> => {
    const found = await holdRequest(platform, work, token);
    if (!found) return { ok: false, code: "link_expired" };
    const { request, job, businessEmail } = found;
    const { id: requestId, contractorId } = request;
    const conversationId = await conversationOfCustomer(work, job);
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
    await takeWrittenOnPage(work, { messageId, contractorId, conversationId }, words);
    // For a lead's reply the business is notified anyway.
    if (job.leadId) return { ok: true };
    await queueEmail(work, privateWord, {
      to: businessEmail,
      cause: `review-word:${messageId}`,
      subjectId: job.id,
      contractorId,
      params: { requestId },
    });
    return { ok: true };
  });
}
