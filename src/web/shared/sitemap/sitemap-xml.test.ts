import { expect, test } from "vitest";
import { sitemapPaths } from "~/content/sitemap.ts";
import { trades } from "~/domains/shared/services/services.ts";
import { pageLines, sitemapIndex } from "./sitemap-xml.ts";

test("escapes URLs; omits lastmod for pages without a known change", () => {
  const lines = pageLines([
    { address: "https://example.com/plumbing/o'fallon-mo?a=1&b=<2>" },
    { address: "https://example.com/hvac/austin-tx", lastModified: new Date("2026-11-20T15:00Z") },
  ]);
  expect(lines).toBe(
    "<url><loc>https://example.com/plumbing/o&apos;fallon-mo?a=1&amp;b=&lt;2&gt;</loc></url>\n" +
      "<url><loc>https://example.com/hvac/austin-tx</loc><lastmod>2026-11-20T15:00:00.000Z</lastmod></url>\n",
  );
  expect(sitemapIndex([{ address: "https://example.com/sitemaps/pages.xml" }])).toContain(
    "<sitemap><loc>https://example.com/sitemaps/pages.xml</loc></sitemap>",
  );
});

test("lists both pages of every trade, and nothing twice", () => {
  for (const { slug } of trades) {
    expect(sitemapPaths).toContain(`/${slug}`);
    expect(sitemapPaths).toContain(`/services/${slug}-leads`);
  }
  expect(new Set(sitemapPaths).size).toBe(sitemapPaths.length);
});

test("omits pages for one visitor, for staff and for API clients", () => {
  const closed = /^\/(admin|api|get-started|success|thank-you|confirm-email|404|design)/;
  expect(sitemapPaths.filter((path) => closed.test(path))).toEqual([]);
});
