import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { conversations, leads, withMerged } from "~/domains/leads/index.server.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { writeInConversation } from "../by-hand/queue-customer-message.server.ts";
import { type ManualMessage, writeToLead } from "../by-hand/queue-manual-message.server.ts";
import { checkConversationSend, checkManualSend } from "../by-hand/send-manual-message.server.ts";
import { enrollments, scheduledMessages } from "../follow-ups.tables.server.ts";
import { lockLatestEnrollment } from "../lead/control-follow-up.server.ts";
import {
  type EnrollmentFacts,
  readConversationFacts,
  readFacts,
} from "../sending/read-facts.server.ts";

/** What a member has open when they schedule a message. */
export type ScheduledAbout = { leadId: string } | { conversationId: string };

/** The conversations of a business that a lead or a conversation names. */
export async function findConversationIds(
  database: Reader,
  contractorId: string,
  about: ScheduledAbout,
): Promise<string[]> {
  if ("conversationId" in about) {
    const rows = await database
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.id, about.conversationId),
          eq(conversations.contractorId, contractorId),
        ),
      );
    return rows.map(({ id }) => id);
  }
  const rows = await database
    .select({ id: enrollments.conversationId })
    .from(enrollments)
    .where(
      and(
        inArray(enrollments.leadId, withMerged(database, about.leadId)),
        eq(enrollments.contractorId, contractorId),
      ),
    )
    .orderBy(desc(eq(enrollments.leadId, about.leadId)), desc(enrollments.createdAt));
  return [...new Set(rows.map(({ id }) => id))];
}

/** The lead that a conversation was last about; null for a customer without a request. */
async function findLatest(
  database: Reader,
  { conversationId, contractorId }: Conversation,
): Promise<{ id: string; leadId: string } | null> {
  const [latest] = await database
    .select({ id: enrollments.id, leadId: leads.id })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(
      and(
        eq(enrollments.conversationId, conversationId),
        eq(enrollments.contractorId, contractorId),
        eq(leads.quarantined, false),
      ),
    )
    .orderBy(desc(isNull(leads.mergedInto)), desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  return latest ?? null;
}

type Conversation = { conversationId: string; contractorId: string };

/** What the gate knows about the person; null if the business has no page. */
export async function readPersonFacts(
  database: Reader,
  conversation: Conversation,
): Promise<EnrollmentFacts | null> {
  const latest = await findLatest(database, conversation);
  return latest
    ? ((await readFacts(database, [latest.id])).get(latest.id) ?? null)
    : readConversationFacts(database, conversation.conversationId);
}

/** The recipient of a message in a conversation: its latest lead, if any. Locks the lead's follow-up. */
export async function lockTarget(work: UnitOfWork, conversation: Conversation) {
  const latest = await findLatest(work.tx, conversation);
  const enrollment = latest && (await lockLatestEnrollment(work, latest.leadId));
  return { conversation, enrollment };
}

type Target = Awaited<ReturnType<typeof lockTarget>>;

/**
 * The gate's decision on a message at a time, as far as it is known now. No one sees the notice when a
 * scheduled message is sent, so "Do not contact" stops its emails as well.
 */
export async function checkTarget(
  platform: Platform,
  work: UnitOfWork,
  { conversation, enrollment }: Target,
  { channel, at }: { channel: MessageChannel; at: Date },
) {
  const then = { ...work, now: at };
  const checked = enrollment
    ? await checkManualSend(platform, then, enrollment, { channel })
    : await checkConversationSend(platform, then, conversation, { channel });
  if (!checked || checked === "unknown" || !checked.facts.doNotContact) return checked;
  return { ...checked, decision: { decision: "never", reason: "do_not_contact" } as const };
}

/** The number or address for messages to a person; null if they gave none. */
export const addressOf = (
  { phone, email }: Pick<EnrollmentFacts, "phone" | "email">,
  channel: MessageChannel,
): string | null => (channel === "sms" ? phone : email);

type Scheduled = typeof scheduledMessages.$inferSelect;

/**
 * Whether a scheduled message may go to an address: the one it was written to, or the one that its
 * hold shows.
 */
export const isMeantFor = (
  { toAddress, holdReason, holdDetail }: Scheduled,
  address: string,
): boolean => address === toAddress || (holdReason === "address_changed" && address === holdDetail);

/** Sends a message as this member, within the caller's transaction. */
export function writeToTarget(
  platform: Platform,
  work: UnitOfWork,
  member: Parameters<typeof writeToLead>[2],
  { conversation, enrollment }: Target,
  request: ManualMessage["request"],
) {
  if (enrollment) {
    return writeToLead(platform, work, member, { leadId: enrollment.leadId, request });
  }
  const { contractorId, conversationId } = conversation;
  return writeInConversation(platform, work, member, contractorId, { conversationId, request });
}

/** Locks a conversation of a business, so its scheduled messages can be counted. */
export async function lockConversation(
  { tx }: Pick<UnitOfWork, "tx">,
  { conversationId, contractorId }: Conversation,
): Promise<boolean> {
  const [conversation] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.contractorId, contractorId)))
    .for(...lockRows(conversations));
  return conversation !== undefined;
}

/** Moves all scheduled messages of a conversation to another one of the same person. */
export async function moveScheduledMessages(
  { tx }: Pick<UnitOfWork, "tx">,
  from: string,
  to: string,
): Promise<void> {
  await tx
    .update(scheduledMessages)
    .set({ conversationId: to })
    .where(eq(scheduledMessages.conversationId, from));
}
