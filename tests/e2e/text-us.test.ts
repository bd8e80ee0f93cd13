import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sampleHomeowner, waitPastBotThreshold } from "../drivers/drive-business-page.ts";
import { openContractor, startSession } from "../drivers/drive-staff-area.ts";
import type { PageOptions } from "../setup/browser.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { sharedContractorSite } from "./contractor-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
const site = sharedContractorSite();
const business = "Mission City Plumbing";
const path = "/plumbing/san-antonio-tx";

beforeAll(async () => {
  const staff = await (await browser().newContext({ baseURL: installation().url })).newPage();
  await startSession(staff);
  await openContractor(staff, business);
  await staff.getByLabel("Allowed websites").fill(site.host);
  await staff.getByRole("button", { name: "Save websites" }).click();
  await staff.getByRole("status").filter({ hasText: "saved" }).waitFor();
  await staff.context().close();
  const { url } = installation();
  // A policy without inline styles, and rules that would break a button of the page itself.
  site.head = `<meta http-equiv="Content-Security-Policy"
     content="script-src ${url}; frame-src ${url}; style-src 'none'">`;
  const script = `<script src="${url}/text-us${path}" async></script>`;
  // Pasted into the page and into its footer.
  site.body = `<p>Plumbing since 1988.</p>${script}<footer>${script}</footer>`;
});

async function openSite(options: PageOptions = {}): Promise<Page> {
  const page = await openVisitor(browser(), installation(), {
    allow: [/status of 422/, /Blocked autofocusing/, /style-src/, /sha256-none/],
    ...options,
  });
  await page.goto(site.url);
  return page;
}

// leads.text-us
test("by keyboard, a visitor on a computer requests a text", async () => {
  const page = await openSite();
  const open = page.getByRole("button", { name: "Text us" });
  await open.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: `Text with ${business}` });
  await panel.waitFor();
  await page.keyboard.press("Escape");
  expect(await panel.isVisible()).toBe(false);
  expect(await open.evaluate((button) => button.matches(":focus"))).toBe(true);
  await page.keyboard.press("Enter");
  const form = page.frameLocator("iframe");
  await form.getByLabel("Your name").waitFor();
  const homeowner = sampleHomeowner();
  await waitPastBotThreshold(form);
  await form.getByLabel("Your name").fill(homeowner.name);
  await form.getByLabel("Phone").fill(homeowner.phone);
  await form.getByLabel("What do you need help with?").fill(homeowner.need);
  await form.getByLabel("ZIP code").fill(homeowner.zipCode);
  await form.getByLabel("How soon?").selectOption({ label: homeowner.urgency });
  await form.getByRole("checkbox").setChecked(true);
  await form.getByRole("button", { name: "Text me" }).click();
  await form.getByRole("heading", { name: `${business} got your request` }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
});

test("the button and its panel have no accessibility barriers", async () => {
  const page = await openSite();
  await page.getByRole("button", { name: "Text us" }).click();
  await page.frameLocator("iframe").getByLabel("Your name").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("the site's rules don't change the button", async () => {
  const page = await openSite();
  const open = page.getByRole("button", { name: "Text us" });
  const before = await open.boundingBox();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { display: none !important; position: static !important } button { width: 9px }",
    );
    document.adoptedStyleSheets = [sheet];
    for (const element of [document.documentElement, document.body])
      element.style.setProperty("display", "block", "important");
  });
  expect(await open.boundingBox()).toEqual(before);
});

// leads.photos
test("the embedded form shrinks photos, and sends the request without failed ones", async () => {
  const page = await openVisitor(browser(), installation(), {
    allow: [/ERR_FAILED|Failed to load/],
  });
  await page.goto(`/embed${path}`);
  const homeowner = sampleHomeowner();
  await waitPastBotThreshold(page);
  await page.getByLabel("Your name").fill(homeowner.name);
  await page.getByLabel("Phone").fill(homeowner.phone);
  await page.getByLabel("What do you need help with?").fill(homeowner.need);
  await page.getByLabel("ZIP code").fill(homeowner.zipCode);
  await page.getByLabel("How soon?").selectOption({ label: homeowner.urgency });
  const content = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
    canvas.getContext("2d")?.fillRect(0, 0, 1000, 1000);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const field = page.getByLabel("Photos");
  const file = { name: "leak.png", mimeType: "image/png", buffer: Buffer.from(content, "base64") };
  await field.setInputFiles([file, file]);
  const names = () =>
    field.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ type }) => type));
  await expect.poll(names).toHaveLength(2);
  let sent = 0;
  await page.route(`**/embed${path}`, (route) => {
    sent += 1;
    return sent === 1 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "Get a Free Estimate" }).click();
  await page.getByText("we couldn't save 2 of your photos").waitFor();
  expect(sent).toBe(2);
});
