import type { EstimateContent } from "~/domains/billing/job-estimates/job-estimates.ts";
import { addDays, type LocalDay, momentOn } from "~/domains/shared/index.ts";

/** The states shown for an invoice, derived and never stored. */
export const shownInvoiceStates = ["draft", "open", "overdue", "paid", "credited"] as const;
export type InvoiceState = (typeof shownInvoiceStates)[number];

export const invoiceStateLabels: Record<InvoiceState, string> = {
  draft: "Draft",
  open: "Open",
  overdue: "Overdue",
  paid: "Paid",
  credited: "Credit issued",
};

/** Filters of the list of invoices: states, and what spans several of them. */
export const invoiceFilters = [
  "draft",
  "unsent",
  "unpaid",
  "open",
  "overdue",
  "paid",
  "credited",
] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

export const invoiceFilterLabels: Record<InvoiceFilter, string> = {
  ...invoiceStateLabels,
  unsent: "Unsent",
  unpaid: "Unpaid",
};

/** A tip, or a paid deposit as a negative amount with its invoice's number. */
export type InvoiceAdjustment =
  | { kind: "tip"; cents: number }
  | { kind: "deposit"; cents: number; number: number };

/** An invoice's price: an estimate's terms with a single list of lines. */
export type InvoiceContent = Pick<EstimateContent, "discount" | "taxRate" | "message"> & {
  lines: EstimateContent["options"][number]["lines"];
  /** Amounts after tax; absent if there are none. */
  adjustments?: InvoiceAdjustment[];
};

/** A deposit that an invoice got as a credit, as a negative amount with the deposit's number. */
export type DepositCredit = { number: number; cents: number };

/** The values that determine an invoice's state and balance; amounts in cents. */
export type Standing = {
  /** Null for a draft. */
  number: number | null;
  dueOn: LocalDay;
  totalCents: number;
  paidCents: number;
  creditedCents: number;
  /** Credits that are deposits the customer paid; absent where they make no difference. */
  depositCredits?: readonly DepositCredit[];
  /** When its work became one to invoice again; null for most. */
  voidedAt: Date | null;
};

/** The balance due, in cents; negative if the business owes the customer. */
export const calculateBalanceDue = ({ totalCents, paidCents, creditedCents }: Standing): number =>
  totalCents - paidCents - creditedCents;

/**
 * An invoice with totals from its entries, so a page adds up even if an entry was added after the
 * invoice was read (`invoices.ledger`).
 */
export function withEntryTotals<Invoice extends Standing>(
  invoice: Invoice,
  entries: readonly {
    kind: (typeof entryKinds)[number];
    cents: number;
    depositNumber?: number | null;
  }[],
): Invoice & { depositCredits: DepositCredit[] } {
  const sum = (...kinds: string[]) =>
    entries.reduce((cents, entry) => cents - (kinds.includes(entry.kind) ? entry.cents : 0), 0);
  const depositCredits = entries.flatMap(({ depositNumber: number, cents }) =>
    number == null ? [] : [{ number, cents }],
  );
  const creditedCents = sum("credit");
  return { ...invoice, paidCents: sum("payment", "refund"), creditedCents, depositCredits };
}

/** Whether an invoice was credited in full, not counting deposits that the customer paid. */
export function isFullyCredited({
  totalCents,
  creditedCents,
  depositCredits = [],
}: Pick<Standing, "totalCents" | "creditedCents" | "depositCredits">): boolean {
  const depositCents = depositCredits.reduce((sum, { cents }) => sum - cents, 0);
  return totalCents > 0 && creditedCents - depositCents >= totalCents;
}

/** An invoice's state on a day in the business's time zone. */
export function stateOf(invoice: Standing, today: LocalDay): InvoiceState {
  const { number, dueOn, voidedAt } = invoice;
  if (number === null) return "draft";
  if (calculateBalanceDue(invoice) <= 0) {
    return voidedAt || isFullyCredited(invoice) ? "credited" : "paid";
  }
  return dueOn < today ? "overdue" : "open";
}

/** What changes the balance (`invoices.ledger`). */
export const entryKinds = ["issued", "payment", "refund", "credit"] as const;

/** Payment methods that a member can record. */
export const paymentMethods = ["cash", "check", "zelle", "venmo", "other"] as const;

/**
 * How a customer pays at an appointment; "link" sends the invoice, which they pay by card or later.
 */
export const collectMethods = [...paymentMethods, "link"] as const;

/** All payment methods; cards only through the provider (`invoices.ledger`). */
export const entryMethods = [...paymentMethods, "card"] as const;
export type EntryMethod = (typeof entryMethods)[number];

export const methodLabels: Record<EntryMethod, string> = {
  cash: "Cash",
  check: "Check",
  zelle: "Zelle",
  venmo: "Venmo",
  other: "Other",
  card: "Card",
};

/** Default days from issue to due date. */
export const defaultDueDays = 14;
/** Characters of a business's address. */
export const maxBusinessAddress = 200;
export const maxDueDays = 365;

/** Maximum characters of a business's payment instructions. */
export const maxPaymentInstructionsLength = 1_000;

/** Display names: "INV-1001", "CR-1001". */
export const invoiceName = (number: number | null): string =>
  number === null ? "Draft" : `INV-${number}`;
export const creditNoteName = (number: number): string => `CR-${number}`;

/** Days relative to the due date on which an unpaid invoice's customer is reminded. */
const reminderDays = [-3, 1, 8] as const;

const nineOClock = 9 * 60;

/** The next reminder time in the business's time zone; null after the last one. */
export function nextReminder(dueOn: LocalDay, zone: string, now: Date): Date | null {
  const moments = reminderDays.map((days) => momentOn(zone, addDays(dueOn, days), nineOClock));
  return moments.find((moment) => moment > now) ?? null;
}

/** Orders of the table of invoices; "-" for descending. */
export const invoiceSorts = [
  "-date",
  "date",
  "customer",
  "-customer",
  "due",
  "-due",
  "total",
  "-total",
] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** The most invoices in one batch of reminders: one page of the table. */
export const maxReminded = 50;

/** What happened to one invoice of a bulk reminder: how it was sent, or why it wasn't. */
export type ReminderOutcome =
  | "sms"
  | "email"
  | "already_reminded"
  | "nothing_due"
  | "texts_off"
  | "emails_off"
  | "no_contact"
  | "not_sent";

/** "Reminded 4. 1 has texts turned off." */
export function summarizeReminders(outcomes: readonly ReminderOutcome[]): string {
  const countOf = (...some: ReminderOutcome[]) =>
    outcomes.filter((outcome) => some.includes(outcome)).length;
  const rest: [number, one: string, many: string][] = [
    [countOf("already_reminded"), "was already reminded today", "were already reminded today"],
    [countOf("texts_off"), "has texts turned off", "have texts turned off"],
    [countOf("emails_off"), "can’t get email from you", "can’t get email from you"],
    [
      countOf("no_contact"),
      "has no email, and can’t be texted",
      "have no email, and can’t be texted",
    ],
    [countOf("nothing_due"), "has nothing due", "have nothing due"],
    [countOf("not_sent"), "couldn’t be reminded", "couldn’t be reminded"],
  ];
  const sentences = rest
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}.`);
  return [`Reminded ${countOf("sms", "email")}.`, ...sentences].join(" ");
}
