import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { rowsOf } from "../drivers/staff-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
const claimsOf = (email: string) => rowsOf(installation(), "lead_results", { email });

async function open(path = "/locations", allow: RegExp[] = []): Promise<Page> {
  const page = await openVisitor(browser(), installation(), { allow });
  await openAgain(page, path);
  return page;
}

async function openAgain(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await page.locator("#directory[data-ready]").waitFor();
}

const field = (page: Page) => page.getByLabel("City, state or business name");
const service = (page: Page) => page.getByRole("combobox", { name: "Service" }).first();
const untilCount = (page: Page, line: string) =>
  page.getByRole("status").and(page.locator("#count")).filter({ hasText: line }).waitFor();
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const dialog = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
const claim = (page: Page) => page.getByRole("button", { name: "Claim Area", exact: true });
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Submit Request" });

test("the list follows typing and the map; failures retry, Back restores", async () => {
  const page = await open("/locations", [/status of 503/, /locations could not be loaded/]);
  await untilCount(page, "6 locations");
  await field(page).pressSequentially("texas", { delay: 20 });
  await untilCount(page, "2 locations");
  await expect.poll(() => address(page)).toBe("/locations?q=texas");
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await service(page).selectOption("Plumbing");
  await untilCount(page, "1 location");
  expect(address(page)).toBe("/locations?q=texas&service=plumbing");
  await page.goBack();
  await untilCount(page, "2 locations");
  expect([await field(page).inputValue(), await service(page).inputValue()]).toEqual(["texas", ""]);
  await page.goBack();
  await untilCount(page, "6 locations");
  expect([await field(page).inputValue(), address(page)]).toEqual(["", "/locations"]);
  await page.goForward();
  await untilCount(page, "2 locations");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("heading", { name: "Lone Star Pest Defense" }).first().waitFor();
  await page.goBack();
  await untilCount(page, "2 locations");
  expect(await field(page).inputValue()).toBe("texas");

  await openAgain(page, "/locations");
  await service(page).selectOption("HVAC");
  await untilCount(page, "1 location");
  const carolina = page.locator('svg a[href$="state=NC"]');
  await carolina.click();
  await page.getByRole("link", { name: "North Carolina: show all states" }).waitFor();
  expect(address(page)).toBe("/locations?service=hvac&state=NC");
  expect(await carolina.getAttribute("class")).toContain("current");
  expect(await carolina.getAttribute("tabindex")).toBe("-1");
  await field(page).fill("winston");
  await untilCount(page, "0 locations");
  await page.getByText("No locations found").waitFor();
  await page.getByRole("link", { name: "North Carolina: show all states" }).click();
  expect(address(page)).toBe("/locations?q=winston&service=hvac");
  await service(page).selectOption("All Services");
  await untilCount(page, "1 location");

  await openAgain(page, "/locations");
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  await page.route("**/locations/results*", (route) => route.fulfill({ status: 503 }));
  await field(page).fill("denver");
  await page.getByText("We couldn't load the list.").waitFor();
  await page.getByText("No locations found").waitFor();
  expect(await page.locator("#count").textContent()).toBe("");
  expect(logged.join()).toContain("locations could not be loaded");
  await page.unroute("**/locations/results*");
  await page.getByRole("button", { name: "Retry" }).click();
  await untilCount(page, "1 location");
  expect(address(page)).toBe("/locations?q=denver");
});

/** Three pages of locations, the last one partly filled. */
const amount = 60;
const addRoofers = () =>
  installation().runSql(
    `insert into seo_pages (id, status, business_name, service, city, city_slug, state)
     select gen_random_uuid(), 'live', 'Roofers ' || n, 'roofing', 'Town ' || n, 'town-' || n, 'OH'
     from generate_series(101, 100 + $1::int) as n`,
    [amount],
  );
const names = (page: Page) => page.locator("main li h2").allTextContents();
const all = Array.from({ length: amount }, (_, index) => `Roofers ${101 + index}`);

