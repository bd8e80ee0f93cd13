import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn } from "../drivers/drive-staff-area.ts";
import { rowsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const open = () => openPlainPage(site());
const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  site().fetch(path, { headers });
const claimsOf = (email: string) => rowsOf(site(), "lead_results", { email });

test("every live page is a card with two links; searches have URLs", async () => {
  const page = await open();
  await page.goto("/locations");
  await page.getByText("6 locations", { exact: true }).waitFor();
  const cards = page.getByRole("main").locator("li").filter({ hasText: "View Details" });
  expect(await cards.count()).toBe(6);
  for (const card of await cards.all()) {
    expect(await card.getByText("View Details").count()).toBe(1);
    expect(await card.getByRole("button", { name: "Claim Area", exact: true }).count()).toBe(1);
  }
  const options = page.getByRole("combobox", { name: "Service" }).locator("option");
  expect((await options.allTextContents()).toSorted()).toEqual([
    "All Services",
    "Electrician",
    "HVAC",
    "Handyman",
    "Lawn Care",
    "Pest Control",
    "Plumbing",
  ]);

  await page.getByLabel("City, state or business name").fill("texas");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("2 locations", { exact: true }).waitFor();
  await page.getByRole("combobox", { name: "Service" }).selectOption("Plumbing");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("1 location", { exact: true }).waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: "texas",
    service: "plumbing",
  });
  await page.getByRole("link", { name: "View Details" }).click();
  expect(new URL(page.url()).pathname).toBe("/plumbing/san-antonio-tx");
  await page.goBack();
  expect(await page.getByLabel("City, state or business name").inputValue()).toBe("texas");
  expect(await page.getByRole("combobox", { name: "Service" }).inputValue()).toBe("plumbing");
});

