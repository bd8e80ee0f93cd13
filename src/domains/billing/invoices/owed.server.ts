import { and, isNotNull, sql } from "drizzle-orm";
import { invoices } from "./invoices.tables.server.ts";

const { totalCents, paidCents, creditedCents } = invoices;

/** The balance due of an invoice, in cents; negative after an overpayment. */
export const owedCents = sql<number>`(${totalCents} - ${paidCents} - ${creditedCents})`;

/** An issued invoice with a balance due; same condition as the index `invoices_owed`. */
export const isOwed = and(
  isNotNull(invoices.number),
  sql`${totalCents} > ${paidCents} + ${creditedCents}`,
);
