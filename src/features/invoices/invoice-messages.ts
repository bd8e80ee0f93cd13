import { formatCents } from "~/features/money/money.ts";
import { type LocalDay, longDay } from "~/features/time-zones/local-day.ts";
import {
  type EntryMethod,
  type InvoiceState,
  invoiceName,
  methodLabels,
  owedOf,
  type Standing,
  stateOf,
} from "./invoices.ts";

/** What a message about an invoice says. Text and email are written from the same parts. */
export type InvoiceWords = {
  /** Of the email, before "from {business}". */
  subject: string;
  /** One or two sentences: what was received, what is due. */
  standing: string;
  /** What the link leads to, before its colon in a text and on the button of an email. */
  link: { text: string; button: string };
  /** Whether the email says how to pay. */
  asksForMoney: boolean;
};

type About = Standing & { what: string };

const pay = { text: "See it and how to pay", button: "Open the invoice" };
const receipt = { text: "Your receipt", button: "Open the receipt" };
const copy = { text: "See it", button: "Open the invoice" };

/**
 * What is said about an invoice in its state on a day (`invoices.messages`), or null where such a
 * message would be wrong: no one is reminded of what is paid, and a draft isn't sent.
 */
export function invoiceWords(
  message: "invoice" | "reminder",
  about: About,
  today: LocalDay,
): InvoiceWords | null {
  const state = stateOf(about, today);
  if (message === "reminder") return reminders[state]?.(about) ?? null;
  return sent[state](about);
}

const owing = (about: About, subject: string, due: string): InvoiceWords => ({
  subject,
  standing: `${partOf(about)} ${due} ${longDay(about.dueOn)}.`,
  link: pay,
  asksForMoney: true,
});

const sent: Record<InvoiceState, (about: About) => InvoiceWords | null> = {
  draft: () => null,
  open: (about) => owing(about, "Your invoice", "is due by"),
  overdue: (about) => owing(about, "Your invoice", "was due on"),
  paid: (about) => ({
    subject: about.totalCents === 0 ? "Your invoice" : "Your receipt",
    standing: about.totalCents === 0 ? "Nothing is due." : `Paid in full. Thank you!${back(about)}`,
    link: about.totalCents === 0 ? copy : receipt,
    asksForMoney: false,
  }),
  credited: (about) => ({
    subject: "Your credited invoice",
    standing: `Credited. Nothing is due.${back(about)}`,
    link: copy,
    asksForMoney: false,
  }),
};

const reminders: Partial<Record<InvoiceState, (about: About) => InvoiceWords>> = {
  open: (about) => owing(about, "Reminder: your invoice", "is due by"),
  overdue: (about) => owing(about, "Reminder: your invoice", "was due on"),
};

/** What a receipt says of one payment, and of what is still due. */
export function receiptWords(paidCents: number, about: About, today: LocalDay): InvoiceWords {
  const state = stateOf(about, today);
  const rest =
    state === "open" || state === "overdue"
      ? `${formatCents(owedOf(about))} ${state === "open" ? "is due by" : "was due on"} ${longDay(about.dueOn)}.`
      : `Paid in full. Thank you!${back(about)}`;
  return {
    subject: "Your receipt",
    standing: `We received ${formatCents(paidCents)}. ${rest}`,
    link: receipt,
    asksForMoney: state === "open" || state === "overdue",
  };
}

/** A text about an invoice; the business's name comes before it (`sms.first-text`). */
export function invoiceText(
  words: InvoiceWords,
  { number, what }: Pick<About, "number" | "what">,
  url: string,
): string {
  const name = words.link === receipt ? "Invoice" : "Your invoice";
  return `${name} ${invoiceName(number)} (${what}): ${words.standing} ${words.link.text}: ${url}`;
}

/** "$40.00 of $100.00" where a part is paid or credited, else "$100.00". */
function partOf(about: About): string {
  const owed = formatCents(owedOf(about));
  return owedOf(about) < about.totalCents ? `${owed} of ${formatCents(about.totalCents)}` : owed;
}

/** What the business owes its customer, where more was paid than is charged. */
const back = (about: About): string =>
  owedOf(about) < 0 ? ` We owe you ${formatCents(-owedOf(about))}.` : "";

/** How money changed hands, on a receipt; "other" says nothing. */
export const receivedBy = (method: EntryMethod | null): string | null =>
  method === null || method === "other" ? null : methodLabels[method];
