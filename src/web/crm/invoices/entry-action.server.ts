import { data } from "react-router";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { cardRefundSchema, refundCard } from "~/domains/billing/card-payments/refunds.server.ts";
import { creditInvoice } from "~/domains/billing/invoices/credit-invoice.server.ts";
import {
  creditSchema,
  paymentSchema,
  refundSchema,
} from "~/domains/billing/invoices/entries.schema.ts";
import type { ReceiptMethod } from "~/domains/billing/invoices/receipts.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import type { Sent } from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import type { EntryIntent } from "./entry-form.tsx";
import { paymentRecorded } from "./receipt-field.tsx";

/** Adds an entry to the invoice's ledger. */
export async function writeEntry(
  { platform, body, requestKey }: Sent<FormValues>,
  member: BusinessMember,
  invoiceId: string,
) {
  if (!requestKey) throw malformed();
  const of = { invoiceId, requestKey };
  if (body.intent === "credit") {
    const credit = check(creditSchema, body);
    if (!credit.ok) return credit;
    return creditInvoice(platform, member, { ...of, request: credit.value });
  }
  if (body.intent === "card_refund") {
    const back = check(cardRefundSchema, body);
    if (!back.ok) return back;
    return refundCard(platform, member, { ...of, request: back.value });
  }
  if (body.intent === "refund") {
    const refund = check(refundSchema, body);
    if (!refund.ok) return refund;
    return refundPayment(platform, member, { ...of, request: refund.value });
  }
  const payment = check(paymentSchema, body);
  if (!payment.ok) return payment;
  return recordPayment(platform, member, { ...of, request: payment.value });
}

const said: Record<EntryIntent, string> = {
  payment: paymentRecorded(null),
  refund: "Refund recorded.",
  credit: "Credit issued.",
  card_refund: "The refund is on its way. It shows below once Stripe confirms it.",
};

export const isEntryIntent = (intent: unknown): intent is EntryIntent =>
  typeof intent === "string" && Object.hasOwn(said, intent);

/** What the page shows after a ledger form was submitted. */
export function respondWithLedgerEntry(
  answer: ({ ok: true; receipt?: ReceiptMethod | null } | AnyRefused) & { values: FormValues },
  intent: EntryIntent,
) {
  if (answer.ok) {
    const message = answer.receipt ? paymentRecorded(answer.receipt) : said[intent];
    return data({ done: true, message, entry: undefined });
  }
  if (answer.code === "not_found") throw notFound();
  const { message, errors } = shownRefusal(answer);
  const entry = { intent, errors, values: answer.values };
  return data({ done: false, message, entry }, { status: statusOfRefusal(answer) });
}
