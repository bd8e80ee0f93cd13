import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true, administrator: true });

const crashes = () =>
  site()
    .log.filter((line) => line.includes("browser page crashed"))
    .map((line) => JSON.parse(line) as Record<string, string>);

const failing = `export default function Audit() {
  throw new Error('Boom at (512) 555-0143: "Ann Lee wrote this" is not valid');
}`;

test("a page that crashes shows its log reference, if any", async () => {
  const allow = [/boom/i, /React Router caught/, /status of 429/];
  const context = { serviceWorkers: "block" as const };
  const page = await openVisitor(browser(), site(), { allow, context });
  await startSession(page);
  /** Opens the audit log with another script than the build's. */
  const openAudit = async (script: string) => {
    const file = /\/assets\/audit-[\w-]+\.js/;
    await page.unroute(file);
    await page.route(file, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
    await page.goto("/admin/dashboard");
    await waitForScript(page);
    await page.getByRole("link", { name: "Audit log" }).click();
  };
  await openAudit(failing);
  await page.getByText("we’ve logged it").waitFor();
  const reference = await page.locator("code").innerText();
  const [crash, ...others] = crashes();
  expect(others).toEqual([]);
  expect(crash?.request_id).toBe(reference);
  expect(crash?.path).toBe("/admin/audit");
  expect(crash?.cause).toMatch(/\/assets\/audit-[\w-]+\.js:2:\d+/);
  expect(JSON.stringify(crash)).not.toContain("Ann Lee");

  // A handler's error leaves the page as it is.
  await openAudit(`setTimeout(() => { throw new TypeError("boom in a handler"); });
    export default function Audit() { return null; }`);
  const toast = page.locator("[data-shown]").filter({ hasText: "Something Went Wrong" });
  await toast.waitFor();
  const handler = crashes().find(({ reason }) => reason === "boom in a handler");
  expect(await toast.innerText()).toContain(`Reference: ${handler?.request_id}`);
  expect(handler?.name).toBe("TypeError");

  await page.route("**/browser-errors", (route) => route.fulfill({ status: 429, body: "" }));
  await openAudit(failing.replace("Boom", "Boom two"));
  await page.getByText("we couldn’t log it from here").waitFor();
  expect(await page.getByText("we’ve logged it").count()).toBe(0);
  expect(await page.locator("code").count()).toBe(0);
});

test("a form that crashes shows its log reference", async () => {
  const page = await openVisitor(browser(), site(), { allow: [/reading 'find'/] });
  await page.route("**/get-started", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"plans":\[.*?\]/, '"plans":null');
    await route.fulfill({ response, body });
  });
  await page.goto("/get-started");
  await page.getByText("we’ve logged it").waitFor();
  const crash = crashes().find(({ path }) => path === "/get-started");
  expect(await page.locator("code").innerText()).toBe(crash?.request_id);
  expect(crash?.cause).toMatch(/\/assets\/run-wizard-[\w-]+\.js:\d+/);
});
