import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });
let page: Page;

beforeEach(async () => {
  // Playwright can't intercept requests of a service worker.
  page = await openVisitor(browser(), site(), { context: { serviceWorkers: "block" } });
  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm/customers/new");
  await waitForScript(page);
  await page.getByLabel("Name", { exact: true }).fill("Zelda Quarry");
  await page.getByLabel("Phone").fill("(737) 555-0462");
  await page.locator("main input[name=address]").fill("7 Quarry Rd, Austin, TX 78701");
  await page.getByRole("button", { name: "Add customer" }).click();
  await page.getByRole("heading", { name: "Zelda Quarry" }).waitFor();
});

test("the keyboard picks a customer, who fills in the form", async () => {
  await page.goto("/crm/estimates/new");
  await waitForScript(page);
  const name = page.locator("input[name=customer_name]");
  await name.focus();
  await page.waitForLoadState("networkidle");
  await name.pressSequentially("zelda");
  const option = page.getByRole("option", { name: /Zelda Quarry/ });
  await option.waitFor();
  expect(await name.getAttribute("aria-expanded")).toBe("true");
  await name.press("ArrowDown");
  expect(await option.getAttribute("aria-selected")).toBe("true");
  await name.press("Enter");
  await option.waitFor({ state: "detached" });
  expect(await name.inputValue()).toBe("Zelda Quarry");
  expect(await page.getByLabel("Phone").inputValue()).toBe("(737) 555-0462");
  expect(await page.locator("main input[name=address]").inputValue()).toBe(
    "7 Quarry Rd, Austin, TX 78701",
  );
  const id = page.locator("input[name=customer_id]");
  expect(await id.inputValue()).toMatch(/^[0-9a-f-]{36}$/);
  // Typing on is about someone else.
  await name.pressSequentially(" Jr");
  expect(await id.inputValue()).toBe("");
  await name.press("Escape");
  await page.getByLabel("Job description").fill("Ants");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/crm\/estimates\/[0-9a-f-]{36}/);
});
