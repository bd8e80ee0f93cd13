import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { missingIn, printedTexts, readPdf } from "../drivers/read-pdf.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

async function openAs(role: "owner" | "technician", business: string) {
  const email = `${role}-${crypto.randomUUID()}@invoices.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  return page;
}

type PlainPage = Awaited<ReturnType<typeof openAs>>;

/** Creates an invoice with one line and stays on its draft. */
async function write(page: PlainPage, price: string, fields: Record<string, string> = {}) {
  await page.goto("/crm/invoices/new");
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Leaking sink");
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Draft: Sam Stone" }).waitFor();
  await page.getByLabel("Item, line 1").fill("Labor");
  await page.getByLabel("Unit price, line 1").fill(price);
}

test("without JavaScript an owner creates, fixes, finalizes and exports an invoice", async () => {
  const business = await addBusiness(site(), "Billing Pipes");
  const page = await openAs("owner", business);
  await page.goto("/crm/invoices");
  await page.getByText("No invoices yet").waitFor();
  await write(page, "lots");
  await page.getByLabel("Deposit paid").fill("40");
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await page.getByLabel("Deposit paid").inputValue()).toBe("40");
  await page.getByLabel("Unit price, line 1").fill("100");
  await page.getByRole("button", { name: "Add line item" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Invoice finalized.").waitFor();
  await page.getByRole("heading", { name: "INV-1001: Sam Stone" }).waitFor();
  await page.getByText("Balance due").waitFor();
  await page.getByText("$60.00").waitFor();
  expect(await page.getByLabel("Item, line 1").count()).toBe(0);
  await page.goto("/crm/invoices?state=open");
  await page
    .getByRole("row", { name: /INV-1001/ })
    .getByText("$60.00")
    .waitFor();
  const [cookie] = await page.context().cookies();
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const file = await site().fetch("/crm/invoices/invoices.csv?state=open", { headers });
  const [, row = ""] = (await file.text()).split("\r\n");
  expect(row).toMatch(
    /^INV-1001,Open,Sam Stone,,,,Leaking sink,[\d-]+,[\d-]+,100.00,40.00,0.00,60,/,
  );
  await page.goto("/crm/invoices");
  await page.getByRole("link", { name: "INV-1001" }).click();
  await page.locator("#payment-amount").fill("70");
  await page.getByRole("button", { name: "Record payment" }).click();
  await page.getByText("$60.00 is due. This is $10.00 more").waitFor();
  await page.getByLabel("Did they overpay? Check this box to record $70.00.").check();
  await page.getByRole("button", { name: "Record payment" }).click();
  await page.getByText("Payment recorded.").waitFor();
  await page.getByText("Overpaid").waitFor();
  await page.locator("#refund-amount").fill("10");
  await page.getByRole("button", { name: "Record refund" }).click();
  await page.getByText("Refund recorded.").waitFor();
  await page.locator("summary").filter({ hasText: "Issue a credit" }).click();
  await page.getByRole("button", { name: "Issue credit" }).click();
  await page.getByText("Enter a reason").waitFor();
  await page.locator("#credit-amount").fill("20");
  await page.locator("#credit-reason").fill("The tap drips again");
  await page.getByRole("button", { name: "Issue credit" }).click();
  await page.getByText("Credit CR-1001").waitFor();
  // Only refunds marked as due again increase the amount due.
  const refund = () => page.locator("#refund-amount");
  const notAgain = () => page.locator("#refund-not_owed_again");
  await refund().fill("25");
  await page.getByRole("button", { name: "Record refund" }).click();
  await page.getByText("Credit CR-1002").waitFor();
  expect(await page.getByText("Balance due").count()).toBe(1);
  await page.locator("summary").filter({ hasText: "Refund or correct a payment" }).click();
  await refund().fill("lots");
  await notAgain().uncheck();
  await page.getByRole("button", { name: "Record refund" }).click();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await notAgain().isChecked()).toBe(false);
  await refund().fill("7");
  await page.getByRole("button", { name: "Record refund" }).click();
  await page.getByText("Refund recorded.").waitFor();
  expect(await page.getByText("Credit CR-1003").count()).toBe(0);
  await page.goto("/crm/invoices?state=open");
  await page
    .getByRole("row", { name: /INV-1001/ })
    .getByText("$7.00")
    .waitFor();
  await write(page, "5");
  await page.locator("summary").filter({ hasText: "Delete draft" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByRole("heading", { name: "Invoices" }).waitFor();
  expect(await page.getByText("Draft: ").count()).toBe(0);
  for (const address of ["/crm/invoices/none", "/crm/estimates/none"]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
  const technician = await openAs("technician", business);
  expect((await technician.goto("/crm/invoices"))?.status()).toBe(403);
});

test("without JavaScript an owner finds an invoice and reminds its customer", async () => {
  const page = await openAs("owner", await addBusiness(site(), "Reminding Pipes"));
  await write(page, "100", { Email: "sam@home.example" });
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Invoice finalized.").waitFor();
  await page.getByRole("link", { name: "Sam Stone" }).click();
  await page.getByRole("link", { name: "1 unpaid invoice" }).click();
  await page.getByText("Showing one customer’s invoices.").waitFor();
  await page.getByRole("link", { name: "INV-1001" }).waitFor();
  await page.goto("/crm/invoices?state=unsent");
  await page.getByRole("link", { name: "INV-1001" }).waitFor();
  await page.goto("/crm/invoices?sort=customer");
  await page.getByRole("button", { name: "Send reminders" }).click();
  await page.getByText("Check the invoices to remind customers of first.").waitFor();
  const search = async (text: string) => {
    await page.getByLabel("Customer, number, phone, or job").fill(text);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  };
  await search("nobody");
  await page.getByText("No invoices match").waitFor();
  await search("stone");
  await page.getByText("1 invoice matches.").waitFor();
  expect(page.url()).not.toContain("stone");
  await page.getByLabel("INV-1001, Sam Stone").check();
  await page.getByRole("button", { name: "Send reminders" }).click();
  await page.getByText("Reminded 1.").waitFor();
  await page.getByText("Reminded by email").last().waitFor();
  expect(page.url()).toContain("sort=customer");
  await page.getByText("1 invoice matches.").waitFor();
  await page.getByLabel("INV-1001, Sam Stone").check();
  await page.getByRole("button", { name: "Send reminders" }).click();
  await page.getByText("Reminded 0. 1 was already reminded today.").waitFor();
  await page.goto("/crm/invoices?state=unsent");
  await page.getByText("Nothing here").waitFor();
});

test("two editors: the second sees the conflict and keeps their input", async () => {
  const business = await addBusiness(site(), "Editing Pipes");
  const [first, second] = [await openAs("owner", business), await openAs("owner", business)];
  await write(first, "100");
  await first.getByRole("button", { name: "Add line item" }).click();
  await first.getByText("Saved.").waitFor();
  await second.goto(first.url());
  const price = (page: PlainPage) => page.getByLabel("Unit price, line 1");
  const save = (page: PlainPage) => page.getByRole("button", { name: "Finalize" }).click();
  await price(first).fill("120");
  await first.getByRole("button", { name: "Add line item" }).click();
  await first.getByText("Saved.").waitFor();
  await price(second).fill("lots");
  await save(second);
  await second.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  await price(second).fill("110");
  await save(second);
  await second.getByText("A teammate saved this invoice while you were editing.").waitFor();
  expect(await price(second).inputValue()).toBe("110");
  await save(second);
  await second.getByText("Invoice finalized.").waitFor();
  await second.getByText("$110.00").first().waitFor();
});

test("the CSV contains numbers, including discounts", async () => {
  const page = await openAs("owner", await addBusiness(site(), "Exporting Pipes"));
  await write(page, "100");
  await page.getByLabel("Discount").fill("5.00");
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Invoice finalized.").waitFor();
  const [cookie] = await page.context().cookies();
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const file = await (await site().fetch("/crm/invoices/quickbooks.csv", { headers })).text();
  const [, labor = "", discount = ""] = file.split("\r\n");
  expect(labor).toContain(",1,100,100,");
  expect(discount).toContain(",-5,-5,");
});

test("without signing in a customer sees the amount due and payment instructions", async () => {
  const business = await addBusiness(site(), "Sending Pipes");
  const owner = await openAs("owner", business);
  await owner.goto("/crm/invoices/settings");
  await owner.getByLabel("Payment instructions").fill("By check to 9 Mill Rd");
  await owner.getByLabel("Payment terms (net days)").fill("many");
  await owner.getByRole("button", { name: "Save" }).click();
  await owner.getByText("Enter a number of days up to 365").waitFor();
  expect(await owner.getByLabel("Payment instructions").inputValue()).toContain("9 Mill Rd");
  await owner.getByLabel("Payment terms (net days)").fill("10");
  await owner.getByRole("button", { name: "Save" }).click();
  await owner.getByText("Saved.").waitFor();
  await write(owner, "100", { Email: "rosa@home.example" });
  await owner.getByRole("button", { name: "Finalize" }).click();
  await owner.getByText("Invoice finalized. Send it to your customer now.").waitFor();
  await owner.getByLabel("Send by").selectOption({ label: "Email with a link" });
  await owner.getByRole("button", { name: "Send", exact: true }).click();
  await owner.getByText("Sent by email.").waitFor();
  const mail = await site().mail.waitForMail(({ to }) => to.includes("rosa@home.example"));
  const path = /\/i\/[a-z2-7]{45}/.exec(mail.text)?.[0] ?? "";

  const page = openPlainPage(site());
  expect((await page.goto("/i/guessed"))?.status()).toBe(410);
  expect((await page.goto(path))?.status()).toBe(200);
  await page.getByRole("heading", { name: "Your invoice from Sending Pipes" }).waitFor();
  await page.getByText("By check to 9 Mill Rd").waitFor();
  const html = await page.content();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain("rosa@home.example");
  expect(html).not.toContain("strategy call");
  const file = await readPdf(await site().fetch(`${path}/invoice.pdf`));
  expect(printedTexts(html)).toContain("$100.00");
  expect(missingIn(file, printedTexts(html))).toEqual([]);
  expect(file).toContain("Bycheckto9MillRd");
  expect((await site().fetch("/i/guessed/invoice.pdf")).status).toBe(404);
  expect(await (await site().fetch("/pricing")).text()).toContain("strategy call");
});
