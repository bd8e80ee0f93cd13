import { eq, or } from "drizzle-orm";
import { type Contact, isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import { isAnyOf } from "~/platform/database/is-any-of.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { inboundMails } from "./inbound-mails.tables.server.ts";
import { isAuthoredBy, messageContact, messages } from "./messages.tables.server.ts";

/**
 * Deletes messages about some rows and, if given, all messages of a business, all to and from a person, and
 * all from some people, together with their raw inbound emails, within the caller's transaction. Their
 * delivery tasks find nothing and end.
 * @returns the number of deleted messages
 */
export async function eraseMessages(
  { tx }: Pick<UnitOfWork, "tx">,
  about: {
    subjectIds: readonly string[];
    contractorId?: string;
    person?: Contact;
    writers?: readonly Contact[];
  },
): Promise<number> {
  const gone = await tx
    .delete(messages)
    .where(
      or(
        isAnyOf(messages.subjectId, about.subjectIds),
        about.contractorId ? eq(messages.contractorId, about.contractorId) : undefined,
        about.person ? isSamePerson(messageContact, [about.person]) : undefined,
        isAuthoredBy([...(about.writers ?? []), ...(about.person ? [about.person] : [])]),
      ),
    )
    .returning({ id: messages.id, conversationId: messages.conversationId });
  const tokenIds = new Set(gone.flatMap(({ id, conversationId }) => [id, conversationId ?? id]));
  await tx.delete(inboundMails).where(isAnyOf(inboundMails.tokenId, [...tokenIds]));
  return gone.length;
}
