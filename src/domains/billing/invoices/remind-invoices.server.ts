import { and, eq } from "drizzle-orm";
import { canManagePayments } from "~/domains/billing/billing.policy.ts";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import {
  findCanonicalLead,
  sendDocument,
} from "~/domains/billing/job-estimates/send-document.server.ts";
import { previewTextToLead } from "~/domains/follow-ups/index.server.ts";
import { describeBlockReason } from "~/domains/follow-ups/index.ts";
import { type Actor, authorize, type BusinessMember, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { describeWait } from "~/platform/limits/describe-wait.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type Invoice, lockInvoice } from "./find-invoice.server.ts";
import { composeInvoiceMessage, invoiceText } from "./invoice-messages.ts";
import { invoiceMail } from "./invoices.emails.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, maxReminded, type ReminderOutcome } from "./invoices.ts";
import { findTextRecipientLead, mayEmail } from "./receipts.server.ts";

/** What happened to one invoice of a bulk reminder. */
export type InvoiceReminder = Pick<Invoice, "id" | "number" | "customerName"> & {
  outcome: ReminderOutcome;
  /** Why nothing was sent, worded for the member. */
  reason: string | null;
};

/**
 * Reminds the customers of these invoices of the actor's business, by text if they agreed to texts,
 * else by email, through the gate. Each invoice is reminded of at most once a day, so a double
 * click sends nothing twice. Invoices of other businesses are left out.
 */
export async function remindInvoices(
  platform: Platform,
  actor: Actor,
  { invoiceIds, requestKey }: { invoiceIds: readonly string[]; requestKey: string },
): Promise<InvoiceReminder[]> {
  authorize(canManagePayments(actor));
  const { query } = platform.database;
  const zone = await findBusinessZone(query, actor.contractorId, platform.settings.timeZone);
  const reminders: InvoiceReminder[] = [];
  for (const invoiceId of [...new Set(invoiceIds)].slice(0, maxReminded)) {
    const [invoice] = await query
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, actor.contractorId)));
    if (!invoice) continue;
    const { id, number, customerName } = invoice;
    const result = await remind(platform, actor, { invoice, zone, requestKey });
    reminders.push({ id, number, customerName, reason: null, ...result });
  }
  return reminders;
}

type Outcome = { outcome: ReminderOutcome; reason?: string };
type Reminding = { invoice: Invoice; zone: string; requestKey: string };

async function remind(
  platform: Platform,
  actor: BusinessMember,
  { invoice, zone, requestKey }: Reminding,
): Promise<Outcome> {
  const today = dayOf(platform.clock.now(), zone);
  const message = composeInvoiceMessage("reminder", invoice, today);
  if (!message || invoice.erasedAt) return { outcome: "nothing_due" };
  const isReminded = ({ remindedAt }: Invoice) =>
    remindedAt !== null && dayOf(remindedAt, zone) === today;
  if (isReminded(invoice)) return { outcome: "already_reminded" };
  const found = await findChannel(platform, invoice);
  if (!("channel" in found)) return found;
  const { channel, leadId } = found;
  const { waitSeconds } = await platform.limits.use("invoice", actor.contractorId);
  if (waitSeconds > 0) {
    const reason = `Your business has reached its limit for now. Try again in ${describeWait(waitSeconds)}.`;
    return { outcome: "not_sent", reason };
  }
  const { id, phone, email } = invoice;
  const link = await invoiceLink(platform, platform.database.query, id);
  const document = {
    id,
    leadId,
    phone,
    email,
    subject: `${message.subject} from ${actor.businessName}`,
    text: invoiceText(message, invoice, link),
    mail: invoiceMail,
    params: { invoiceId: id, reminds: true },
    async hold(work: UnitOfWork) {
      const locked = await lockInvoice(work, actor.contractorId, id);
      if (!locked || locked.erasedAt || calculateBalanceDue(locked) <= 0) {
        throw new ReminderSkipped("nothing_due");
      }
      if (isReminded(locked)) throw new ReminderSkipped("already_reminded");
    },
  };
  const alongside = async ({ tx, now }: UnitOfWork) => {
    const change = { remindedAt: now, sentAt: invoice.sentAt ?? now, updatedAt: now };
    await tx.update(invoices).set(change).where(eq(invoices.id, id));
  };
  const sending = { channel, requestKey: `${requestKey}:${id}` };
  try {
    const sent = await sendDocument(platform, actor, document, sending, alongside);
    if (sent.ok) return { outcome: channel };
    const [reason] = sent.code === "invalid" ? Object.values(sent.errors) : [];
    return { outcome: "not_sent", reason: reason ?? "Please refresh and try again." };
  } catch (error) {
    if (error instanceof ReminderSkipped) return { outcome: error.outcome };
    throw error;
  }
}

/** Undoes the transaction of a reminder that is no longer due once its invoice is locked. */
class ReminderSkipped extends Error {
  readonly outcome: ReminderOutcome;
  constructor(outcome: ReminderOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** How a reminder reaches the customer, or why it can't. */
async function findChannel(
  platform: Platform,
  invoice: Invoice,
): Promise<{ channel: "sms" | "email"; leadId: string | null } | Outcome> {
  const { query } = platform.database;
  const textLead = await findTextRecipientLead(query, invoice);
  const preview = textLead ? await previewTextToLead(platform, textLead) : null;
  if (preview?.phone && preview.decision.decision === "send") {
    return { channel: "sms", leadId: textLead };
  }
  if (invoice.email && (await mayEmail(platform, query, invoice))) {
    return { channel: "email", leadId: await findCanonicalLead(platform, invoice.leadId) };
  }
  if (preview?.phone && preview.decision.decision !== "send") {
    const { decision, clock } = preview;
    if (decision.reason === "opted_out") return { outcome: "texts_off" };
    return {
      outcome: "not_sent",
      reason: describeBlockReason(decision, "sms", clock, "contractor"),
    };
  }
  return { outcome: invoice.email ? "emails_off" : "no_contact" };
}
