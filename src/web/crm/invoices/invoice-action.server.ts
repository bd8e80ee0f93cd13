import { data, redirect } from "react-router";
import {
  billAgain,
  creditInvoice,
  deleteInvoice,
  findInvoice,
  issueInvoice,
  markRefundFailed,
  type ReceiptMethod,
  recordPayment,
  refundCard,
  refundPayment,
  retryRefund,
  saveInvoice,
  sendInvoice,
} from "~/domains/billing/index.server.ts";
import {
  applyEditorStep,
  cardRefundSchema,
  creditSchema,
  parseInvoiceForm,
  paymentSchema,
  readStep,
  refundSchema,
  sendingSchema,
  type TypedInvoice,
} from "~/domains/billing/index.ts";
import { type BusinessMember, formatCents } from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { lineFromPrice, respondWithEditor } from "~/web/crm/estimates/estimate-action.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { EntryIntent } from "./entry-forms.tsx";
import { paymentRecorded } from "./receipt-field.tsx";

const messages = {
  changed_elsewhere:
    "A teammate saved this invoice while you were editing. Your version is below; saving it replaces theirs.",
  already_done: "This invoice is already finalized. It can’t be edited.",
  not_possible: "This invoice has a number, so it can’t be deleted.",
};

const messagesByIntent: Record<string, string> = {
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
  let depositNote = "";

  async function saveAndIssue(sent: Sent<FormValues>) {
    const { platform, body } = sent;
    const { intent } = body;
    if (isEntryIntent(intent)) return writeEntry(sent, member, invoiceId);
    if (isStuckIntent(intent)) return decideRefund(sent, member, { invoiceId, intent });
    if (intent === "bill_again") return billAgain(platform, member, invoiceId);
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
    const issued =
      intent === "issue" ? await issueInvoice(platform, member, { invoiceId, revision }) : null;
    const { beforeCents } = saved.deposits;
    const { afterCents } = (issued?.ok && issued.deposits) || saved.deposits;
    if (afterCents !== beforeCents) {
      depositNote = ` The deposit deducted changed from ${formatCents(beforeCents)} to ${formatCents(afterCents)}.`;
    }
    return issued ?? saved;
  }

  const result = await runForm(args, { call: saveAndIssue });
  const { intent } = result.values;
  if (isEntryIntent(intent)) return respondWithLedgerEntry(result, intent);
  if (isStuckIntent(intent)) return respondWithRefundDecision(result, intent);
  if (intent === "bill_again") return respondToBillAgain(result);
  if (result.ok && intent === "delete") return redirect("/crm/invoices", { status: 303 });
  if (!result.ok && result.code === "changed_elsewhere") {
    const now = await findInvoice(args.context.get(platformContext), member, invoiceId);
    revision = now?.invoice.revision ?? revision;
  }
  const message =
    messagesByIntent[String(intent === "send" ? result.values.channel : intent)] ?? "Saved.";
  return respondWithEditor(result, {
    typed,
    revision,
    messages,
    message: `${message}${depositNote}`,
  });
}

/** Adds an entry to the invoice's ledger. */
async function writeEntry(
  { platform, body, requestKey }: Sent<FormValues>,
  member: BusinessMember,
  invoiceId: string,
) {
  if (!requestKey) throw malformed();
  const target = { invoiceId, requestKey };
  if (body.intent === "credit") {
    const credit = check(creditSchema, body);
    if (!credit.ok) return credit;
    return creditInvoice(platform, member, { ...target, request: credit.value });
  }
  if (body.intent === "card_refund") {
    const back = check(cardRefundSchema, body);
    if (!back.ok) return back;
    return refundCard(platform, member, { ...target, request: back.value });
  }
  if (body.intent === "refund") {
    const refund = check(refundSchema, body);
    if (!refund.ok) return refund;
    return refundPayment(platform, member, { ...target, request: refund.value });
  }
  const payment = check(paymentSchema, body);
  if (!payment.ok) return payment;
  return recordPayment(platform, member, { ...target, request: payment.value });
}

const entryMessages: Record<EntryIntent, string> = {
  payment: paymentRecorded(null),
  refund: "Refund recorded.",
  credit: "Credit issued.",
  card_refund: "The refund is on its way. It shows below once Stripe confirms it.",
};

const isEntryIntent = (intent: unknown): intent is EntryIntent =>
  typeof intent === "string" && Object.hasOwn(entryMessages, intent);

/** What the page shows after a ledger form was submitted. */
function respondWithLedgerEntry(
  result: ({ ok: true; receipt?: ReceiptMethod | null } | AnyRefused) & { values: FormValues },
  intent: EntryIntent,
) {
  if (result.ok) {
    const message = result.receipt ? paymentRecorded(result.receipt) : entryMessages[intent];
    return data({ done: true, message, entry: undefined });
  }
  if (result.code === "not_found") throw notFound();
  const { message, errors } = shownRefusal(result);
  const entry = { intent, errors, values: result.values };
  return data({ done: false, message, entry }, { status: statusOfRefusal(result) });
}

function respondToBillAgain(result: { ok: true } | AnyRefused) {
  if (result.ok) return data({ done: true, message: billAgainSaved, entry: undefined });
  if (result.code === "not_found") throw notFound();
  const { message } = shownRefusal(result, {
    not_possible: "Credit the rest of this invoice first, and refund what they paid.",
  });
  return data({ done: false, message, entry: undefined }, { status: statusOfRefusal(result) });
}

const billAgainSaved = "You can invoice this work again.";

const decisionMessages = {
  repeat_refund: "The refund is on its way. It shows below once Stripe confirms it.",
  drop_refund: "The card wasn’t refunded. If you paid them back another way, record it.",
};

const decisionRefusals = {
  already_done: "Stripe made this refund. It shows below.",
  changed_elsewhere: "This refund is being retried right now. Please check back later.",
  not_possible: "Card payments aren’t available here.",
  unavailable: "We couldn’t reach Stripe. Nothing changed. Please try again in a minute.",
};

type StuckIntent = keyof typeof decisionMessages;

const isStuckIntent = (intent: unknown): intent is StuckIntent =>
  typeof intent === "string" && Object.hasOwn(decisionMessages, intent);

/** Resolves a refund that Stripe did not confirm. */
function decideRefund(
  { platform, body }: Sent<FormValues>,
  member: BusinessMember,
  { invoiceId, intent }: { invoiceId: string; intent: StuckIntent },
) {
  const refundId = typeof body.refund_id === "string" ? readId(body.refund_id) : null;
  if (!refundId) throw malformed();
  const decide = intent === "repeat_refund" ? retryRefund : markRefundFailed;
  return decide(platform, member, { invoiceId, refundId });
}

function respondWithRefundDecision(result: { ok: true } | AnyRefused, intent: StuckIntent) {
  if (result.ok) return data({ done: true, message: decisionMessages[intent], entry: undefined });
  if (result.code === "not_found") throw notFound();
  const { message } = shownRefusal(result, decisionRefusals);
  return data({ done: false, message, entry: undefined }, { status: statusOfRefusal(result) });
}
