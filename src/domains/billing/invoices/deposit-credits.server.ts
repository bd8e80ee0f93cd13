import { sql } from "drizzle-orm";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import type { DepositCredit } from "./invoices.ts";

const ofInvoice = sql`${invoiceEntries} e
  where e.invoice_id = ${invoices}.id and e.deposit_number is not null`;

/** The deposits that an invoice got as credits, in a query of invoices. */
export const depositCredits = sql<DepositCredit[]>`(select coalesce(
  json_agg(json_build_object('number', e.deposit_number, 'cents', e.cents) order by e.position),
  '[]') from ${ofInvoice})`;

/** The same as a sum in cents; positive. */
export const depositCreditCents = sql`(select coalesce(-sum(e.cents), 0) from ${ofInvoice})`;
