import { and, eq, inArray } from "drizzle-orm";
import { sendReceipt } from "~/domains/billing/billing.jobs.server.ts";
import { canTakePayments } from "~/domains/billing/billing.policy.ts";
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
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { composeReceiptMessage, invoiceText } from "./invoice-messages.ts";
import { findPayment, receiptMail } from "./invoices.emails.server.ts";
import { invoices } from "./invoices.tables.server.ts";

/** The message kind of a receipt text; one of `gatedKinds`. */
const receiptTextKind = "receipt-text";

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
  authorize(canTakePayments(actor));
  const { query } = platform.database;
  const [invoice] = await query
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, actor.contractorId)));
  if (!invoice || invoice.erasedAt) return null;
  const leadId = await findTextRecipientLead(query, invoice);
  const preview = leadId
    ? await previewTextToLead(platform, leadId)
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
    const { contractorId } = invoice;
    const leadId = await findTextRecipientLead(work.tx, invoice);
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    const message = composeReceiptMessage(-cents, invoice, dayOf(work.now, zone));
    const text = await queueTextToLead(platform, work, {
      leadId,
      conversationId: leadId ? null : await findTextConversation(work.tx, invoice),
      contractorId,
      kind: receiptTextKind,
      purpose: "informational",
      cause: entryId,
      words: invoiceText(message, invoice, await invoiceLink(platform, work.tx, invoice.id)),
    });
    if (text.outcome === "written") return;
    if (text.outcome === "busy") throw new Error("The customer's opt-out is being changed");
    if (invoice.email && (await mayEmail(platform, work.tx, invoice))) {
      await emailReceipt(work, invoice, invoice.email, entryId);
      return;
    }
    const until =
      text.outcome === "kept_back" && text.decision.decision === "hold" && text.decision.until;
    if (until) work.enqueue(sendReceipt, { entryId }, { startAfter: until });
  });
}

async function emailReceipt(work: UnitOfWork, invoice: Invoice, to: string, entryId: string) {
  await queueEmail(work, receiptMail, {
    to,
    cause: `receipt:${entryId}`,
    subjectId: invoice.leadId ?? invoice.id,
    contractorId: invoice.contractorId,
    conversationId: await ensureCustomerConversation(work, invoice),
    params: { entryId },
  });
}

/**
 * The lead that gets an invoice's texts; null if the invoice has another number or address than the
 * lead, such as a landlord who pays.
 */
async function findTextRecipientLead(
  database: Reader,
  { leadId, phone, email }: Invoice,
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

async function mayEmail(
  platform: Platform,
  database: Reader,
  { contractorId, email: address }: Invoice,
): Promise<boolean> {
  if (!address) return false;
  const recipient = { contractorId, channel: "email", address } as const;
  if (await findOptOut(database, platform, recipient)) return false;
  return (await findSuppression(database, platform, "email", address)) === null;
}
