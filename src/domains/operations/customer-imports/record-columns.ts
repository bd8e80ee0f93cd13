import { plainHeading, type SheetFields } from "~/platform/csv/match-columns.ts";
import { customerColumns } from "./customer-columns.ts";
import type { ExportProgram, ImportField, ImportKind } from "./import-kinds.ts";

const { name, first_name, middle_name, last_name, display_name, company } = customerColumns;
const { phone, extension, email, street_2, city, state } = customerColumns;

/** Exact headings of the work's address: a billing address isn't a property. */
const street = {
  names: [
    ...customerColumns.street.names,
    "property",
    "service property",
    "service location",
    "job location",
  ],
};
const zip_code = { names: customerColumns.zip_code.names };

const person = {
  name,
  first_name,
  middle_name,
  last_name,
  display_name,
  company,
  phone,
  extension,
  email,
  street,
  street_2,
  city,
  state,
  zip_code,
};

/** "Invoice #", "Invoice number", and the like, for each of these documents. */
const numberHeadings = (...documents: string[]) =>
  documents.flatMap((document) => [
    document,
    `${document} number`,
    `${document} no`,
    `${document} num`,
    `${document} id`,
    `${document} ref`,
    `${document}s`,
    // "Job #s"
    `${document} s`,
    `${document} numbers`,
  ]);
const dated = (...names: string[]) =>
  names.flatMap((name) => [`${name} date`, `date ${name}`, `${name} on`, `${name} at`, name]);

const money = {
  subtotal: { names: ["pre tax total", "subtotal", "sub total", "total before tax", "net amount"] },
  tax: { names: ["tax amount", "tax", "sales tax", "tax total", "total tax", "taxes"] },
  discount: { names: ["discount amount", "discount", "discounts", "total discount"] },
  tip: { names: ["tip", "tips", "tip amount", "gratuity"] },
  line_items: {
    names: ["line items", "items", "services", "products and services", "service items"],
  },
} as const;
const notes = {
  names: [
    "notes",
    "note",
    "internal notes",
    "private notes",
    "job notes",
    "instructions",
    "special instructions",
    "internal memo",
    "terms notes",
    "memo",
  ],
};
const created = dated("created", "job created", "estimate created", "invoice created", "added");

/**
 * Columns by the headings of Jobber's reports (Visits, One-off jobs, Quotes, Invoices, Products & Services),
 * Housecall Pro's (Jobs, Estimates, Invoices, Price book), HighLevel's exports, and custom spreadsheets.
 * Headings end without "($)", which `plainHeading` drops.
 */
