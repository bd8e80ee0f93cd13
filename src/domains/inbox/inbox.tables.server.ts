import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { searchedKinds } from "./inbox.ts";
import { tsvector } from "./search/tsvector.server.ts";

/** Which members have unread messages; a row is deleted when the member opens the conversation. */
export const unreadConversations = pgTable(
  "unread_conversations",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** When the first unread message arrived. */
    since: moment("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.conversationId] }),
    index("unread_conversations_conversation").on(table.conversationId),
  ],
);

/** A business's message templates, with merge fields. */
export const snippets = pgTable(
  "snippets",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    words: text("words").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    said("snippets_name_given", table.name, 60),
    said("snippets_words_given", table.words, 1_000),
    uniqueIndex("snippets_one_per_name").on(table.contractorId, sql`lower(${table.name})`),
  ],
);

/**
 * Search index of messages, notes, and people, by business
 * (docs/decisions/064-search-in-conversations.md). Triggers on `messages`, `lead_notes`, and
 * `conversations` maintain it; `id` is the id in the source table.
 */
export const conversationWords = pgTable(
  "conversation_words",
  {
    id: uuid("id").primaryKey(),
    contractorId: uuid("contractor_id").notNull(),
    conversationId: uuid("conversation_id").notNull(),
    kind: text("kind", { enum: searchedKinds }).notNull(),
    at: moment("at").notNull(),
    words: tsvector("words").notNull(),
  },
  (table) => [
    oneOf("conversation_words_kind", table.kind, searchedKinds),
    index("conversation_words_found").using("gin", table.words),
    index("conversation_words_newest").on(table.contractorId, table.at, table.id),
  ],
);
