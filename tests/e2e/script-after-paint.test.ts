import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openContractor, startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true, administrator: true });
const business = "Lone Star Pest Defense";

async function openToday(): Promise<Page> {
  const page = await openVisitor(browser(), site(), { viewport: "phone" });
  await enterCrm(site(), page, business);
  return page;
}

async function openStaff(): Promise<Page> {
  const page = await openVisitor(browser(), site());
  await startSession(page);
  return page;
}

test("pages are painted before their script is requested", async () => {
  for (const [path, open] of [
    ["/crm", openToday],
    ["/admin/dashboard", openStaff],
  ] as const) {
    const page = await open();
    await page.goto(path);
    await waitForScript(page);
    const { painted, requested } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.js$/.test(name));
      return { painted: paint?.startTime ?? 0, requested: files.map(({ startTime }) => startTime) };
    });
    expect(requested.length, path).toBeGreaterThan(5);
    expect(Math.min(...requested), path).toBeGreaterThan(painted);
  }
});

test("before JavaScript runs, a double click sends once, and selections stay", async () => {
  const page = await openToday();
  const release = await holdScript(page);
  await page.goto("/crm", whileHeld);
  const posts: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route("**/crm?index", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    posts.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  // Unlike "On my way", it sends no text, so it works at night too.
  const done = page.locator("main button[type=submit][value^='lead:']").first();
  const label = await done.getAttribute("aria-label");
  // A Playwright click would wait for the navigation started by the first one.
  await done.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    button.click();
  });
  gate.resolve();
  await page.getByRole("button", { name: label ?? "", exact: true }).waitFor({ state: "detached" });
  expect(posts.length).toBe(1);

  // A selection is saved once script runs.
  const [row] = await runSql(
    site(),
    `select conversations.id from conversations
     join seo_pages on seo_pages.contractor_id = conversations.contractor_id
     where seo_pages.business_name = $1 limit 1`,
    [business],
  );
  await page.goto(`/crm/conversations/${row?.id}`, whileHeld);
  const choice = page.getByLabel("Assigned to");
  const otherValue = await choice.locator("option:not(:checked)").first().getAttribute("value");
  await choice.selectOption(otherValue);
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  release();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  expect(await choice.inputValue()).toBe(otherValue);
});

test("a button that needs JavaScript works once it runs", async () => {
  const page = await openStaff();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openContractor(page, "Mission City Plumbing");
  const release = await holdScript(page);
  await page.reload(whileHeld);
  await page
    .getByRole("button", { name: /^Copy: / })
    .first()
    .click();
  release();
  await page.getByText("Copied", { exact: true }).first().waitFor();
  const snippet = await page
    .getByRole("textbox", { name: "Plumbing in San Antonio, TX" })
    .inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet);
});

/** If the script is added before the page's other files are there, its `load` waits for the script. */
const whileHeld = { waitUntil: "domcontentloaded" } as const;

/** Delays the page's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
