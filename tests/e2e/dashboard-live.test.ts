import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readCard, setUpAdministrator } from "../drivers/drive-staff-area.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite();

const untilCounted = (page: Page, contractors: string) =>
  expect.poll(async () => (await readCard(page, "Total Contractors"))[0]).toBe(contractors);

test("the first administrator's open dashboards update live, also in another tab", async () => {
  const page = await openVisitor(browser(), site(), { allow: [/status of 422/] });
  const link = site().setupLink();
  await page.goto(link);
  await page.getByLabel("Your name").fill("Iris");
  await page.getByLabel("Password").fill("too short");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Use at least 12 characters").first().waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.getByLabel("Your name").inputValue()).toBe("Iris");
  await setUpAdministrator(page, link);

  const otherPage = await page.context().newPage();
  await otherPage.goto("/admin/dashboard");
  for (const tab of [page, otherPage]) {
    await tab.getByText("Live", { exact: true }).waitFor();
    await untilCounted(tab, "0");
  }
  const contractor = sampleContractor({ city: "Waco" });
  await signUp(site(), contractor, 3);
  for (const tab of [page, otherPage]) {
    await untilCounted(tab, "1");
    await tab.getByRole("link", { name: contractor.businessName }).waitFor();
  }
  await site().fetch("/api/lead_results", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ industry: "hvac", city: "Austin", email: "v@visitors.example" }),
  });
  await expect.poll(() => readCard(page, "Lead Estimates")).toContain("1");
  const chart = page.locator("section", {
    has: page.getByRole("heading", { name: "Applications by status", exact: true }),
  });
  await chart.getByText("View as table", { exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
});
