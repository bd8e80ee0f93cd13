import { eq } from "drizzle-orm";
import { z } from "zod";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { findHold } from "~/domains/schedule/index.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { bookingDepositText } from "./booking-deposits.text.en.ts";

/** Alerts a business that a customer paid for a time that someone else got. */
export const bookingTimeTaken = defineEmail({
  kind: "booking-time-lost",
  addressFrom: "account",
  params: z.object({ invoiceId: z.uuid() }),
  async compose({ database: { query }, settings }, { invoiceId }) {
    const [invoice] = await query.select().from(invoices).where(eq(invoices.id, invoiceId));
    const hold = await findHold(query, invoiceId);
    if (!invoice || !hold) throw new Error("The deposit this email is about no longer exists");
    const zone = await findBusinessZone(query, hold.contractorId, settings.timeZone);
    const time = `${formatDay(hold.startsAt, zone)}, ${formatClock(hold.startsAt, zone)}`;
    const { TimeLost } = await import("./time-lost.email.tsx");
    return {
      subject: bookingDepositText.subject(invoice.customerName),
      replyTo: invoice.email,
      body: TimeLost({
        customer: invoice,
        time,
        amount: formatCents(invoice.paidCents),
        sender: settings,
        invoiceUrl: new URL(`/crm/invoices/${invoiceId}`, settings.siteUrl).href,
      }),
    };
  },
});
