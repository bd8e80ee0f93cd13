import { and, eq, or, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversations } from "./conversations.tables.server.ts";

/** Somebody as a conversation knows them: the number in E.164, the address in lower case. */
export type Participant = { name: string; phone: string | null; email: string | null };

/**
 * The conversation of this business with this person, begun if there is none (`messages.conversation`).
 * One that knew only the number or only the address learns the other, unless that is somebody else's.
 * Of two the one with the number is taken. @returns its id
 */
export async function openConversation(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
  { name, phone, email }: Participant,
): Promise<string> {
  await tx
    .insert(conversations)
    .values({ contractorId, name, phone, email, createdAt: now })
    .onConflictDoNothing();
  const byContact = or(
    phone ? eq(conversations.phone, phone) : undefined,
    email ? eq(conversations.email, email) : undefined,
  );
  const found = await tx
    .select({ id: conversations.id, phone: conversations.phone, email: conversations.email })
    .from(conversations)
    .where(and(eq(conversations.contractorId, contractorId), byContact))
    .orderBy(sql`${conversations.phone} is not distinct from ${phone} desc`, conversations.id)
    .for("update");
  const [conversation] = found;
  if (!conversation) throw new Error("A conversation needs a number or an address");
  const learned = {
    ...(phone && !conversation.phone ? { phone } : {}),
    ...(email && !conversation.email ? { email } : {}),
  };
  if (found.length === 1 && Object.keys(learned).length > 0) {
    await tx.update(conversations).set(learned).where(eq(conversations.id, conversation.id));
  }
  return conversation.id;
}
