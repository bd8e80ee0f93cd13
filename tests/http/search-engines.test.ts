import { expect, test } from "vitest";
import { sitemapPaths } from "~/content/sitemap.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  site().fetch(path, { headers });
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? ""));

test("robots.txt links the sitemap, and its business pages are canonical", async () => {
  const robots = await (await fetchPath("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin\n");
  expect(robots).toContain("Disallow: /get-started\n");
  const sitemap = robots.match(/^Sitemap: (\S+)$/m)?.[1] ?? "";
  const parts = addresses(await (await fetchPath(new URL(sitemap).pathname)).text());
  expect(parts.map(({ pathname }) => pathname)).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/businesses-1.xml",
  ]);
  const pages = [];
  for (const part of parts) {
    const response = await fetchPath(part.pathname);
    expect(response.headers.get("content-type")).toContain("application/xml");
    pages.push(...addresses(await response.text()));
  }
  expect(pages.map(({ pathname }) => pathname)).toContain("/plumbing/san-antonio-tx");
  const businesses = pages.filter(({ pathname }) => !sitemapPaths.includes(pathname));
  expect(businesses.length).toBeGreaterThanOrEqual(5);
  for (const { pathname, href } of businesses) {
    const response = await fetchPath(pathname);
    expect([pathname, response.status]).toEqual([pathname, 200]);
    const canonical = (await response.text()).match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    expect(canonical).toBe(href);
  }
});

test("the manifest's icons exist in their declared sizes", async () => {
  const manifest = await (await fetchPath("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Hearthline", start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const png = Buffer.from(await (await fetchPath(src)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.each([
  "/social/site.png",
  "/social/pricing.png",
  "/social/trades/electrician.png",
  "/social/plumbing-leads.png",
  "/social/business/plumbing/san-antonio-tx.png",
])("%s is a 1200 by 630 image that other sites may show", async (path) => {
  const response = await fetchPath(path);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(response.headers.get("cache-control")).toMatch(/^public/);
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await fetchPath(path, { "if-none-match": response.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test.each([
  "/social/nothing.png",
  "/social/site.jpg",
  "/social/constructor.png",
  "/social/trades/roofing.png",
  "/social/business/plumbing/nowhere-tx.png",
  "/social/business/plumbing/san-antonio-tx",
  "/sitemaps/businesses-2.xml",
])("%s does not exist", async (path) => {
  expect((await fetchPath(path)).status).toBe(404);
});
