import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import { creditNoteName, invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { moneyName } from "./books.ts";
import type { Statement, StatementEntry } from "./statement.server.ts";
import { statementText } from "./statement.text.en.ts";

type Sums = Pick<Statement, "openingCents" | "changes" | "closingCents">;

/** A statement's sums from the opening to the closing balance, in cents; kinds without entries are left out. */
export function statementSums({ openingCents, changes, closingCents }: Sums) {
  const parts: [label: string, cents: number][] = [
    [statementText.invoices, changes.issued],
    [statementText.payments, changes.payment],
    [statementText.refunds, changes.refund],
    [statementText.credits, changes.credit],
  ];
  const isCredit = closingCents < 0;
  const sums: [label: string, cents: number][] = [
    [statementText.opening, openingCents],
    ...parts.filter(([, cents]) => cents !== 0),
    [isCredit ? statementText.closingCredit : statementText.closing, Math.abs(closingCents)],
  ];
  return sums;
}

/** "Invoice INV-1001", "Check payment", "Credit CR-1001". */
export function statementEntryName({
  kind,
  invoiceNumber,
  number,
  method,
}: StatementEntry): string {
  if (kind === "issued") return `${invoiceText.invoice} ${invoiceName(invoiceNumber)}`;
  if (kind === "credit") return invoiceText.creditNote(creditNoteName(number ?? 0));
  return moneyName(kind, method);
}
