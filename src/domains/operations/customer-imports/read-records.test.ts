import { expect, test } from "vitest";
import type { ImportKind } from "./import-kinds.ts";
import type { ImportRecord } from "./import-record.ts";
import { importRows, openImportSheet } from "./open-import-sheet.ts";
import { readCustomerRow } from "./read-customer-rows.ts";
import { readLineItems } from "./read-line-items.ts";
import { readRecord } from "./read-records.ts";
import { recognizeKind, recognizeProgram } from "./record-columns.ts";

// The headings are those of files that people have exported: Jobber's reports ("Invoices_Report_1_of_1"), its
// client list, Housecall Pro's 2026 reports and customer list, HighLevel's contacts and opportunities (help
// center, "CSV File Format for Importing Contacts and Opportunities", April 24, 2025).
const headings = {
  jobberClients:
    "J-ID,Display Name,Title,First Name,Last Name,Company Name,Main Phone,Mobile Phone,E-mails,Lead Source,Service Street 1,Service Street 2,Service City,Service State,Service Zip code,Tags,Archived",
  jobberVisits:
    "Job #,Date,Visit title,Client name,Client email,Visit completed,Visit based ($),Job type",
  jobberJobs:
    "Job #,Client name,Client email,Client phone,Service street,Service city,Service province,Service ZIP,Title,Created date,Scheduled start date,Closed date,Line items,Visits assigned to,Invoice #s,Quote #,Total revenue ($),Profit %",
  jobberQuotes:
    "Quote #,Client name,Client email,Client phone,Property,Title,Status,Created date,Sent date,Approved date,Converted date,Total ($),Salesperson",
  jobberInvoices:
    "Invoice #,Client name,Client email,Client phone,Billing street,Service street,Service city,Service province,Service ZIP,Subject,Created date,Issued date,Due date,Late by,Marked paid date,Job #s,Status,Line items,Pre-tax total ($),Total ($),Tip ($),Balance ($),Tax (%),Deposit $,Discount ($),Tax amount ($)",
  jobberPrices: "Name,Description,Category,Unit Price,Taxable",
  housecallCustomers:
    "ID,Display Name,First Name,Last Name,Email,Mobile Number,Home Number,Company,Do Not Service,Customer created at,Notes,Address_1 Street Line 1,Address_1 Street Line 2,Address_1 City,Address_1 State,Address_1 Postal Code,Address_2 Street Line 1,Address_2 City,Address_2 State,Address_2 Postal Code,Address_2 Billing?",
  housecallJobs:
    "Job #,Job description,Job status,Customer name,Address,Job created date,Job scheduled start date,Assigned employees,Job amount,Due amount",
  highlevelContacts:
    "Contact Id,First Name,Last Name,Phone,Email,Business Name,Created,Last Activity,Tags",
  highlevelOpportunities:
    "Opportunity Name,Contact Name,phone,email,pipeline,stage,Lead Value,source,assigned,Created on,Updated on,lost reason ID,lost reason name,Followers,Notes,tags,Engagement Score,status,Opportunity ID,Contact ID",
  highlevelInvoices:
    "Invoice Number,Invoice Title,Contact Name,Email,Phone,Issue Date,Due Date,Total,Amount Paid,Amount Due,Status",
};

test.each<[keyof typeof headings, ImportKind, string | null]>([
  ["jobberClients", "customers", "jobber"],
  ["jobberVisits", "jobs", "jobber"],
  ["jobberJobs", "jobs", "jobber"],
  ["jobberQuotes", "estimates", "jobber"],
  ["jobberInvoices", "invoices", "jobber"],
  ["jobberPrices", "prices", null],
  ["housecallCustomers", "customers", "housecall_pro"],
  ["housecallJobs", "jobs", "housecall_pro"],
  ["highlevelContacts", "customers", "gohighlevel"],
  ["highlevelOpportunities", "notes", "gohighlevel"],
  ["highlevelInvoices", "invoices", null],
])("recognizes %s as %s", (file, kind, program) => {
  const columns = headings[file].split(",");
  expect(recognizeKind(columns)).toBe(kind);
  expect(recognizeProgram(columns)).toBe(program);
});

