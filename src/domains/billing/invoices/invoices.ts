import type { EstimateContent } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";

/** What people see of an invoice's way; none of it is stored. */
export const shownStates = ["draft", "open", "overdue", "paid", "credited"] as const;
export type InvoiceState = (typeof shownStates)[number];

export const stateLabels: Record<InvoiceState, string> = {
  draft: "Draft",
  open: "Open",
  overdue: "Overdue",
  paid: "Paid",
  credited: "Credit issued",
};

/** What an invoice says of its price: the terms of an estimate, with one list of lines. */
export type InvoiceContent = Pick<EstimateContent, "discount" | "taxRate" | "message"> & {
  lines: EstimateContent["options"][number]["lines"];
};

/** What its state and what is owed follow from; amounts in cents. */
export type Standing = {
  /** Null for a draft. */
  number: number | null;
  dueOn: LocalDay;
  totalCents: number;
  paidCents: number;
  creditedCents: number;
};

/** What is still owed, in cents; less than nothing is what the business owes its customer. */
export const owedOf = ({ totalCents, paidCents, creditedCents }: Standing): number =>
  totalCents - paidCents - creditedCents;

/**
 * An invoice as its entries tell: what a page shows adds up, also where one was added after the invoice
 * itself was read (`invoices.ledger`).
 */
export function standingBy<Invoice extends Standing>(
  invoice: Invoice,
  entries: readonly { kind: (typeof entryKinds)[number]; cents: number }[],
): Invoice {
  const sum = (...kinds: string[]) =>
    entries.reduce((cents, entry) => cents - (kinds.includes(entry.kind) ? entry.cents : 0), 0);
  return { ...invoice, paidCents: sum("payment", "refund"), creditedCents: sum("credit") };
}

/** Where an invoice stands on a day of the business's calendar. */
export function stateOf(invoice: Standing, today: LocalDay): InvoiceState {
  const { number, dueOn, totalCents, creditedCents } = invoice;
  if (number === null) return "draft";
  if (owedOf(invoice) <= 0) {
    return totalCents > 0 && creditedCents >= totalCents ? "credited" : "paid";
  }
  return dueOn < today ? "overdue" : "open";
}

/** What moves what is owed (`invoices.ledger`). */
export const entryKinds = ["issued", "payment", "refund", "credit"] as const;

/** How money changes hands that a member writes down. */
export const paymentMethods = ["cash", "check", "other"] as const;

/** What can be handed over at a visit. */
export const takenMethods = ["cash", "check"] as const;

/** How money changed hands; by card only through the provider (`payments.ledger`). */
export const entryMethods = [...paymentMethods, "card"] as const;
export type EntryMethod = (typeof entryMethods)[number];

export const methodLabels: Record<EntryMethod, string> = {
  cash: "Cash",
  check: "Check",
  other: "Other",
  card: "Card",
};

/** So many days after it is issued an invoice is due, unless the business says otherwise. */
export const usualDueDays = 14;
export const maxDueDays = 365;

/** How a business wants to be paid, in its own words. */
export const longestHowToPay = 1_000;

/** As people call them: "INV-1001", "CR-1001". */
export const invoiceName = (number: number | null): string =>
  number === null ? "Draft" : `INV-${number}`;
export const creditNoteName = (number: number): string => `CR-${number}`;
