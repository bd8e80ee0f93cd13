import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { formatCents } from "~/features/money/money.ts";
import { findOptOut } from "~/features/opt-outs/find-opt-out.server.ts";
import { preferenceLinks } from "~/features/opt-outs/preference-links.server.ts";
import { longDay } from "~/features/time-zones/local-day.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { countLinks } from "~/platform/validation/contact-details.ts";
import { invoiceLink } from "./invoice-link.server.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { invoiceName, owedOf } from "./invoices.ts";

async function findMailed(query: Reader, invoiceId: string) {
  const [found] = await query
    .select({
      invoice: invoices,
      businessName: contractorAccounts.businessName,
      businessEmail: contractorAccounts.email,
    })
    .from(invoices)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, invoices.contractorId))
    .where(eq(invoices.id, invoiceId));
  return found ?? null;
}

/** Brings an invoice to a customer (`invoices.send`), or reminds them of it. */
export const invoiceMail = defineEmail({
  kind: "invoice",
  addressFrom: "form",
  params: z.object({ invoiceId: z.uuid(), reminds: z.optional(z.boolean()) }),
  async declined(platform, { invoiceId }) {
    const { query } = platform.database;
    const found = await findMailed(query, invoiceId);
    const address = found?.invoice.email;
    if (!found || !address) return null;
    const { contractorId } = found.invoice;
    const out = await findOptOut(query, platform, { contractorId, channel: "email", address });
    return out ? "The person asked this business for no more emails" : null;
  },
  async suspicion(platform, { invoiceId }) {
    const found = await findMailed(platform.database.query, invoiceId);
    if (!found) return null;
    return countLinks([found.businessName, found.invoice.what].join(" ")) > 0
      ? "What the business wrote of the invoice holds a web address"
      : null;
  },
  async compose(platform, { invoiceId, reminds = false }, { conversationId }) {
    const { settings, database } = platform;
    const found = await findMailed(database.query, invoiceId);
    if (!found) throw new Error("The invoice of this email is gone");
    const { invoice, businessName, businessEmail } = found;
    const { howToPay } = await settingsOf(database.query, invoice.contractorId);
    const { InvoiceMail } = await import("./invoice.email.tsx");
    return {
      subject: `${reminds ? "Reminder: your" : "Your"} invoice from ${businessName}`,
      replyTo: businessEmail,
      senderName: `${businessName} via ${settings.siteName}`,
      body: InvoiceMail({
        businessName,
        name: invoiceName(invoice.number),
        what: invoice.what,
        owed: formatCents(Math.max(0, owedOf(invoice))),
        due: longDay(invoice.dueOn),
        howToPay,
        preferencesUrl: conversationId ? preferenceLinks(platform, conversationId).page : null,
        link: invoiceLink(platform, invoiceId),
        sender: settings,
      }),
    };
  },
});
