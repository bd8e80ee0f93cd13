import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "~/platform/database/columns.server.ts";

/** Businesses that were brought in from elsewhere: until staff release one, nothing is sent in its name. */
export const businessImports = pgTable(
  "business_imports",
  {
    /** No foreign key: accounts are above, and the deletion of one deletes by it. */
    contractorId: uuid("contractor_id").primaryKey(),
    /** The installation that made the file, and when. */
    source: text("source").notNull(),
    madeAt: moment("made_at").notNull(),
    releasedAt: moment("released_at"),
    createdAt: createdAt(),
  },
  (table) => [index("business_imports_newest").on(table.createdAt)],
);

/** Businesses that staff suspended: their pages are off the site, and nothing is sent in their name. */
export const businessSuspensions = pgTable("business_suspensions", {
  /** No foreign key, as above. */
  contractorId: uuid("contractor_id").primaryKey(),
  /** For staff. */
  reason: text("reason").notNull(),
  suspendedBy: text("suspended_by").notNull(),
  /** The pages that were live, to publish again when the suspension ends. */
  pageIds: uuid("page_ids").array().notNull(),
  createdAt: createdAt(),
});
