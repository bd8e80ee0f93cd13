import { redirect } from "react-router";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/issue-invoice.server.ts";
import { deleteInvoice, saveInvoice } from "~/domains/billing/invoices/save-invoice.server.ts";
import { sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { parseInvoiceForm, type TypedInvoice } from "~/domains/billing/invoices/typed-invoice.ts";
import { sendingSchema } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { applyEditorStep, readStep } from "~/domains/billing/job-estimates/typed-lines.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { lineFromPrice, respondWithEditor } from "../estimates/editor-answer.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { isEntryIntent, respondWithLedgerEntry, writeEntry } from "./entry-action.server.ts";
import {
  decideRefund,
  isStuckIntent,
  respondWithRefundDecision,
} from "./stuck-refund-action.server.ts";

const words = {
  changed_elsewhere:
    "A teammate saved this invoice while you were editing. Your version is below; saving it replaces theirs.",
  already_done: "This invoice is already finalized. It can’t be edited.",
  not_possible: "This invoice has a number, so it can’t be deleted.",
};

const said: Record<string, string> = {
  issue: "Invoice finalized. Send it to your customer now.",
  sms: "Sent by text.",
  email: "Sent by email.",
  link: "Show your customer the page, or send them its link.",
};

/** Handles the page's buttons; those of the editor save the form first. */
export async function handleInvoiceForm(args: ActionArgs, id: string) {
  const member = sessionMember(args.context);
  const invoiceId = readId(id) ?? "";
  if (!invoiceId) throw notFound();
  let typed: TypedInvoice | undefined;
  let revision = 0;

  async function saveAndIssue(sent: Sent<FormValues>) {
    const { platform, body } = sent;
    const { intent } = body;
    if (isEntryIntent(intent)) return writeEntry(sent, member, invoiceId);
    if (isStuckIntent(intent)) return decideRefund(sent, member, { invoiceId, intent });
    if (intent === "delete") return deleteInvoice(platform, member, invoiceId);
    if (intent === "send") {
      const checked = check(sendingSchema, body);
      if (!checked.ok) return checked;
      if (!sent.requestKey) throw malformed();
      const { channel } = checked.value;
      return sendInvoice(platform, member, { invoiceId, channel, requestKey: sent.requestKey });
    }
    const step = readStep(intent);
    if (!step || step.kind === "add-option" || step.kind === "remove-option") throw malformed();
    typed = applyEditorStep(parseInvoiceForm(body), step, await lineFromPrice(sent, member, step));
    revision = Number(body.revision);
    const saved = await saveInvoice(platform, member, { invoiceId, revision, typed });
    if (!saved.ok) return saved;
    revision = saved.revision;
    return intent === "issue" ? issueInvoice(platform, member, { invoiceId, revision }) : saved;
  }

  const answer = await runForm(args, { call: saveAndIssue });
  const { intent } = answer.values;
  if (isEntryIntent(intent)) return respondWithLedgerEntry(answer, intent);
  if (isStuckIntent(intent)) return respondWithRefundDecision(answer, intent);
  if (answer.ok && intent === "delete") return redirect("/crm/invoices", { status: 303 });
  if (!answer.ok && answer.code === "changed_elsewhere") {
    const now = await findInvoice(args.context.get(platformContext), member, invoiceId);
    revision = now?.invoice.revision ?? revision;
  }
  const message = said[String(intent === "send" ? answer.values.channel : intent)] ?? "Saved.";
  return respondWithEditor(answer, { typed, revision, words, message });
}
