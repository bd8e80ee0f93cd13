import { eq } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, idsOf, isAmong, ownTables } from "~/platform/personal-data/rows.server.ts";
import { snippets, unreadConversations } from "./inbox.tables.server.ts";

export const inboxData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      {
        table: unreadConversations,
        rows: isAmong(
          unreadConversations.memberId,
          idsOf(members.id, eq(members.contractorId, contractorId)),
        ),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [snippets]),
    ],
    // Unread rows are deleted with their member.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [snippets]),
  },
};
