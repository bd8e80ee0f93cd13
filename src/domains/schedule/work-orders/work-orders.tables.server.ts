import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { workOrderStatuses } from "./work-orders.ts";

/** Jobs at a customer's place, for a lead or another customer of the business. */
export const workOrders = pgTable(
  "work_orders",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    customerName: text("customer_name").notNull(),
    /** In E.164. */
    phone: text("phone"),
    /** Extension of the phone number. */
    phoneExtension: text("phone_extension"),
    /** In lower case. */
    email: text("email"),
    what: text("what").notNull(),
    address: text("address"),
    status: text("status", { enum: workOrderStatuses }).notNull().default("open"),
    /** Expected revenue; shown only to members who can see money. */
    valueCents: integer("value_cents"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("work_orders_status", table.status, workOrderStatuses),
    said("work_orders_customer_given", table.customerName, 200),
    said("work_orders_what_given", table.what, 200),
    check("work_orders_value", sql`${table.valueCents} >= 0`),
    index("work_orders_contractor").on(table.contractorId, table.createdAt),
    index("work_orders_lead").on(table.leadId),
    index("work_orders_phone").on(table.phone),
    index("work_orders_email").on(table.email),
  ],
);

/** A job's customer contact, stored in normalized form (`people.same-person`). */
export const workOrderContact = { email: workOrders.email, phone: workOrders.phone };
