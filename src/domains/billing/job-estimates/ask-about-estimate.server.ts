import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { takeWrittenOnPage } from "~/domains/inbox/replies/take-reply.server.ts";
import { storeInbound } from "~/domains/messaging/messages/inbound/store-inbound.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { conversationOfCustomer } from "~/domains/schedule/visit-notices/conversation-of-customer.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";
import { estimateAnsweredText } from "./job-estimates.text.en.ts";
import { estimateName } from "./job-estimates.ts";
import { openEstimate } from "./open-estimate.server.ts";
import { tellBusiness } from "./tell-business.server.ts";

export type Asked = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Puts a customer's question about an estimate into their conversation with the business, where it is an
 * answer like any other. Sent twice it is asked once.
 */
export async function askAboutEstimate(
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
    const conversationId = await conversationOfCustomer(work, estimate);
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
        // As a text it would count as one from that number, which a link does not prove.
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
    await takeWrittenOnPage(work, { messageId, contractorId, conversationId }, question);
    // Of an answer to a lead the business hears by itself.
    if (!leadId) await tellBusiness(work, estimate, { answer: "asked", cause: messageId });
    // A person answers now; after the follow-up, in the order of whoever accepts.
    await work.tx.update(jobEstimates).set({ remindAt: null }).where(eq(jobEstimates.id, id));
    return { ok: true };
  });
}
