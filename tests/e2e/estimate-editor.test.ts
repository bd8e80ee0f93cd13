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
  const allow = [/net::ERR_FAILED/, /status of 409/];
  // Playwright can't intercept requests of a service worker.
  const context = { serviceWorkers: "block" as const };
  page = await openVisitor(browser(), site(), { allow, context });
  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm/estimates/new");
  await waitForScript(page);
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByRole("button", { name: "Continue" }).click();
  await item(1).fill("Labor");
  await price(1).fill("185");
  await save().click();
  await totalIs("$185.00");
});

const item = (line: number) => page.getByLabel(`Item, line ${line}`);
const price = (line: number) => page.getByLabel(`Unit price, line ${line}`);
const save = () => page.getByRole("button", { name: "Save", exact: true }).last();
const totalIs = (total: string) =>
  expect.poll(() => page.locator("form dl, form table").last().innerText()).toContain(total);

/** Delays all further responses of the site. */
const slowDown = (milliseconds: number) =>
  page.route(/\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Text of the estimate as the customer sees it. */
async function customerSees(): Promise<string> {
  const link = await page.getByRole("link", { name: "View as customer" }).getAttribute("href");
  return await (await page.request.get(String(link))).text();
}

test("every button shows, saves and sends the last typed price", async () => {
  await price(1).fill("165");
  await save().click();
  await totalIs("$165.00");
  expect(await price(1).inputValue()).toBe("165.00");
  await page.getByLabel("Add from price book").selectOption({ index: 1 });
  await item(1).fill("Labor and parts");
  await page.getByRole("button", { name: "Insert" }).click();
  await expect.poll(() => item(2).inputValue()).not.toBe("");
  expect(await item(1).inputValue()).toBe("Labor and parts");
  expect(await page.getByLabel("Add from price book").inputValue()).toBe("");
  await price(1).fill("155");
  await page.getByRole("button", { name: "Add line item" }).click();
  await item(4).waitFor();
  await price(1).fill("145");
  await page.getByRole("button", { name: "Add option" }).click();
  await price(1).nth(1).fill("245");
  await page.getByRole("button", { name: "Save and get link" }).click();
  await page.getByText("Marked as sent.").waitFor();
  expect(
    await price(1).evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value)),
  ).toEqual(["145.00", "245.00"]);
  const sent = await customerSees();
  expect(sent).toContain("$145.00");
  expect(sent).toContain("$245.00");
  expect(sent).not.toMatch(/\$1[56]5\.00/);
});

test("a slow save, a colleague's save, and a failed reload lose nothing", async () => {
  await slowDown(700);
  await price(1).fill("165");
  await save().click();
  await item(2).fill("Typed meanwhile");
  await price(2).fill("30");
  await save().click();
  await totalIs("$195.00");
  expect(await item(2).inputValue()).toBe("Typed meanwhile");
  expect(await price(1).inputValue()).toBe("165.00");
  expect(await page.getByText("A teammate saved this estimate").count()).toBe(0);
  expect(await save().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.unrouteAll();

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await waitForScript(colleague);
  await colleague.getByLabel("Unit price, line 1").fill("999");
  await colleague.getByRole("button", { name: "Save", exact: true }).last().click();
  await colleague.getByText("$1,029.00").first().waitFor();
  await price(1).fill("155");
  await save().click();
  await page.getByText("A teammate saved this estimate").waitFor();
  expect(await price(1).inputValue()).toBe("155");
  await save().click();
  await totalIs("$185.00");

  await page.route(/\.data/, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await price(1).fill("145");
  await save().click();
  await page.getByText("Not Refreshed").first().waitFor();
  expect(await price(1).inputValue()).toBe("145");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Save and get link" }).click();
  await page.getByText("Marked as sent.").waitFor();
  expect(await price(1).inputValue()).toBe("145.00");
  expect(await customerSees()).toContain("$145.00");
});
