import { and, eq, inArray } from "drizzle-orm";
import { sendInvoiceJob, sendReceipt } from "~/domains/billing/billing.jobs.server.ts";
import { canAddEntries } from "~/domains/billing/billing.policy.ts";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import {
  findTextConversation,
  previewTextToCustomer,
  previewTextToLead,
  queueTextToLead,
} from "~/domains/follow-ups/index.server.ts";
import { formatMoment } from "~/domains/follow-ups/index.ts";
import { canonicalLeadId, leads } from "~/domains/leads/index.server.ts";
import { findOptOut, findSuppression, queueEmail } from "~/domains/messaging/index.server.ts";
import { ensureCustomerConversation } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, dayOf, isSystem } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { Invoice } from "./find-invoice.server.ts";
import {
  composeInvoiceMessage,
  composeReceiptMessage,
  type InvoiceMessageContent,
  invoiceText,
} from "./invoice-messages.ts";
import { findPayment, invoiceMail, receiptMail } from "./invoices.emails.server.ts";
import { invoices } from "./invoices.tables.server.ts";

/** The message kind of a receipt text; one of `gatedKinds`. */
const receiptTextKind = "receipt-text";

/** The message kind of a text with an invoice collected at an appointment. */
const invoiceTextKind = "invoice-text";

/** Whom an invoice is sent to. */
export type Recipient = Pick<Invoice, "contractorId" | "leadId" | "phone" | "email">;

/** How a receipt is sent to a customer. */
export type ReceiptMethod = {
  channel: "sms" | "email";
  /** The number or address, formatted for display. */
  to: string;
  /** When texts to them may be sent again, in their time; null for right away. */
  at: string | null;
};

/**
 * How a receipt for an invoice would be sent now: by text if the customer agreed to texts, else by
 * email; null if neither is possible.
 */
export async function findReceiptMethod(
  platform: Platform,
  actor: Actor,
  invoiceId: string,
): Promise<ReceiptMethod | null> {
  authorize(canAddEntries(actor));
  const [invoice] = await platform.database.query
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, actor.contractorId)));
  return invoice && !invoice.erasedAt ? findMethodFor(platform, actor, invoice) : null;
}

/** Like `findReceiptMethod`, for an invoice that isn't created yet, by the contact it will have. */
export async function findMethodFor(
  platform: Platform,
  actor: Actor,
  invoice: Recipient,
): Promise<ReceiptMethod | null> {
  authorize(canAddEntries(actor));
  const { query } = platform.database;
  const leadId = await findTextRecipientLead(query, invoice);
  const preview = leadId
    ? await previewTextToLead(platform, leadId)
    : invoice.leadId
      ? null
      : await previewTextToCustomer(platform, invoice);
  const decision = preview?.decision;
  const phone = formatPhone(preview?.phone ?? null);
  if (phone && decision?.decision === "send") return { channel: "sms", to: phone, at: null };
  if (invoice.email && (await mayEmail(platform, query, invoice))) {
    return { channel: "email", to: invoice.email, at: null };
  }
  if (!(phone && preview && decision?.decision === "hold" && decision.until)) return null;
  return { channel: "sms", to: phone, at: formatMoment(decision.until, preview.clock.zone) };
}

/**
 * Sends a payment's receipt once, unless the payment was corrected in the meantime. A text that has
 * to wait until morning is checked again then.
 */
export async function sendPaymentReceipt(
  platform: Platform,
  actor: Actor,
  { entryId }: { entryId: string },
): Promise<void> {
  authorize(isSystem(actor));
  await inTransaction(platform, async (work) => {
    const found = await findPayment(work.tx, entryId);
    if (!found) return;
    const { invoice, cents } = found;
    const zone = await findBusinessZone(work.tx, invoice.contractorId, platform.settings.timeZone);
    const message = composeReceiptMessage(-cents, invoice, dayOf(work.now, zone));
    const until = await sendByTextOrEmail(platform, work, invoice, {
      text: { kind: receiptTextKind, cause: entryId, message },
      mail: { mail: receiptMail, cause: `receipt:${entryId}`, params: { entryId } },
    });
    if (until) work.enqueue(sendReceipt, { entryId }, { startAfter: until });
  });
}

