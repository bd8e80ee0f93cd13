import { eq } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { findConversation } from "~/domains/schedule/visit-notices/load-visit-notice.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { type DueRow, forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceMail } from "./invoices.emails.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue } from "./invoices.ts";
import { lockInvoice } from "./lock-invoice.server.ts";
import { nextReminder } from "./next-reminder.ts";

/** Sends every due invoice reminder, each once. */
export async function sendInvoiceReminders(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, remindAt: dueAt } = invoices;
  const each = { id, contractorId, dueAt };
  await forEachDue(platform, each, (one) => sendReminder(platform, one), "invoice reminder failed");
}

/** Reminds the customer of an invoice with a balance due. */
function sendReminder(platform: Platform, { id, contractorId }: DueRow): Promise<void> {
  return inTransaction(platform, async (work) => {
    const invoice = await lockInvoice(work, contractorId, id);
    if (!invoice?.remindAt || invoice.remindAt > work.now) return;
    const { reminds } = await settingsOf(work.tx, contractorId);
    const goesOn = reminds && invoice.email !== null && calculateBalanceDue(invoice) > 0;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    if (goesOn && invoice.email) {
      await queueEmail(work, invoiceMail, {
        to: invoice.email,
        cause: `invoice-reminder:${id}:${dayOf(invoice.remindAt, zone)}`,
        subjectId: invoice.leadId ?? id,
        contractorId,
        conversationId: await findConversation(work.tx, invoice.leadId),
        params: { invoiceId: id, reminds: true },
      });
    }
    const remindAt = goesOn ? nextReminder(invoice.dueOn, zone, work.now) : null;
    await work.tx.update(invoices).set({ remindAt }).where(eq(invoices.id, id));
  });
}
