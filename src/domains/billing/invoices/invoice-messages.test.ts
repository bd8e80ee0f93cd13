import { expect, test } from "vitest";
import { composeInvoiceMessage, composeReceiptMessage, invoiceText } from "./invoice-messages.ts";

const today = "2026-11-26";
const invoice = {
  number: 1001 as number | null,
  what: "Leaking sink",
  dueOn: "2026-12-04",
  totalCents: 10_000,
  paidCents: 0,
  creditedCents: 0,
  voidedAt: null,
};
const url = "https://site.example/i/abc";

/** For each invoice state, what each message says; null if none is sent. */
const table: [state: string, change: object, sent: string | null, reminder: string | null][] = [
  ["a draft", { number: null }, null, null],
  [
    "open",
    {},
    "Your invoice INV-1001 (Leaking sink): $100.00 is due by December 4, 2026. Details and how to pay:",
    "Your invoice INV-1001 (Leaking sink): $100.00 is due by December 4, 2026. Details and how to pay:",
  ],
  [
    "partly paid",
    { paidCents: 6_000 },
    "Your invoice INV-1001 (Leaking sink): $40.00 of $100.00 is due by December 4, 2026. Details and how to pay:",
    "Your invoice INV-1001 (Leaking sink): $40.00 of $100.00 is due by December 4, 2026. Details and how to pay:",
  ],
  [
    "overdue",
    { dueOn: "2026-11-20" },
    "Your invoice INV-1001 (Leaking sink): $100.00 was due on November 20, 2026. Details and how to pay:",
    "Your invoice INV-1001 (Leaking sink): $100.00 was due on November 20, 2026. Details and how to pay:",
  ],
  [
    "paid",
    { paidCents: 10_000 },
    "Invoice INV-1001 (Leaking sink): Paid in full. Thank you! Your receipt:",
    null,
  ],
  [
    "paid too much",
    { paidCents: 12_000 },
    "Invoice INV-1001 (Leaking sink): Paid in full. Thank you! We owe you $20.00. Your receipt:",
    null,
  ],
  [
    "credited",
    { creditedCents: 10_000 },
    "Your invoice INV-1001 (Leaking sink): Credit issued. You don't owe anything. View it:",
    null,
  ],
  [
    "paid, then credited",
    { paidCents: 10_000, creditedCents: 10_000 },
    "Your invoice INV-1001 (Leaking sink): Credit issued. You don't owe anything. We owe you $100.00. View it:",
    null,
  ],
  [
    "voided",
    { totalCents: 0, voidedAt: new Date(0) },
    "Your invoice INV-1001 (Leaking sink): Credit issued. You don't owe anything. View it:",
    null,
  ],
  [
    "for nothing",
    { totalCents: 0 },
    "Your invoice INV-1001 (Leaking sink): You don't owe anything. View it:",
    null,
  ],
];

test.each(table)("messages fit an invoice that is %s", (_state, change, sent, reminder) => {
  const about = { ...invoice, ...change };
  const compose = (message: "invoice" | "reminder") => {
    const composed = composeInvoiceMessage(message, about, today);
    return composed && invoiceText(composed, about, url);
  };
  expect(compose("invoice")).toBe(sent && `${sent} ${url}`);
  expect(compose("reminder")).toBe(reminder && `${reminder} ${url}`);
  const message = composeInvoiceMessage("invoice", about, today);
  // Nothing requests $0.00, and only messages with an amount due say how to pay.
  expect(compose("invoice") ?? "").not.toContain("$0.00");
  expect(message?.requestsPayment ?? false).toBe(reminder !== null);
});

test.each([
  ["a part", 6_000, {}, "We received $60.00. $40.00 is due by December 4, 2026."],
  [
    "a part, late",
    6_000,
    { dueOn: "2026-11-20" },
    "We received $60.00. $40.00 was due on November 20, 2026.",
  ],
  ["all", 10_000, {}, "We received $100.00. Paid in full. Thank you!"],
  ["too much", 12_000, {}, "We received $120.00. Paid in full. Thank you! We owe you $20.00."],
])("a receipt for %s shows the balance due", (_part, paid, change, text) => {
  const about = { ...invoice, ...change, paidCents: paid };
  expect(composeReceiptMessage(paid, about, today).statusText).toBe(text);
});
