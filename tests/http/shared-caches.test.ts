import { expect, test } from "vitest";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ build: true, demo: true });

const request = (path: string, headers: Record<string, string> = {}) =>
  site().fetch(path, { headers });
const cacheControl = (response: Response) => response.headers.get("cache-control") ?? "";

const forEverybody = [
  "/",
  "/pest-control/austin-tx",
  "/locations",
  "/robots.txt",
  "/sitemap.xml",
  "/embed.js",
  "/favicon.svg",
  "/api/cities?q=aus",
];
const forOne = [
  "/locations?q=austin",
  "/locations/results?q=austin",
  "/get-started",
  "/admin/login",
  "/admin/contractors",
  "/crm",
  "/api/leads",
  "/readyz",
  "/no/such/page",
];

test.each(forEverybody)(
  "%s: shared caches may store it per encoding and revalidate",
  async (path) => {
    await request(path);
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await request(path, { "accept-encoding": encoding });
      expect([response.status, cacheControl(response)]).toEqual([
        200,
        expect.stringMatching(/^public, /),
      ]);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      const etag = response.headers.get("etag");
      if (etag === null) continue;
      expect(etag).toMatch(/^W\//);
      for (const header of [etag, etag.slice(2), `"older", ${etag}`]) {
        expect(
          (await request(path, { "accept-encoding": encoding, "if-none-match": header })).status,
        ).toBe(304);
      }
    }
  },
);

test.each(forOne)("%s: shared caches may not store it", async (path) => {
  const response = await request(path, { "accept-encoding": "br" });
  expect(cacheControl(response)).toMatch(/private|no-store/);
});

test("a response that sets or depends on a cookie is private", async () => {
  const noted = await request("/pest-control/austin-tx?utm_source=paper");
  expect(noted.headers.getSetCookie()).toHaveLength(1);
  expect(cacheControl(noted)).toBe("private, max-age=0, must-revalidate");
});
