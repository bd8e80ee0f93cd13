import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { handlePageMessage } from "~/domains/inbox/replies/handle-reply.server.ts";
import { storeInbound } from "~/domains/messaging/messages/inbound/store-inbound.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { ensureCustomerConversation } from "~/domains/schedule/visit-notices/ensure-customer-conversation.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";
import { estimateAnsweredText } from "./job-estimates.text.en.ts";
import { estimateName } from "./job-estimates.ts";
import { notifyBusiness } from "./notify-business.server.ts";
import { openEstimate } from "./open-estimate.server.ts";

export type Asked = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Adds a customer's question about an estimate to their conversation with the business, as a
 * regular reply. Idempotent.
 */
export async function sendEstimateQuestion(
  platform: Platform,
  token: string,
  { question, requestKey }: { question: string; requestKey: string },
): Promise<Asked> {
  const opened = await openEstimate(platform, platform.database.query, token);
  if (!opened) return { ok: false, code: "link_expired" };
  const { id } = opened.estimate;
  const { waitSeconds } = await platform.limits.use("job_estimate_question", id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction(platform, async (work): Promise<Asked> => {
    const { estimate } = opened;
    const { contractorId, leadId } = estimate;
    const conversationId = await ensureCustomerConversation(work, estimate);
    const from = estimate.email ?? estimate.phone;
    const [account] = await work.tx
      .select({ email: contractorAccounts.email })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    if (!conversationId || !account) return { ok: false, code: "not_possible" };
    const cause = `job-estimate-question:${id}:${hashToken(requestKey).slice(0, 32)}`;
    const messageId = await storeInbound(
      work,
      {
        // As a text it would count as sent from that number, which a link doesn't prove.
        channel: "email",
        kind: replyKind,
        cause,
        params: {},
        contractorId,
        conversationId,
        subjectId: leadId ?? id,
        fromAddress: from,
        toAddress: account.email,
        subject: estimateAnsweredText.question(estimateName(estimate.number)),
        text: question,
      },
      [],
    );
    if (!messageId) return { ok: true };
    await handlePageMessage(work, { messageId, contractorId, conversationId }, question);
    // For a lead's reply the business is notified anyway.
    if (!leadId) await notifyBusiness(work, estimate, { answer: "asked", cause: messageId });
    // A person replies now. Locked after the follow-up, in the same order as an acceptance.
    await work.tx.update(jobEstimates).set({ remindAt: null }).where(eq(jobEstimates.id, id));
    return { ok: true };
  });
}
