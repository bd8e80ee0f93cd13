import { and, eq } from "drizzle-orm";
import { canWriteInvoices } from "~/domains/billing/billing.policy.ts";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import type { SendMethod } from "~/domains/billing/job-estimates/job-estimates.ts";
import {
  type DocumentSent,
  findCanonicalLead,
  sendDocument,
} from "~/domains/billing/job-estimates/send-document.server.ts";
import { lineField } from "~/domains/billing/job-estimates/typed-estimate.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { findConversation } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, dayOf, isSystem } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { type DueRow, forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  closeDeposits,
  type DepositChange,
  depositChange,
  lockDeposits,
} from "./deposits.server.ts";
import { lockInvoice } from "./find-invoice.server.ts";
import { composeInvoiceMessage, invoiceText } from "./invoice-messages.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceMail } from "./invoices.emails.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, nextReminder } from "./invoices.ts";
import { issueDraft } from "./issue-draft.server.ts";

/** Sent, or why not: the gate's or invoice's reason on `channel` or `words`. */
export type InvoiceSent = DocumentSent | Refused<"not_found" | "not_possible"> | TooMany;

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
  const message = composeInvoiceMessage("invoice", invoice, dayOf(platform.clock.now(), zone));
  if (!message) return { ok: false, code: "not_possible" };
  const link = await invoiceLink(platform, platform.database.query, invoiceId);
  return sendDocument(
    platform,
    actor,
    {
      id: invoiceId,
      leadId: await findCanonicalLead(platform, invoice.leadId),
      phone: invoice.phone,
      email: invoice.email,
      subject: `${message.subject} from ${businessName}`,
      text: invoiceText(message, invoice, link),
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

export type InvoiceIssued = Result<
  { number: number; changed: boolean; deposits?: DepositChange },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Issues a draft of the actor's business: it gets its number, can't change anymore, and is due from
 * now on, less its deposits (`invoices.issued`). A double click issues it once; a draft that a colleague changed in the meantime isn't issued.
 */
export async function issueInvoice(
  platform: Platform,
  actor: Actor,
  { invoiceId, revision }: { invoiceId: string; revision: number },
): Promise<InvoiceIssued> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work): Promise<InvoiceIssued> => {
    const { tx, now } = work;
    const draft = await lockInvoice(work, contractorId, invoiceId);
    if (!draft) return { ok: false, code: "not_found" };
    if (draft.number !== null) return { ok: true, number: draft.number, changed: false };
    if (draft.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const today = dayOf(now, zone);
    if (draft.content.lines.length === 0) {
      return invalid({ [lineField(1, 1, "description")]: "Add a line first" });
    }
    if (draft.dueOn < today) return invalid({ due_on: "Choose a future date" });
    const { deposits, content } = await lockDeposits(work, draft);
    const invoice = await issueDraft(platform, work, actor, draft, content);
    await closeDeposits(work, actor, invoice, deposits);
    const change = depositChange(draft.content, content);
    return { ok: true, number: invoice.number ?? 0, changed: true, deposits: change };
  });
}

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
    const continues = reminds && invoice.email !== null && calculateBalanceDue(invoice) > 0;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    if (continues && invoice.email) {
      await queueEmail(work, invoiceMail, {
        to: invoice.email,
        cause: `invoice-reminder:${id}:${dayOf(invoice.remindAt, zone)}`,
        subjectId: invoice.leadId ?? id,
        contractorId,
        conversationId: await findConversation(work.tx, invoice.leadId),
        params: { invoiceId: id, reminds: true },
      });
    }
    const remindAt = continues ? nextReminder(invoice.dueOn, zone, work.now) : null;
    const reminded = continues ? { remindedAt: work.now } : {};
    await work.tx
      .update(invoices)
      .set({ remindAt, ...reminded })
      .where(eq(invoices.id, id));
  });
}
