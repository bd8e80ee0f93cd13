import { expect, test } from "vitest";
import { signIn } from "../drivers/drive-staff-area.ts";
import { rowsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const email = "pat@pay-per-lead.example";

test.each(["/pricing", "/faq"])("%s links to the pay-per-lead request", async (path) => {
  const page = openPlainPage(site());
  await page.goto(path);
  if (path === "/faq") await page.getByText("How much do leads cost?").click();
  await page.getByRole("link", { name: "Ask about pay per lead" }).click();
  await page.getByRole("heading", { name: "Ask about pay per lead" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pay-per-lead");
});

test("content.pay-per-lead: the request is saved once and reaches staff", async () => {
  const page = openPlainPage(site());
  await page.goto("/pay-per-lead");
  await page.getByLabel("Business name").fill("Pat's Plumbing");
  await page.getByLabel("City").fill("Waco");
  await page.getByRole("button", { name: "Send request" }).click();
  // Each error is shown at its field, and the input stays.
  await page.getByText("Choose a service").first().waitFor();
  await page.getByText("Please provide either your email or phone number.").first().waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe("Pat's Plumbing");
  await page.getByRole("combobox", { name: "Service" }).selectOption("plumbing");
  await page.getByLabel("State").selectOption("TX");
  await page.getByLabel("Email").fill(email);
  const key = (await page.locator('input[name="request_key"]').getAttribute("value")) ?? "";
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByRole("heading", { name: "Request sent" }).waitFor();
  // The same form again, as from a second click.
  const same = { service: "plumbing", city: "Waco", state: "TX", email, phone: "" };
  const form = { ...same, business_name: "Pat's Plumbing", request_key: key };
  const again = await page.request.post("/pay-per-lead", { maxRedirects: 0, form });
  expect(again.headers().location).toBe("/pay-per-lead/sent");

  expect(await rowsOf(site(), "lead_results", { email })).toMatchObject([
    { industry: "plumbing", city: "Waco, TX", email },
  ]);
  const mail = await site().mail.waitForMail(({ subject }) => subject.startsWith("Pay per lead:"));
  expect(mail.text).toContain("Pat's Plumbing");
  expect(mail.text).toContain(email);
  const staff = openPlainPage(site());
  await signIn(staff);
  await staff.goto("/admin/estimates?source=pay_per_lead");
  await staff.getByText("Pat's Plumbing").waitFor();
});
