import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt, id, updatedAt } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";

/** A business's marketing spend, one row per source and date range. */
export const adSpend = pgTable(
  "ad_spend",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    /** In the business's time zone, both inclusive. */
    firstOn: date("first_on").notNull(),
    lastOn: date("last_on").notNull(),
    cents: integer("cents").notNull(),
    /** Who entered it; stays after the member is removed. */
    memberName: text("member_name").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    said("ad_spend_source_given", table.source, 80),
    check("ad_spend_something", sql`${table.cents} > 0`),
    check("ad_spend_days", sql`${table.lastOn} - ${table.firstOn} between 0 and 365`),
    uniqueIndex("ad_spend_once").on(
      table.contractorId,
      sql`lower(${table.source})`,
      table.firstOn,
      table.lastOn,
    ),
    index("ad_spend_of_contractor").on(table.contractorId, table.lastOn, table.id),
  ],
);
