import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

test("a call from the business's number starts without JavaScript", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "office");
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name: "Olivia Grant" }).click();
  await page.getByRole("link", { name: "Call from business number" }).click();
  await page.getByRole("heading", { name: "Call Olivia Grant", level: 1 }).waitFor();
  const [phone] = await page.locator("#phone option").all();
  const chosen = await phone?.getAttribute("value");
  expect(chosen).toMatch(/^\+1\d{10}$/);
  // The demo has no phone service, and says so next to the field.
  await page.getByRole("button", { name: "Ring my phone" }).click();
  await page.getByText("Phone service isn’t set up yet").first().waitFor();
  expect(await page.locator("#phone").inputValue()).toBe(chosen);
});

test("a technician can't call from the business's number", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "office");
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name: "Olivia Grant" }).click();
  const address = `${new URL(page.url()).pathname}/call`;
  const technician = openPlainPage(site());
  await enterCrm(site(), technician, "Lone Star Pest Defense", "technician");
  const response = await technician.request.get(address);
  expect(response.status()).toBe(403);
});
