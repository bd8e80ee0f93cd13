import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { sitemapPaths } from "~/content/sitemap.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ demo: true, administrator: true });
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:document"],
    // Our own files can't be altered by third parties.
    rules: { "require-sri": ["error", { target: "crossorigin" }] },
  }),
);

const request = (path: string, init?: RequestInit) => fetch(site().url + path, init);

const post = (path: string, fields: Record<string, string>) =>
  request(path, { method: "POST", body: new URLSearchParams(fields) });

/** HTML errors of a response's page with their positions. */
async function faultsOf(response: Response): Promise<string[]> {
  const { results } = await validator.validateString(await response.text());
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

async function faultsAt(paths: readonly string[], init?: RequestInit) {
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    const violations = await faultsOf(await request(path, init));
    if (violations.length > 0) faults[path] = violations;
  }
  return faults;
}

test("detects an invalid page", async () => {
  const broken = new Response("<!DOCTYPE html><html lang=en><title>A</title><p id=a><div id=a>");
  expect((await faultsOf(broken)).join()).toContain("no-dup-id");
});

test("every page of the sitemap is valid HTML", async () => {
  expect(await faultsAt(sitemapPaths)).toEqual({});
});

test("business pages, embedded forms, wizard and interstitials are valid HTML", async () => {
  const business = "/plumbing/san-antonio-tx";
  const paths = [
    business,
    `${business}/requested`,
    `/embed${business}`,
    `/embed${business}/requested`,
    "/locations?q=austin&state=TX",
    "/locations?q=nothing+at+all",
    "/locations/claim?area=plumbing%2Fsan-antonio-tx",
    "/locations/claim",
    "/locations/claimed",
    "/get-started",
    "/lead-estimator?step=contact",
    "/lead-estimator?step=contact&industry=hvac&city=Austin",
    "/lead-estimator?step=area&industry=hvac&city=Springfield",
    "/success",
    "/thank-you",
    "/404",
    "/admin/login",
    "/api/docs",
    "/confirm-email/forged",
    "/get-started/resume/forged",
    "/admin/setup/forged",
  ];
  expect(await faultsAt(paths)).toEqual({});
});

test("forms with errors are valid HTML", async () => {
  for (const path of ["/get-started", "/plumbing/san-antonio-tx", "/admin/login"]) {
    const response = await post(path, { intent: "next", step: "1" });
    expect([path, response.status]).toEqual([path, 422]);
    expect(await faultsOf(response)).toEqual([]);
  }
});

test("every screen of the staff area is valid HTML", async () => {
  const { email, password } = administrator;
  const signedIn = await request("/admin/login", {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  expect(signedIn.status).toBe(303);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const init = { headers: { cookie: cookie.join("; ") } };
  const seen = new Set<string>();
  const waiting = ["/admin/dashboard"];
  const faults: Record<string, string[]> = {};
  // One of each kind is enough: all contractors' pages have the same structure.
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await request(path, init);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await response.clone().text();
    const violations = await faultsOf(response);
    if (violations.length > 0) faults[path] = violations;
    for (const [, next = ""] of html.matchAll(/href="(\/admin\/[^"?#]+)/g)) {
      const kind = next.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ":id");
      if (seen.has(kind) || next.endsWith("/preview")) continue;
      seen.add(kind);
      waiting.push(next);
    }
  }
  expect(faults).toEqual({});
  expect([...seen]).toEqual(expect.arrayContaining(["/admin/contractors/:id", "/admin/messages"]));
});