test.each([["Color,Shape"], ["Employee,Hours,Day"]])(
  "%s isn't recognized as a file of records",
  (columns) => {
    expect(recognizeKind(columns.split(","))).toBeNull();
  },
);

const now = new Date("2026-11-28T18:00:00Z");
const dates = { dayFirst: false, zone: "America/Chicago", today: "2026-11-28", now };

function readOne<Kind extends ImportRecord["kind"]>(
  kind: Kind,
  columns: string,
  row: string,
): { value: ImportRecord & { kind: Kind }; remarks: string[] } | string {
  const sheet = openImportSheet(kind, `${columns}\n${row}\n`, null);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.errors));
  const [first] = [...importRows(sheet)];
  if (!first) throw new Error("No row");
  const parsed = readRecord(kind, first, dates);
  if (!parsed.ok) return parsed.problem;
  return parsed as unknown as { value: ImportRecord & { kind: Kind }; remarks: string[] };
}

test("a customer of Housecall Pro has all addresses", () => {
  const row =
    '="7",Ann New,Ann,New,ann@homes.example,(512) 555-0161,,New Homes,No,2026-01-02,Two dogs,4 Pine Ln,Apt 2,Austin,TX,78753,9 Lake Rd,Austin,TX,78704,';
  const sheet = openImportSheet("customers", `${headings.housecallCustomers}\n${row}\n`, null);
  const [first] = sheet.ok ? [...importRows(sheet)] : [];
  expect(first && readCustomerRow(first, false)).toMatchObject({
    row: {
      name: "Ann New",
      address: "4 Pine Ln, Apt 2, Austin, TX 78753",
      otherAddresses: ["9 Lake Rd, Austin, TX 78704"],
      doNotContact: false,
      notes: "Two dogs",
    },
  });
});

test("a paid invoice of Jobber has its number, dates, lines, and payment", () => {
  const parsed = readOne(
    "invoices",
    headings.jobberInvoices,
    '8941,Ann New,ann@homes.example,(512) 555-0161,1 Bill St,4 Pine Ln,Austin,TX,78753,Spring service,"Nov 20, 2025","Nov 21, 2025","Dec 04, 2025",,"Nov 30, 2025","1042, 1043",Paid,"Labor (2, $150.00), Filter, large (1, $25.50)",175.5,189.98,0.0,0.0,8.25,0.0,0.0,14.48',
  );
  expect(parsed).toMatchObject({
    value: {
      number: "8941",
      jobNumber: "1042",
      title: "Spring service",
      isDraft: false,
      issuedOn: "2025-11-21",
      dueOn: "2025-12-04",
      paidOn: "2025-11-30",
      paidCents: 18_998,
      totalCents: 18_998,
      subtotalCents: 17_550,
      taxCents: 1_448,
      customer: {
        name: "Ann New",
        address: "4 Pine Ln, Austin, TX 78753",
        contacts: [{ value: "+15125550161" }, { value: "ann@homes.example" }],
      },
      lines: [
        { description: "Labor", quantity: 2_000, amountCents: 15_000 },
        { description: "Filter, large", quantity: 1_000, amountCents: 2_550 },
      ],
    },
    remarks: [],
  });
});

test.each([
  ["Awaiting payment", "310.75", "310.75", 0],
  ["Past due", "310.75", "100", 21_075],
  ["Paid", "310.75", "0.00", 31_075],
  ["Paid", "310.75", "", 31_075],
  ["Unpaid", "310.75", "", 0],
  ["Partially paid", "310.75", "", 0],
  ["Paid", "310.75", "-10.00", 32_075],
])("an invoice with status %s, total %s, and balance %s", (status, total, balance, paidCents) => {
  const columns = "Invoice #,Client name,Status,Issued date,Total ($),Balance ($)";
  const parsed = readOne("invoices", columns, `7,Ann New,${status},2026-10-01,${total},${balance}`);
  expect(parsed).toMatchObject({ value: { paidCents } });
});

test.each([
  ["7,Ann New,Void,2026-10-01,10,0", "It’s void in your file, so there’s nothing due"],
  ["7,Ann New,Paid,,10,0", "No date"],
  ["7,Ann New,Paid,2026-10-01,soon,0", "No total"],
  ["7,Ann New,Paid,2026-10-01,-10,0", "The total is less than zero"],
  ["7,Ann New,Paid,2026-10-01,10,20", "Its balance is more than its total"],
  ["7,,Paid,2026-10-01,10,0", "No name, phone number, or email"],
])("an invoice %s isn't imported", (row, problem) => {
  const columns = "Invoice #,Client name,Status,Issued date,Total ($),Balance ($)";
  expect(readOne("invoices", columns, row)).toBe(problem);
});

