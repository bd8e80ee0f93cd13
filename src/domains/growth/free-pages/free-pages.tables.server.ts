import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { createdAt, moment } from "~/platform/database/columns.server.ts";

/** Live pages of businesses without a plan, if plans are billed by card. */
export const freePages = pgTable(
  "free_pages",
  {
    pageId: uuid("page_id")
      .primaryKey()
      .references(() => seoPages.id, { onDelete: "cascade" }),
    freeUntil: moment("free_until").notNull(),
    /** How many notices were emailed. */
    notices: integer("notices").notNull().default(0),
    /** When the next notice or the end is due. */
    dueAt: moment("due_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("free_pages_due").on(table.dueAt, table.pageId)],
);
