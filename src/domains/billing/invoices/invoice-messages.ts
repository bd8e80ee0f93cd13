import { formatCents, type LocalDay, longDay } from "~/domains/shared/index.ts";
import { invoiceText as catalog } from "./invoices.text.en.ts";
import {
  calculateBalanceDue,
  type EntryMethod,
  type InvoiceState,
  invoiceName,
  methodLabels,
  type Standing,
  stateOf,
} from "./invoices.ts";

/** Content of a message about an invoice; texts and emails are built from the same parts. */
export type InvoiceMessageContent = {
  /** Email subject, before "from {business}". */
  subject: string;
  /** The amounts received and due, in one or two sentences. */
  statusText: string;
  /** The link's label: before its colon in a text, and on the button of an email. */
  link: { text: string; button: string };
  /** Whether the email says how to pay. */
  requestsPayment: boolean;
};

type About = Standing & { what: string };

const { pay, receipt, copy } = catalog.links;

/**
 * What a message says about an invoice in its state on a day; null if the message would be wrong:
 * no reminder for a paid invoice, and nothing for a draft.
 */
export function composeInvoiceMessage(
  message: "invoice" | "reminder",
  about: About,
  today: LocalDay,
): InvoiceMessageContent | null {
  const state = stateOf(about, today);
  if (message === "reminder") return reminders[state]?.(about) ?? null;
  return sent[state](about);
}

const owing = (
  about: About,
  subject: string,
  due: (amount: string, day: string) => string,
): InvoiceMessageContent => ({
  subject,
  statusText: `${due(partOf(about), longDay(about.dueOn))}.`,
  link: pay,
  requestsPayment: true,
});

const sent: Record<InvoiceState, (about: About) => InvoiceMessageContent | null> = {
  draft: () => null,
  open: (about) => owing(about, catalog.subjects.invoice, catalog.dueBy),
  overdue: (about) => owing(about, catalog.subjects.invoice, catalog.wasDue),
  paid: (about) => ({
    subject: about.totalCents === 0 ? catalog.subjects.invoice : catalog.subjects.receipt,
    statusText: about.totalCents === 0 ? catalog.nothingDue : `${catalog.paidInFull}${back(about)}`,
    link: about.totalCents === 0 ? copy : receipt,
    requestsPayment: false,
  }),
  credited: (about) => ({
    subject: catalog.subjects.credited,
    statusText: `${catalog.credited}${back(about)}`,
    link: copy,
    requestsPayment: false,
  }),
};

const reminders: Partial<Record<InvoiceState, (about: About) => InvoiceMessageContent>> = {
  open: (about) => owing(about, catalog.subjects.reminder, catalog.dueBy),
  overdue: (about) => owing(about, catalog.subjects.reminder, catalog.wasDue),
};

/** What a receipt says about one payment and the balance due. */
export function composeReceiptMessage(
  paidCents: number,
  about: About,
  today: LocalDay,
): InvoiceMessageContent {
  const state = stateOf(about, today);
  const rest =
    state === "open" || state === "overdue"
      ? `${catalog[state === "open" ? "dueBy" : "wasDue"](formatCents(calculateBalanceDue(about)), longDay(about.dueOn))}.`
      : `${catalog.paidInFull}${back(about)}`;
  return {
    subject: catalog.subjects.receipt,
    statusText: `${catalog.received(formatCents(paidCents))} ${rest}`,
    link: receipt,
    requestsPayment: state === "open" || state === "overdue",
  };
}

/** A text about an invoice; the business's name comes before it (`sms.first-text`). */
export function invoiceText(
  message: InvoiceMessageContent,
  { number, what }: Pick<About, "number" | "what">,
  url: string,
): string {
  const name = message.link === receipt ? catalog.ofReceipt : catalog.yours;
  const { statusText, link } = message;
  return catalog.text({
    name,
    number: invoiceName(number),
    what,
    statusText,
    link: link.text,
    url,
  });
}

/** "$40.00 of $100.00" if partly paid or credited, else "$100.00". */
function partOf(about: About): string {
  const owed = formatCents(calculateBalanceDue(about));
  return calculateBalanceDue(about) < about.totalCents
    ? catalog.partOf(owed, formatCents(about.totalCents))
    : owed;
}

/** What the business owes the customer after an overpayment. */
const back = (about: About): string =>
  calculateBalanceDue(about) < 0
    ? ` ${catalog.overpaid(formatCents(-calculateBalanceDue(about)))}`
    : "";

/** The payment method on a receipt; "other" isn't named. */
export const receiptMethodLabel = (method: EntryMethod | null): string | null =>
  method === null || method === "other" ? null : methodLabels[method];
