import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { pressEnterOn, typeInto } from "./by-keyboard.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });

beforeAll(async () => {
  await runSql(
    installation(),
    `insert into contractor_accounts (id, business_name, name, email, phone, city, state, created_at)
     select gen_random_uuid(), 'Business ' || lpad((61 - number)::text, 2, '0'), 'Owner', 'owner' || number || '@many.example',
       '(512) 555-0142', 'Austin', 'TX', now() - number * interval '1 hour'
     from generate_series(1, 60) as number`,
  );
});

const names = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
test("the list updates while typing, Back exits, and the keyboard publishes", async () => {
  const page = await openVisitor(browser(), installation());
  await startSession(page);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Contractors", exact: true }).first().click();
  await page.getByText("60 contractors", { exact: true }).waitFor();
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.pressSequentially("business 0", { delay: 20 });
  await page.waitForURL((url) => url.searchParams.get("q") === "business 0");
  await field.pressSequentially("7");
  await page.getByText("1 contractor", { exact: true }).waitFor();
  expect(await names(page)).toEqual(["Business 07"]);
  expect(new URL(page.url()).searchParams.get("q")).toBe("business 07");
  expect(await field.inputValue()).toBe("business 07");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: "Completed" }).click();
  await page.getByText("0 contractors", { exact: true }).waitFor();
  await field.fill("");
  await page.waitForURL((url) => url.search === "?status=completed");
  await page.goBack();
  await page.getByText("1 contractor", { exact: true }).waitFor();
  expect(await field.inputValue()).toBe("business 07");
  await page.goBack();
  await page.waitForURL("**/admin/dashboard");

  const contractor = sampleContractor({ city: "Abilene", services: ["HVAC"] });
  await signUp(installation(), contractor);
  await page.goto("/admin/contractors");
  await typeInto(page, field, contractor.businessName);
  await page.keyboard.press("Enter");
  await page.getByText("1 contractor", { exact: true }).waitFor();
  await pressEnterOn(page, page.getByRole("link", { name: "View Details" }));
  await page.getByRole("heading", { name: contractor.businessName, level: 1 }).waitFor();
  await pressEnterOn(page, page.getByRole("button", { name: "Publish" }));
  await page.getByRole("status").filter({ hasText: "The page is live." }).waitFor();
  expect((await fetch(`${installation().url}/hvac/abilene-tx`)).status).toBe(200);
});
