import { eq, or, sql } from "drizzle-orm";
import { type Contact, isSamePerson } from "~/features/people/same-person.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { inboundMails } from "./inbound-mails.tables.server.ts";
import { isWrittenBy, messageContact, messages } from "./messages.tables.server.ts";

/**
 * Deletes what was written about some rows, and, when they are given, all messages of a business, all
 * to and from a person, and what some people wrote to us, with the mails that came in for them, within the caller's transaction. A job that
 * was to deliver one finds nothing and ends.
 * @returns how many messages are gone
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
        sql`${messages.subjectId} = any(${sql.param(about.subjectIds)}::text[])`,
        about.contractorId ? eq(messages.contractorId, about.contractorId) : undefined,
        about.person ? isSamePerson(messageContact, [about.person]) : undefined,
        isWrittenBy([...(about.writers ?? []), ...(about.person ? [about.person] : [])]),
      ),
    )
    .returning({ id: messages.id, conversationId: messages.conversationId });
  // Each list is one value: of a large business there are more than a statement takes values.
  const tokenIds = new Set(gone.flatMap(({ id, conversationId }) => [id, conversationId ?? id]));
  await tx
    .delete(inboundMails)
    .where(sql`${inboundMails.tokenId} = any(${sql.param([...tokenIds])}::uuid[])`);
  return gone.length;
}
