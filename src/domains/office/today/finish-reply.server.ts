import { and, eq, lte } from "drizzle-orm";
import { latestLeadOfConversation } from "~/domains/inbox/replies/lead-of-conversation.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { moveLead } from "~/domains/leads/move-lead.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/access/actor.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { replyFinished } from "./today.events.ts";
import { canFinishReplies } from "./today.policy.ts";

export type ReplyFinished = Result<{ changed: boolean }, Refused<"not_found">>;

/** Marks a ready-to-book reply as handled: it is removed from Today, and a new lead moves to Contacted. */
export async function finishReply(
  platform: Platform,
  actor: Actor,
  conversationId: string,
): Promise<ReplyFinished> {
  authorize(canFinishReplies(actor));
  const { contractorId } = actor;
  return inTransaction<ReplyFinished>(platform, async (work) => {
    const [found] = await work.tx
      .select({ readyAt: conversations.readyAt, leadId: leads.id })
      .from(conversations)
      .leftJoin(leads, eq(leads.id, latestLeadOfConversation))
      .where(
        and(eq(conversations.id, conversationId), eq(conversations.contractorId, contractorId)),
      );
    if (!found) return { ok: false, code: "not_found" };
    if (!found.readyAt) return { ok: true, changed: false };
    // The lead before its conversation, in lock order.
    if (found.leadId) await markContacted(work, actor, found.leadId);
    await work.tx
      .update(conversations)
      .set({ readyAt: null })
      // Excludes messages that arrived after the page was shown.
      .where(and(eq(conversations.id, conversationId), lte(conversations.readyAt, found.readyAt)));
    work.record(replyFinished, { conversationId, contractorId });
    return { ok: true, changed: true };
  });
}

async function markContacted(work: UnitOfWork, actor: BusinessMember, leadId: string) {
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.status, "new")))
    .for(...lockRows(leads, "no key update"));
  if (lead) await moveLead(work, actor, lead, { status: "contacted" });
}
