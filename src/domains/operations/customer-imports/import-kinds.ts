import { type CustomerField, customerFieldLabels, customerFields } from "./customer-imports.ts";

/** The programs whose exports can be imported. */
export const exportPrograms = ["jobber", "housecall_pro", "gohighlevel", "other"] as const;
export type ExportProgram = (typeof exportPrograms)[number];

export const exportProgramNames: Record<ExportProgram, string> = {
  jobber: "Jobber",
  housecall_pro: "Housecall Pro",
  gohighlevel: "GoHighLevel",
  other: "Another program",
};

/**
 * What a file lists, in import order: later kinds refer to earlier ones. A file of kind `none`
 * isn't imported.
 */
export const importKinds = [
  "customers",
  "jobs",
  "estimates",
  "invoices",
  "notes",
  "prices",
  "none",
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importKindLabels: Record<ImportKind, string> = {
  customers: "Customers and properties",
  jobs: "Jobs and appointments",
  estimates: "Estimates",
  invoices: "Invoices",
  notes: "Notes",
  prices: "Price book",
  none: "Don’t import",
};

/**
 * Labels, for the mapping screen, of the columns that are about the record and not about its
 * customer.
 */
const recordLabels = {
  number: "Number",
  job_number: "Job number",
  title: "Title or description",
  status: "Status",
  is_completed: "Completed (yes or no)",
  starts_on: "Start date",
  start_time: "Start time",
  ends_on: "End date",
  end_time: "End time",
  completed_on: "Date completed",
  assigned_to: "Crew or team member",
  amount: "Total",
  balance: "Balance due",
  paid: "Amount paid",
  subtotal: "Subtotal before tax",
  tax: "Tax amount",
  discount: "Discount",
  tip: "Tip",
  line_items: "Line items",
  created_on: "Date created",
  sent_on: "Date sent",
  issued_on: "Date issued",
  due_on: "Due date",
  paid_on: "Date paid",
  approved_on: "Date approved",
  declined_on: "Date declined",
  expires_on: "Expiration date",
  note: "Note",
  author: "Author",
  pipeline: "Pipeline",
  stage: "Stage",
  price: "Price",
  unit: "Unit",
  taxable: "Taxable (yes or no)",
  category: "Category",
} as const;

type RecordField = keyof typeof recordLabels;
export type ImportField = CustomerField | RecordField;

export const importFieldLabels: Record<ImportField, string> = {
  ...customerFieldLabels,
  ...recordLabels,
};

const person = [
  "name",
  "first_name",
  "middle_name",
  "last_name",
  "display_name",
  "company",
  "phone",
  "extension",
  "email",
  "street",
  "street_2",
  "city",
  "state",
  "zip_code",
] as const satisfies readonly ImportField[];

/** The fields of each kind of file, in the order of the mapping screen. */
export const fieldsOfKind: Record<ImportKind, readonly ImportField[]> = {
  customers: customerFields,
  jobs: [
    "number",
    "title",
    ...person,
    "status",
    "is_completed",
    "starts_on",
    "start_time",
    "ends_on",
    "end_time",
    "completed_on",
    "created_on",
    "assigned_to",
    "amount",
    "line_items",
    "notes",
  ],
  estimates: [
    "number",
    "title",
    ...person,
    "status",
    "job_number",
    "amount",
    "subtotal",
    "tax",
    "discount",
    "line_items",
    "created_on",
    "sent_on",
    "approved_on",
    "declined_on",
    "expires_on",
    "notes",
  ],
  invoices: [
    "number",
    "title",
    ...person,
    "status",
    "job_number",
    "amount",
    "balance",
    "paid",
    "subtotal",
    "tax",
    "discount",
    "tip",
    "line_items",
    "created_on",
    "issued_on",
    "due_on",
    "paid_on",
    "notes",
  ],
  notes: [
    "note",
    "title",
    ...person,
    "author",
    "created_on",
    "pipeline",
    "stage",
    "status",
    "amount",
  ],
  prices: ["title", "price", "unit", "taxable", "category", "note"],
  none: [],
};

export const isImportField = (kind: ImportKind, field: string | undefined): field is ImportField =>
  fieldsOfKind[kind].some((importField) => importField === field);

/** What an import created, in the order in which an undo removes it. */
export const recordKinds = [
  "note",
  "invoice",
  "estimate",
  "appointment",
  "job",
  "price",
  "property",
  "customer",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** How many rows of a file will be imported, were imported before, or have errors. */
export type ImportPlan = { ready: number; known: number; wrong: number };

export const maxSwitchFiles = 20;
/** Total for all files of one upload, uncompressed. */
export const maxSwitchBytes = 60 * 1024 * 1024;