// biome-ignore format: one table, read as one
const columnsOfKind: Record<ImportKind, Partial<SheetFields<ImportField>>> = {
  customers: customerColumns,
  jobs: {
    number: { names: numberHeadings("job", "work order", "appointment", "visit") },
    title: {
      names: [
        "job title", "visit title", "title", "job description", "description", "job name", "subject",
        "summary", "service", "service type", "job type", "appointment title", "calendar name",
        "event title", "work requested",
      ],
    },
    status: { names: ["job status", "status", "visit status", "work status", "appointment status", "state of job"] },
    is_completed: { names: ["visit completed", "completed", "is completed", "job completed", "done"] },
    starts_on: {
      names: [
        "scheduled start date", "job scheduled start date", "scheduled start", "start date", "visit date",
        "job start date", "start", "start at", "starts at", "start date time", "scheduled date",
        "scheduled for", "scheduled on", "appointment date", "appointment start", "appointment start time",
        "service date", "date", "job date", "requested time", "schedule", "appointment time",
      ],
    },
    start_time: { names: ["start time", "scheduled start time", "visit start time", "job start time", "time", "arrival time", "from"] },
    ends_on: {
      names: [
        "scheduled end date", "job scheduled end date", "scheduled end", "end date", "end", "ends at",
        "end date time", "job end date", "appointment end", "appointment end time", "scheduled completion",
      ],
    },
    end_time: { names: ["end time", "scheduled end time", "visit end time", "job end time", "to", "until"] },
    completed_on: {
      names: [
        ...dated("completed", "job completed", "closed", "finished", "completion", "visit completed"),
        "job finished time", "finish time",
      ].filter((name) => !["completed", "job completed", "visit completed"].includes(name)),
    },
    created_on: { names: created },
    assigned_to: {
      names: [
        "visits assigned to", "assigned to", "assigned employees", "assigned employee", "employee",
        "employees", "technician", "technicians", "tech", "team", "crew", "assigned team", "assigned user",
        "assigned techs", "appointment owner", "staff",
      ],
    },
    amount: {
      names: [
        "total revenue", "job amount", "visit based", "total", "amount", "job total", "total amount",
        "total price", "value", "revenue", "one off job", "price", "quoted total", "job value",
      ],
    },
    line_items: money.line_items,
    notes,
    ...person,
  },
  estimates: {
    number: { names: numberHeadings("quote", "estimate", "proposal", "bid") },
    title: { names: ["title", "quote title", "estimate title", "estimate name", "description", "subject", "job description", "name of estimate", "project"] },
    status: { names: ["status", "quote status", "estimate status", "outcome", "estimate outcome", "option status"] },
    job_number: { names: numberHeadings("job", "work order") },
    amount: { names: ["total", "quote total", "estimate total", "amount", "total amount", "estimate amount", "quoted total", "total price", "grand total", "value"] },
    ...money,
    created_on: { names: [...dated("drafted", "quote created", "issue", "issued", "estimate"), ...created, "date"] },
    sent_on: { names: dated("sent", "quote sent", "estimate sent") },
    approved_on: { names: dated("approved", "converted", "accepted", "won", "signed", "converted to job") },
    declined_on: { names: dated("declined", "rejected", "lost") },
    expires_on: { names: [...dated("expires", "expiration", "expiry", "expired", "valid until", "good until"), "valid until"] },
    notes,
    ...person,
  },
  invoices: {
    number: { names: numberHeadings("invoice", "bill") },
    title: { names: ["subject", "invoice subject", "title", "invoice title", "invoice name", "description", "job description", "job title", "service"] },
    status: { names: ["status", "invoice status", "payment status"] },
    job_number: { names: numberHeadings("job", "work order") },
    amount: { names: ["total", "invoice total", "invoice amount", "amount", "total amount", "grand total", "job amount", "amount invoiced", "total price"] },
    balance: { names: ["balance", "balance due", "due amount", "amount due", "outstanding", "outstanding balance", "open balance", "amount owed", "remaining", "unpaid amount", "balance owing"] },
    paid: { names: ["amount paid", "paid amount", "paid", "payments", "total paid", "payment amount", "payments total", "amount collected"] },
    ...money,
    created_on: { names: [...created, "date", "invoice date", "service date"] },
    issued_on: { names: dated("issued", "issue", "invoice sent", "sent", "invoice", "invoiced") .filter((name) => name !== "invoice" && name !== "invoice date") },
    due_on: { names: [...dated("due", "payment due", "invoice due"), "due by"].filter((name) => name !== "due") },
    paid_on: { names: [...dated("marked paid", "payment", "paid", "last payment", "full payment")].filter((name) => name !== "paid" && name !== "payment" && name !== "last payment") },
    notes,
    ...person,
  },
  notes: {
    note: { names: ["note", "notes", "note text", "note body", "body", "message", "comment", "comments", "content", "text", "communication", "internal notes", "customer notes", "client notes"] },
    title: { names: ["opportunity name", "title", "subject", "opportunity", "deal name"] },
    author: { names: ["author", "created by", "added by", "written by", "note by", "user", "employee", "sent by", "assigned"] },
    created_on: { names: [...created, "date", "note date", "created on", "time", "timestamp", "updated on"] },
    pipeline: { names: ["pipeline", "pipeline name"] },
    stage: { names: ["stage", "pipeline stage", "stage name"] },
    status: { names: ["status", "opportunity status"] },
    amount: { names: ["lead value", "opportunity value", "value", "monetary value"] },
    ...person,
  },
  prices: {
    title: { names: ["name", "item name", "service name", "product name", "item", "product", "service", "product service name", "material name", "title"] },
    price: { names: ["unit price", "price", "default unit price", "rate", "amount", "sales price", "selling price", "default price", "cost to customer", "unit cost to customer"] },
    unit: { names: ["unit", "unit of measure", "uom", "units", "per"] },
    taxable: { names: ["taxable", "tax", "is taxable", "apply tax"] },
    category: { names: ["category", "type", "item type", "product category", "industry"] },
    note: { names: ["description", "details", "item description"] },
  },
  none: {},
};

