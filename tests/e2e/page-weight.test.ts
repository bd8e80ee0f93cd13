import { describe, expect, test } from "vitest";
import { sitemapPaths } from "~/content/sitemap.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-people.ts";
import { sharedSite } from "../setup/shared-site.ts";

const installation = sharedSite({ demo: true });

/** What a page may weigh, compressed, images and fonts apart: bytes of bodies, as the network panel shows them. */
const kilobyte = 1024;
const maxBytes = 25 * kilobyte;
const maxBusinessPage = 10 * kilobyte;
const maxScript = 120 * kilobyte;
/** React and the checks of the fields, without the router: one file, and the one that loads it after the paint. */
const maxFormScript = 80 * kilobyte;

/** Pages whose tool works better with script; the small ones without a framework. */
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

test.each([...scriptFree, ...others])("%s runs no script and is light", async (path) => {
  const { bytes, scripts, policy } = await weigh(path);
  expect(policy).toContain("script-src 'none'");
  expect(scripts).toBe(0);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});

// navigation.form-islands
test.each(["/get-started", "/revenue-share"])(
  "%s names two script files and one font",
  async (path) => {
    const { files, html } = await weigh(path);
    expect(files.length).toBe(2);
    const preloads = html.match(/<link rel="(?:module)?preload"[^>]*>/g) ?? [];
    expect(preloads).toEqual([expect.stringContaining('as="font"')]);
  },
);

describe.each(Object.entries(withTool))("%s", (path, most) => {
  test("ships its tool's script and little else, and waits for none before it shows", async () => {
    const { bytes, scripts, html } = await weigh(path);
    expect(scripts).toBeLessThanOrEqual(most);
    expect(bytes - scripts).toBeLessThanOrEqual(maxBytes);
    // A script without type, async or defer would stop the page until it has arrived.
    const blocking = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="module"|\basync\b|\bdefer\b/.test(tag));
    expect(blocking).toEqual([]);
  });
});

test("a business page is one request of at most 10 KB, its styles included", async () => {
  const { bytes, scripts, files } = await weigh("/plumbing/san-antonio-tx");
  expect(files).toEqual([]);
  expect(scripts).toBe(0);
  expect(bytes).toBeLessThanOrEqual(maxBusinessPage);
});

describe("offline.script-budget", () => {
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
  ])("%s ships at most 120 KB of script", async (path) => {
    const contractorId = await addBusiness(installation(), `Weighed ${path.replaceAll("/", " ")}`);
    const email = `${crypto.randomUUID()}@business.example`;
    const { userId } = await addCrmMember(installation(), contractorId, "owner", email);
    const { scripts, html } = await weigh(path, await crmCookie(installation(), userId));
    expect(html).toContain("Sections");
    expect(scripts).toBeGreaterThan(50 * kilobyte);
    expect(scripts).toBeLessThanOrEqual(maxScript);
  });
});

/** The page, and the sheets and scripts that it names. */
async function weigh(path: string, cookie = "") {
  const page = await load(path, cookie);
  const html = await page.answer.text();
  const files = [
    ...html.matchAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*? href="([^"]+)"/g),
    ...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/import (?:\* as \w+ from )?"(\/assets\/[^"]+)"/g),
    ...html.matchAll(/ data-island="([^"]+)"/g),
  ].map(([, file = ""]) => file);
  const loaded = await Promise.all([...new Set(files)].map((file) => load(file)));
  const sizes = loaded.map(({ size }) => size);
  const scripts = loaded.filter(({ answer }) =>
    answer.headers.get("content-type")?.startsWith("text/javascript"),
  );
  return {
    html,
    files: loaded,
    policy: page.answer.headers.get("content-security-policy") ?? "",
    bytes: sizes.reduce((sum, size) => sum + size, page.size),
    scripts: scripts.reduce((sum, { size }) => sum + size, 0),
  };
}

async function load(path: string, cookie = "") {
  const headers = { "accept-encoding": "br", cookie };
  const answer = await fetch(installation().url + path, { headers });
  const size = Number(answer.headers.get("content-length"));
  expect(size, `the length of ${path}`).toBeGreaterThan(0);
  return { answer, size };
}
