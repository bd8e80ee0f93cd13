import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sitemapPaths } from "~/content/sitemap.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { sharedSite } from "../setup/shared-site.ts";

const installation = sharedSite({ build: true, demo: true });

/**
 * Maximum page weight, compressed, without images and fonts: transferred bytes, as in the network
 * panel.
 */
const kilobyte = 1024;
const maxBytes = 25 * kilobyte;
const maxBusinessPage = 10 * kilobyte;
const maxScript = 120 * kilobyte;
/** For pages with the router; those of a lead and of a contractor are the largest. */
const maxRouterFiles = 18;
const maxRouterScript = 138 * kilobyte;
/** React and field validation without the router: one file, and the one that loads it after the paint. */
const maxFormScript = 80 * kilobyte;

/** Pages whose tool works better with JavaScript; the small ones have no framework. */
const withTool: Record<string, number> = {
  "/": 4 * kilobyte,
  "/lead-estimator": 4 * kilobyte,
  "/pricing": 2 * kilobyte,
  "/locations": 4 * kilobyte,
  "/get-started": maxFormScript,
  "/revenue-share": maxFormScript,
};
const scriptFree = sitemapPaths.filter((path) => !(path in withTool));
const others = ["/thank-you", "/success", "/404", "/plumbing/san-antonio-tx/requested"];

test.each([...scriptFree, ...others])("%s runs no JavaScript and is light", async (path) => {
  const { bytes, scripts, policy } = await weigh(path);
  expect(policy).toContain("script-src 'none'");
  expect(scripts).toBe(0);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});

test.each(["/get-started", "/revenue-share"])(
  "%s names two script files and one font",
  async (path) => {
    const { files, html } = await weigh(path);
    expect(files.length).toBe(2);
    const preloads = html.match(/<link rel="(?:module)?preload"[^>]*>/g) ?? [];
    expect(preloads).toEqual([expect.stringContaining('as="font"')]);
  },
);

describe.each(Object.entries(withTool))("%s", (path, limit) => {
  test("ships little beyond its tool's script, and renders without waiting for it", async () => {
    const { bytes, scripts, html } = await weigh(path);
    expect(scripts).toBeLessThanOrEqual(limit);
    expect(bytes - scripts).toBeLessThanOrEqual(maxBytes);
    // A script without type, async or defer would block rendering.
    const blocking = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="module"|\basync\b|\bdefer\b/.test(tag));
    expect(blocking).toEqual([]);
  });
});

test("a business page is one request of 10 KB or less", async () => {
  const { bytes, scripts, files, html } = await weigh("/plumbing/san-antonio-tx");
  expect(files).toEqual([]);
  expect(scripts).toBe(0);
  expect(html.match(/<script>.*?<\/script>/gs)?.join("").length).toBeLessThan(200);
  expect(bytes).toBeLessThanOrEqual(maxBusinessPage);
});

describe("pages with JavaScript", () => {
  test.each([
    "/crm",
    "/crm/leads",
    "/crm/conversations",
    "/crm/schedule",
    "/crm/estimates/new",
    "/crm/invoices/new",
    "/crm/analytics",
    "/crm/reviews",
    "/crm/follow-up",
    "/crm/settings/plan",
    "/crm/account/notifications",
  ])("%s ships at most 120 KB of JavaScript", async (path) => {
    const contractorId = await addBusiness(installation(), `Weighed ${path.replaceAll("/", " ")}`);
    const email = `${crypto.randomUUID()}@business.example`;
    const { userId } = await addCrmMember(installation(), contractorId, "owner", email);
    const { scripts, html, later } = await weigh(path, await crmCookie(installation(), userId));
    expect(html).toContain("Sections");
    expect(scripts).toBeGreaterThan(50 * kilobyte);
    expect(scripts).toBeLessThanOrEqual(maxScript);
    expect(later.length).toBeGreaterThan(5);
    expect(html).not.toMatch(/<script[^>]* (?:src|type="module")|rel="modulepreload"/);
  });
});

test("no CRM or staff page loads many files or much JavaScript", () => {
  const pages = pagesWithRouter();
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter(({ files }) => files > maxRouterFiles)).toEqual([]);
  expect(pages.filter(({ bytes }) => bytes > maxRouterScript)).toEqual([]);
  expect(pages.find(({ page }) => page.endsWith("today/today"))?.files).toBeLessThanOrEqual(12);
  const sum = pages.reduce((total, { files }) => total + files, 0);
  expect(sum / pages.length).toBeLessThanOrEqual(13);
});

type BuiltRoute = { id: string; parentId?: string; module: string; imports: string[] };

/** Files that each CRM and staff page loads, from the build's manifest. */
function pagesWithRouter() {
  const assets = "build/client/assets";
  const [list = ""] = readdirSync(assets).flatMap((name) => {
    const text = /^manifest-.*\.js$/.test(name) ? readFileSync(join(assets, name), "utf8") : "";
    return /^window\.__reactRouterManifest=(.*);$/s.exec(text)?.[1] ?? [];
  });
  const { entry, routes } = JSON.parse(list) as {
    entry: { module: string; imports: string[] };
    routes: Record<string, BuiltRoute>;
  };
  const chainOf = (route: BuiltRoute | undefined): BuiltRoute[] =>
    route ? [route, ...chainOf(routes[route.parentId ?? ""])] : [];
  return Object.values(routes)
    .map((route) => ({ page: route.id, chain: chainOf(route) }))
    .filter(({ chain }) => chain.some(({ id }) => /\/(crm|admin)-frame$/.test(id)))
    .map(({ page, chain }) => {
      const files = new Set(
        [entry, ...chain].flatMap(({ module, imports }) => [module, ...imports]),
      );
      const sizes = [...files].map((file) => statSync(`build/client${file}.br`).size);
      return { page, files: files.size, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    });
}

/** Fetches the page with its stylesheets and scripts. */
async function weigh(path: string, cookie = "") {
  const page = await load(path, cookie);
  const html = await page.response.text();
  const files = [
    ...html.matchAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*? href="([^"]+)"/g),
    ...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/import (?:\* as \w+ from )?"(\/assets\/[^"]+)"/g),
    ...html.matchAll(/ data-island="([^"]+)"/g),
  ].map(([, file = ""]) => file);
  const later = / data-files="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const loaded = await Promise.all([...new Set([...files, ...later])].map((file) => load(file)));
  const sizes = loaded.map(({ size }) => size);
  const scripts = loaded.filter(({ response }) =>
    response.headers.get("content-type")?.startsWith("text/javascript"),
  );
  return {
    html,
    later,
    files: loaded,
    policy: page.response.headers.get("content-security-policy") ?? "",
    bytes: sizes.reduce((sum, size) => sum + size, page.size),
    scripts: scripts.reduce((sum, { size }) => sum + size, 0),
  };
}

async function load(path: string, cookie = "") {
  const headers = { "accept-encoding": "br", cookie };
  const response = await fetch(installation().url + path, { headers });
  const size = Number(response.headers.get("content-length"));
  expect(size, `the length of ${path}`).toBeGreaterThan(0);
  return { response, size };
}
