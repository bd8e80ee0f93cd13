import { index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { updatedAt } from "~/platform/database/columns.server.ts";

/**
 * A job's line items, once someone changed them or an estimate was accepted. Without a row they
 * follow from its accepted estimates or its value.
 */
export const jobItems = pgTable(
  "job_items",
  {
    workOrderId: uuid("work_order_id")
      .primaryKey()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    content: jsonb("content").$type<InvoiceContent>().notNull(),
    /** Counts changes, to detect concurrent edits. */
    revision: integer("revision").notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [index("job_items_contractor").on(table.contractorId)],
);
