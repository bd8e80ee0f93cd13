import { isNull, type SQL, sql } from "drizzle-orm";
import type { RowsOfCustomers } from "~/domains/customers/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { invoices } from "./invoices/invoices.tables.server.ts";
import { jobEstimates } from "./job-estimates/job-estimates.tables.server.ts";

type Document = typeof invoices | typeof jobEstimates;

/** A document is for the customer of its job or its lead, or else for whom it names. */
const documentCustomers = (table: Document, which?: SQL): RowsOfCustomers => ({
  table,
  person: {
    name: table.customerName,
    phone: table.phone,
    phoneExtension: table.phoneExtension,
    email: table.email,
  },
  place: table,
  which,
  inherited: sql`coalesce(
    (select w.customer_id from ${workOrders} w where w.id = ${table.workOrderId}),
    (select l.customer_id from ${leads} l where l.id = ${table.leadId}))`,
  source: sql`'by_hand'`,
});

export const estimateCustomers = documentCustomers(jobEstimates);

/** An invoice whose personal data was removed has no customer. */
export const invoiceCustomers = documentCustomers(invoices, isNull(invoices.erasedAt));
