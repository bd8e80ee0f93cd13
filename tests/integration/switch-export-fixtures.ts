/**
 * An export of Housecall Pro, with its headings in help.housecallpro.com: "Exported Report Breakdown" (2999685),
 * "Invoices Reporting" (9834481), "Payments Export" (8028448); estimates and the price book by the fields that its
 * screens show.
 */
export const housecallPro = {
  "customers.csv": [
    "ID,Display Name,First Name,Last Name,Email,Mobile Number,Home Number,Company,Do Not Service,Customer created at,Notes,Address_1 Street Line 1,Address_1 City,Address_1 State,Address_1 Postal Code",
    "7,Ann New,Ann,New,ann@homes.example,(512) 555-0161,,,No,2026-01-02,Two dogs,4 Pine Ln,Austin,TX,78753",
    "8,Bob Off,Bob,Off,bob@homes.example,(512) 555-0162,,,No,2026-01-03,,12 Oak Ave,Austin,TX,78704",
  ].join("\n"),
  "jobs.csv": [
    "Job #,Job description,Job status,Customer name,Address,Job created date,Job scheduled start date,Assigned employees,Job amount,Due amount",
    '1042,Drain cleaning,Completed,Ann New,"4 Pine Ln, Austin, TX 78753",09/01/2025,09/10/2025 9:00 AM,"Dave Ridge, Tom Lee",$162.38,$62.38',
    '1043,AC tune-up,Scheduled,Bob Off,"12 Oak Ave, Austin, TX 78704",11/01/2026,12/03/2036 2:00 PM,Dave Ridge,$150.00,$150.00',
  ].join("\n"),
  "report.csv": [
    "Invoice Number,ID,Created At,Date,End Time,Travel Duration,On Job Duration,Total Duration,Customer,First Name,Last Name,Email,Company,Mobile Phone,Home Phone,Customer Tags,Address,Street,Street Line 2,City,State,Zip,Line Items,Amount,Taxable Amount,Tax,Discount,Tip,Due,Payment History,Credit Card Fee,Invoice Sent,Finished",
    '1042,job_a,09/01/2025,09/10/2025 9:00 AM,09/10/2025 11:00 AM,10,110,120,Ann New,Ann,New,ann@homes.example,,(512) 555-0161,,vip,"4 Pine Ln, Austin, TX 78753",4 Pine Ln,,Austin,TX,78753,Labor (2 @ $75.00),$162.38,$150.00,$12.38,$0.00,$0.00,$62.38,"$100.00, card",$3.20,09/10/2025 12:00 PM,09/10/2025 11:00 AM',
  ].join("\n"),
  "estimates.csv": [
    "Estimate #,Option name,Customer name,Address,Estimate created date,Estimate scheduled start date,Outcome,Option status,Estimate amount",
    '101,Option #1,Ann New,"4 Pine Ln, Austin, TX 78753",09/01/2025,09/03/2025,Lost,Customer Declined,$900.00',
    '101,Better,Ann New,"4 Pine Ln, Austin, TX 78753",09/01/2025,09/03/2025,Won,Customer Approved,"$1,900.00"',
  ].join("\n"),
  "notes.csv": [
    "Customer name,Job #,Note,Created by,Created at",
    "Ann New,1042,Dog in the yard,Dave,09/10/2025 9:05 AM",
  ].join("\n"),
  "pricebook.csv": [
    "Industry,Category,Task code,Name,Description,Price,Cost,Taxable,Unit of measure",
    "Plumbing,Drains,P-100,Snake a drain,Up to 50 ft,$185.00,$20.00,Yes,Each",
  ].join("\n"),
};

/**
 * An export of HighLevel: contacts and opportunities (help center, "CSV File Format for Importing Contacts and
 * Opportunities", April 24, 2025), the columns of its lists of appointments, estimates, invoices, and notes.
 */
export const highLevel = {
  "contacts.csv": [
    "Contact Id,First Name,Last Name,Phone,Email,Business Name,Created,Last Activity,Tags",
    'abc,Cy,Town,+15125550164,cy@homes.example,,"Oct 12 2026 02:05 PM","Oct 13 2026 02:05 PM",lead',
  ].join("\n"),
  "appointments.csv": [
    "Title,Invitee,Status,Appointment Time,Calendar,Appointment Owner,Created By,Date Added",
    'AC check,Cy Town,Confirmed,"Dec 03 2036, 02:00 PM",Service calls,Dave Ridge,Cy Town,"Nov 20 2026, 10:00 AM"',
    'Quote visit,Cy Town,No-show,"Nov 03 2025, 02:00 PM",Service calls,Dave Ridge,Cy Town,"Oct 20 2025, 10:00 AM"',
    'First visit,Cy Town,Showed,"Nov 05 2025, 02:00 PM",Service calls,Dave Ridge,Cy Town,"Oct 20 2025, 10:00 AM"',
  ].join("\n"),
  "estimates.csv": [
    "Name,Estimate Number,Contact Name,Contact Email,Issue Date,Expiry Date,Total,Currency,Status",
    'Ductless,EST-000012,Cy Town,cy@homes.example,"Nov 02, 2025","Dec 02, 2025",4200,USD,Accepted',
    'Furnace,EST-000013,Cy Town,cy@homes.example,"Nov 04, 2025","Dec 04, 2025",5100,USD,Viewed',
  ].join("\n"),
  "invoices.csv": [
    "Invoice Number,Invoice Title,Contact Name,Email,Phone,Issue Date,Due Date,Total,Amount Paid,Amount Due,Status",
    "INV-000021,Ductless,Cy Town,cy@homes.example,+15125550164,2025-11-02,2025-11-16,4200,1000,3200,Partially Paid",
  ].join("\n"),
  "notes.csv": [
    "Contact Id,Contact Name,Email,Phone,Note,Added By,Date Added",
    'abc,Cy Town,cy@homes.example,+15125550164,Wants a quote in spring,Dave,"Nov 20 2025, 10:00 AM"',
  ].join("\n"),
  "opportunities.csv": [
    "Opportunity Name,Contact Name,phone,email,pipeline,stage,Lead Value,source,assigned,Created on,Updated on,Notes,tags,status,Opportunity ID,Contact ID",
    "Deck stain,Cy Town,+15125550164,cy@homes.example,Sales,Negotiation,3934,Email,,2026-09-23T16:54:01.082Z,,Sent the contract,,open,def,abc",
  ].join("\n"),
  "products.csv": [
    "Product Name,Description,Product Type,Price Name,Price Amount,Currency,SKU",
    "Tune-up,Spring check,service,Standard,129,USD,TU-1",
  ].join("\n"),
};
