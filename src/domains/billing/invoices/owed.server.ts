import { and, isNotNull, sql } from "drizzle-orm";
import { invoices } from "./invoices.tables.server.ts";

const { totalCents, paidCents, creditedCents } = invoices;

/** What is left to pay of an invoice, in cents; below zero where more was paid. */
export const owedCents = sql<number>`(${totalCents} - ${paidCents} - ${creditedCents})`;

/** An issued invoice of which something is left to pay; in the words of the index `invoices_owed`. */
export const isOwed = and(
  isNotNull(invoices.number),
  sql`${totalCents} > ${paidCents} + ${creditedCents}`,
);
