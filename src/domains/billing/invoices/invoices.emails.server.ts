import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import { findEmailBlock, portalLinkFor } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { preferenceLinks } from "~/domains/messaging/index.server.ts";
import { businessVia } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import { dayOf, formatCents, longDay } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import type { Invoice } from "./find-invoice.server.ts";
import {
  composeInvoiceMessage,
  composeReceiptMessage,
  receiptMethodLabel,
} from "./invoice-messages.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import { invoiceText } from "./invoices.text.en.ts";
import { calculateBalanceDue, invoiceName } from "./invoices.ts";

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

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailed>>>;

/** Today in the business's time zone, which decides whether an invoice is overdue. */
async function findBusinessToday(
  { database, settings, clock }: Platform,
  { contractorId }: Invoice,
) {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return dayOf(clock.now(), zone);
}

/** Why the customer gets no email about what they owe or paid. */
const findDeclined = (platform: Platform, invoice: Invoice) =>
  findEmailBlock(platform.database.query, platform, invoice, "needed");

const findSuspicion = ({ businessName, invoice }: Mailed) =>
  countLinks([businessName, invoice.what].join(" ")) > 0
    ? "The business's invoice text contains a web address"
    : null;

/** Emails an invoice in its current state to the customer, or a reminder of it. */
export const invoiceMail = defineEmail({
  kind: "invoice",
  addressFrom: "form",
  params: z.object({ invoiceId: z.uuid(), reminds: z.optional(z.boolean()) }),
  async declined(platform, { invoiceId, reminds = false }) {
    const found = await findMailed(platform.database.query, invoiceId);
    if (!found) return null;
    const { invoice } = found;
    const today = await findBusinessToday(platform, invoice);
    if (!composeInvoiceMessage(reminds ? "reminder" : "invoice", invoice, today)) {
      return "The invoice was paid or credited before this reminder was sent";
    }
    return findDeclined(platform, invoice);
  },
  async suspicion(platform, { invoiceId }) {
    const found = await findMailed(platform.database.query, invoiceId);
    return found && findSuspicion(found);
  },
  async compose(platform, { invoiceId, reminds = false }, { conversationId }) {
    const { settings, database } = platform;
    const found = await findMailed(database.query, invoiceId);
    if (!found) throw new Error("The invoice this email is about no longer exists");
    const { invoice, businessName, businessEmail } = found;
    const today = await findBusinessToday(platform, invoice);
    const message = composeInvoiceMessage(reminds ? "reminder" : "invoice", invoice, today);
    if (!message) throw new Error("This invoice no longer needs an email");
    const { howToPay } = await settingsOf(database.query, invoice.contractorId);
    const { InvoiceMail } = await import("./invoice.email.tsx");
    return {
      subject: invoiceText.from(message.subject, businessName),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      body: InvoiceMail({
        content: message,
        businessName,
        rows: [
          [invoiceText.invoice, invoiceName(invoice.number)],
          [invoiceText.job, invoice.what],
          [
            invoiceText.balanceDue,
            message.requestsPayment ? formatCents(calculateBalanceDue(invoice)) : null,
          ],
          [invoiceText.due, message.requestsPayment ? longDay(invoice.dueOn) : null],
        ],
        howToPay: message.requestsPayment ? howToPay : null,
        preferencesUrl: conversationId
          ? (await preferenceLinks(platform, database.query, conversationId)).page
          : null,
        link: await invoiceLink(platform, database.query, invoiceId),
        business: await readEmailBusiness(platform, invoice.contractorId),
        portalUrl: await portalLinkFor(platform, database.query, invoice),
        sender: settings,
      }),
    };
  },
});

/** A payment and its invoice; null once the customer was erased or the payment was refunded. */
export async function findPayment(database: Reader, entryId: string) {
  const [found] = await database
    .select({ entry: invoiceEntries, invoice: invoices })
    .from(invoiceEntries)
    .innerJoin(invoices, eq(invoices.id, invoiceEntries.invoiceId))
    .where(eq(invoiceEntries.id, entryId));
  if (found?.entry.kind !== "payment" || found.invoice.erasedAt) return null;
  const { entry, invoice } = found;
  const [refund] = await database
    .select({ id: invoiceEntries.id })
    .from(invoiceEntries)
    .where(
      and(
        eq(invoiceEntries.invoiceId, invoice.id),
        eq(invoiceEntries.kind, "refund"),
        gt(invoiceEntries.position, entry.position),
      ),
    )
    .limit(1);
  return refund ? null : { invoice, ...entry };
}

/** Emails what was received for an invoice and what is still due. */
export const receiptMail = defineEmail({
  kind: "receipt",
  addressFrom: "form",
  params: z.object({ entryId: z.uuid() }),
  async declined(platform, { entryId }) {
    const found = await findPayment(platform.database.query, entryId);
    if (!found) return "The payment was corrected before its receipt was sent";
    return findDeclined(platform, found.invoice);
  },
  async suspicion(platform, { entryId }) {
    const { query } = platform.database;
    const payment = await findPayment(query, entryId);
    const found = payment && (await findMailed(query, payment.invoice.id));
    return found && findSuspicion(found);
  },
  async compose(platform, { entryId }, { conversationId }) {
    const { settings, database } = platform;
    const payment = await findPayment(database.query, entryId);
    const found = payment && (await findMailed(database.query, payment.invoice.id));
    if (!found) throw new Error("The payment this email is about no longer exists");
    const { invoice, businessName, businessEmail } = found;
    const { howToPay } = await settingsOf(database.query, invoice.contractorId);
    const message = composeReceiptMessage(
      -payment.cents,
      invoice,
      await findBusinessToday(platform, invoice),
    );
    const { InvoiceMail } = await import("./invoice.email.tsx");
    return {
      subject: invoiceText.from(message.subject, businessName),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      body: InvoiceMail({
        content: message,
        businessName,
        rows: [
          [invoiceText.amountReceived, formatCents(-payment.cents)],
          [invoiceText.paidWith, receiptMethodLabel(payment.method)],
          [invoiceText.date, longDay(payment.happenedOn)],
          [invoiceText.invoice, invoiceName(invoice.number)],
          [invoiceText.job, invoice.what],
          [invoiceText.balanceDue, formatCents(Math.max(0, calculateBalanceDue(invoice)))],
        ],
        howToPay: message.requestsPayment ? howToPay : null,
        preferencesUrl: conversationId
          ? (await preferenceLinks(platform, database.query, conversationId)).page
          : null,
        link: await invoiceLink(platform, database.query, invoice.id),
        business: await readEmailBusiness(platform, invoice.contractorId),
        portalUrl: await portalLinkFor(platform, database.query, invoice),
        sender: settings,
      }),
    };
  },
});
