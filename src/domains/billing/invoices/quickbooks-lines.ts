import { totalsOfInvoice } from "./invoice-document.ts";
import { invoiceName } from "./invoices.ts";
import type { Invoice } from "./lock-invoice.server.ts";

/** A row of QuickBooks Online's import of invoices: one for each line, each with all of its invoice. */
export type QuickBooksLine = {
  invoice: string;
  customer: string;
  /** As the import takes dates of the United States: 11/22/2026. */
  issuedOn: string;
  dueOn: string;
  item: string;
  description: string;
  quantity: number;
  /** In dollars. */
  rate: number;
  amount: number;
  taxCode: "TAX" | "NON";
  memo: string;
};

const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/**
 * An issued invoice as rows of the import; their amounts add up to what it comes to before tax. The import
 * knows no discount, which is a line of its own here, one for each kind of tax. None for a draft.
 */
export function quickBooksLines(
  invoice: Pick<Invoice, "number" | "issuedOn" | "dueOn" | "customerName" | "what" | "content">,
): QuickBooksLine[] {
  const { number, issuedOn, dueOn, customerName, what, content } = invoice;
  if (number === null || issuedOn === null) return [];
  const totals = totalsOfInvoice(content);
  const of = {
    invoice: invoiceName(number),
    customer: customerName,
    issuedOn: american(issuedOn),
    dueOn: american(dueOn),
    memo: what,
  };
  const lines = content.lines.map((line, at): QuickBooksLine => {
    return {
      ...of,
      item: "Services",
      description: line.description,
      quantity: line.quantity / 1_000,
      rate: line.priceCents / 100,
      amount: (totals.lines[at]?.amountCents ?? 0) / 100,
      taxCode: line.taxable ? "TAX" : "NON",
    };
  });
  const discounts = (["TAX", "NON"] as const).flatMap((taxCode): QuickBooksLine[] => {
    const cents = totals.lines.reduce(
      (sum, { discountCents }, at) =>
        sum + ((content.lines[at]?.taxable ? "TAX" : "NON") === taxCode ? discountCents : 0),
      0,
    );
    if (cents === 0) return [];
    const amount = -cents / 100;
    const line = { item: "Discount", description: "Discount", quantity: 1 };
    return [{ ...of, ...line, rate: amount, amount, taxCode }];
  });
  return [...lines, ...discounts];
}