test.each([
  ["Archived,2025-01-11,", "declined"],
  ["Awaiting response,2025-06-03,", "sent"],
  ["Changes requested,2025-06-03,", "sent"],
  ["Converted,2025-06-03,2025-06-05", "accepted"],
  ["Archived,2025-06-03,2025-06-05", "accepted"],
  ["Draft,,", "draft"],
  [",2025-06-03,", "sent"],
  [",,", "draft"],
])("a quote with %s is %s", (cells, state) => {
  const columns = "Quote #,Client name,Created date,Total ($),Status,Sent date,Approved date";
  const parsed = readOne("estimates", columns, `7,Ann New,2025-01-10,"$9,400.00",${cells}`);
  expect(parsed).toMatchObject({ value: { state, totalCents: 940_000 } });
});

test("a job of Housecall Pro with a time is on the schedule", () => {
  const parsed = readOne(
    "jobs",
    headings.housecallJobs,
    '="52",AC tune-up,Scheduled,Bob Off,"12 Oak Ave, Austin, TX 78704",11/01/2026,12/03/2026 2:00 PM,"Dave Ridge, Tom Lee",$150.00,$150.00',
  );
  expect(parsed).toMatchObject({
    value: {
      number: "52",
      title: "AC tune-up",
      status: "open",
      startsAt: new Date("2026-12-03T20:00:00Z"),
      endsAt: new Date("2026-12-03T21:00:00Z"),
      crew: "Dave Ridge",
      valueCents: 15_000,
      customer: { name: "Bob Off", address: "12 Oak Ave, Austin, TX 78704" },
    },
    remarks: [],
  });
});

test.each([
  ["Completed", "10/03/2026 2:00 PM", "done"],
  ["Canceled", "10/03/2026 2:00 PM", "canceled"],
  ["Late", "10/03/2026", "open"],
  ["", "10/03/2026", "done"],
  ["", "12/03/2026", "open"],
  ["Needs scheduling", "", "open"],
  ["Unscheduled", "", "open"],
  ["Requires invoicing", "10/03/2026", "done"],
])("a job with status %j and start %j is %s", (status, start, state) => {
  const columns = "Job #,Client name,Job status,Scheduled start date";
  const parsed = readOne("jobs", columns, `7,Ann New,${status},${start}`);
  expect(parsed).toMatchObject({ value: { status: state } });
});

test("an opportunity is a note with its stage and value", () => {
  const parsed = readOne(
    "notes",
    headings.highlevelOpportunities,
    'Deck stain,Cy Town,+15125550164,cy@homes.example,Sales,Negotiation,3934,Email,,2026-09-23T16:54:01.082Z,,,,,"Sent the contract\nCalled back",,,open,abc,def',
  );
  expect(parsed).toMatchObject({
    value: {
      text: "Opportunity: Deck stain\nPipeline: Sales\nStage: Negotiation\nStatus: open\nValue: $3934.00\nSent the contract\nCalled back",
      createdAt: new Date("2026-09-23T16:54:00Z"),
      customer: { name: "Cy Town" },
    },
  });
});

test.each([
  ["Labor (2, $150.00)", [["Labor", 2_000, 15_000]]],
  [
    "Labor (1 @ $275.00); Truck (0.5 @ $10.00)",
    [
      ["Labor", 1_000, 27_500],
      ["Truck", 500, 500],
    ],
  ],
  ["Filter (16x25) (2, $30.00)", [["Filter (16x25)", 2_000, 3_000]]],
  ["Annual visit", null],
  ["Labor (2, $150.00), Annual visit", null],
  ["Discount (1, -$5.00)", null],
  ["", null],
])("reads the line items %j", (cell, lines) => {
  const parsed = readLineItems(cell);
  const cells = parsed?.map(({ description, quantity, amountCents }) => [
    description,
    quantity,
    amountCents,
  ]);
  expect(cells ?? null).toEqual(lines);
});
