import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { leadMailPage } from "../drivers/lead-mail-page.ts";
import { everyAddress } from "../setup/addresses.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true, administrator: true });

/** Screens that the demo doesn't always link to; checked only if reached. */
const notAlwaysReached = [
  "/crm/customers/imports/:id",
  "/crm/leads/imports/:id",
  "/crm/schedule/collisions/:id",
  "/crm/schedule/visits/:id/pictures",
  "/crm/schedule/visits/:id/repeat",
];
/** Checked in their own test, with typed input. */
const checkedScreens = ["/crm/page/:id", "/crm/page/:id/preview"];

/** CRM screens behind the sign-in, those with fewer parameters first. */
const screens = everyAddress()
  .filter(({ pattern, file }) => /^\/crm(\/|$)/.test(pattern) && file.endsWith(".tsx"))
  .filter(({ file }) => !file.startsWith("web/crm/auth/"))
  .map(({ pattern }) => pattern.replace(/\/$/, ""))
  .toSorted((a, b) => a.split(":").length - b.split(":").length);

const expressionOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);

/** Screen for a path. */
const screenOf = (path: string) =>
  screens.find((screen) => expressionOf(screen).test(path.replace(/\?.*/, "")));

/** Links from a page to CRM screens. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator("a[href^='/crm']")
    .evaluateAll((all) =>
      all.map((element) => new URL((element as HTMLAnchorElement).href).pathname),
    );
  return [...new Set(links)];
}

/** Uploads another program's list of customers. @returns the screen that shows what it contains */
async function uploadExport(page: Page): Promise<string> {
  await page.goto("/crm/customers/switch");
  const rows = ["First Name,Last Name,Email,Mobile Phone", "Ana,Ruiz,ana@home.example,5125550188"];
  await page.getByLabel("CSV files, or one ZIP file").setInputFiles({
    name: "Clients.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await page.getByRole("button", { name: "Preview import" }).click();
  await page.waitForURL(/\/switch\/[\w-]{36}$/);
  return new URL(page.url()).pathname;
}

// accessibility.fields
test("every CRM screen is accessible on phone and desktop, light and dark", async () => {
  const seen = new Set<string | undefined>(checkedScreens);
  const barriers: Record<string, string[]> = {};
  const enter = async (business: string) => {
    const page = await openVisitor(browser(), site());
    await enterCrm(site(), page, business);
    return page;
  };
  const walk = async (page: Page, ...waiting: string[]) => {
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
  const everywhere = screens.filter((screen) => !screen.includes(":"));
  const member = await enter("Lone Star Pest Defense");
  await walk(member, "/crm/schedule?view=week", ...everywhere);
  await walk(member, await leadMailPage(site()));
  await walk(member, await uploadExport(member));
  // A member of the revenue share sees more of this screen.
  seen.delete("/crm/revenue-share");
  await walk(await enter("Mission City Plumbing"), "/crm/revenue-share");
  expect(barriers).toEqual({});
  const missed = screens.filter((screen) => !seen.has(screen));
  expect(missed.filter((screen) => !notAlwaysReached.includes(screen))).toEqual([]);
});

test("the CRM's sign-in, team forms and read-only view for staff are accessible", async () => {
  const page = await openVisitor(browser(), site(), { allow: [/status of 4\d\d/] });
  const expectNoBarriers = async () => expect(await findBarriers(page), page.url()).toEqual([]);
  await page.goto("/crm/team");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByText("Email is required").waitFor();
  await expectNoBarriers();
  await page.getByLabel("Email").fill("owner@lone-star-pest-defense.example");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await expectNoBarriers();

  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm/team");
  await page.getByText("Edit Tess Technician").click();
  await page.getByLabel("Email").fill("new@lone-star-pest-defense.example");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("The invitation is on its way").waitFor();
  await expectNoBarriers();

  await page.context().clearCookies();
  await startSession(page);
  const [business] = await site().runSql(
    "select id from contractor_accounts where business_name = 'Lone Star Pest Defense'",
  );
  await page.goto(`/admin/contractors/${business?.id}`);
  await page.getByRole("heading", { name: "Team", exact: true }).scrollIntoViewIfNeeded();
  await expectNoBarriers();
  await page.getByRole("button", { name: "View as this business" }).click();
  await page.getByText("You can’t change anything here").waitFor();
  await page.goto("/crm/team");
  await page.getByRole("heading", { name: "Team" }).waitFor();
  await expectNoBarriers();
});
