import { checkOption } from "~/domains/billing/job-estimates/check-typed.ts";
import { maxCents } from "~/domains/billing/job-estimates/job-estimates.ts";
import { optionField } from "~/domains/billing/job-estimates/typed-lines.ts";
import { type Checked, check, type FieldErrors } from "~/platform/validation/form.ts";
import { extensionOf } from "~/platform/validation/phone-fields.ts";
import { totalsOfInvoice } from "./invoice-document.ts";
import { invoiceTermsSchema } from "./invoices.schema.ts";
import type { InvoiceContent } from "./invoices.ts";
import type { TypedInvoice } from "./typed-invoice.ts";

/** A draft as it is kept. */
export type CheckedInvoice = {
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  what: string;
  address: string | null;
  content: InvoiceContent;
  dueOn: string;
  depositCents: number;
  totalCents: number;
};

/** Checks what was typed, with each problem beside its own field; lines without words are left out. */
export function checkInvoice({ fields, options }: TypedInvoice): Checked<CheckedInvoice> {
  const errors: FieldErrors = {};
  const terms = check(invoiceTermsSchema, fields);
  if (!terms.ok) Object.assign(errors, terms.errors);
  const { lines } = checkOption(options[0] ?? { name: "Invoice", lines: [] }, 1, errors);
  if (!terms.ok || Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  const { discount, tax_rate, deposit, due_on, message } = terms.value;
  const { customer_name: customerName, phone, email, what, address } = terms.value;
  const phoneExtension = extensionOf(terms.value);
  const customer = { customerName, phone, phoneExtension, email, what, address };
  const content = { lines, discount, taxRate: tax_rate ?? 0, message };
  const { totalCents } = totalsOfInvoice(content);
  if (totalCents > maxCents) errors[optionField(1)] = "The total can’t be more than $9,999,999.99";
  const depositCents = deposit ?? 0;
  if (depositCents > totalCents) errors.deposit = "This is more than the invoice total";
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  return {
    ok: true,
    value: { ...customer, content, dueOn: due_on, depositCents, totalCents },
  };
}
