import { and, eq, inArray, sql } from "drizzle-orm";
import { type MessageRow, messages } from "~/domains/messaging/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversations } from "./conversations.tables.server.ts";

type Writing = Pick<UnitOfWork, "tx">;
type Dated = Pick<UnitOfWork, "tx" | "now">;

/** Records when these conversations got an automated message; the next one is spaced from it. */
export async function recordAutomatedMessage(
  { tx, now }: Dated,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(conversations)
    .set({ lastAutomatedAt: now })
    .where(inArray(conversations.id, [...ids]));
}

/** Spaces the next automated message from the one before this message, which wasn't sent. */
export async function resetLastAutomatedMessage(
  { tx }: Writing,
  conversationId: string,
  { id, kind }: Pick<MessageRow, "id" | "kind">,
): Promise<void> {
  const earlier = sql`(select max(${messages.createdAt}) from ${messages}
    where ${messages.conversationId} = ${conversationId} and ${messages.kind} = ${kind}
      and ${messages.id} <> ${id} and ${messages.state} <> 'failed')`;
  await tx
    .update(conversations)
    .set({ lastAutomatedAt: earlier })
    .where(eq(conversations.id, conversationId));
}

/** Records that the business, or staff for it, sent a message manually or called. */
export async function recordManualContact(
  { tx, now }: Dated,
  conversationId: string,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ lastWrittenAt: now })
    .where(eq(conversations.id, conversationId));
}

/** Ends the wait of a reply that was ready to book. */
export async function markHandled({ tx }: Writing, conversationId: string): Promise<void> {
  await tx.update(conversations).set({ readyAt: null }).where(eq(conversations.id, conversationId));
}

/** Records, once, that the provider can't text this number. */
export async function markPhoneUnusable(
  { database: { query } }: Platform,
  conversationId: string,
  phone: string,
): Promise<void> {
  const { unusablePhones } = conversations;
  await query
    .update(conversations)
    .set({ unusablePhones: sql`array_append(${unusablePhones}, ${phone})` })
    .where(and(eq(conversations.id, conversationId), sql`${phone} <> all(${unusablePhones})`));
}

type Contact = Pick<
  typeof conversations.$inferSelect,
  "name" | "phone" | "phoneExtension" | "email"
>;

/** Changes the person that a conversation names, or the contact it reaches them at. */
export async function changeConversationContact(
  { tx }: Writing,
  conversationId: string,
  contact: Partial<Contact>,
): Promise<void> {
  await tx.update(conversations).set(contact).where(eq(conversations.id, conversationId));
}

/** Changes the extension of a conversation that has this phone. */
export async function changePhoneExtension(
  { tx }: Writing,
  conversationId: string,
  { phone, phoneExtension }: { phone: string; phoneExtension: string | null },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ phoneExtension })
    .where(and(eq(conversations.id, conversationId), eq(conversations.phone, phone)));
}
