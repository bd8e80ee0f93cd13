import { type EntryMethod, methodLabels } from "~/domains/billing/invoices/invoices.ts";

/** Orders of the list of payments; "-" for descending. */
export const paymentSorts = [
  "-date",
  "date",
  "customer",
  "-customer",
  "amount",
  "-amount",
] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** Orders of what customers owe; "-" for descending. */
export const receivableSorts = ["-total", "total", "customer", "-customer", "-oldest"] as const;
export type ReceivableSort = (typeof receivableSorts)[number];

/** What is owed by how long ago it was due, soonest first. */
export const agingBuckets = ["current", "to30", "to60", "to90", "over90"] as const;
export type AgingBucket = (typeof agingBuckets)[number];

export const agingLabels: Record<AgingBucket, string> = {
  current: "Not due yet",
  to30: "1–30 days",
  to60: "31–60 days",
  to90: "61–90 days",
  over90: "Over 90 days",
};

/** Cents by bucket, and all of them. */
export type Aging = Record<AgingBucket | "total", number>;

/** A payment's or refund's name: "Check payment", "Refund". */
export function moneyName(kind: "payment" | "refund", method: EntryMethod | null): string {
  const name = kind === "refund" ? "refund" : "payment";
  return method && method !== "other"
    ? `${methodLabels[method]} ${name}`
    : `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** Amounts of a sales tax report, in cents. */
export type TaxAmounts = { taxableCents: number; nonTaxableCents: number; taxCents: number };

/** One tax rate's sales in a period; credited amounts are positive. */
export type TaxFigures = {
  invoiced: TaxAmounts;
  credited: TaxAmounts;
  /** What customers paid of it in the period: the cash basis. */
  collected: TaxAmounts;
};

/** What is left of invoiced sales after credits: the accrual basis. */
export const netOf = ({ invoiced, credited }: Pick<TaxFigures, "invoiced" | "credited">) => ({
  taxableCents: invoiced.taxableCents - credited.taxableCents,
  nonTaxableCents: invoiced.nonTaxableCents - credited.nonTaxableCents,
  taxCents: invoiced.taxCents - credited.taxCents,
});