/**
 * A kind's columns. It has no columns of other kinds, so a file's unrelated columns are ignored.
 */
export const columnsOf = (kind: ImportKind): SheetFields<ImportField> =>
  columnsOfKind[kind] as SheetFields<ImportField>;

/**
 * Number columns that only one kind of document has; if a file has several, the leftmost decides.
 */
const documentSigns: { kind: ImportKind; number: RegExp; beside: RegExp }[] = [
  {
    kind: "invoices",
    number: /^(?:invoice|bill)(?: (?:number|no|num|id))?$/,
    beside: /^(?:.* )?(?:total|amount|balance|balance due|amount due|revenue)$/,
  },
  {
    kind: "estimates",
    number: /^(?:quote|estimate|proposal|bid)(?: (?:number|no|num|id))?$/,
    beside: /^(?:.* )?(?:total|amount|value|subtotal|status|outcome)$/,
  },
  {
    kind: "jobs",
    number: /^(?:job|work order|visit|appointment)(?: (?:number|no|num|id))?$/,
    beside: /^(?:.* )?(?:date|start|schedule|time|status|title|description|completed)$/,
  },
];

const customerHeading = /^(?:.* )?(?:name|client|customer|contact|emails?|phone)$/;
/** How to recognize the other kinds: a file has a column of each group, and none in `without`. */
const signs: { kind: ImportKind; groups: RegExp[]; without?: RegExp }[] = [
  {
    kind: "jobs",
    groups: [
      /^(?:appointment|visit|job|scheduled|start)(?: .*)?(?:time|date|start|at)$/,
      customerHeading,
    ],
    without: /^(?:lead|opportunity) /,
  },
  { kind: "notes", groups: [/^opportunity name$|^pipeline$/, customerHeading] },
  {
    kind: "notes",
    groups: [
      /^(?:notes?|note text|note body|body|comment|message)$/,
      /^(?:created by|author|added by|written by|note date|note by)$/,
      customerHeading,
    ],
    without: /\b(?:address|street|zip|postal code|company|last name)\b/,
  },
  {
    kind: "prices",
    groups: [
      /^(?:unit price|price|default unit price|rate|sales price|selling price)$/,
      /^(?:name|item name|service name|product name|item|product|service|material name)$/,
    ],
    without: /\b(?:phone|email|client|customer)\b/,
  },
  {
    kind: "customers",
    groups: [/^(?:.* )?(?:name|company|phone|emails?|phone number|mobile|client|customer)$/],
  },
];

/** The kind that a file's headings indicate; null if unclear. */
export function recognizeKind(headings: readonly string[]): ImportKind | null {
  const plain = headings.map(plainHeading).filter(Boolean);
  const isIn = (pattern: RegExp) => plain.some((heading) => pattern.test(heading));
  const [document] = documentSigns
    .map(({ kind, number, beside }) => ({
      kind,
      at: isIn(beside) ? plain.findIndex((heading) => number.test(heading)) : -1,
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  if (document) return document.kind;
  const sign = signs.find(
    ({ groups, without }) => groups.every(isIn) && !(without && isIn(without)),
  );
  return sign?.kind ?? null;
}

const programSigns: [ExportProgram, RegExp][] = [
  [
    "jobber",
    /^j id$|^client name$|^visits assigned to$|^marked paid date$|^service province$|^quote$/,
  ],
  [
    "housecall_pro",
    /^job scheduled start date$|^assigned employees$|^do not service$|^address 1 street line 1$|^customer created at$|^hcp id$|^job amount$/,
  ],
  [
    "gohighlevel",
    /^contact id$|^opportunity (?:name|id)$|^pipeline(?: id)?$|^lead value$|^last activity$/,
  ],
];

/** The program that exports files with these headings. */
export function recognizeProgram(headings: readonly string[]): ExportProgram | null {
  const plain = headings.map(plainHeading);
  return programSigns.find(([, sign]) => plain.some((heading) => sign.test(heading)))?.[0] ?? null;
}
