import { expect, test } from "vitest";
import { type LeadRow, readLeadRows } from "./read-lead-rows.ts";

// The headings that each program exports, and a line of it. Cited are the program's own pages, or where
// those show none, a public description of the file.
// biome-ignore format: one table, read as one
const programs: [program: string, headings: string, line: string, Partial<LeadRow>][] = [
  // Jobber Help Center, "Export clients".
  ["Jobber",
    `J-ID,Display Name,First Name,Last Name,Company Name,Main Phone,Mobile Phone,E-mails,Lead Source,Service Street 1,Service Street 2,Service City,Service State,Service Zip code,Archived`,
    `1,Lee Agate,Lee,Agate,Agate Homes,(956) 555-0101,956-555-0102,"lee@example.com, lee.work@example.com",Google,2 Oak Rd,Apt 4,Austin,Texas,78745,No`,
    { name: "Lee Agate", phone: "+19565550102", email: "lee@example.com", zipCode: "78745", details: [ "Other phone: (956) 555-0101", "Other email: lee.work@example.com", "Company: Agate Homes", "Address: 2 Oak Rd, Apt 4, Austin, TX 78745", "Source: Google" ] }],
  // help.housecallpro.com, "Exported Report Breakdown" (article 2999685).
  ["Housecall Pro",
    `Invoice Number,Created At,Customer,First Name,Last Name,Email,Company,Mobile Phone,Home Phone,Customer Tags,Address,Street,Street Line 2,City,State,Zip`,
    `12,10/12/2026 2:05 PM,Lee A.,Lee,Agate,lee@example.com,,(956) 555-0102,(956) 555-0101,vip,"2 Oak Rd, Austin, TX 78745",2 Oak Rd,,Austin,TX,78745`,
    { name: "Lee Agate", phone: "+19565550102", zipCode: "78745", requestedOn: { day: "2026-10-12", minutes: 845, offset: null }, details: [ "Other phone: (956) 555-0101", "Address: 2 Oak Rd, Austin, TX 78745" ] }],
  // help.gohighlevel.com, "CSV File Format for Importing Contacts and Opportunities" (155000005143).
  ["HighLevel",
    `Contact Id,First Name,Last Name,Email,Phone,Company,Tags,Status,Created Date,Additional Phone`,
    `x1,Lee,Agate,lee@example.com,+19565550102,,vip,New,01/02/2026,+19565550101`,
    { name: "Lee Agate", phone: "+19565550102", stage: "new", requestedOn: { day: "2026-01-02", minutes: null, offset: null }, details: [ "Other phone: (956) 555-0101" ] }],
  // help.servicetitan.com, "Customer and Location Records".
  ["ServiceTitan",
    `Customer ID,Customer Name,Location Name,Location Address,Location City,Location State,Location Zip,Customer Phone Number,Customer Email`,
    `77,"Agate, Lee",Home,2 Oak Rd,Austin,TX,78745,9565550102,lee@example.com`,
    { name: "Agate, Lee", phone: "+19565550102", email: "lee@example.com", zipCode: "78745", details: [ "Address: 2 Oak Rd, Austin, TX 78745" ] }],
  // QuickBooks Online, "Which contact fields are imported" (help_admin_import_contacts_which_fields).
  ["QuickBooks",
    `Customer,Phone Numbers,Email,Full Name,Billing Address,Shipping Address`,
    `"Agate, Lee",Phone:(956) 555-0102 Mobile:(956) 555-0101,lee@example.com,Lee Agate,"2 Oak Rd, Austin TX 78745",`,
    { name: "Lee Agate", phone: "+19565550102", zipCode: "78745", details: [ "Other phone: (956) 555-0101", "Address: 2 Oak Rd, Austin TX 78745" ] }],
  // QuickBooks Desktop, "Customers & Jobs list" of an IIF or CSV export (iif_reference_customer).
  ["QuickBooks Desktop",
    `Customer,First Name,Last Name,Main Phone,Main Email,Bill to 1,Bill to Zip`,
    `Agate Homes,Lee,Agate,956-555-0102,lee@example.com,2 Oak Rd,78745`,
    { name: "Lee Agate", phone: "+19565550102", email: "lee@example.com", zipCode: "78745" }],
  // Google Contacts, "Export contacts" as Google CSV, since 2024.
  ["Google Contacts",
    `First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code`,
    `Jo,,Hematite,,Ants in kitchen,* myContacts,* ,jo@example.com ::: jo.work@example.com,Mobile,(956) 555-0110,Home,956-555-0111,"1 Main St\nAustin, TX 78752",1 Main St,Austin,TX,78752`,
    { name: "Jo Hematite", phone: "+19565550110", email: "jo@example.com", need: "Ants in kitchen", zipCode: "78752", details: [ "Other phone: (956) 555-0111", "Other email: jo.work@example.com", "Address: 1 Main St, Austin, TX 78752" ] }],
  // Google Contacts before 2024: "Given Name", "Additional Name", "Family Name".
  ["Google Contacts of before",
    `Name,Given Name,Additional Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value`,
    `Jo M Hematite,Jo,M,Hematite,* Home,jo@example.com,Mobile,9565550110 ::: 9565550111`,
    { name: "Jo M Hematite", phone: "+19565550110", details: [ "Other phone: (956) 555-0111" ] }],
  // Google Ads Help, "Download lead form data".
  ["Google Ads lead forms",
    `Lead Submit Time,Form name,Campaign,User Phone,User Email,Full name,Postal code,Google Click ID`,
    `2026-10-12 14:05:31,Quote,Ants,(956) 555-0109,sam@example.com,Sam Granite,78751,x`,
    { name: "Sam Granite", phone: "+19565550109", email: "sam@example.com", zipCode: "78751", requestedOn: { day: "2026-10-12", minutes: 845, offset: null } }],
  // developers.facebook.com, "Retrieving Leads", TSV download.
  ["Facebook",
    `id,created_time,ad_id,campaign_name,is_organic,platform,full_name,phone_number,email,zip_code,lead_status`,
    `l:1000000000000001,2026-10-12T14:05:31-05:00,ag:1,Spring ants,false,fb,Pat Coral,p:+19565550104,pat@example.com,z:78747,CREATED`,
    { name: "Pat Coral", phone: "+19565550104", zipCode: "78747", stage: "new", requestedOn: { day: "2026-10-12", minutes: 845, offset: -300 } }],
  // Angi Leads, "Leads" as a spreadsheet.
  ["Angi",
    `Lead Date,Customer Name,Customer Phone,Customer Email,Address,City,State,Zip Code,Task,Lead Fee,Lead Status`,
    `"Oct 12, 2026",Pat Coral,956-555-0104,pat@example.com,2 Oak Rd,Austin,TX,78747,Exterminate ants,$45.00,Won`,
    { name: "Pat Coral", need: "Exterminate ants", zipCode: "78747", stage: "done" }],
  // Thumbtack's lead payload, as integrations describe it (help.supermove.com 37468756060436).
  ["Thumbtack",
    `Lead ID,Created Time,Category,Customer name,Customer phone,Zip code,Details,Status`,
    `123,1791815100,Pest Control,Pat C.,(956) 555-0104,78747,Ants,Hired`,
    { name: "Pat C.", service: "pest-control", need: "Ants", stage: "booked", requestedOn: { day: "2026-10-12", minutes: 865, offset: 0 } }],
  ["Yelp",
    `Date Received,User Display Name,Consumer Phone Number,Consumer Email,Message,Postal Code`,
    `10/12/2026,Pat C.,9565550104,pat@example.com,Ants,78747`,
    { name: "Pat C.", phone: "+19565550104", email: "pat@example.com", need: "Ants" }],
  // Mailchimp, "View, Export an Audience".
  ["Mailchimp",
    `Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,TAGS`,
    `pat@example.com,Pat,Coral,2 Oak Rd  Austin  TX  78747  US,,2,2026-10-12 14:05:31,192.0.2.1,vip`,
    { name: "Pat Coral", email: "pat@example.com", zipCode: "78747", requestedOn: { day: "2026-10-12", minutes: 845, offset: null } }],
  // support.microsoft.com, "Create or edit .csv files to import into Outlook".
  ["Outlook",
    `Title,First Name,Middle Name,Last Name,Suffix,Company,Home Street,Home City,Home State,Home Postal Code,Assistant's Phone,Business Fax,Business Phone,Mobile Phone,Birthday,E-mail Address,E-mail Type,E-mail 2 Address,Notes`,
    `,Pat,,Coral,Jr.,Coral Co,2 Oak Rd,Austin,TX,'02134,(956) 555-0199,(956) 555-0198,(956) 555-0103,(956) 555-0104,1/1/1970,pat@example.com,SMTP,,`,
    { name: "Pat Coral Jr.", phone: "+19565550104", email: "pat@example.com", zipCode: "02134", requestedOn: null, details: [ "Other phone: (956) 555-0103", "Company: Coral Co", "Address: 2 Oak Rd, Austin, TX 02134" ] }],
  ["Apple Contacts",
    `First name,Last name,Mobile number,Home email,Home address`,
    `Pat,Coral,+1 (956) 555-0104,pat@example.com,"2 Oak Rd\nAustin TX 78747\nUnited States"`,
    { name: "Pat Coral", phone: "+19565550104", email: "pat@example.com", zipCode: "78747" }],
  // CallRail, "Export a call log": the tracking number is the business's own.
  ["CallRail",
    `Call Status,Tracking Phone Number,Caller Name,Phone Number,Start Time,Source`,
    `Answered,(956) 555-0199,PAT CORAL,956-555-0104,2026-10-12 14:05:00 -0500,Google Ads`,
    { name: "PAT CORAL", phone: "+19565550104", requestedOn: { day: "2026-10-12", minutes: 845, offset: -300 }, details: [ "Source: Google Ads" ] }],
];

test.each(programs)("leads.import: reads a %s file", (_program, headings, line, row) => {
  const parsed = readLeadRows(`${headings}\n${line}\n`);
  expect(parsed.ok && parsed.lines.map((line) => line.ok && line.row)).toMatchObject([row]);
});
