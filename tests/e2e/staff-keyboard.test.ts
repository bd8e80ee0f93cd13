import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { openDashboard } from "../drivers/drive-staff-area.ts";
import { addUser } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });
const open = () => openVisitor(browser(), installation());
/** The button and the shortcuts appear once JavaScript runs. */
const untilKeysWork = (page: Page) =>
  page.getByRole("button", { name: "Search", exact: false }).first().waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test("the palette and shortcut letters find screens, contractors, and leads", async () => {
  const contractor = sampleContractor({ city: "Waco", businessName: "Zebra Air" });
  await signUpAndConfirm(installation(), contractor);
  const homeowner = sampleHomeowner({ name: "Quentin Zebulon", agrees: false });
  await submitRequestThroughApi(installation(), "city=Waco&service=hvac", homeowner);
  const page = await open();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await openDashboard(page);
  await untilKeysWork(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Screen, contractor, or lead" });
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByRole("option", { name: "Dashboard" }).waitFor();
  await field.fill("zeb");
  const options = page.getByRole("option");
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Zebra Air\nMaya Okafor · Waco, TX\n*Contractor$/),
      expect.stringMatching(/^Quentin Zebulon\nRequested Zebra Air\n*Lead$/),
    ]);
  await page.getByRole("status").getByText("2 found").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("ArrowDown");
  const active = await field.getAttribute("aria-activedescendant");
  expect(await page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Quentin Zebulon", level: 1 }).waitFor();
  expect(requests.join("\n")).not.toMatch(/zeb/i);

  await page.keyboard.press("Control+k");
  await field.fill("failed");
  await page.getByRole("option", { name: "Failed messages and tasks" }).click();
  await page.getByRole("heading", { name: "Failed messages and tasks", level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await field.fill("nobody is called this");
  await page.getByText("Nothing found").waitFor();
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });

  // Letters search and navigate, except while typing.
  // The whole menu is visible at 1280 pixels.
  const menu = page.getByRole("navigation", { name: "Staff" });
  await menu.getByRole("link", { name: "Homeowner’s phone" }).waitFor();
  expect(await menu.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await page.getByRole("heading", { name: "Leads", level: 1 }).waitFor();
  await page.keyboard.press("j");
  expect(await focused(page)).toBe("Quentin Zebulon");
  await page.keyboard.press("k");
  expect(await focused(page)).toBe("Quentin Zebulon");
  await page.keyboard.press("/");
  await page.keyboard.type("jg?/");
  const search = page.getByPlaceholder("Name, phone, email, or business");
  expect(await search.inputValue()).toBe("jg?/");
  await search.fill("quentin");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/leads?q=quentin**");
  await page.getByRole("heading", { name: "Leads", level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Quentin Zebulon", level: 1 }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: /^Contractors/, level: 1 }).waitFor();
  await page.keyboard.press("j");
  const link = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(link).toMatch(/^\/admin\/contractors\/[0-9a-f-]{36}$/);
});

test("letters can be turned off permanently, even by viewers", async () => {
  const person = await addUser(installation(), "vera@hearthline.example", "viewer");
  const page = await open();
  await openDashboard(page, person);
  await untilKeysWork(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Single-key shortcuts are on.").waitFor();
  expect(await page.getByRole("dialog").getByText("Staff", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Turn single-key shortcuts off" }).click();
  await page.getByRole("button", { name: "Turn single-key shortcuts on" }).waitFor();
  await page.keyboard.press("Escape");

  const elsewhere = await open();
  await openDashboard(elsewhere, person);
  await untilKeysWork(elsewhere);
  await elsewhere.keyboard.press("?");
  await elsewhere.keyboard.press("g");
  await elsewhere.keyboard.press("l");
  await elsewhere.keyboard.press("Control+k");
  await elsewhere.getByRole("combobox", { name: "Screen, contractor, or lead" }).waitFor();
  expect(new URL(elsewhere.url()).pathname).toBe("/admin/dashboard");
  expect(await elsewhere.getByText("Single-key shortcuts are").count()).toBe(0);
  await elsewhere.goto("/admin/keyboard");
  expect(await findBarriers(elsewhere)).toEqual([]);
});
