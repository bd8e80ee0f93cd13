import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { createdAt, id, moment, textLength } from "~/platform/database/columns.server.ts";
import { maxFileName } from "./attached-files.ts";

/**
 * Files of a job or of a customer, such as permits, manuals, and contracts: visible only to the
 * business unless it shares them with the customer.
 */
export const attachedFiles = pgTable(
  "attached_files",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    workOrderId: uuid("work_order_id").references(() => workOrders.id, { onDelete: "cascade" }),
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    /** Storage key; its extension is that of the content. */
    key: text("key").notNull(),
    /** As it's downloaded. */
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Name of the member; stays after they are removed. */
    addedBy: text("added_by").notNull(),
    /** Whether the customer sees it in their portal. */
    isShared: boolean("is_shared").notNull().default(false),
    /** Deleted some time after that, unless it's put back. */
    removedAt: moment("removed_at"),
    removedBy: text("removed_by"),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("attached_files_name_given", table.name, maxFileName),
    check(
      "attached_files_of_one",
      sql`(${table.workOrderId} is null) <> (${table.customerId} is null)`,
    ),
    index("attached_files_job").on(table.workOrderId, table.createdAt),
    index("attached_files_customer").on(table.customerId, table.createdAt),
    index("attached_files_contractor").on(table.contractorId),
    index("attached_files_removed").on(table.removedAt).where(sql`removed_at is not null`),
  ],
);
