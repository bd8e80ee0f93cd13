import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openContractor, startSession } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true, build: true });
const host = "localhost:4000";
const path = "/plumbing/san-antonio-tx";

async function openAsStaff(): Promise<Page> {
  const staff = openPlainPage(site());
  await startSession(staff);
  await openContractor(staff, "Mission City Plumbing");
  return staff;
}

async function allowSites(staff: Page, sites: string): Promise<void> {
  await staff.getByLabel("Allowed websites").fill(sites);
  await staff.getByRole("button", { name: "Save websites" }).click();
}

beforeAll(async () => {
  const staff = await openAsStaff();
  await allowSites(staff, host);
  await staff.getByText("Websites saved.").waitFor();
});

test("only the contractor's sites may frame the form, and nothing else", async () => {
  const form = await site().fetch(`/embed${path}`);
  const policy = form.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(new RegExp(`frame-ancestors ${host}$`));
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe");
  expect(form.headers.get("x-frame-options")).toBeNull();
  const html = await form.text();
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script src="/embed/frame.js">',
    expect.stringMatching(/^<script type="module" src="\/assets\/run-embedded-form-[\w-]+\.js">$/),
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const other of [path, "/", "/embed/hvac/nowhere-tx", "/admin/login", "/healthz"]) {
    const response = await site().fetch(other);
    expect(response.headers.get("x-frame-options"), other).toBe("DENY");
    const others = response.headers.get("content-security-policy");
    if (others !== null) expect(others, other).toContain("frame-ancestors 'none'");
  }
  const otherPage = await site().fetch("/embed/lawn-care/denver-co");
  expect(otherPage.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("the script is small, cacheable with an ETag, and loads anywhere", async () => {
  const script = await site().fetch("/embed.js");
  const source = await script.text();
  expect(source.length).toBeLessThan(4096);
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(script.headers.get("cache-control")).toContain("max-age=3600");
  const etag = script.headers.get("etag") ?? "";
  const again = await site().fetch("/embed.js", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("staff see errors for invalid hosts, and changes are audited", async () => {
  const staff = await openAsStaff();
  await allowSites(staff, `${host}\n*.example`);
  await staff.locator("#embed_hosts-error").waitFor();
  expect(await staff.locator("#embed_hosts-error").textContent()).toBe(
    "Not a web address: *.example",
  );
  expect(await staff.getByLabel("Allowed websites").inputValue()).toContain("*.example");
  await allowSites(staff, `${host}\nhttps://www.mission-city.example/contact`);
  await staff.getByText("Websites saved.").waitFor();
  expect(await staff.getByText("Allowed websites changed").count()).toBe(2);
  const policy = (await site().fetch(`/embed${path}`)).headers.get("content-security-policy");
  expect(policy).toContain("www.mission-city.example mission-city.example");
});

test("other spellings redirect to the canonical URL; an unknown business is 404", async () => {
  const moved = await site().fetch("/embed/Plumbing/San%20Antonio-TX");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `/embed${path}`]);
  expect((await site().fetch("/embed/plumbing/nowhere-tx")).status).toBe(404);
  expect((await site().fetch("/embed/plumbing/nowhere-tx/requested")).status).toBe(404);
});
