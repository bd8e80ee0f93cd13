import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { openPart } from "../drivers/open-part.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite();
let towns = 0;

/** A member on the leads page of their business, on a phone with an active service worker. */
async function atLeads() {
  const city = ["Laredo", "Waco", "Lubbock"][towns++] ?? "Austin";
  const contractor = sampleContractor({ city, services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const submitRequest = async () => {
    const homeowner = sampleHomeowner();
    await submitRequestThroughApi(installation(), `service=handyman&city=${city}`, homeowner);
    return homeowner.name;
  };
  const name = await submitRequest();
  const page = await openVisitor(browser(), installation(), {
    // Browser errors while offline, or after a refused request.
    allow: [/ERR_(INTERNET_DISCONNECTED|FAILED)/, /Failed to fetch/, /status of (403|422|503)/],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterCrm(installation(), page, contractor.businessName);
  await page.goto("/crm/leads");
  await waitUntilStored(page, "/crm/leads");
  return { page, name, submitRequest, businessName: contractor.businessName };
}

/** URLs cached on this device. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("crm-pages"));
    const found = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return found.flat().map((url) => new URL(url).pathname);
  });

const storedText = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text() ?? "", path);

const waitUntilStored = (page: Page, path: string) =>
  expect.poll(() => cachedPages(page)).toContain(path);

const notesOf = async (text: string) =>
  (await runSql(installation(), "select id from lead_notes where text = $1", [text])).length;

const statusOf = async (name: string) =>
  (await runSql(installation(), "select status from leads where name = $1", [name]))[0]?.status;

test("offline: leads are readable; forms sync once, or say why not", async () => {
  const { page, name, submitRequest } = await atLeads();
  const otherLead = await submitRequest();
  await page.goto("/crm/leads");
  await expect.poll(() => storedText(page, "/crm/leads")).toContain(otherLead);
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  const lead = new URL(page.url()).pathname;
  await waitUntilStored(page, lead);
  await page.goto("/crm");
  await waitUntilStored(page, "/crm");
  const context = page.context();
  await context.setOffline(true);
  await page.getByRole("button", { name: `Contacted: ${name}` }).click();
  await page.getByText(`Today: Contacted: ${name} (waiting to send)`).waitFor();

  await page.getByRole("link", { name: "Leads" }).first().click();
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await page.getByText("You’re offline. Showing what was saved").waitFor();
  await openPart(page, "Add a note");
  await page.getByLabel("Note", { exact: true }).fill("Written in a basement");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByText("Note: Written in a basement (waiting to send)").waitFor();
  await page.getByText("It’ll be sent automatically when you’re back online.").last().waitFor();
  expect(await page.getByLabel("Note", { exact: true }).inputValue()).toBe("");
  expect(await findBarriers(page)).toEqual([]);
  expect(await notesOf("Written in a basement")).toBe(0);

  // It is still there after a reload, and pages that weren't cached say so.
  await page.reload();
  await page.getByText("Note: Written in a basement (waiting to send)").waitFor();
  await page.goto("/crm/leads");
  // A browser often says it's online without a signal.
  await page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => true, configurable: true }),
  );
  await page.getByRole("link", { name: otherLead }).click();
  await page.getByText("This screen hasn’t been opened on this device before.").waitFor();
  await page.goto(lead);
  await page.getByText("Note: Written in a basement (waiting to send)").waitFor();

  await context.setOffline(false);
  await page.getByText("Note: Written in a basement (waiting").waitFor({ state: "detached" });
  await expect.poll(() => statusOf(name)).toBe("contacted");
  await openPart(page, "Conversation");
  await page.getByText("Written in a basement").waitFor();
  await page.reload();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  expect(await notesOf("Written in a basement")).toBe(1);

  // A refused form stays with its reason until deleted.
  await context.setOffline(true);
  await openPart(page, "Add a note");
  await page.getByLabel("Note", { exact: true }).fill("x".repeat(5000));
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByText("(waiting to send)").waitFor();
  await context.setOffline(false);
  await page.getByText(/not sent: .*characters or fewer/).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText(/not sent: .*characters or fewer/).waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText(/not sent/).waitFor({ state: "detached" });
});

test("removal or sign-out erases offline data; the public site has no worker", async () => {
  const { page, submitRequest, businessName } = await atLeads();
  await runSql(
    installation(),
    `update members set revoked_at = now() where contractor_id =
       (select contractor_id from seo_pages where business_name = $1 and contractor_id is not null limit 1)`,
    [businessName],
  );
  const later = await submitRequest();
  await page
    .getByText("no longer on a business’s team", { exact: false })
    .or(page.getByText("not belong", { exact: false }))
    .first()
    .waitFor();
  expect(await page.content()).not.toContain(later);
  await expect.poll(() => cachedPages(page)).toEqual([]);

  const again = await atLeads();
  await again.page.goto("/crm/account");
  await again.page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await again.page.getByRole("heading", { name: /Sign in/ }).waitFor();
  await expect.poll(() => cachedPages(again.page)).toEqual([]);
  await again.page.goto("/");
  expect(await again.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
