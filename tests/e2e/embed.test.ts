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
  site.body = await staff.getByLabel("Plumbing in San Antonio, TX").inputValue();
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
});

test("a browser with a privacy signal sends no traffic source", async () => {
  const page = await openVisitor(browser(), installation(), { allow });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await page.goto(`${site.url}/?utm_source=flyer`);
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Your name").waitFor();
  expect(await frame.locator("input[name=visit]").inputValue()).toBe("");
});

test("only the contractor's sites may frame the form, and nothing else", async () => {
  const form = await installation().fetch(`/embed${path}`);
  const policy = form.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(new RegExp(`frame-ancestors ${site.host}$`));
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe");
  expect(form.headers.get("x-frame-options")).toBeNull();
  const html = await form.text();
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script src="/embed/frame.js">',
    expect.stringMatching(/^<script type="module" src="\/assets\/run-embedded-form-[\w-]+\.js">$/),
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const other of [path, "/", "/embed/hvac/nowhere-tx", "/admin/login", "/healthz"]) {
    const answer = await installation().fetch(other);
    expect(answer.headers.get("x-frame-options"), other).toBe("DENY");
    const others = answer.headers.get("content-security-policy");
    if (others !== null) expect(others, other).toContain("frame-ancestors 'none'");
  }
  const notTheirs = await installation().fetch("/embed/lawn-care/denver-co");
  expect(notTheirs.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("a link replaces the form when framing is refused", async () => {
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

test("without JavaScript the snippet is a plain link", async () => {
  const page = await openVisitor(browser(), installation(), { javaScript: false });
  await page.goto(site.url);
  const link = page.getByRole("link", { name: title });
  expect(await link.getAttribute("href")).toBe(installation().url + path);
});

test("messages from other sources don't resize the frame", async () => {
  const { page, frame } = await openSite();
  await expectFits(page, frame);
  const before = await page.locator("iframe").boundingBox();
  await page.evaluate(() => {
    postMessage({ hearthline: "height", height: 5 }, "*");
    const other = document.createElement("iframe");
    other.srcdoc = "<script>parent.postMessage({ hearthline: 'height', height: 7 }, '*')</script>";
    document.body.append(other);
  });
  await page.waitForTimeout(300);
  const after = await page.locator("iframe").first().boundingBox();
  expect(after?.height).toBe(before?.height);
});

test("the script is small, cacheable with an ETag, and loads anywhere", async () => {
  const script = await installation().fetch("/embed.js");
  const source = await script.text();
  expect(source.length).toBeLessThan(4096);
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(script.headers.get("cache-control")).toContain("max-age=3600");
  const etag = script.headers.get("etag") ?? "";
  const again = await installation().fetch("/embed.js", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
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

test.each([
  ["light", "light", "rgb(255, 255, 255)"],
  ["dark", "dark", "rgb(17, 30, 52)"],
  ["auto", "dark", "rgb(17, 30, 52)"],
  ["", "dark", "rgb(255, 255, 255)"],
] as const)(
  "data-theme=%s on a %s system gives the background %s",
  async (theme, scheme, ground) => {
    const body = site.body;
    if (theme) site.body = body.replace(" async>", ` data-theme="${theme}" async>`);
    const { frame } = await openSite("", { colorScheme: scheme });
    site.body = body;
    const color = await frame.evaluate(
      () => getComputedStyle(document.querySelector("main") ?? document.body).backgroundColor,
    );
    expect(color).toBe(ground);
  },
);

test("staff see errors for invalid hosts, copy the snippet, and audit changes", async () => {
  const staff = await openVisitor(browser(), installation(), {
    allow: [/status of 422/],
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  await startSession(staff);
  await openContractor(staff, business);
  await allowSites(staff, `${site.host}\n*.example`);
  await staff.locator("#embed_hosts-error").waitFor();
  expect(await staff.locator("#embed_hosts-error").textContent()).toBe(
    "Not a web address: *.example",
  );
  expect(await staff.getByLabel("Allowed websites").inputValue()).toContain("*.example");
  await allowSites(staff, `${site.host}\nhttps://www.mission-city.example/contact`);
  await staff.getByText("Websites saved.").waitFor();
  await expect.poll(() => staff.getByText("Allowed websites changed").count()).toBe(2);
  const policy = (await installation().fetch(`/embed${path}`)).headers.get(
    "content-security-policy",
  );
  expect(policy).toContain("www.mission-city.example mission-city.example");
  await staff.getByRole("button", { name: "Copy" }).click();
  await staff.getByText("Copied").waitFor();
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toBe(site.body);
});

test("other spellings redirect to the canonical URL; an unknown business is 404", async () => {
  const moved = await installation().fetch("/embed/Plumbing/San%20Antonio-TX");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `/embed${path}`]);
  expect((await installation().fetch("/embed/plumbing/nowhere-tx")).status).toBe(404);
  expect((await installation().fetch("/embed/plumbing/nowhere-tx/requested")).status).toBe(404);
});
