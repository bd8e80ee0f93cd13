import type { SheetColumn } from "~/platform/csv/match-columns.ts";

/** A file is checked, imported in the background, and can be undone for a day. */
export const customerImportStates = [
  "checked",
  "running",
  "done",
  "failed",
  "undoing",
  "undone",
] as const;
export type CustomerImportState = (typeof customerImportStates)[number];

/**
 * A row becomes a new customer (`new`), adds to the customer of an earlier row (`joined`), belongs to a
 * customer the business already had (`known`), or can't be imported (`wrong`). An undo leaves a new
 * customer who is in use by then (`kept`).
 */
export const customerRowOutcomes = ["new", "joined", "known", "wrong", "kept"] as const;
export type CustomerRowOutcome = (typeof customerRowOutcomes)[number];

export type CustomerRowCounts = Record<CustomerRowOutcome, number>;

export const noCustomerRows: CustomerRowCounts = { new: 0, joined: 0, known: 0, wrong: 0, kept: 0 };

/** The fields of a customer file, with their labels on the mapping screen, in its order. */
export const customerFieldLabels = {
  name: "Name",
  first_name: "First name",
  middle_name: "Middle name",
  last_name: "Last name",
  suffix: "Name suffix",
  display_name: "Name, if no other name is given",
  company: "Company",
  phone: "Phone",
  extension: "Phone extension",
  email: "Email",
  street: "Service address",
  street_2: "Service address, second line",
  city: "Service city",
  state: "Service state",
  zip_code: "Service ZIP code",
  billing_street: "Billing address",
  billing_street_2: "Billing address, second line",
  billing_city: "Billing city",
  billing_state: "Billing state",
  billing_zip_code: "Billing ZIP code",
  access_notes: "Access notes",
  notes: "Notes",
  tags: "Tags",
  source: "Source",
  do_not_contact: "Do not contact",
  text_consent: "Text consent",
  text_consent_on: "Date of text consent",
} as const;

export type CustomerField = keyof typeof customerFieldLabels;
export const customerFields = Object.keys(customerFieldLabels) as CustomerField[];

/** A file needs a column for one of these. */
export const namingFields: CustomerField[] = [
  "name",
  "first_name",
  "last_name",
  "display_name",
  "company",
  "phone",
  "email",
];

/** A column of the file, and how its field was guessed. */
export type GuessedColumn = Pick<SheetColumn<CustomerField>, "at" | "heading" | "match">;

export const maxCustomerRows = 100_000;
export const maxCustomerFileBytes = 30 * 1024 * 1024;
export const maxConsentProof = 300;
/** Hours for which a checked file waits, and for which an import can be undone. */
export const decisionHours = 24;
/** Days for which rows that weren't imported can be downloaded. */
export const resultDays = 7;
export const hourMilliseconds = 60 * 60 * 1000;

/** The last moment at which a finished import can be undone. */
export const undoDeadline = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + decisionHours * hourMilliseconds);
