import { and, desc, eq, isNotNull, notInArray } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSimulateReplies } from "../replies.policy.ts";

const phonesShown = 50;
const textsShown = 200;

/**
 * The homeowners whose phones can be simulated, latest first, and one of their screens; null if a
 * provider sends real texts.
 * @param conversationId whose screen; the first one's by default
 */
export async function readPhones(platform: Platform, actor: Actor, conversationId: string | null) {
  authorize(canSimulateReplies(actor));
  if (platform.sms) return null;
  const { query } = platform.database;
  const phones = await query
    .select({
      conversationId: conversations.id,
      name: conversations.name,
      phone: conversations.phone,
      businessName: contractorAccounts.businessName,
    })
    .from(conversations)
    .innerJoin(senders, eq(senders.contractorId, conversations.contractorId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(and(isNotNull(conversations.phone), isNotNull(senders.phone)))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(phonesShown);
  const shown = phones.find((one) => one.conversationId === conversationId) ?? phones[0] ?? null;
  if (!shown) return { phones, shown: null };
  const texts = await query
    .select({
      id: messages.id,
      direction: messages.direction,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, shown.conversationId),
        eq(messages.channel, "sms"),
        notInArray(messages.state, ["failed", "suppressed", "withheld"]),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(textsShown);
  return { phones, shown: { ...shown, texts: texts.toReversed() } };
}
