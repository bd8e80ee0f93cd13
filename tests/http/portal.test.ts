import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

test("the copied customer link lists their records until it's replaced", async () => {
  const business = await addBusiness(site(), "Portal Pipes");
  const { userId } = await addCrmMember(site(), business, "owner", "pia@portal.example");
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const owner = openPlainPage(site());
  await owner.context().addCookies([{ name: cookie, value, url: site().url }]);
  await owner.goto("/crm/invoices/new");
  await owner.getByLabel("Customer").fill("Sam Stone");
  await owner.getByLabel("Email").fill("sam@home.example");
  await owner.getByLabel("Job description").fill("Leaking sink");
  await owner.getByRole("button", { name: "Continue" }).click();
  await owner.getByLabel("Item, line 1").fill("Labor");
  await owner.getByLabel("Unit price, line 1").fill("80");
  await owner.getByRole("button", { name: "Finalize" }).click();
  await owner.getByText("Invoice finalized.").waitFor();

  await owner.goto("/crm/customers");
  await owner.getByRole("link", { name: "Sam Stone" }).first().click();
  await owner.getByRole("link", { name: "Customer link" }).click();
  const { pathname } = new URL(await owner.getByRole("textbox", { name: "Link" }).inputValue());
  expect(pathname).toMatch(/^\/my\//);
  const customer = openPlainPage(site());
  expect((await customer.goto(pathname))?.status()).toBe(200);
  await customer.getByRole("heading", { name: "Your account with Portal Pipes" }).waitFor();
  await customer.getByText("sam@home.example: On").waitFor();
  await customer.getByText("No appointments yet.").waitFor();
  await customer.getByRole("link", { name: "INV-1001" }).click();
  await customer.getByText("$80.00").first().waitFor();

  await owner.getByRole("button", { name: "Reset link" }).click();
  await owner.getByText("Link reset.").waitFor();
  expect((await customer.goto(pathname))?.status()).toBe(410);
});
