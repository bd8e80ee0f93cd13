import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

async function openAs(role: "owner" | "office", business: string) {
  const email = `${role}-${crypto.randomUUID()}@plans.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  return page;
}

test("plans.cancel: an owner chooses a plan, cancels in two clicks, and resumes", async () => {
  const business = await addBusiness(site(), "Plan Pipes");
  const page = await openAs("owner", business);
  await page.goto("/crm/settings/plan");
  await page.getByRole("heading", { name: "No plan yet" }).waitFor();
  const prices = await page.content();
  expect(prices).toContain("$97");
  expect(prices).toContain("$397");
  expect(prices).toContain("$300 ad budget");
  expect(await page.getByRole("link", { name: "Cancel plan" }).count()).toBe(0);
  await page.getByRole("button", { name: "Choose Starter System" }).click();
  await page.getByText("We’ll set it up with you within 24 hours.").waitFor();
  await page.getByText("We’ll contact you about it").waitFor();
  await site().runSql(
    "insert into business_plans (contractor_id, plan, paid_until, due_at) values ($1, 'starter', '2099-12-31', now() + interval '1 year')",
    [business],
  );
  await page.goto("/crm/settings/plan");
  await page.getByText("Paid through December 31, 2099.").waitFor();
  await page.getByRole("link", { name: "Cancel plan" }).click();
  for (const text of [
    "Billing",
    "Your page",
    "Your territory",
    "Your texting number",
    "Your data",
  ]) {
    await page.getByText(text).first().waitFor();
  }
  await page.getByRole("button", { name: "Cancel my plan" }).click();
  await page
    .getByText("Your plan runs through December 31, 2099. You won’t be charged again.")
    .waitFor();
  await page.getByRole("button", { name: "Keep my plan" }).click();
  await page.getByText("Your plan continues.").waitFor();
  const office = await openAs("office", business);
  expect((await office.goto("/crm/settings/plan"))?.status()).toBe(403);
});
