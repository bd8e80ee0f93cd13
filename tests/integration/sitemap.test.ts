import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { newId } from "~/platform/database/columns.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { loader as answerIndex } from "~/web/site/system/sitemap.ts";
import { loader as answerBusinesses } from "~/web/site/system/sitemap-businesses.ts";
import {
  computeSitemapParts,
  listSitemapPages,
  listSitemapParts,
} from "../../src/domains/storefront/business-pages/list-sitemap.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { compress } from "../../src/platform/http/server/finish-response.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const minute = 60_000;
const start = new Date("2026-10-01T00:00:00Z").getTime();

/** The n-th page created, in its own city. */
function page(n: number, status: "draft" | "live" | "paused") {
  const at = new Date(start + n * minute);
  return {
    id: newId(at.getTime()),
    status,
    businessName: `Business ${n}`,
    service: "plumbing",
    city: `City ${n}`,
    citySlug: `city-${n}`,
    state: "TX",
    createdAt: at,
    updatedAt: at,
  };
}
const statuses = ["live", "draft", "live", "paused", "live"] as const;
const pages = Array.from({ length: 23 }, (_, n) =>
  page(n, statuses[n % statuses.length] ?? "live"),
);
const liveAddresses = pages
  .filter(({ status }) => status === "live")
  .map(({ citySlug }) => `/plumbing/${citySlug}-tx`);

beforeAll(async () => {
  await query().insert(seoPages).values(pages.toReversed());
});

/** The loader's response; it gets only the arguments that these loaders read. */
async function send(loader: unknown, path: string, params: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(platformContext, platform());
  const request = new Request(`http://localhost${path}`, {
    headers: { "accept-encoding": "gzip" },
  });
  return (await (loader as (given: object) => unknown)({ request, context, params })) as Response;
}

async function addressesOf(part: { after: string; upTo: string | null }, limit?: number) {
  const addresses: string[] = [];
  for await (const batch of listSitemapPages(query(), part, limit)) {
    addresses.push(...batch.map(({ path }) => path));
  }
  return addresses;
}

test.each([1, 4, 5, 22, 23, 24, 1000])(
  "cut every %i rows, parts list each live page once, in order",
  async (rows) => {
    const parts = await computeSitemapParts(query(), rows);
    const listed = [];
    for (const part of parts) {
      const addresses = await addressesOf(part);
      expect(addresses.length).toBeLessThanOrEqual(rows);
      expect(part.lastModified === null).toBe(addresses.length === 0);
      listed.push(...addresses);
    }
    expect(listed).toEqual(liveAddresses);
    expect(parts.map(({ number }) => number)).toEqual(parts.map((_, index) => index + 1));
    expect(parts.at(-1)?.upTo).toBeNull();
  },
);

test("a part's date is its latest live page change, ignoring paused pages", async () => {
  const [first] = await computeSitemapParts(query(), 4);
  expect(first?.lastModified).toEqual(pages[2]?.updatedAt);
});

test("cuts don't move when pages are paused, published or added", async () => {
  const cutsOf = (parts: { upTo: string | null }[]) => parts.map(({ upTo }) => upTo).slice(0, -1);
  const before = cutsOf(await computeSitemapParts(query(), 5));
  await query()
    .transaction(async (tx) => {
      await tx.update(seoPages).set({ status: "paused" }).where(eq(seoPages.citySlug, "city-0"));
      await tx.update(seoPages).set({ status: "live" }).where(eq(seoPages.citySlug, "city-1"));
      await tx.insert(seoPages).values([page(30, "live"), page(31, "draft"), page(32, "live")]);
      expect(cutsOf(await computeSitemapParts(tx, 5)).slice(0, before.length)).toEqual(before);
      tx.rollback();
    })
    .catch((error) => expect(String(error)).toContain("Rollback"));
});

test("a part never exceeds the sitemap limit, even with many new pages", async () => {
  const [whole] = await computeSitemapParts(query(), 1000);
  if (!whole) throw new Error("no part");
  expect(await addressesOf(whole, 7)).toEqual(liveAddresses.slice(0, 7));
});

test("the index lists the parts, and parts stream compressed", async () => {
  const index = await (await send(answerIndex, "/sitemap.xml")).text();
  const { origin } = platform().settings.siteUrl;
  expect(index).toContain(`<loc>${origin}/sitemaps/pages.xml</loc>`);
  const lastModified = pages[22]?.updatedAt.toISOString();
  expect(index).toContain(
    `<loc>${origin}/sitemaps/businesses-1.xml</loc><lastmod>${lastModified}</lastmod>`,
  );
  expect(index).not.toContain("businesses-2.xml");

  const part = await send(answerBusinesses, "/sitemaps/businesses-1.xml", {
    part: "businesses-1.xml",
  });
  const compressed = await compress(part, "gzip");
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  const xml = gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toEqual(liveAddresses.map((path) => origin + path));
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [\s\S]+<\/urlset>\n$/);
});

test.each(["businesses-2.xml", "businesses-0.xml", "businesses-1.xml.gz", "businesses-.xml", "x"])(
  "returns 404 for %s",
  async (part) => {
    await expect(send(answerBusinesses, `/sitemaps/${part}`, { part })).rejects.toMatchObject({
      init: { status: 404 },
    });
  },
);

test("recuts after ten minutes, and lists a published page immediately", async () => {
  const before = await listSitemapParts(platform());
  await query().insert(seoPages).values(page(40, "live"));
  expect(await listSitemapParts(platform())).toBe(before);
  const [part] = before;
  expect(part && (await addressesOf(part)).at(-1)).toBe("/plumbing/city-40-tx");
  platform().passTime(10 * minute);
  const [renewed] = await listSitemapParts(platform());
  expect(renewed?.lastModified).toEqual(new Date(start + 40 * minute));
});
