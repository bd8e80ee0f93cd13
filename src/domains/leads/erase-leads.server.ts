import { eq, type SQL, sql } from "drizzle-orm";
import { eraseConversationMessages, eraseMessages } from "~/domains/messaging/index.server.ts";
import {
  type Contact,
  eraseAttributions,
  isSamePerson,
  removePhoto,
} from "~/domains/shared/index.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationContact, conversations } from "./conversations/conversations.tables.server.ts";
import { leadEnquiries, leadPictures, leads } from "./leads.tables.server.ts";

/** Deletes leads and everything that belongs to them, in the caller's transaction. */
export async function eraseLeads(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  leadIds: readonly string[],
) {
  const enquiries = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(isAnyOf(leadEnquiries.leadId, leadIds));
  const enquiryIds = enquiries.map(({ id }) => id);
  await eraseAttributions({ tx }, enquiryIds);
  await eraseKeys({ tx }, enquiryIds);
  const messages = await eraseMessages({ tx }, { subjectIds: leadIds });
  const pictures = await tx
    .delete(leadPictures)
    .where(isAnyOf(leadPictures.leadId, leadIds))
    .returning({ key: leadPictures.key });
  for (const { key } of pictures) enqueue(removePhoto, { key });
  // Deletes enquiries, consents, and events by cascade.
  await tx.delete(leads).where(isAnyOf(leads.id, leadIds));
  return { enquiries: enquiries.length, messages };
}

/** Deletes conversations: all of a business, of a person with any business, or these; and their messages. */
export async function eraseConversations(
  { tx }: Pick<UnitOfWork, "tx">,
  target:
    | { contractorId: string }
    | { person: readonly Contact[] }
    | { condition: SQL | undefined },
): Promise<void> {
  const deleted = await tx
    .delete(conversations)
    .where(
      "contractorId" in target
        ? eq(conversations.contractorId, target.contractorId)
        : "person" in target
          ? isSamePerson(conversationContact, target.person)
          : (target.condition ?? sql`false`),
    )
    .returning({ id: conversations.id });
  await eraseConversationMessages(
    { tx },
    deleted.map(({ id }) => id),
  );
}
