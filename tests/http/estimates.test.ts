import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { missingIn, printedTexts, readPdf } from "../drivers/read-pdf.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

async function openAs(role: "owner" | "technician", business: string) {
  const email = `${role}-${crypto.randomUUID()}@estimates.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  return page;
}

test("two editors: the second sees the conflict and keeps their input", async () => {
  const business = await addBusiness(site(), "Editing Pipes");
  const [first, second] = [await openAs("owner", business), await openAs("owner", business)];
  await first.goto("/crm/estimates/new");
  await first.getByLabel("Customer").fill("Sam Stone");
  await first.getByLabel("Job description").fill("Leaking sink");
  await first.getByRole("button", { name: "Continue" }).click();
  await first.getByRole("heading", { name: "E-1001: Sam Stone" }).waitFor();
  await second.goto(first.url());
  for (const [page, price] of [
    [first, "120"],
    [second, "lots"],
  ] as const) {
    await page.getByLabel("Item, line 1").fill("Labor");
    await page.getByLabel("Unit price, line 1").fill(price);
    await page.getByRole("button", { name: "Add line item" }).click();
  }
  await first.getByText("Saved.").waitFor();
  await second.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  await second.getByLabel("Unit price, line 1").fill("110");
  await second.getByRole("button", { name: "Save and get link" }).click();
  await second.getByText("A teammate saved this estimate while you were editing.").waitFor();
  expect(await second.getByLabel("Unit price, line 1").inputValue()).toBe("110");
  await second.getByRole("button", { name: "Save and get link" }).click();
  await second.getByText("Marked as sent.").waitFor();
  await second.getByText("$110.00").first().waitFor();
});

test("without JavaScript an owner adds prices, creates an estimate, and sends it", async () => {
  const business = await addBusiness(site(), "Estimate Pipes");
  const page = await openAs("owner", business);
  await page.goto("/crm/estimates");
  await page.getByText("No estimates yet").waitFor();
  await page.goto("/crm/estimates/prices");
  await page.getByRole("button", { name: "Start with sample prices for your trade" }).click();
  await page.getByText("Sample prices added.").waitFor();
  const added = page.getByRole("region", { name: "New price" });
  await added.getByLabel("Item").fill("Faucet");
  await added.getByLabel("Price").fill("lots");
  await page.getByRole("button", { name: "Add price" }).click();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await added.getByLabel("Item").inputValue()).toBe("Faucet");
  await added.getByLabel("Price").fill("265");
  await page.getByRole("button", { name: "Add price" }).click();
  await page.getByText("Price saved.").waitFor();

  await page.goto("/crm/estimates/new");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Enter the customer’s name").waitFor();
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "E-1001: Sam Stone" }).waitFor();

  await page.getByLabel("Item, line 1").fill("Labor");
  await page.getByLabel("Quantity, line 1").fill("2.5");
  await page.getByLabel("Unit price, line 1").fill("90");
  await page.getByLabel("Add from price book").selectOption({ label: "Faucet, $265.00" });
  await page.getByRole("button", { name: "Insert" }).click();
  await page.getByText("Saved.").waitFor();
  expect(await page.getByLabel("Item, line 2").inputValue()).toBe("Faucet");
  await page.getByText("$490.00").waitFor();
  await page.getByLabel("Unit price, line 1").fill("a lot");
  await page.getByLabel("Deposit").fill("50%");
  await page.getByRole("button", { name: "Add line item" }).click();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await page.getByLabel("Deposit").inputValue()).toBe("50%");
  await page.getByLabel("Unit price, line 1").fill("100");
  await page.getByRole("button", { name: "Add option" }).click();
  await page.getByText("Saved.").waitFor();
  expect(await page.getByLabel("Option 2", { exact: true }).inputValue()).toBe("Better");
  await page.getByRole("button", { name: "Remove Faucet" }).first().click();
  await page.getByText("Saved.").waitFor();
  await page.getByText("$250.00").first().waitFor();
  await page.getByText("$515.00").first().waitFor();
  await page.getByRole("button", { name: "Save and get link" }).click();
  await page.getByText("Marked as sent.").waitFor();
  await page.locator("summary").filter({ hasText: "Void" }).click();
  await page.getByRole("button", { name: "Void estimate" }).click();
  await page.getByText("Estimate voided.").waitFor();
  expect(await page.getByRole("link", { name: "View as customer" }).count()).toBe(0);
  await page.getByRole("button", { name: "Save and get link" }).click();
  await page.getByText("Marked as sent.").waitFor();
  await page.goto("/crm/estimates?state=sent");
  await page.getByText("$250.00 – $515.00").waitFor();
  const [cookie] = await page.context().cookies();
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const file = await site().fetch("/crm/estimates/estimates.csv?state=sent", { headers });
  const [, row = ""] = (await file.text()).split("\r\n");
  expect(row).toContain("E-1001,Sent,Sam Stone,,,,Leaking sink,250.00,515.00,");
  const technician = await openAs("technician", business);
  expect((await technician.goto("/crm/estimates"))?.status()).toBe(403);
});

test("without JavaScript a customer sends a question, then accepts exactly once", async () => {
  const business = await addBusiness(site(), "Accepting Pipes");
  const owner = await openAs("owner", business);
  await owner.goto("/crm/estimates/new");
  await owner.getByLabel("Customer").fill("Rosa Green");
  await owner.getByLabel("Job description").fill("New faucet");
  await owner.getByLabel("Email").fill("rosa@home.example");
  await owner.getByRole("button", { name: "Continue" }).click();
  await owner.getByLabel("Item, line 1").fill("Faucet with <b>labor</b>");
  await owner.getByLabel("Unit price, line 1").fill("265");
  await owner.getByLabel("Send by").selectOption({ label: "Email with a link" });
  await owner.getByRole("button", { name: "Save and send" }).click();
  await owner.getByText("Estimate sent by email.").waitFor();
  await owner.getByText(/^Emailed .+ · Next reminder /).waitFor();
  const mail = await site().mail.waitForMail(({ to }) => to.includes("rosa@home.example"));
  const path = /\/e\/[a-z2-7]{45}/.exec(mail.text)?.[0] ?? "";
  const editor = owner.url();

  const page = openPlainPage(site());
  expect((await page.goto("/e/guessed"))?.status()).toBe(410);
  const opened = await page.goto(path);
  expect(opened?.status()).toBe(200);
  const html = await page.content();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain("rosa@home.example");
  expect(html).not.toContain("<b>labor</b>");
  const readFile = () => site().fetch(`${path}/estimate.pdf`).then(readPdf);
  expect(printedTexts(html)).toContain("$265.00");
  expect(missingIn(await readFile(), printedTexts(html))).toEqual([]);
  await page.getByRole("heading", { name: "Your estimate from Accepting Pipes" }).waitFor();
  await page.locator("summary").filter({ hasText: "Ask a question" }).click();
  await page.getByLabel("Your question").fill("Which brand is it?");
  await page.getByRole("button", { name: "Send question" }).click();
  await page.getByText("We sent your question to Accepting Pipes.").waitFor();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByText("Type your name to accept").waitFor();
  await page.getByLabel("Your full name").fill("Rosa Green");
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByText("You accepted this estimate for $265.00. Signed: Rosa Green.").waitFor();
  expect(await page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  expect(await readFile()).toContain("AcceptedbyRosaGreenon");
  expect((await site().fetch("/e/guessed/estimate.pdf")).status).toBe(404);

  await owner.goto(editor);
  await owner.getByText("Rosa Green accepted the estimate for $265.00").waitFor();
  await owner.locator("summary").filter({ hasText: "Signature record" }).click();
  await owner.getByText(/Document fingerprint .* [0-9a-f]{64}/).waitFor();
  expect(await owner.getByRole("button", { name: "Save" }).count()).toBe(0);
  await owner.getByRole("link", { name: "Book appointment" }).click();
  expect(await owner.getByLabel("Job total").inputValue()).toBe("265.00");
  await owner.getByRole("button", { name: "Book appointment" }).click();
  await owner.getByRole("heading", { name: "Rosa Green" }).waitFor();
  await owner.getByText("E-1001, $265.00").waitFor();
  await owner.goto("/crm/conversations");
  await owner.getByText("Which brand is it?").first().waitFor();
});

test("an unknown button value saves like the default one", async () => {
  const page = await openAs("owner", await addBusiness(site(), "Odd Pipes"));
  const [cookie] = await page.context().cookies();
  const headers = { cookie: `${cookie?.name}=${cookie?.value}`, origin: site().url };
  for (const intent of ["__proto__", "constructor"]) {
    const body = new URLSearchParams({ intent, name: intent, price: "1" });
    const response = await site().fetch("/crm/estimates/prices", { method: "POST", headers, body });
    expect(response.status).toBe(200);
  }
});

test("without JavaScript: owners record approvals and duplicate estimates", async () => {
  const business = await addBusiness(site(), "Approving Pipes");
  const page = await openAs("owner", business);
  await page.goto("/crm/estimates/new");
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Item, line 1").fill("Labor");
  await page.getByLabel("Unit price, line 1").fill("100");
  await page.getByRole("button", { name: "Add option" }).click();
  await page.getByText("Saved.").waitFor();
  expect(await page.getByRole("button", { name: "Record approval" }).count()).toBe(0);
  await page.getByLabel("Unit price, line 1").last().fill("250");
  await page.getByRole("button", { name: "Save and get link" }).click();
  await page.getByText("Marked as sent.").waitFor();
  await page.locator("summary").filter({ hasText: "Customer approved" }).click();
  await page.getByRole("button", { name: "Record approval" }).click();
  await page.getByText("Choose an option").last().waitFor();
  await page.getByLabel("Option", { exact: true }).selectOption({ label: "Better, $250.00" });
  await page.getByLabel("How they approved it").selectOption({ label: "In person" });
  await page.getByRole("button", { name: "Record approval" }).click();
  await page.getByText("Approval recorded.").waitFor();
  await page.getByText("Your customer approved the Better option for $250.00").waitFor();
  await page.getByText(/^Sam Stone approved this estimate \(in person\)\. Recorded by /).waitFor();
  await page.getByRole("link", { name: "Book appointment" }).waitFor();
  const seen = await page.getByRole("link", { name: "View as customer" }).getAttribute("href");
  const customer = openPlainPage(site());
  await customer.goto(new URL(seen ?? "").pathname);
  await customer
    .getByText(/^You approved Better for \$250\.00\. Approving Pipes recorded it/)
    .waitFor();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await page.getByRole("heading", { name: "E-1002: Sam Stone" }).waitFor();
  expect(await page.getByLabel("Item, line 1").first().inputValue()).toBe("Labor");
});
