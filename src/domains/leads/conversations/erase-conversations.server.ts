import { eq, or } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Contact, isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import { isAnyOf } from "~/platform/database/is-any-of.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationContact, conversations } from "./conversations.tables.server.ts";

/** Deletes all conversations of a business, or of a person with any business, and their messages. */
export async function eraseConversations(
  { tx }: Pick<UnitOfWork, "tx">,
  of: { contractorId: string } | { person: readonly Contact[] },
): Promise<void> {
  const gone = await tx
    .delete(conversations)
    .where(
      "contractorId" in of
        ? eq(conversations.contractorId, of.contractorId)
        : isSamePerson(conversationContact, of.person),
    )
    .returning({ id: conversations.id });
  const ids = gone.map(({ id }) => id);
  // Also deletes alerts about replies from people who aren't leads.
  await tx
    .delete(messages)
    .where(or(isAnyOf(messages.conversationId, ids), isAnyOf(messages.subjectId, ids)));
}
