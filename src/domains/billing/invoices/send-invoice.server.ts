import { and, eq } from "drizzle-orm";
import type { SendMethod } from "~/domains/billing/job-estimates/job-estimates.ts";
import {
  type Brought,
  findCanonicalLead,
  sendDocument,
} from "~/domains/billing/job-estimates/send-document.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { invoiceLink } from "./invoice-link.server.ts";
import { composeInvoiceMessage, invoiceText } from "./invoice-messages.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceMail } from "./invoices.emails.server.ts";
import { canWriteInvoices } from "./invoices.policy.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue } from "./invoices.ts";
import { lockInvoice } from "./lock-invoice.server.ts";
import { nextReminder } from "./next-reminder.ts";

/** Sent, or why not: the gate's or invoice's reason on `channel` or `words`. */
export type InvoiceSent = Brought | Refused<"not_found" | "not_possible"> | TooMany;

type Sending = { invoiceId: string; channel: SendMethod; requestKey: string };

/**
 * Sends an issued invoice to its customer like an estimate, in its current state: what is due, or
 * that it's paid. "link" sends nothing.
 */
export async function sendInvoice(
  platform: Platform,
  actor: Actor,
  { invoiceId, channel, requestKey }: Sending,
): Promise<InvoiceSent> {
  authorize(canWriteInvoices(actor));
  const { contractorId, businessName } = actor;
  const [invoice] = await platform.database.query
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, contractorId)));
  if (!invoice) return { ok: false, code: "not_found" };
  if (invoice.number === null || invoice.erasedAt) return { ok: false, code: "not_possible" };
  const { waitSeconds } = await platform.limits.use("invoice", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const zone = await findBusinessZone(
    platform.database.query,
    contractorId,
    platform.settings.timeZone,
  );
  const words = composeInvoiceMessage("invoice", invoice, dayOf(platform.clock.now(), zone));
  if (!words) return { ok: false, code: "not_possible" };
  const link = await invoiceLink(platform, platform.database.query, invoiceId);
  return sendDocument(
    platform,
    actor,
    {
      id: invoiceId,
      leadId: await findCanonicalLead(platform, invoice.leadId),
      email: invoice.email,
      subject: `${words.subject} from ${businessName}`,
      words: invoiceText(words, invoice, link),
      mail: invoiceMail,
      params: { invoiceId },
      async hold(work) {
        await lockInvoice(work, contractorId, invoiceId);
      },
    },
    { channel, requestKey },
    async ({ tx, now }: UnitOfWork) => {
      const { reminds } = await settingsOf(tx, contractorId);
      const isReminded = reminds && invoice.email !== null && calculateBalanceDue(invoice) > 0;
      const remindAt = isReminded ? nextReminder(invoice.dueOn, zone, now) : null;
      // A link cancels nothing: a customer who got the invoice by email still gets reminders.
      const reminder = channel === "link" ? {} : { remindAt };
      await tx
        .update(invoices)
        .set({ sentAt: now, ...reminder, updatedAt: now })
        .where(eq(invoices.id, invoiceId));
    },
  );
}
