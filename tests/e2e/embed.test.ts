import type { Frame, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import {
  fillLeadForm,
  sampleHomeowner,
  waitPastBotThreshold,
} from "../drivers/drive-business-page.ts";
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
const title = `Request an estimate from ${business}`;
/** Console messages for validation errors and for autofocus, which our script emulates. */
const allow = [/status of 422/, /Blocked autofocusing/];

/** Staff allow the contractor's site, and the contractor embeds the snippet. */
beforeAll(async () => {
  const staff = await (await browser().newContext({ baseURL: installation().url })).newPage();
  await startSession(staff);
  await openContractor(staff, business);
  await allowSites(staff, site.host);
  site.body = await staff
    .getByRole("textbox", { name: "Plumbing in San Antonio, TX" })
    .inputValue();
  await staff.context().close();
});

async function allowSites(staff: Page, sites: string): Promise<void> {
  await staff.getByLabel("Allowed websites").fill(sites);
  await staff.getByRole("button", { name: "Save websites" }).click();
  await staff
    .getByRole("status")
    .filter({ hasText: /saved|Not a web address/ })
    .waitFor();
}

async function openSite(
  query = "",
  options: PageOptions = {},
): Promise<{ page: Page; frame: Frame }> {
  const page = await openVisitor(browser(), installation(), { allow, ...options });
  await page.goto(site.url + query);
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  await frame.getByLabel("Your name").waitFor();
  return { page, frame };
}

/** The iframe is as tall as its content. */
async function expectFits(page: Page, frame: Frame): Promise<void> {
  const inside = () =>
    frame.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const outside = async () => (await page.locator("iframe").boundingBox())?.height ?? 0;
  await expect.poll(async () => Math.abs((await outside()) - (await inside()))).toBeLessThan(2);
}

test("a homeowner's request and thanks stay in the frame, without cookies", async () => {
  const { page, frame } = await openSite("/?utm_source=flyer&utm_campaign=spring&gclid=abc-1");
  expect(await page.locator("iframe").getAttribute("title")).toBe(title);
  await expectFits(page, frame);
  // Messages from other sources don't resize it.
  const before = await page.locator("iframe").boundingBox();
  await page.evaluate(() => {
    postMessage({ hearthline: "height", height: 5 }, "*");
    const otherFrame = document.createElement("iframe");
    otherFrame.srcdoc =
      "<script>parent.postMessage({ hearthline: 'height', height: 7 }, '*')</script>";
    document.body.append(otherFrame);
  });
  await page.waitForTimeout(300);
  const after = await page.locator("iframe").first().boundingBox();
  expect(after?.height).toBe(before?.height);
  await page
    .locator("iframe")
    .nth(1)
    .evaluate((other) => other.remove());
  const form = frame as unknown as Page;
  await waitPastBotThreshold(form);
  await frame.getByRole("button", { name: "Get a Free Estimate" }).click();
  const summary = frame.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectFits(page, frame);

  const homeowner = sampleHomeowner();
  await fillLeadForm(form, homeowner);
  await frame.getByRole("button", { name: "Get a Free Estimate" }).click();
  await frame.getByRole("heading", { name: `${business} got your request` }).waitFor();
  expect([page.url(), new URL(frame.url()).pathname]).toEqual([
    `${site.url}/?utm_source=flyer&utm_campaign=spring&gclid=abc-1`,
    `/embed${path}/requested`,
  ]);
  await expectFits(page, frame);
  expect(await page.context().cookies()).toEqual([]);
  const mail = await installation().mail.waitForMail(
    ({ text, to }) =>
      text.includes(homeowner.name) && to.includes("renee@mission-city-plumbing.example"),
    30,
  );
  expect(mail.text).toContain(homeowner.need);
  expect(mail.text).toContain("flyer, campaign spring");

  // A browser with a privacy signal sends no traffic source.
  const guarded = await openVisitor(browser(), installation(), { allow });
  await guarded.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await guarded.goto(`${site.url}/?utm_source=flyer`);
  const guardedForm = guarded.frameLocator("iframe");
  await guardedForm.getByLabel("Your name").waitFor();
  expect(await guardedForm.locator("input[name=visit]").inputValue()).toBe("");
});

test("without script, or where framing is refused, a link replaces the form", async () => {
  const body = site.body;
  site.body = body.replace(
    'data-page="/plumbing/san-antonio-tx"',
    'data-page="/lawn-care/denver-co"',
  );
  const page = await openVisitor(browser(), installation(), {
    allow: [/frame-ancestors|postMessage/],
  });
  await page.goto(site.url);
  site.body = body;
  const link = page.getByRole("link", { name: title });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`${installation().url}/lawn-care/denver-co`);
  expect(await page.locator("iframe").count()).toBe(0);

  const plain = await openVisitor(browser(), installation(), { javaScript: false });
  await plain.goto(site.url);
  const own = plain.getByRole("link", { name: title });
  expect(await own.getAttribute("href")).toBe(installation().url + path);
});

test("a page sent within the first one's timeout gets its own timeout", async () => {
  const page = await openVisitor(browser(), installation(), { allow: [/net::ERR_FAILED/] });
  await page.clock.install();
  // Time passes only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(site.url);
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Your name").waitFor();
  await page.clock.runFor(3_000);
  await page.route("**/embed/frame.js", (route) => route.abort());
  const loaded = page.waitForEvent("framenavigated");
  await frame.locator("html").evaluate(() => location.reload());
  await loaded;
  await frame.getByLabel("Your name").waitFor();
  await page.clock.runFor(1_500);
  expect(await page.locator("iframe").count()).toBe(1);
  await page.clock.runFor(4_000);
  await page.getByRole("link", { name: title }).waitFor();
});

test("the form follows data-theme, and on request the system", async () => {
  for (const [theme, colorScheme, ground] of [
    ["light", "light", "rgb(255, 255, 255)"],
    ["dark", "dark", "rgb(17, 30, 52)"],
    ["auto", "dark", "rgb(17, 30, 52)"],
    ["", "dark", "rgb(255, 255, 255)"],
  ] as const) {
    const body = site.body;
    if (theme) site.body = body.replace(" async>", ` data-theme="${theme}" async>`);
    const { page, frame } = await openSite("", { colorScheme });
    site.body = body;
    const color = await frame.evaluate(
      () => getComputedStyle(document.querySelector("main") ?? document.body).backgroundColor,
    );
    expect(color, theme).toBe(ground);
    await page.close();
  }
});

test("the form and its thanks page are accessible, with and without errors", async () => {
  const page = await openVisitor(browser(), installation(), { allow });
  await page.goto(`/embed${path}`);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Get a Free Estimate" }).click();
  await page.getByText("Please fix the following").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`/embed${path}/requested`);
  expect(await findBarriers(page)).toEqual([]);
});
