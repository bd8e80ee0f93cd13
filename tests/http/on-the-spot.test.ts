import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

async function openAs(role: "owner" | "technician", business: string, name: string) {
  const { userId } = await addCrmMember(site(), business, role, `${name}@spot.example`);
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  return page;
}

test("a technician records a check at a visit; the office sees who", async () => {
  const business = await addBusiness(site(), "Spot Pipes");
  const tess = await openAs("technician", business, "tess");
  const owner = await openAs("owner", business, "olaf");
  await owner.goto("/crm/schedule/crews");
  const added = owner.getByRole("region", { name: "New crew" });
  await added.getByLabel("Name").fill("Truck 1");
  await added.getByLabel("tess").check();
  await added.getByRole("button", { name: "Add crew" }).click();
  await owner.getByText("Crew saved.").waitFor();
  await owner.goto("/crm/schedule/new?day=2037-03-16");
  await owner.getByLabel("Customer").fill("Sam Stone");
  await owner.getByLabel("Job description").fill("Leaking sink");
  await owner.getByLabel("Job total").fill("450");
  await owner.getByRole("button", { name: "Book appointment" }).click();
  await owner.getByRole("heading", { name: "Sam Stone" }).waitFor();
  const visit = new URL(owner.url()).pathname;
  await owner.getByRole("link", { name: "Create invoice" }).click();
  await owner.getByRole("button", { name: "Continue" }).click();
  await owner.getByRole("button", { name: "Finalize" }).click();
  await owner.getByText("Invoice finalized.").waitFor();
  const invoice = new URL(owner.url()).pathname;

  await tess.goto(visit);
  expect(await tess.getByRole("link", { name: /INV-/ }).count()).toBe(0);
  await tess.getByRole("link", { name: "Collect $450.00" }).first().click();
  await tess.getByRole("heading", { name: "Collect $450.00" }).waitFor();
  await tess.locator("summary").filter({ hasText: "Partial payment" }).click();
  await tess.getByLabel("Amount paid now").fill("500");
  await tess.getByLabel("Check number or note").fill("Check 77");
  await tess.getByRole("button", { name: "Check", exact: true }).click();
  await tess.getByText("Only $450.00 is due").waitFor();
  expect(await tess.getByLabel("Check number or note").inputValue()).toBe("Check 77");
  await tess.getByLabel("Amount paid now").fill("200");
  await tess.getByRole("button", { name: "Check", exact: true }).click();
  await tess.getByText("Payment recorded.").waitFor();
  await tess.getByRole("heading", { name: "Collect $250.00" }).waitFor();
  expect((await tess.goto(invoice))?.status()).toBe(403);

  await owner.goto(invoice);
  await owner.getByText("Collected by tess").waitFor();
  await owner.getByText("Check 77").waitFor();

  await tess.goto(`${visit}/collect`);
  await tess.getByRole("button", { name: "Pay later" }).click();
  await tess.getByRole("heading", { name: "$250.00 due" }).waitFor();
  await tess.getByRole("img", { name: "QR code for INV-1001" }).waitFor();
  // A technician shows the code, and has no customer's link.
  expect(await tess.getByRole("link", { name: "Open the invoice" }).count()).toBe(0);
  await owner.goto(new URL(tess.url()).pathname + new URL(tess.url()).search);
  const link = await owner.getByRole("link", { name: "Open the invoice" }).getAttribute("href");
  const { pathname } = new URL(link ?? "");
  expect((await tess.goto(pathname))?.status()).toBe(200);
  await tess.getByText("INV-1001").first().waitFor();
});

test("without JavaScript: collects for a done job without an invoice", async () => {
  const business = await addBusiness(site(), "Cash Pipes");
  const owner = await openAs("owner", business, "cora");
  await owner.goto("/crm/schedule/crews");
  await owner.getByRole("region", { name: "New crew" }).getByLabel("Name").fill("Truck 1");
  await owner.getByRole("button", { name: "Add crew" }).click();
  await owner.getByText("Crew saved.").waitFor();
  await owner.goto("/crm/schedule/new?day=2037-03-16");
  await owner.getByLabel("Customer").fill("Sam Stone");
  await owner.getByLabel("Job description").fill("Leaking sink");
  await owner.getByLabel("Job total").fill("279.50");
  await owner.getByRole("button", { name: "Book appointment" }).click();
  await owner.getByRole("heading", { name: "Sam Stone" }).waitFor();
  const visit = new URL(owner.url()).pathname;
  // Shown while Done waits for a signal.
  const waits = owner.locator(".hidden.group-data-queued\\:block");
  expect(await waits.innerText()).toBe("Collect $279.50");
  await owner.locator("summary").filter({ hasText: "Done early?" }).click();
  await owner.getByRole("button", { name: "Yes, it’s done" }).click();
  await owner.getByRole("link", { name: "Collect $279.50" }).click();
  await owner.getByRole("button", { name: "Zelle" }).click();
  await owner.getByText("Payment recorded.").waitFor();
  await owner.getByRole("heading", { name: "Nothing due" }).waitFor();
  await owner.goto(visit);
  await owner.getByText("Paid").first().waitFor();
  expect(await owner.getByRole("link", { name: /^Collect/ }).count()).toBe(0);
});

test("a deposit is shown where the job's price isn't known", async () => {
  const business = await addBusiness(site(), "Deposit Pipes");
  const owner = await openAs("owner", business, "dora");
  await owner.goto("/crm/schedule/crews");
  await owner.getByRole("region", { name: "New crew" }).getByLabel("Name").fill("Truck 1");
  await owner.getByRole("button", { name: "Add crew" }).click();
  await owner.getByText("Crew saved.").waitFor();
  await owner.goto("/crm/schedule/new?day=2037-03-16");
  await owner.getByLabel("Customer").fill("Sam Stone");
  await owner.getByLabel("Job description").fill("Leaking sink");
  await owner.getByRole("button", { name: "Book appointment" }).click();
  await owner.getByRole("heading", { name: "Sam Stone" }).waitFor();
  const visit = new URL(owner.url()).pathname;
  await runSql(
    site(),
    `insert into invoices (id, contractor_id, work_order_id, is_deposit, number, issued_on, due_on,
       customer_name, what, content, total_cents, paid_cents, created_at, updated_at)
     select gen_random_uuid(), contractor_id, id, true, 1001, '2037-03-01', '2037-03-01',
       customer_name, what, '{"lines":[],"discount":null,"taxRate":0,"message":null}', 5000, 5000, now(), now()
     from work_orders where contractor_id = $1::uuid`,
    [business],
  );
  await owner.goto(`${visit}/collect?done=yes`);
  await owner.getByRole("heading", { name: "Collect payment" }).waitFor();
  await owner.getByText("We’ll deduct their deposit of $50.00.").waitFor();
});
