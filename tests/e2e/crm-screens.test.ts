import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { everyAddress } from "../setup/addresses.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openEither } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });

/** Screens that the demo doesn't always link to; checked only if reached. */
const notAlwaysReached = [
  "/crm/leads/imports/:id",
  "/crm/schedule/collisions/:id",
  "/crm/schedule/visits/:id/pictures",
];
/** Checked in their own test, with typed input. */
const looked = ["/crm/page/:id", "/crm/page/:id/preview"];

/** CRM screens behind the sign-in, those with fewer parameters first. */
const screens = everyAddress()
  .filter(({ pattern, file }) => /^\/crm(\/|$)/.test(pattern) && file.endsWith(".tsx"))
  .filter(({ file }) => !file.startsWith("web/crm/auth/"))
  .map(({ pattern }) => pattern.replace(/\/$/, ""))
  .toSorted((a, b) => a.split(":").length - b.split(":").length);

const expressionOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);

/** Screen for a path. */
const screenOf = (path: string) =>
  screens.find((one) => expressionOf(one).test(path.replace(/\?.*/, "")));

/** Links from a page to CRM screens. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator("a[href^='/crm']")
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
  return [...new Set(links)];
}

// accessibility.fields
test("every CRM screen is accessible on phone and desktop, light and dark", async () => {
  const seen = new Set<string | undefined>(looked);
  const barriers: Record<string, string[]> = {};
  const walk = async (business: string, ...waiting: string[]) => {
    const page = await openEither(browser(), site(), { javaScript: true });
    await enterCrm(site(), page, business);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const screen = screenOf(path);
      if (!screen || seen.has(screen)) continue;
      seen.add(screen);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const found = await findBarriers(page);
      if (found.length > 0) barriers[path] = found;
      waiting.push(...(await linksOf(page)));
    }
  };
  // Some day of a week has visits.
  const everywhere = screens.filter((one) => !one.includes(":"));
  await walk("Lone Star Pest Defense", "/crm/schedule?view=week", ...everywhere);
  // A member of the revenue share sees more of this screen.
  seen.delete("/crm/revenue-share");
  await walk("Mission City Plumbing", "/crm/revenue-share");
  expect(barriers).toEqual({});
  const missed = screens.filter((screen) => !seen.has(screen));
  expect(missed.filter((screen) => !notAlwaysReached.includes(screen))).toEqual([]);
});
