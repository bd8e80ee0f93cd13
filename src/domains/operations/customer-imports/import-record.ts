import type { CustomerToImport } from "~/domains/customers/index.server.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import type { LineOfItem } from "./read-line-items.ts";

/** The customer that a record names. */
export type RecordCustomer = Pick<CustomerToImport, "name" | "company" | "contacts" | "address">;

export type JobRecord = {
  kind: "jobs";
  number: string | null;
  customer: RecordCustomer;
  title: string;
  status: "open" | "done" | "canceled";
  /** Null if the file has no time of day; such a job isn't put on the schedule. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** The day, if the file has no time of day. */
  startsOn: LocalDay | null;
  completedAt: Date | null;
  createdAt: Date | null;
  crew: string | null;
  valueCents: number | null;
  note: string | null;
};

/** Amounts in cents. */
export type Priced = {
  totalCents: number;
  subtotalCents: number | null;
  taxCents: number | null;
  discountCents: number | null;
  tipCents: number | null;
  lines: LineOfItem[] | null;
};

export type EstimateRecord = Priced & {
  kind: "estimates";
  number: string | null;
  jobNumber: string | null;
  customer: RecordCustomer;
  title: string;
  state: "draft" | "sent" | "accepted" | "declined";
  createdOn: LocalDay;
  sentOn: LocalDay | null;
  answeredOn: LocalDay | null;
  expiresOn: LocalDay | null;
  note: string | null;
};

export type InvoiceRecord = Priced & {
  kind: "invoices";
  number: string | null;
  jobNumber: string | null;
  customer: RecordCustomer;
  title: string;
  isDraft: boolean;
  issuedOn: LocalDay;
  dueOn: LocalDay | null;
  paidCents: number;
  paidOn: LocalDay;
  note: string | null;
};

export type NoteRecord = {
  kind: "notes";
  customer: RecordCustomer;
  text: string;
  author: string | null;
  createdAt: Date | null;
};

export type PriceRecord = {
  kind: "prices";
  title: string;
  unit: string | null;
  priceCents: number;
  taxable: boolean;
};

export type ImportRecord = JobRecord | EstimateRecord | InvoiceRecord | NoteRecord | PriceRecord;
