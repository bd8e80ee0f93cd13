import { expect, test } from "vitest";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { readPdf } from "../drivers/read-pdf.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

async function openAs(role: "owner" | "office" | "technician", business: string) {
  const email = `${role}-${crypto.randomUUID()}@books.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const cookie = await crmCookie(site(), userId);
  const [name = "", value = ""] = cookie.split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  const read = (path: string) => site().fetch(path, { headers: { cookie } });
  const csv = async (path: string) => {
    const rows = [...parseCsv(await (await read(path)).text())].map(({ cells }) => cells);
    const [head = [], ...lines] = rows;
    return lines.map((line) => Object.fromEntries(head.map((column, at) => [column, line[at]])));
  };
  return { page, read, csv };
}

type PlainPage = Awaited<ReturnType<typeof openAs>>["page"];

/** An invoice of $100 with 8.25% tax, of which the customer paid $40. */
async function addInvoice(page: PlainPage, customer = "Sam Stone") {
  await page.goto("/crm/invoices/new");
  await page.getByLabel("Customer").fill(customer);
  await page.getByLabel("Email").fill("sam@home.example");
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Item, line 1").fill("Labor");
  await page.getByLabel("Unit price, line 1").fill("100");
  await page.getByLabel("Taxable, line 1").check();
  await page.getByLabel("Tax rate (%)").fill("8.25");
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Invoice finalized.").waitFor();
  await page.locator("#payment-amount").fill("40");
  await page.locator("#payment-method").selectOption("check");
  await page.locator("#payment-note").fill("=1+1");
  await page.getByRole("button", { name: "Record payment" }).click();
  await page.getByText("Payment recorded.").waitFor();
}

test("without JavaScript an owner reads payments, receivables, and sales tax", async () => {
  const business = await addBusiness(site(), "Bookkeeping Pipes");
  const { page, csv } = await openAs("owner", business);
  await page.goto("/crm/payments");
  await page.getByText("No payments in this period").waitFor();
  await addInvoice(page);
  await page.goto("/crm/invoices");
  await page.getByRole("link", { name: "Payments", exact: true }).click();
  const row = page.getByRole("row", { name: /INV-1001/ });
  await row.getByText("$40.00").waitFor();
  await row.getByRole("link", { name: "Sam Stone" }).first().waitFor();
  await page.goto("/crm/payments?method=cash");
  await page.getByText("No payments in this period").waitFor();
  await page.goto("/crm/payments?from=2026-02-03&to=2026-02-01");
  await page.getByText("The start date must be on or before the end date").waitFor();
  expect(await csv("/crm/payments/payments.csv")).toMatchObject([
    { Type: "Payment", Customer: "Sam Stone", Invoice: "INV-1001", Amount: "40.00", Note: "'=1+1" },
  ]);
  await page.getByRole("link", { name: "Receivables", exact: true }).click();
  await page
    .getByRole("row", { name: /All customers/ })
    .getByText("$68.25")
    .first()
    .waitFor();
  expect(await csv("/crm/receivables/receivables.csv")).toMatchObject([
    { Customer: "Sam Stone", "Not due yet": "68.25", Total: "68.25", "Unpaid invoices": "1" },
  ]);
  await page.getByRole("link", { name: "Sales tax", exact: true }).click();
  await page
    .getByRole("row", { name: /^Net sales/ })
    .getByText("$8.25")
    .waitFor();
  await page
    .getByRole("row", { name: /^Collected/ })
    .getByText("$3.05")
    .waitFor();
  const figures = { "Tax rate": "8.25%", "Tax, net (accrual)": "8.25" };
  const collected = { "Tax, collected (cash)": "3.05" };
  expect(await csv("/crm/sales-tax/sales-tax.csv")).toMatchObject([{ ...figures, ...collected }]);
  expect(await csv("/crm/sales-tax/invoices.csv")).toMatchObject([
    { ...figures, ...collected, Invoice: "INV-1001", Customer: "Sam Stone" },
  ]);
});

test("without JavaScript an owner reads, prints, and emails a statement", async () => {
  const business = await addBusiness(site(), "Account Pipes");
  const { page, read } = await openAs("office", business);
  await addInvoice(page);
  await page.goto("/crm/customers");
  await page.getByRole("link", { name: "Sam Stone" }).first().click();
  await page.getByRole("link", { name: "Statement" }).click();
  await page
    .getByRole("row", { name: /Check payment/ })
    .getByText("-$40.00")
    .waitFor();
  expect(await page.locator("dl").innerText()).toMatch(/Balance due\s*\$68\.25/);
  const path = new URL(page.url()).pathname;
  const paper = await readPdf(await read(`${path}.pdf`));
  for (const text of ["Statement from Account Pipes", "Sam Stone", "Check payment", "$68.25"]) {
    expect(paper).toContain(text.replaceAll(" ", ""));
  }
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("The statement is on its way by email.").waitFor();
  const sent = () =>
    site().mail.received.filter(({ text }) => text.includes("Here's your account"));
  await expect.poll(() => sent().length).toBe(1);
  const [mail] = sent();
  expect(mail?.text).toContain("INV-1001: $68.25, due ");
  expect(mail?.text).toContain("/i/");
  await page.goto(path);
  await openPart(page, "Custom dates");
  await page.getByLabel("Start date").fill("2026-01-01");
  await page.getByLabel("End date").fill("2026-01-31");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Nothing in this period").waitFor();
});

test("technicians can't open the books", async () => {
  const business = await addBusiness(site(), "Closed Pipes");
  const { read } = await openAs("technician", business);
  const id = crypto.randomUUID();
  for (const path of [
    "/crm/payments",
    "/crm/payments/payments.csv",
    "/crm/receivables",
    "/crm/receivables/receivables.csv",
    "/crm/sales-tax",
    "/crm/sales-tax/sales-tax.csv",
    "/crm/sales-tax/invoices.csv",
    `/crm/customers/${id}/statement`,
    `/crm/customers/${id}/statement.pdf`,
  ]) {
    expect([path, (await read(path)).status]).toEqual([path, 403]);
  }
});
