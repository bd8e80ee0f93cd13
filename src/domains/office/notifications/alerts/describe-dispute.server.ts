import { and, eq } from "drizzle-orm";
import {
  cardCheckouts,
  cardDisputes,
} from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { dayOf, longDay } from "~/domains/shared/time-zones/local-day.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { notificationText } from "../notifications.text.en.ts";

/** Whose payment is disputed, how much of which invoice, and the deadline to respond (`payments.disputes`). */
export async function describeDispute(
  database: Reader,
  { disputeId, contractorId }: { disputeId: string; contractorId: string },
  zone: string,
) {
  const [found] = await database
    .select({
      dispute: cardDisputes,
      invoiceId: invoices.id,
      number: invoices.number,
      name: invoices.customerName,
    })
    .from(cardDisputes)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardDisputes.checkoutId))
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(and(eq(cardDisputes.id, disputeId), eq(cardDisputes.contractorId, contractorId)));
  if (!found) return null;
  const { dispute, invoiceId, number, name } = found;
  return {
    name,
    body: notificationText.dispute({
      amount: formatCents(dispute.cents),
      invoice: invoiceName(number),
      day: dispute.respondBy && longDay(dayOf(dispute.respondBy, zone)),
    }),
    path: `/crm/invoices/${invoiceId}`,
  };
}