test("claims by keyboard are validated, retried once, and restore the focus", async () => {
  const page = await open("/locations?q=lone+star", [/status of (422|503)/]);
  await claim(page).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("heading", { name: "Claim Area" }).waitFor();
  await dialog(page).getByText("Pest Control in Austin, TX").waitFor();
  await dialog(page)
    .getByRole("radio", { name: /^Round Rock, TX/ })
    .waitFor();
  expect(await submit(page).getAttribute("aria-disabled")).toBe("true");

  const name = dialog(page).getByLabel("Business name");
  await name.focus();
  await page.keyboard.press("Enter");
  await toast(page, "Contact Required").waitFor();
  await toast(page, "Please provide either your email or phone number.").waitFor();
  await dialog(page).getByText("Business name is required").waitFor();
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);

  await name.fill("Bug Off LLC");
  await dialog(page).getByLabel("Email").fill("kay@bug-off.example");
  expect(await submit(page).getAttribute("aria-disabled")).toBe("false");
  await page.keyboard.press("Enter");
  await toast(page, "Request Submitted!").waitFor();
  await toast(page, "We'll contact you within 24 hours about leads in this area.").waitFor();
  await dialog(page).waitFor({ state: "detached" });
  expect(await claim(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await claimsOf("kay@bug-off.example")).toMatchObject([
    {
      industry: "pest_control",
      city: "Austin, TX",
      phone: null,
      business_name: "Bug Off LLC",
      search_volume: 1200,
      competition: "Medium",
      lead_value_estimate: "$15,600",
    },
  ]);

  await openAgain(page, "/locations?q=mile+high");
  await claim(page).click();
  await dialog(page).getByRole("radio", { name: /Open$/ }).first().waitFor();
  await dialog(page).getByLabel("Business name").fill("Mow & Go");
  await dialog(page).getByLabel("Phone").fill("303-555-0101");
  await dialog(page).getByLabel("Email").fill("mo@mow-go.example");
  // The response is lost: the row is saved, but the browser doesn't know.
  await page.route("**/api/lead_results", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, body: "{}" });
  });
  await submit(page).click();
  await toast(page, "Error").waitFor();
  await toast(page, "There was an issue submitting your request. Please try again.").waitFor();
  expect(await dialog(page).getByLabel("Business name").inputValue()).toBe("Mow & Go");
  await page.unroute("**/api/lead_results");
  await submit(page).click();
  await toast(page, "Request Submitted!").waitFor();
  expect(await claimsOf("mo@mow-go.example")).toMatchObject([
    { industry: "lawn_care", city: "Denver, CO", search_volume: 650 },
  ]);

  await openAgain(page, "/locations?q=lone+star");
  await claim(page).click();
  await dialog(page)
    .getByRole("radio", { name: /^Round Rock, TX/ })
    .check();
  await dialog(page).getByLabel("Business name").fill("Rock Bugs");
  await page.keyboard.press("Escape");
  expect(await dialog(page).count()).toBe(0);
  await claim(page).click();
  expect(await dialog(page).getByLabel("Business name").inputValue()).toBe("Rock Bugs");
  await dialog(page).getByLabel("Email").fill("not an address");
  await submit(page).click();
  await dialog(page).getByText("Invalid email address").waitFor();
  await dialog(page).getByLabel("Email").fill("roy@rock-bugs.example");
  await submit(page).click();
  await toast(page, "Request Submitted!").waitFor();
  expect(await claimsOf("roy@rock-bugs.example")).toMatchObject([
    { industry: "pest_control", city: "Round Rock, TX", search_volume: 800 },
  ]);

  await openAgain(page, "/locations");
  await field(page).fill("boise id");
  await service(page).selectOption("Lawn Care");
  await untilCount(page, "0 locations");
  await page.getByRole("button", { name: "Request New Area" }).click();
  await dialog(page).getByRole("heading", { name: "Request New Area" }).waitFor();
  expect(await dialog(page).getByLabel("City").inputValue()).toBe("Boise");
  expect(await dialog(page).getByLabel("State").inputValue()).toBe("ID");
  expect(await dialog(page).getByLabel("Service").inputValue()).toBe("lawn-care");
  expect(await findBarriers(page)).toEqual([]);
  await dialog(page).getByLabel("Business name").fill("Green Gem");
  await dialog(page).getByLabel("Email").fill("gil@green.example");
  await submit(page).click();
  await toast(page, "Request Submitted!").waitFor();
  expect(await claimsOf("gil@green.example")).toMatchObject([
    { industry: "lawn_care", city: "Boise, ID", business_name: "Green Gem" },
  ]);
});

test("loads more results below, focuses the first, and Back restores all", async () => {
  await addRoofers();
  const page = await open("/locations?q=roofers");
  for (const many of [48, amount]) {
    await page.getByRole("link", { name: "Show more" }).click();
    await expect.poll(() => names(page)).toHaveLength(many);
  }
  expect(await names(page)).toEqual(all);
  expect(await page.getByRole("link", { name: "Show more" }).count()).toBe(0);
  const focused = () => document.activeElement?.closest("li")?.querySelector("h2")?.textContent;
  expect(await page.evaluate(focused)).toBe("Roofers 149");
  expect(new URL(page.url()).search).toBe("?q=roofers");
  await page.reload();
  await expect.poll(() => names(page)).toEqual(all);
  await page.getByLabel("City, state or business name").fill("roofers 160");
  await expect.poll(() => names(page)).toEqual(["Roofers 160"]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(all);
});

test("on a phone without JavaScript, results appear above the map", async () => {
  const page = await openVisitor(browser(), installation(), {
    javaScript: false,
    context: { viewport: { width: 390, height: 844 } },
  });
  await page.goto("/locations");
  await field(page).fill("texas");
  await page.getByRole("button", { name: "Search" }).click();
  await untilCount(page, "2 locations");
  const count = await page.locator("#count").boundingBox();
  expect((count?.y ?? 9999) + (count?.height ?? 0)).toBeLessThan(844);
});
