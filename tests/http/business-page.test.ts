import { expect, test } from "vitest";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const fetchPath = async (path: string, init?: RequestInit) => {
  const response = await fetch(site().url + path, { redirect: "manual", ...init });
  if (!response) throw new Error("there is no web process");
  return response;
};
const canonical = "/plumbing/san-antonio-tx";

// territories.one-town
test.each([
  "/Plumbing/San-Antonio-TX",
  "/PLUMBING/SAN-ANTONIO-TX",
  "/plumbing/san%20antonio-tx",
  "/plumbing/San%20Antonio-Texas",
  "/plumbing/san-antonio-tx/",
  "/locations/plumbing/San%20Antonio/TX",
  "/locations/Plumbing/san-antonio/tx",
])("%s permanently redirects to the canonical page", async (path) => {
  const response = await fetchPath(path);
  expect([response.status, response.headers.get("location")]).toEqual([301, canonical]);
});

test("territories.one-town: another spelling of the town permanently redirects to the page", async () => {
  const response = await fetchPath("/electrician/WinstonSalem-nc");
  expect([response.status, response.headers.get("location")]).toEqual([
    301,
    "/electrician/winston-salem-nc",
  ]);
});

test("a redirect keeps the query string for traffic statistics", async () => {
  const response = await fetchPath("/Plumbing/San-Antonio-TX?utm_source=card");
  expect(response.headers.get("location")).toBe(`${canonical}?utm_source=card`);
});

test.each([
  "/plumbing/nowhere-tx",
  "/dentist/austin-tx",
  "/dentist/austin-tx/requested",
  "/locations/unheard-of",
  "/plumbing/san-antonio-ok",
  "/plumbing/sanantonio",
  "/plumbing/-tx",
  "/plumbing/san-antonio-tx/requested".replace("san-antonio", "nowhere"),
  "/locations/plumbing/nowhere/TX",
  "/plumbing/%25-tx",
  "/plumbing/san_antoni_-tx",
])("%s has no page and redirects to /404", async (path) => {
  const response = await fetchPath(path);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
  const { pathname } = new URL(path, site().url);
  const line = `"path":"${pathname}","msg":"page not found"`;
  await expect.poll(() => site().log.join("\n")).toContain(line);
});

test("/404 has a 404 status and logs the requested path", async () => {
  const page = openPlainPage(site());
  const response = await page.goto("/plumbing/atlantis-tx");
  expect([response?.status(), new URL(page.url()).pathname]).toEqual([404, "/404"]);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  const home = page.getByRole("main").getByRole("link", { name: "Return to Home" });
  expect(await home.getAttribute("href")).toBe("/");
  expect(site().log.join("\n")).toMatch(/"path":"\/plumbing\/atlantis-tx".*not found/);
});

test("an unknown route shows the 404 page at its own URL", async () => {
  const page = openPlainPage(site());
  const response = await page.goto("/beekeeping/austin-tx/hives");
  const path = "/beekeeping/austin-tx/hives";
  expect([response?.status(), new URL(page.url()).pathname]).toEqual([404, path]);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  await expect.poll(() => site().log.join("\n")).toContain(`"path":"${path}","msg"`);
});

test("browsers cache the page and revalidate it each time", async () => {
  const response = await fetchPath(canonical, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toContain("Accept-Encoding");
  const etag = response.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await fetchPath(canonical, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const path = await fetchPath(canonical, { headers: { "if-none-match": '"older"' } });
  expect(path.status).toBe(200);
  const head = await fetchPath(canonical, { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
});

test("the page's only script is for photos; its policy blocks others", async () => {
  const page = openPlainPage(site());
  const response = await page.goto(canonical);
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["set-cookie"]).toBeUndefined();
  // Structured data uses a script element but isn't a script.
  const scripts = page.locator("script:not([type='application/ld+json'])");
  expect(await scripts.allTextContents()).toEqual([expect.stringMatching(/shrink-request-photos/)]);
  expect(await page.locator("script[src]").count()).toBe(0);
  expect(await page.locator("link[rel=modulepreload]").count()).toBe(0);
  const inline = await page
    .locator("*")
    .evaluateAll((elements) =>
      elements.flatMap((element) => element.getAttributeNames()).filter((name) => /^on/.test(name)),
    );
  expect(inline).toEqual([]);
});

// business-pages.contents
test("title, breadcrumbs and sentences of the page are exact", async () => {
  const page = openPlainPage(site());
  await page.goto("/electrician/winston-salem-nc");
  expect(await page.title()).toBe(
    "Top-Rated Electrician in Winston-Salem, NC | Twin City Electric",
  );
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  expect(await crumbs.getByRole("listitem").allTextContents()).toEqual([
    "Home",
    "Services",
    "Electrician in Winston-Salem, NC",
  ]);
  const links = await crumbs
    .getByRole("link")
    .evaluateAll((elements) => elements.map((link) => link.getAttribute("href")));
  expect(links).toEqual(["/", "/services"]);
  expect(await crumbs.locator("[aria-current=page]").textContent()).toBe(
    "Electrician in Winston-Salem, NC",
  );
  const main = await page.getByRole("main").innerText();
  for (const text of [
    "Safe wiring, from panel to plug",
    "Proudly serving Winston-Salem, NC",
    "Why Choose Twin City Electric",
    "Licensed & Insured",
    "Local Experts",
    "Same-Day Service",
    "Free Estimates",
    "5-Star Reviews",
    "Contact Twin City Electric",
  ]) {
    expect(main).toContain(text);
  }
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
    `${site().url}/electrician/winston-salem-nc`,
  );
  const phone = page.getByRole("link", { name: "(336) 555-0145" }).first();
  expect(await phone.getAttribute("href")).toBe("tel:+13365550145");
  const action = page.getByRole("link", { name: "Get a Free Estimate" }).first();
  expect(await action.getAttribute("href")).toBe("#estimate");
});

test("about text and tagline appear only if set", async () => {
  const page = openPlainPage(site());
  await page.goto("/handyman/tampa-fl");
  expect(await page.getByText("Doors, drywall, fixtures, furniture").count()).toBe(1);
  await page.goto("/pest-control/austin-tx");
  expect(await page.getByText("Gone today, gone for good.").count()).toBe(1);
});

// content.promises
test("business pages have no strategy call; the site's own pages do", async () => {
  expect(await (await fetchPath("/pricing")).text()).toContain("strategy call");
  const page = await (await fetchPath(canonical)).text();
  expect(page).toContain("Quick Links");
  expect(page).toContain('href="tel:+12105550134"');
  expect(page).not.toContain("strategy call");
});

test("a customer of a business sees no marketing", async () => {
  const thanks = await (await fetchPath(`${canonical}/requested`)).text();
  expect(thanks).toContain("got your request");
  expect(thanks).not.toMatch(/strategy call|Get Started|contractors/i);
});
