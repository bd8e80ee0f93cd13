import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

test("a webhook is added, tested, paused and deleted; its secret shows once", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Bayside Handyman");
  await page.goto("/crm/settings/webhooks");
  await page.getByText("No webhooks yet").first().waitFor();
  await page.getByLabel("URL").fill("http://hooks.example/leads");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Choose what to send").first().waitFor();
  await page.getByLabel("A new lead").check();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Enter a URL that starts with https://").first().waitFor();
  expect(await page.getByLabel("URL").inputValue()).toBe("http://hooks.example/leads");
  expect(await page.getByLabel("A new lead").isChecked()).toBe(true);
  await page.getByLabel("URL").fill("https://hooks.example/leads");
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = await page.getByLabel("Signing secret").inputValue();
  expect(secret).toMatch(/^whsec_/);

  await page.getByRole("link", { name: "https://hooks.example/leads" }).click();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole("button", { name: "Send a test event" }).click();
  await page.getByText("A test event is on its way").first().waitFor();
  await page.getByText("webhook.test").first().waitFor();
  await page.locator("summary").filter({ hasText: "Create a new secret" }).click();
  await page.getByRole("button", { name: "Yes, create a new one" }).click();
  expect(await page.getByLabel("Signing secret").inputValue()).not.toBe(secret);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText("Webhook resumed").first().waitFor();
  await page.locator("summary").filter({ hasText: "Delete" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await page.getByText("No webhooks yet").first().waitFor();
});
