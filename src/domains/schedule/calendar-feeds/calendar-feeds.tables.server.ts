import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";

/** A member's secret calendar feed URL; one per membership. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    /** When a calendar last read it, to the hour. */
    readAt: moment("read_at"),
  },
  (table) => [
    uniqueIndex("calendar_feeds_member").on(table.memberId),
    uniqueIndex("calendar_feeds_token").on(table.tokenHash),
    index("calendar_feeds_contractor").on(table.contractorId),
  ],
);
