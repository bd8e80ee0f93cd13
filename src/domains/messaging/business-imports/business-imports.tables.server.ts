import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "~/platform/database/columns.server.ts";

/**
 * Businesses imported from another installation. No messages are sent on their behalf until staff release
 * them.
 */
export const businessImports = pgTable(
  "business_imports",
  {
    /** No foreign key: accounts are a layer above, and deleting an account deletes by this ID. */
    contractorId: uuid("contractor_id").primaryKey(),
    /** The installation that exported the file, and when. */
    source: text("source").notNull(),
    madeAt: moment("made_at").notNull(),
    releasedAt: moment("released_at"),
    createdAt: createdAt(),
  },
  (table) => [index("business_imports_newest").on(table.createdAt)],
);

/** Businesses suspended by staff: their pages are offline, and no messages are sent on their behalf. */
export const businessSuspensions = pgTable("business_suspensions", {
  /** No foreign key, as above. */
  contractorId: uuid("contractor_id").primaryKey(),
  /** Shown to staff. */
  reason: text("reason").notNull(),
  suspendedBy: text("suspended_by").notNull(),
  /** Pages that were live; published again when the suspension ends. */
  pageIds: uuid("page_ids").array().notNull(),
  createdAt: createdAt(),
});
