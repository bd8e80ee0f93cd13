import { and, eq } from "drizzle-orm";
import {
  cardCheckouts,
  cardDisputes,
} from "~/features/card-payments/card-payments.tables.server.ts";
import { invoices } from "~/features/invoices/invoices.tables.server.ts";
import { invoiceName } from "~/features/invoices/invoices.ts";
import { formatCents } from "~/features/money/money.ts";
import { dayOf, longDay } from "~/features/time-zones/local-day.ts";
import type { Reader } from "~/platform/database/database.server.ts";

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
  const until = dispute.respondBy ? ` by ${longDay(dayOf(dispute.respondBy, zone))}` : "";
  return {
    name,
    body: `${formatCents(dispute.cents)}, ${invoiceName(number)}. Respond in Stripe${until}, or you'll lose the dispute`,
    path: `/crm/invoices/${invoiceId}`,
  };
}
