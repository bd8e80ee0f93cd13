import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { trades } from "~/domains/shared/services/services.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ build: true, demo: true });
const open = () => openPlainPage(site());

/** Transferred bytes of the page and its stylesheets, with a browser's compression. */
const maxBytes = 25 * 1024;
const fewerLinks = ["hvac", "lawn-care"];
const fetchPath = (path: string) => site().fetch(path, { headers: { "accept-encoding": "br" } });

describe.each(trades.map(({ slug, label }) => ({ slug, label })))("$label", ({ slug, label }) => {
  test("a trade page explains the system and links to wizard and leads", async () => {
    const page = await open();
    expect((await page.goto(`/${slug}`))?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await crumbs(page)).toEqual(["Home", label]);
    const main = page.getByRole("main");
    await main.getByRole("table", { name: `${label}: estimates per month` }).waitFor();
    expect(await main.getByRole("rowheader").allTextContents()).toEqual([
      "Austin, TX",
      "Charlotte, NC",
      "Denver, CO",
      "Miami, FL",
    ]);
    expect(await main.locator("a[href='/get-started']").count()).toBeGreaterThanOrEqual(2);
    await main.locator(`a[href='/services/${slug}-leads']`).first().waitFor();
    const related = main.locator("section", { hasText: "Related Pages" }).last();
    const limit = fewerLinks.includes(slug) ? 5 : 6;
    expect(await related.getByRole("link").count()).toBe(limit);
  });

  test("a trade's landing page sells leads, with testimonial and wizard link", async () => {
    const page = await open();
    expect((await page.goto(`/services/${slug}-leads`))?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await crumbs(page)).toEqual(["Home", "Services", `${label} Leads`]);
    const main = page.getByRole("main");
    expect(await main.locator("figure blockquote").count()).toBe(1);
    expect(await main.locator("a[href='/get-started']").count()).toBeGreaterThanOrEqual(2);
    const related = main.locator("section", { hasText: "Explore More Services" }).last();
    const limit = fewerLinks.includes(slug) ? 5 : 6;
    expect(await related.getByRole("link").count()).toBe(limit);
    expect(await related.locator(`a[href='/services/${slug}-leads']`).count()).toBe(0);
  });

  test.each([`/${slug}`, `/services/${slug}-leads`])(
    "%s has metadata for search engines and social networks",
    async (path) => {
      const page = await open();
      await page.goto(path);
      const meta = (name: string) =>
        page.locator(`meta[name='${name}'], meta[property='${name}']`).getAttribute("content");
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
        site().url + path,
      );
      expect((await meta("keywords"))?.toLowerCase()).toContain(label.toLowerCase().slice(0, 5));
      const [service] = (await structuredData(page)).filter(
        (entity) => entity["@type"] === "Service",
      );
      expect(service).toMatchObject({ url: site().url + path });
      const picture = await fetchPath(new URL((await meta("og:image")) ?? "").pathname);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    },
  );

  test.each([`/${slug}`, `/services/${slug}-leads`])(
    "%s is light and runs no JavaScript",
    async (path) => {
      const response = await fetchPath(path);
      expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");
      expect(response.headers.get("speculation-rules")).toBe('"/speculationrules.json"');
      const html = await response.text();
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        (match) => match[1] ?? "",
      );
      const sizes = await Promise.all([path, ...sheets].map(bytesOf));
      expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(maxBytes);
    },
  );
});

async function bytesOf(path: string): Promise<number> {
  const response = await fetchPath(path);
  expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
  return Number(response.headers.get("content-length"));
}

function crumbs(page: Page): Promise<string[]> {
  return page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("listitem")
    .allTextContents();
}

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text) => JSON.parse(text));
}