test("a map state filters locations, matches the table, and is removable", async () => {
  const page = await open();
  await page.goto("/locations");
  await page.getByText("Locations by state", { exact: true }).click();
  const row = page.getByRole("row", { name: /^North Carolina/ });
  expect(await row.getByRole("cell").textContent()).toBe("2");
  expect(await page.getByRole("row", { name: /^Ohio/ }).getByRole("cell").textContent()).toBe("0");
  const state = page.locator("svg a", { has: page.locator("title", { hasText: "Carolina: 2" }) });
  expect(await state.getAttribute("href")).toBe("/locations?state=NC");
  await row.getByRole("link", { name: "North Carolina" }).click();
  await page.getByText("2 locations", { exact: true }).waitFor();
  await page.getByRole("combobox", { name: "Service" }).selectOption("HVAC");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("1 location", { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("state")).toBe("NC");
  await page.getByRole("link", { name: "North Carolina: show all states" }).click();
  expect(new URL(page.url()).search).toBe("?service=hvac");
});

test("a claim is validated, keeps invalid input, and saves as specified", async () => {
  const page = await open();
  await page.goto("/locations?q=lone+star");
  await page.getByRole("button", { name: "Claim Area", exact: true }).click();
  await page.getByRole("heading", { name: "Claim Area", level: 1 }).waitFor();
  await page.getByText("Pest Control in Austin, TX").first().waitFor();
  await page.getByText("Lone Star Pest Defense holds Austin").waitFor();
  await page.getByLabel("Business name").fill("Bug Off LLC");
  await page.getByRole("button", { name: "Submit Request" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary
    .getByRole("link", { name: "Please provide either your email or phone number." })
    .waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe("Bug Off LLC");
  await page.getByLabel("Email").fill("bea@bug-off.example");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page.getByRole("heading", { name: "Request Submitted!" }).waitFor();
  await page.getByText("We'll contact you within 24 hours about leads in this area.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await claimsOf("bea@bug-off.example")).toMatchObject([
    {
      industry: "pest_control",
      city: "Austin, TX",
      email: "bea@bug-off.example",
      phone: null,
      business_name: "Bug Off LLC",
      search_volume: 1200,
      competition: "Medium",
      lead_value_estimate: "$15,600",
      source: "claim",
    },
  ]);
});

test("an open area nearby can be claimed instead of a taken one", async () => {
  const page = await open();
  await page.goto("/locations/claim?area=pest-control%2Faustin-tx");
  await page.getByRole("radio", { name: /^Round Rock, TX/ }).check();
  await page.getByLabel("Business name").fill("Bug Off LLC");
  await page.getByLabel("Phone").fill("(512) 555-0177");
  await page.getByLabel("Email").fill("rock@bug-off.example");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page.getByRole("heading", { name: "Request Submitted!" }).waitFor();
  expect(await claimsOf("rock@bug-off.example")).toMatchObject([
    { industry: "pest_control", city: "Round Rock, TX", search_volume: 800 },
  ]);
});

test("a search without results lets users request the area, prefilled", async () => {
  const page = await open();
  await page.goto("/locations");
  await page.getByLabel("City, state or business name").fill("boise, id");
  await page.getByRole("combobox", { name: "Service" }).selectOption("Lawn Care");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("0 locations", { exact: true }).waitFor();
  await page.getByText("No locations found").waitFor();
  const areas = page.getByRole("region", { name: "Lawn Care in and around Boise, ID" });
  expect(await areas.getByRole("listitem").first().innerText()).toMatch(/^Boise, ID\s*Open/);
  await page.getByRole("button", { name: "Request New Area" }).click();
  await page.getByRole("heading", { name: "Request New Area", level: 1 }).waitFor();
  expect(await page.getByLabel("City").inputValue()).toBe("Boise");
  expect(await page.getByLabel("State").inputValue()).toBe("ID");
  await page.getByLabel("Business name").fill("Green Gem");
  await page.getByLabel("Email").fill("gem@green.example");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page.getByRole("heading", { name: "Request Submitted!" }).waitFor();
  expect(await claimsOf("gem@green.example")).toMatchObject([
    { industry: "lawn_care", city: "Boise, ID", business_name: "Green Gem" },
  ]);
});

test("a city search shows its taken and open areas", async () => {
  const page = await open();
  await page.goto("/locations?q=San+Antonio");
  const areas = page.getByRole("region", { name: "Availability in San Antonio, TX" });
  const line = (service: string) => areas.getByRole("listitem").filter({ hasText: service });
  expect(await line("Plumbing").innerText()).toContain("Taken");
  const holder = line("Plumbing").getByRole("link", { name: "View Mission City Plumbing" });
  expect(await holder.getAttribute("href")).toBe("/plumbing/san-antonio-tx");
  await line("Roofing").getByRole("button", { name: "Claim Roofing" }).click();
  await page.getByText("Roofing in San Antonio, TX").first().waitFor();
});

test("the first page is public, search results private; both are small", async () => {
  const first = await fetchPath("/locations", { "accept-encoding": "br" });
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(Number(first.headers.get("content-length"))).toBeLessThanOrEqual(15 * 1024);
  const again = await fetchPath("/locations", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  const response = await fetchPath("/locations?q=austin");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.get("etag")).toBeNull();
});

test("publishing or unpublishing a page updates the cached directory immediately", async () => {
  const readPage = async () => {
    const response = await fetchPath("/locations");
    const text = await response.text();
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    return {
      listed: text.includes("Bayside Handyman"),
      floridaOnMap: /<title>Florida: (\d+)</.exec(text)?.[1],
      count: />(\d+) locations</.exec(text)?.[1],
    };
  };
  const before = { listed: true, floridaOnMap: "1", count: "6" };
  expect(await readPage()).toEqual(before);
  const staff = await open();
  await signIn(staff);
  await staff.goto("/admin/pages");
  await staff.getByRole("button", { name: "Pause Bayside Handyman, Tampa" }).click();
  await staff.getByText("The page is paused and offline.").waitFor();
  expect(await readPage()).toEqual({ listed: false, floridaOnMap: "0", count: "5" });
  await staff.getByRole("button", { name: "Publish Bayside Handyman, Tampa" }).click();
  await staff.getByText("The page is live.").waitFor();
  expect(await readPage()).toEqual(before);
});

test("links lead through the pages of results", async () => {
  const amount = 60;
  await site().runSql(
    `insert into seo_pages (id, status, business_name, service, city, city_slug, state)
     select gen_random_uuid(), 'live', 'Roofers ' || n, 'roofing', 'Town ' || n, 'town-' || n, 'OH'
     from generate_series(101, 100 + $1::int) as n`,
    [amount],
  );
  const names = (page: Page) => page.locator("main li h2").allTextContents();
  const all = Array.from({ length: amount }, (_, index) => `Roofers ${101 + index}`);
  const page = open();
  await page.goto("/locations?q=roofers");
  const seen = await names(page);
  expect(seen).toHaveLength(24);
  for (const many of [48, amount]) {
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("60 locations", { exact: true }).waitFor();
    seen.push(...(await names(page)));
    expect(seen).toHaveLength(many);
  }
  expect(seen).toEqual(all);
  expect(await page.getByRole("link", { name: "Show more" }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get("q")).toBe("roofers");
});

test.each(["?q=%00", "?service=nothing", "?state=XX", "?after=%%%", `?q=${"x".repeat(3000)}`])(
  "/locations%s never causes a server error",
  async (query) => {
    expect((await fetchPath(`/locations${query}`)).status).toBe(200);
    expect((await fetchPath(`/locations/claim${query}&area=a%2Fb`)).status).toBe(200);
  },
);