/**
 * Sends an invoice collected by link at an appointment, in its current state. A text that has to
 * wait until morning is checked again then.
 */
export async function sendCollectedInvoice(
  platform: Platform,
  actor: Actor,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  authorize(isSystem(actor));
  await inTransaction(platform, async (work) => {
    const [invoice] = await work.tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!invoice || invoice.erasedAt) return;
    const zone = await findBusinessZone(work.tx, invoice.contractorId, platform.settings.timeZone);
    const message = composeInvoiceMessage("invoice", invoice, dayOf(work.now, zone));
    if (!message) return;
    const until = await sendByTextOrEmail(platform, work, invoice, {
      text: { kind: invoiceTextKind, cause: invoiceId, message },
      mail: { mail: invoiceMail, cause: `collected-invoice:${invoiceId}`, params: { invoiceId } },
    });
    if (until) work.enqueue(sendInvoiceJob, { invoiceId }, { startAfter: until });
  });
}

type Sending<Params extends object> = {
  text: { kind: string; cause: string; message: InvoiceMessageContent };
  mail: { mail: Email<Params>; cause: string; params: Params };
};

/** Sends a text through the gate, else an email. @returns when to try a text again, if it has to wait */
async function sendByTextOrEmail<Params extends object>(
  platform: Platform,
  work: UnitOfWork,
  invoice: Invoice,
  { text: { kind, cause, message }, mail }: Sending<Params>,
): Promise<Date | null> {
  const { contractorId, email } = invoice;
  const leadId = await findTextRecipientLead(work.tx, invoice);
  const text = await queueTextToLead(platform, work, {
    leadId,
    conversationId: invoice.leadId ? null : await findTextConversation(work.tx, invoice),
    contractorId,
    kind,
    purpose: "informational",
    cause,
    text: invoiceText(message, invoice, await invoiceLink(platform, work.tx, invoice.id)),
  });
  if (text.outcome === "written") return null;
  if (text.outcome === "busy") throw new Error("The customer's opt-out is being changed");
  if (email && (await mayEmail(platform, work.tx, invoice))) {
    await queueEmail(work, mail.mail, {
      to: email,
      cause: mail.cause,
      subjectId: invoice.leadId ?? invoice.id,
      contractorId,
      conversationId: await ensureCustomerConversation(work, invoice),
      params: mail.params,
    });
    return null;
  }
  return text.outcome === "kept_back" ? text.retryAt : null;
}

/**
 * The lead that gets an invoice's texts; null if the invoice has another number or address than the
 * lead, such as a landlord who pays.
 */
export async function findTextRecipientLead(
  database: Reader,
  { leadId, phone, email }: Recipient,
): Promise<string | null> {
  if (!leadId) return null;
  // A merged lead counts as the one it was merged into.
  const canonicalLead = database
    .select({ id: canonicalLeadId })
    .from(leads)
    .where(eq(leads.id, leadId));
  const [lead] = await database.select().from(leads).where(inArray(leads.id, canonicalLead));
  if (!lead?.phone || (phone && phone !== lead.phone)) return null;
  return email && email !== lead.email ? null : lead.id;
}

/** Whether an invoice's email address accepts email from the business. */
export async function mayEmail(
  platform: Platform,
  database: Reader,
  { contractorId, email: address }: Recipient,
): Promise<boolean> {
  if (!address) return false;
  const recipient = { contractorId, channel: "email", address } as const;
  if (await findOptOut(database, platform, recipient)) return false;
  return (await findSuppression(database, platform, "email", address)) === null;
}
