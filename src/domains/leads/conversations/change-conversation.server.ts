import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { latestLeadOfConversation } from "./conversations.server.ts";
import { conversations } from "./conversations.tables.server.ts";

/** Sets the member that a conversation is assigned to, or none. */
export async function setAssignee(
  { tx }: Pick<UnitOfWork, "tx">,
  conversationId: string,
  memberId: string | null,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ assignedTo: memberId })
    .where(eq(conversations.id, conversationId));
}

/** Unassigns all conversations of a member. */
export async function unassignMember(
  { tx }: Pick<UnitOfWork, "tx">,
  { memberId, contractorId }: { memberId: string; contractorId: string },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ assignedTo: null })
    .where(
      and(eq(conversations.contractorId, contractorId), eq(conversations.assignedTo, memberId)),
    );
}

/** Records that the person called now, which counts as a reply. */
export async function recordCall(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  conversationId: string,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ lastCallAt: now, lastReplyAt: now })
    .where(eq(conversations.id, conversationId));
}

/** Records that the person replied now, and whether they are ready to book. */
export async function recordReply(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  conversationId: string,
  { isReady }: { isReady: boolean },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ lastReplyAt: now, ...(isReady ? { readyAt: readyUnlessBooked(now) } : {}) })
    .where(eq(conversations.id, conversationId));
}

/** Sets "ready to book" unless the lead is already booked or closed. */
const readyUnlessBooked = (now: Date) => sql`
  case when (select status from ${leads} where id = ${latestLeadOfConversation}) in ('new', 'contacted')
  then ${now.toISOString()}::timestamptz else ${conversations.readyAt} end`;

/**
 * Clears "ready to book" of a person who opted out.
 * @param flagged whether they replied with a sentence, which staff review
 */
export async function recordOptOut(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  conversationId: string,
  { flagged }: { flagged: boolean },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ readyAt: null, ...(flagged ? { flaggedAt: now, lastReplyAt: now } : {}) })
    .where(eq(conversations.id, conversationId));
}

/** Records that staff reviewed an opt-out. @returns whether it was flagged */
export async function clearFlag(
  { tx }: Pick<UnitOfWork, "tx">,
  conversationId: string,
): Promise<boolean> {
  const cleared = await tx
    .update(conversations)
    .set({ flaggedAt: null })
    .where(and(eq(conversations.id, conversationId), isNotNull(conversations.flaggedAt)))
    .returning({ id: conversations.id });
  return cleared.length > 0;
}

/** Clears "ready to book", unless a message after `until` set it again. */
export async function clearReady(
  { tx }: Pick<UnitOfWork, "tx">,
  conversationId: string,
  until: Date,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ readyAt: null })
    .where(and(eq(conversations.id, conversationId), lte(conversations.readyAt, until)));
}

/** A lead that was moved no longer counts as ready to book for its earlier messages. */
export async function clearReadyOnStatusChange(
  { tx }: UnitOfWork,
  { payload: { leadId }, createdAt }: RecordedEvent<{ leadId: string }>,
): Promise<void> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId));
  if (!lead?.contractorId) return;
  const { contractorId, phone, email } = lead;
  await tx
    .update(conversations)
    .set({ readyAt: null })
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        or(
          phone ? eq(conversations.phone, phone) : undefined,
          email ? eq(conversations.email, email) : undefined,
        ),
        lte(conversations.readyAt, createdAt),
      ),
    );
}
