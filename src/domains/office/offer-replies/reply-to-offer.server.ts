import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { handlePageMessage } from "~/domains/inbox/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { storeInbound } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { ensureCustomerConversation, openLink } from "~/domains/schedule/index.server.ts";
import { visitOfferText } from "~/domains/schedule/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

export type OfferReplied = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Tells the business that none of the offered times work, and which would, as a message in the customer's
 * conversation. The times stay open. Idempotent.
 */
export async function replyToOffer(
  platform: Platform,
  token: string,
  { suggestion, requestKey }: { suggestion: string; requestKey: string },
): Promise<OfferReplied> {
  const link = await openLink(platform, platform.database.query, token);
  if (!link) return { ok: false, code: "link_expired" };
  const { offer, visit, contractorId } = link;
  if (!offer || visit) return { ok: false, code: "not_possible" };
  const { waitSeconds } = await platform.limits.use("offer_reply", offer.id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction(platform, async (work): Promise<OfferReplied> => {
    const [lead] = await work.tx.select().from(leads).where(eq(leads.id, offer.leadId));
    const [account] = await work.tx
      .select({ email: contractorAccounts.email })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    if (!lead || !account) return { ok: false, code: "not_possible" };
    const { id: leadId, name: customerName, phone, phoneExtension, email } = lead;
    const customer = { contractorId, leadId, customerName, phone, phoneExtension, email };
    const conversationId = await ensureCustomerConversation(work, customer);
    if (!conversationId) return { ok: false, code: "not_possible" };
    const messageId = await storeInbound(
      work,
      {
        // As a text it would count as sent from that number, which a link doesn't prove.
        channel: "email",
        kind: replyKind,
        cause: `offer-reply:${offer.id}:${hashToken(requestKey).slice(0, 32)}`,
        params: {},
        contractorId,
        conversationId,
        subjectId: leadId,
        fromAddress: email ?? phone,
        toAddress: account.email,
        subject: visitOfferText.noneFits,
        text: suggestion,
      },
      [],
    );
    if (!messageId) return { ok: true };
    await handlePageMessage(work, { messageId, contractorId, conversationId }, suggestion);
    return { ok: true };
  });
}
