import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { idsOf, ownTables } from "~/platform/personal-data/rows.server.ts";
import { conversationContact, conversations } from "./conversations.tables.server.ts";
import { eraseConversations } from "./erase-conversations.server.ts";

export const conversationData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [conversations]),
    erase: ({ work, contractorId }) => eraseConversations(work, { contractorId }),
  },
  person: {
    subjects: ({ contacts }) => [
      idsOf(conversations.id, isSamePerson(conversationContact, contacts)),
    ],
    tables: ({ contacts }) => [
      { table: conversations, rows: isSamePerson(conversationContact, contacts) },
    ],
    erase: ({ work, contacts }) => eraseConversations(work, { person: contacts }),
  },
};
