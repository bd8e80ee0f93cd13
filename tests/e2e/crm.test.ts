import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { crmCookie } from "../drivers/crm-members.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
const open = () => openVisitor(browser(), installation(), { allow: [/status of (4\d\d)/] });

async function openAs(email: string): Promise<Page> {
  const [person] = await runSql(installation(), "select id from member_users where email = $1", [
    email,
  ]);
  const cookie = await crmCookie(installation(), String(person?.id));
  const page = await open();
  const [name = "", value = ""] = cookie.split(/=(.*)/);
  await page.context().addCookies([{ name, value, url: installation().url }]);
  return page;
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}

test("the CRM sign-in is accessible, with errors and the code step", async () => {
  const page = await open();
  await page.goto("/crm/team");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByText("Email is required").waitFor();
  await expectNoBarriers(page);
  await page.getByLabel("Email").fill("owner@lone-star-pest-defense.example");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await expectNoBarriers(page);
});

test("an owner's account, passkeys and team are accessible", async () => {
  const page = await openAs("owner@lone-star-pest-defense.example");
  await page.goto("/crm/account");
  await page.getByRole("heading", { name: "Your account" }).waitFor();
  await expectNoBarriers(page);
  await page.goto("/crm/account/passkeys");
  await expectNoBarriers(page);
  await page.goto("/crm/team");
  await page.getByText("Edit Tess Technician").click();
  await page.getByLabel("Email").fill("new@lone-star-pest-defense.example");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("The invitation is on its way").waitFor();
  await expectNoBarriers(page);
});

test("staff view a business's CRM read-only from its page and return", async () => {
  const page = await open();
  await startSession(page);
  const [business] = await runSql(
    installation(),
    "select id from contractor_accounts where business_name = 'Lone Star Pest Defense'",
  );
  await page.goto(`/admin/contractors/${business?.id}`);
  await page.getByRole("heading", { name: "Team", exact: true }).scrollIntoViewIfNeeded();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "View as this business" }).click();
  await page.getByText("You can’t change anything here").waitFor();
  await page.goto("/crm/team");
  await page.getByRole("heading", { name: "Team" }).waitFor();
  await expectNoBarriers(page);
  const refused = await page.request.post(`${installation().url}/crm/team`, {
    form: { intent: "revoke" },
    headers: { origin: installation().url },
  });
  expect(refused.status()).toBe(403);
  // Below /admin such a download requires the password again.
  const file = await page.request.get(`${installation().url}/crm/invoices/invoices.csv`);
  expect(file.status()).toBe(403);
  await page.getByRole("button", { name: "Exit" }).click();
  await page.getByRole("heading", { name: "Lone Star Pest Defense" }).waitFor();
  await page.goto("/crm/team");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
