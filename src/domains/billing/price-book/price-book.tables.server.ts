import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt, id, updatedAt } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";

/** A business's price book. */
export const prices = pgTable(
  "prices",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The unit, such as an hour or a square foot. */
    unit: text("unit"),
    priceCents: integer("price_cents").notNull(),
    taxable: boolean("taxable").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    said("prices_name_given", table.name, 200),
    check("prices_not_negative", sql`${table.priceCents} >= 0`),
    uniqueIndex("prices_one_per_name").on(table.contractorId, sql`lower(${table.name})`),
  ],
);
