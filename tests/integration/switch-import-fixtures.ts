const clients = [
  "J-ID,Display Name,First Name,Last Name,Company Name,Main Phone,E-mails,Service Street 1,Service City,Service State,Service Zip code,Tags,SMS consent,Consent date",
  "1_1,Ann New,Ann,New,,(512) 555-0161,ann@homes.example,4 Pine Ln,Austin,TX,78753,VIP,yes,10/02/2026",
  "1_2,Ann New,Ann,New,,(512) 555-0161,ann@homes.example,9 Lake Rd,Austin,TX,78704,,,",
  "2_1,Acme Rentals,Rob,Rent,Acme Rentals,512-555-0162,rent@acme.example,88 Main St,Austin,TX,78702,,,",
].join("\n");

export const jobs = [
  "Job #,Client name,Client email,Service street,Service city,Service province,Service ZIP,Title,Job status,Created date,Scheduled start date,Start time,Closed date,Visits assigned to,Total revenue ($)",
  '101,Ann New,ann@homes.example,4 Pine Ln,Austin,TX,78753,Drain cleaning,Archived,"Sep 01, 2025","Sep 10, 2025",9:00 AM,"Sep 10, 2025",Dave Ridge,185.0',
  '102,Acme Rentals,,88 Main St,Austin,TX,78702,Boiler check,Upcoming,"Oct 01, 2026","Dec 10, 2036",9:00 AM,,Dave Ridge,250.0',
  '103,Ann New,,9 Lake Rd,Austin,TX,78704,Faucet,Upcoming,"Oct 01, 2026","Dec 10, 2036",9:30 AM,,Dave Ridge,90.0',
  '104,New Person,new@person.example,1 New St,Austin,TX,78701,Water heater,Upcoming,"Oct 01, 2026","Dec 11, 2036",,,,900.0',
].join("\n");

const quotes = [
  "Quote #,Client name,Client email,Property,Title,Status,Created date,Sent date,Approved date,Total ($)",
  '55,Ann New,ann@homes.example,"4 Pine Ln, Austin, TX 78753",Repipe,Awaiting response,2025-06-02,2025-06-03,,"$9,400.00"',
  '57,Acme Rentals,,"88 Main St, Austin, TX 78702",Boiler,Converted,2025-07-02,2025-07-03,2025-07-05,"$2,150.00"',
].join("\n");

const bills = [
  "Invoice #,Client name,Client email,Service street,Service city,Service province,Service ZIP,Subject,Issued date,Due date,Marked paid date,Job #s,Status,Line items,Pre-tax total ($),Total ($),Tip ($),Balance ($),Tax amount ($),Discount ($)",
  '9001,Ann New,ann@homes.example,4 Pine Ln,Austin,TX,78753,Drain cleaning,"Sep 11, 2025","Sep 25, 2025","Sep 20, 2025",101,Paid,"Labor (2, $150.00), Snake (1, $25.50)",175.5,189.98,0.0,0.0,14.48,0.0',
  '9002,Acme Rentals,,88 Main St,Austin,TX,78702,Boiler,"Oct 30, 2026","Nov 13, 2026",,102,Awaiting payment,Boiler work,1000.00,1032.49,0.0,532.49,82.49,50.0',
  '77-B,Ann New,ann@homes.example,,,,,Odd,"Oct 30, 2026",,,,Paid,,33.33,33.33,0.0,0.0,0.0,0.0',
  '9004,Ann New,ann@homes.example,,,,,Draft one,"Oct 31, 2026",,,,Draft,,10,10,0.0,10,0.0,0.0',
  '9005,Ann New,ann@homes.example,,,,,Void one,"Oct 31, 2026",,,,Void,,10,10,0.0,0,0.0,0.0',
].join("\n");

const notes = [
  "Client name,Note,Created by,Note date",
  "Ann New,Gate code 4411,Dave,10/05/2025",
].join("\n");

const book = [
  "Name,Description,Category,Unit Price,Taxable",
  "Snake a drain,,Service,$185.00,Yes",
].join("\n");

/** An export of Jobber, with one row of each kind that an import has to list. */
export const whole = {
  "invoices.csv": bills,
  "quotes.csv": quotes,
  "jobs.csv": jobs,
  "clients.csv": clients,
  "notes.csv": notes,
  "prices.csv": book,
};

// switch.files, switch.quiet
