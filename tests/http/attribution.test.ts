import { expect, test } from "vitest";
import {
  fillLeadForm,
  sampleHomeowner,
  sendLeadForm,
  waitForRequestConfirmation,
} from "../drivers/drive-business-page.ts";
import { openContractor, signIn } from "../drivers/drive-staff-area.ts";
import { clickNext, fillStep, waitForStep } from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const path = "/plumbing/san-antonio-tx";
const business = "Mission City Plumbing";

/** Fetches a page as a browser with the given headers, such as a referrer. */
async function visit(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(site().url + address, { redirect: "manual", headers });
  await response.text();
  return { response, cookie: response.headers.get("set-cookie") };
}
const google = { referer: "https://www.google.com/" };

test("a cached page records the visit like a rendered one", async () => {
  await visit(path);
  const visited = await visit(path);
  expect(visited.cookie).toBeNull();
  expect(visited.response.headers.get("cache-control")).toContain("public");
  // The first request, a cached one, and one with a query that only names the source.
  for (const address of ["/hvac/charlotte-nc", path, `${path}?utm_source=google&gclid=abc`]) {
    const { response, cookie } = await visit(address, google);
    expect(cookie, address).toMatch(/^visit=[^;]*referrer=google\.com/);
    expect(cookie).toContain("HttpOnly");
    // A response that sets a visitor's cookie is private.
    expect(response.headers.get("cache-control")).toContain("private");
  }
  const again = await visit(path);
  expect(again.cookie).toBeNull();
  expect(again.response.headers.get("etag")).toBe(visited.response.headers.get("etag"));
});

test("a 304 response records the visit too", async () => {
  const etag = (await visit(path)).response.headers.get("etag") ?? "";
  const { response, cookie } = await visit(path, { ...google, "if-none-match": etag });
  expect([response.status, cookie?.slice(0, 6)]).toEqual([304, "visit="]);
  expect(response.headers.get("cache-control")).toContain("private");
});

test("redirects, missing pages and privacy signals record no visit", async () => {
  const moved = await visit("/Plumbing/San-Antonio-TX?gclid=abc", google);
  expect([moved.response.status, moved.cookie]).toEqual([301, null]);
  expect(moved.response.headers.get("location")).toContain("?gclid=abc");
  expect((await visit("/404", google)).cookie).toBeNull();
  expect((await visit(`${path}?gclid=abc`, { ...google, "sec-gpc": "1" })).cookie).toBeNull();
  expect((await visit("/api/seo_pages?utm_source=x", google)).cookie).toBeNull();
});

test("the contractor sees which ad brought the homeowner", async () => {
  const page = openPlainPage(site());
  const homeowner = sampleHomeowner();
  await page.goto(`${path}?utm_source=google&utm_medium=cpc&utm_campaign=leaks&gclid=abc`);
  await page.goto("/");
  await page.goto(path);
  await fillLeadForm(page, homeowner);
  await sendLeadForm(page);
  await waitForRequestConfirmation(page, business);
  const mail = await site().mail.waitForMail(
    ({ text, to }) =>
      text.includes(homeowner.name) && to.some((address) => address.startsWith("renee@")),
    30,
  );
  expect(mail.text).toContain("google / cpc, campaign leaks");
});

test("staff see a contractor's first traffic source", async () => {
  const page = openPlainPage(site());
  const contractor = sampleContractor();
  await page.goto("/?utm_source=trade-magazine&utm_content=ann%40home.example");
  await page.goto("/get-started?plan=ads&utm_source=newsletter");
  await waitForStep(page, 1);
  await fillStep(page, 1, contractor);
  await clickNext(page);
  await waitForStep(page, 2);
  const staff = openPlainPage(site());
  await signIn(staff);
  await openContractor(staff, contractor.businessName);
  const row = staff.locator("dl > div", { has: staff.getByText("Source", { exact: true }) });
  expect(await row.locator("dd").textContent()).toBe("trade-magazine");
});
