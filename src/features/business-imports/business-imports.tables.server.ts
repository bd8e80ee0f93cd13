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
