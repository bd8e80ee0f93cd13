import { and, asc, eq, lte } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInvoices } from "./invoices.policy.ts";
import { invoices } from "./invoices.tables.server.ts";
import { isOwed, owedCents } from "./owed.server.ts";

/** Unpaid invoices of the business that are due by a day, longest overdue first. */
export async function listDueInvoices(
  { database }: Platform,
  actor: Actor,
  { today, limit }: { today: LocalDay; limit: number },
) {
  authorize(canReadInvoices(actor));
  return database.query
    .select({
      id: invoices.id,
      number: invoices.number,
      name: invoices.customerName,
      phone: invoices.phone,
      phoneExtension: invoices.phoneExtension,
      what: invoices.what,
      dueOn: invoices.dueOn,
      owedCents,
    })
    .from(invoices)
    .where(and(eq(invoices.contractorId, actor.contractorId), isOwed, lte(invoices.dueOn, today)))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(limit);
}
