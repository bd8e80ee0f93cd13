import { expect, test } from "vitest";
import { csvLine } from "~/platform/csv/csv-line.ts";
import { decodeCsv } from "~/platform/csv/decode-csv.ts";
import { maxLeadRows } from "./lead-imports.ts";
import { type LeadRow, readLeadRows } from "./read-lead-rows.ts";

function look(text: string) {
  const read = readLeadRows(text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read;
}

const rowsOf = (text: string): LeadRow[] =>
  look(text).lines.flatMap((line) => (line.ok ? [line.row] : []));

const notesOf = (text: string): string[] => look(text).lines.flatMap(({ notes }) => notes);

/** A file with these columns and one line. */
const file = (cells: Record<string, string>): string =>
  csvLine(Object.keys(cells)) + csvLine(Object.values(cells));

// The headings that each program exports. Cited are its own documentation, or where that shows none, a public
// description of the file.
test.each<[string, Record<string, string>, Partial<LeadRow>]>([
  [
    // Jobber Help Center, "Export clients"; the sample of lead-sources.
    "Jobber",
    {
      "J-ID": "1",
      "Display Name": "Lee Agate",
      "First Name": "Lee",
      "Last Name": "Agate",
      "Company Name": "Agate Homes",
      "Main Phone": "(956) 555-0101",
      "Mobile Phone": "956-555-0102",
      "E-mails": "lee@example.com, lee.work@example.com",
      "Lead Source": "Google",
      "Service Street 1": "2 Oak Rd",
      "Service Street 2": "Apt 4",
      "Service City": "Austin",
      "Service State": "Texas",
      "Service Zip code": "78745",
      Archived: "No",
    },
    {
      name: "Lee Agate",
      phone: "+19565550102",
      email: "lee@example.com",
      zipCode: "78745",
      details: [
        "Other phone: (956) 555-0101",
        "Other email: lee.work@example.com",
        "Company: Agate Homes",
        "Address: 2 Oak Rd, Apt 4, Austin, TX 78745",
        "Source: Google",
      ],
    },
  ],
  [
    // help.housecallpro.com, "Exported Report Breakdown" (article 2999685).
    "Housecall Pro",
    {
      "Invoice Number": "12",
      "Created At": "10/12/2026 2:05 PM",
      Customer: "Lee A.",
      "First Name": "Lee",
      "Last Name": "Agate",
      Email: "lee@example.com",
      Company: "",
      "Mobile Phone": "(956) 555-0102",
      "Home Phone": "(956) 555-0101",
      "Customer Tags": "vip",
      Address: "2 Oak Rd, Austin, TX 78745",
      Street: "2 Oak Rd",
      "Street Line 2": "",
      City: "Austin",
      State: "TX",
      Zip: "78745",
    },
    {
      name: "Lee Agate",
      phone: "+19565550102",
      zipCode: "78745",
      asked: { day: "2026-10-12", minutes: 845, offset: null },
      details: ["Other phone: (956) 555-0101", "Address: 2 Oak Rd, Austin, TX 78745"],
    },
  ],
  [
    // help.gohighlevel.com, "CSV File Format for Importing Contacts and Opportunities" (155000005143).
    "HighLevel",
    {
      "Contact Id": "x1",
      "First Name": "Lee",
      "Last Name": "Agate",
      Email: "lee@example.com",
      Phone: "+19565550102",
      Company: "",
      Tags: "vip",
      Status: "New",
      "Created Date": "01/02/2026",
      "Additional Phone": "+19565550101",
    },
    {
      name: "Lee Agate",
      phone: "+19565550102",
      stage: "new",
      asked: { day: "2026-01-02", minutes: null, offset: null },
      details: ["Other phone: (956) 555-0101"],
    },
  ],
  [
    // help.servicetitan.com, "Customer and Location Records".
    "ServiceTitan",
    {
      "Customer ID": "77",
      "Customer Name": "Agate, Lee",
      "Location Name": "Home",
      "Location Address": "2 Oak Rd",
      "Location City": "Austin",
      "Location State": "TX",
      "Location Zip": "78745",
      "Customer Phone Number": "9565550102",
      "Customer Email": "lee@example.com",
    },
    {
      name: "Agate, Lee",
      phone: "+19565550102",
      email: "lee@example.com",
      zipCode: "78745",
      details: ["Address: 2 Oak Rd, Austin, TX 78745"],
    },
  ],
  [
    // QuickBooks Online, "Which contact fields are imported" (help_admin_import_contacts_which_fields).
    "QuickBooks",
    {
      Customer: "Agate, Lee",
      "Phone Numbers": "Phone:(956) 555-0102 Mobile:(956) 555-0101",
      Email: "lee@example.com",
      "Full Name": "Lee Agate",
      "Billing Address": "2 Oak Rd, Austin TX 78745",
      "Shipping Address": "",
    },
    {
      name: "Lee Agate",
      phone: "+19565550102",
      zipCode: "78745",
      details: ["Other phone: (956) 555-0101", "Address: 2 Oak Rd, Austin TX 78745"],
    },
  ],
  [
    // QuickBooks Desktop, "Customers & Jobs list" of an IIF or CSV export (iif_reference_customer).
    "QuickBooks Desktop",
    {
      Customer: "Agate Homes",
      "First Name": "Lee",
      "Last Name": "Agate",
      "Main Phone": "956-555-0102",
      "Main Email": "lee@example.com",
      "Bill to 1": "2 Oak Rd",
      "Bill to Zip": "78745",
    },
    { name: "Lee Agate", phone: "+19565550102", email: "lee@example.com", zipCode: "78745" },
  ],
  [
    // Google Contacts, "Export contacts" as Google CSV, since 2024.
    "Google Contacts",
    {
      "First Name": "Jo",
      "Middle Name": "",
      "Last Name": "Hematite",
      "Organization Name": "",
      Notes: "Ants in kitchen",
      Labels: "* myContacts",
      "E-mail 1 - Label": "* ",
      "E-mail 1 - Value": "jo@example.com ::: jo.work@example.com",
      "Phone 1 - Label": "Mobile",
      "Phone 1 - Value": "(956) 555-0110",
      "Phone 2 - Label": "Home",
      "Phone 2 - Value": "956-555-0111",
      "Address 1 - Formatted": "1 Main St\nAustin, TX 78752",
      "Address 1 - Street": "1 Main St",
      "Address 1 - City": "Austin",
      "Address 1 - Region": "TX",
      "Address 1 - Postal Code": "78752",
    },
    {
      name: "Jo Hematite",
      phone: "+19565550110",
      email: "jo@example.com",
      need: "Ants in kitchen",
      zipCode: "78752",
      details: [
        "Other phone: (956) 555-0111",
        "Other email: jo.work@example.com",
        "Address: 1 Main St, Austin, TX 78752",
      ],
    },
  ],
  [
    // Google Contacts before 2024: "Given Name", "Additional Name", "Family Name".
    "Google Contacts of before",
    {
      Name: "Jo M Hematite",
      "Given Name": "Jo",
      "Additional Name": "M",
      "Family Name": "Hematite",
      "E-mail 1 - Type": "* Home",
      "E-mail 1 - Value": "jo@example.com",
      "Phone 1 - Type": "Mobile",
      "Phone 1 - Value": "9565550110 ::: 9565550111",
    },
    { name: "Jo M Hematite", phone: "+19565550110", details: ["Other phone: (956) 555-0111"] },
  ],
  [
    // Google Ads Help, "Download lead form data".
    "Google Ads lead forms",
    {
      "Lead Submit Time": "2026-10-12 14:05:31",
      "Form name": "Quote",
      Campaign: "Ants",
      "User Phone": "(956) 555-0109",
      "User Email": "sam@example.com",
      "Full name": "Sam Granite",
      "Postal code": "78751",
      "Google Click ID": "x",
    },
    {
      name: "Sam Granite",
      phone: "+19565550109",
      email: "sam@example.com",
      zipCode: "78751",
      asked: { day: "2026-10-12", minutes: 845, offset: null },
    },
  ],
  [
    // developers.facebook.com, "Retrieving Leads", TSV download.
    "Facebook",
    {
      id: "l:1000000000000001",
      created_time: "2026-10-12T14:05:31-05:00",
      ad_id: "ag:1",
      campaign_name: "Spring ants",
      is_organic: "false",
      platform: "fb",
      full_name: "Pat Coral",
      phone_number: "p:+19565550104",
      email: "pat@example.com",
      zip_code: "z:78747",
      lead_status: "CREATED",
    },
    {
      name: "Pat Coral",
      phone: "+19565550104",
      zipCode: "78747",
      stage: "new",
      asked: { day: "2026-10-12", minutes: 845, offset: -300 },
    },
  ],
  [
    // Angi Leads, "Leads" as a spreadsheet.
    "Angi",
    {
      "Lead Date": "Oct 12, 2026",
      "Customer Name": "Pat Coral",
      "Customer Phone": "956-555-0104",
      "Customer Email": "pat@example.com",
      Address: "2 Oak Rd",
      City: "Austin",
      State: "TX",
      "Zip Code": "78747",
      Task: "Exterminate ants",
      "Lead Fee": "$45.00",
      "Lead Status": "Won",
    },
    { name: "Pat Coral", need: "Exterminate ants", zipCode: "78747", stage: "done" },
  ],
  [
    // Thumbtack's lead payload, as integrations describe it (help.supermove.com 37468756060436).
    "Thumbtack",
    {
      "Lead ID": "123",
      "Created Time": "1791815100",
      Category: "Pest Control",
      "Customer name": "Pat C.",
      "Customer phone": "(956) 555-0104",
      "Zip code": "78747",
      Details: "Ants",
      Status: "Hired",
    },
    {
      name: "Pat C.",
      service: "pest-control",
      need: "Ants",
      stage: "booked",
      asked: { day: "2026-10-12", minutes: 865, offset: 0 },
    },
  ],
  [
    "Yelp",
    {
      "Date Received": "10/12/2026",
      "User Display Name": "Pat C.",
      "Consumer Phone Number": "9565550104",
      "Consumer Email": "pat@example.com",
      Message: "Ants",
      "Postal Code": "78747",
    },
    { name: "Pat C.", phone: "+19565550104", email: "pat@example.com", need: "Ants" },
  ],
  [
    // Mailchimp, "View, Export an Audience".
    "Mailchimp",
    {
      "Email Address": "pat@example.com",
      "First Name": "Pat",
      "Last Name": "Coral",
      Address: "2 Oak Rd  Austin  TX  78747  US",
      "Phone Number": "",
      MEMBER_RATING: "2",
      OPTIN_TIME: "2026-10-12 14:05:31",
      OPTIN_IP: "192.0.2.1",
      TAGS: "vip",
    },
    {
      name: "Pat Coral",
      email: "pat@example.com",
      zipCode: "78747",
      asked: { day: "2026-10-12", minutes: 845, offset: null },
    },
  ],
  [
    // support.microsoft.com, "Create or edit .csv files to import into Outlook".
    "Outlook",
    {
      Title: "",
      "First Name": "Pat",
      "Middle Name": "",
      "Last Name": "Coral",
      Suffix: "Jr.",
      Company: "Coral Co",
      "Home Street": "2 Oak Rd",
      "Home City": "Austin",
      "Home State": "TX",
      "Home Postal Code": "'02134",
      "Assistant's Phone": "(956) 555-0199",
      "Business Fax": "(956) 555-0198",
      "Business Phone": "(956) 555-0103",
      "Mobile Phone": "(956) 555-0104",
      Birthday: "1/1/1970",
      "E-mail Address": "pat@example.com",
      "E-mail Type": "SMTP",
      "E-mail 2 Address": "",
      Notes: "",
    },
    {
      name: "Pat Coral Jr.",
      phone: "+19565550104",
      email: "pat@example.com",
      zipCode: "02134",
      asked: null,
      details: [
        "Other phone: (956) 555-0103",
        "Company: Coral Co",
        "Address: 2 Oak Rd, Austin, TX 02134",
      ],
    },
  ],
  [
    "Apple Contacts",
    {
      "First name": "Pat",
      "Last name": "Coral",
      "Mobile number": "+1 (956) 555-0104",
      "Home email": "pat@example.com",
      "Home address": "2 Oak Rd\nAustin TX 78747\nUnited States",
    },
    { name: "Pat Coral", phone: "+19565550104", email: "pat@example.com", zipCode: "78747" },
  ],
  [
    // CallRail, "Export a call log": the tracking number is the business's own.
    "CallRail",
    {
      "Call Status": "Answered",
      "Tracking Phone Number": "(956) 555-0199",
      "Caller Name": "PAT CORAL",
      "Phone Number": "956-555-0104",
      "Start Time": "2026-10-12 14:05:00 -0500",
      Source: "Google Ads",
    },
    {
      name: "PAT CORAL",
      phone: "+19565550104",
      asked: { day: "2026-10-12", minutes: 845, offset: -300 },
      details: ["Source: Google Ads"],
    },
  ],
])("leads.import: a file of %s is read", (_program, cells, row) => {
  expect(rowsOf(file(cells))).toMatchObject([row]);
});

test("leads.import: headings below titles, repeated, in tabs and UTF-16", () => {
  const text =
    "Leads of October\r\n\r\nName\tPhone\tZip\r\nPat\t956-555-0104\t78747\r\n\r\nName\tPhone\tZip\r\nSam\t956-555-0105\t78748\r\nTotal\t2\t\r\n";
  const { text: decoded } = decodeCsv(Buffer.from(`\uFEFF${text}`, "utf16le"));
  expect(rowsOf(decoded)).toMatchObject([
    { name: "Pat", phone: "+19565550104", zipCode: "78747" },
    { name: "Sam", phone: "+19565550105", zipCode: "78748" },
  ]);
  const semicolons = text.replaceAll("\t", ";");
  expect(rowsOf(`sep=;\r\n${semicolons}`)).toHaveLength(2);
  expect(look(`sep=;\nname;phone\nPat;956-555-0104`).lines[0]?.line).toBe(3);
});

test("leads.import: a column is matched by its values where its heading says nothing", () => {
  const read = look("who,reach them at,also,zip\nPat,pat@example.com,956-555-0104,78747\n");
  expect(read.columns.map(({ field, match }) => [field, match])).toEqual([
    [null, null],
    ["email", "values"],
    ["phone", "values"],
    ["zip_code", "exact"],
  ]);
  expect(read.lines).toMatchObject([{ ok: true, row: { name: "(956) 555-0104" } }]);
});

test.each([
  ["D'Arcy O'Brien-Sample"],
  ["José Ñúñez-García"],
  ["Null"],
  ["N/A Smith"],
  ["PAT O'BRIEN"],
  ["van der Berg"],
  ["'Ohana Plumbing"],
  ["李小龙"],
])("leads.import: the name %s is kept whole", (name) => {
  expect(rowsOf(file({ name, email: "pat@example.com" }))).toMatchObject([{ name }]);
});

test.each([
  [{ first: "Pat", last: "Sample" }, "Pat Sample"],
  [
    { "First Name": "Pat", "Middle Name": "Q", "Last Name": "Sample", Suffix: "III" },
    "Pat Q Sample III",
  ],
  [{ "First Name": "", "Last Name": "Sample" }, "Sample"],
  [{ Name: "", "First Name": "Pat", "Last Name": "" }, "Pat"],
  [{ "Company Name": "Sample Homes", Name: "" }, "Sample Homes"],
  [{ other: "" }, "(956) 555-0104"],
])("leads.import: a name of %j is %s", (cells, name) => {
  expect(rowsOf(file({ ...cells, phone: "9565550104" }))).toMatchObject([{ name }]);
});

test("leads.import: what can be left out is left out with a note, and the line is imported", () => {
  const bad = {
    name: "Pat",
    phone: "222-222-2222",
    email: "pat@example.com",
    zip: "M5V 2T6",
    date: "last fall",
    status: "VIP",
    service: "Juggling",
    sms_consent: "yes",
  };
  expect(notesOf(file(bad))).toEqual([
    "The phone number is a placeholder, so it was left out",
    "The ZIP code isn’t a US one, so it was left out",
    "“last fall” isn’t a date we can read, so today is used",
    "“yes” doesn’t say when and how they agreed to texts, so no consent is recorded",
  ]);
  expect(rowsOf(file(bad))).toMatchObject([
    {
      phone: null,
      email: "pat@example.com",
      zipCode: null,
      asked: null,
      stage: "contacted",
      service: null,
      agreedHow: null,
      details: ["Status: VIP", "Service: Juggling"],
    },
  ]);
});

test("leads.import: only a line that reaches no one is refused, with each reason", () => {
  const lines = look(
    "name,phone,email\nPat,2222222222,josé@example.com\nSam,,\nKim,N/A,none@none.com",
  ).lines;
  expect(lines).toMatchObject([
    {
      ok: false,
      name: "Pat",
      problem:
        "The phone number is a placeholder. The email address has accents before the @, so there is no way to reach them",
    },
    { ok: false, name: "Sam", problem: "No phone number or email" },
    {
      ok: false,
      name: "Kim",
      problem: "The email address is a placeholder, so there is no way to reach them",
    },
  ]);
});

test("phone.extension: a file's extension is kept, after the number or in a column of its own", () => {
  expect(rowsOf(file({ name: "Pat", phone: "956-555-0104 x7" }))).toMatchObject([
    { phone: "+19565550104", phoneExtension: "7" },
  ]);
  expect(rowsOf(file({ name: "Pat", phone: "956-555-0104", Ext: "210" }))).toMatchObject([
    { phone: "+19565550104", phoneExtension: "210" },
  ]);
});

test("leads.import: a file that says where people are leaves no ZIP code to guess", () => {
  expect(look("name,phone\nPat,9565550104").hasPlaces).toBe(false);
  expect(look("name,phone,zip\nPat,9565550104,").hasPlaces).toBe(true);
  expect(look("name,phone,city\nPat,9565550104,Dallas").hasPlaces).toBe(true);
});

test("leads.import: days of a column that says so have the day first", () => {
  const days = (text: string) => rowsOf(text).map(({ asked }) => asked?.day);
  expect(days("name,phone,date\nA,9565550104,10/12/2026\nB,9565550105,25/12/2026")).toEqual([
    "2026-12-10",
    "2026-12-25",
  ]);
});

test("a large file is read in time that grows with its length", () => {
  const line = (at: number) =>
    `Pat ${at},(956) 555-0104 / 956-555-0105,pat${at}@example.com,78747,10/12/2026`;
  const text = `name,phone,email,zip,date\n${Array.from({ length: maxLeadRows }, (_, at) => line(at)).join("\n")}`;
  expect(look(text).lines).toHaveLength(maxLeadRows);
  expect(readLeadRows(`${text}\n${line(0)}`)).toMatchObject({
    errors: { file: "Import at most 10,000 lines at a time. Split the file into parts." },
  });
});
