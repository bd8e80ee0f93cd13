import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addBusinessPage, type PageColumns } from "../drivers/add-business-page.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const installation = sharedSite();

const acme = {
  business_name: "Acme Heating & Air",
  service: "hvac",
  city: "Port St. Lucie",
  city_slug: "port-st-lucie",
  state: "FL",
  zip_code: "34952",
  phone: "(772) 555-0134",
  email: "office@acme.example",
  headline: "Cool by tonight",
  about: "Since 1999.\n\nTwo vans, no call centre.",
  tagline: "We answer.",
};
let acmePath: Promise<string> | undefined;
const openAcme = async () => {
  acmePath ??= addBusinessPage(installation(), acme);
  return await open(await acmePath);
};

async function open(path: string): Promise<Page> {
  const page = openPlainPage(installation());
  await page.goto(path);
  return page;
}

const openNew = async (columns: PageColumns) =>
  open(await addBusinessPage(installation(), columns));

test("metadata for search engines and social networks is exact", async () => {
  const page = await openAcme();
  const url = `${installation().url}/hvac/port-st-lucie-fl`;
  const title = "Top-Rated HVAC in Port St. Lucie, FL | Acme Heating & Air";
  expect(await page.title()).toBe(title);
  const meta = async (name: string) =>
    await page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  const description =
    "Acme Heating & Air: HVAC in Port St. Lucie, FL. Licensed and insured local experts, same-day service, free estimates.";
  expect(await meta("description")).toBe(description);
  expect(await meta("keywords")).toContain("HVAC Port St. Lucie, FL");
  expect(await page.locator("link[rel=canonical]").evaluateAll(hrefs)).toEqual([url]);
  expect(await meta("og:title")).toBe(title);
  expect(await meta("og:description")).toBe(description);
  expect(await meta("og:url")).toBe(url);
  expect(await meta("og:image")).toBe(
    `${installation().url}/social/business/hvac/port-st-lucie-fl.png`,
  );
  expect(await meta("twitter:card")).toBe("summary_large_image");
});

test("structured data matches the page and claims no ratings", async () => {
  const page = await openAcme();
  const [business, crumbs] = await structuredData(page);
  expect(business).toMatchObject({
    "@type": "HVACBusiness",
    name: acme.business_name,
    url: `${installation().url}/hvac/port-st-lucie-fl`,
    telephone: "+17725550134",
    email: acme.email,
    address: {
      addressLocality: acme.city,
      addressRegion: acme.state,
      postalCode: acme.zip_code,
    },
    areaServed: { name: "Port St. Lucie, FL" },
  });
  expect(JSON.stringify(business)).not.toMatch(/rating/i);
  const shown = await page.getByRole("main").innerText();
  for (const fact of [acme.business_name, acme.phone, acme.email, "Port St. Lucie, FL 34952"]) {
    expect(shown).toContain(fact);
  }
  expect(crumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: `${installation().url}/` },
      { position: 2, name: "Services", item: `${installation().url}/services` },
      {
        position: 3,
        name: "HVAC in Port St. Lucie, FL",
        item: `${installation().url}/hvac/port-st-lucie-fl`,
      },
    ],
  });
});

test("footer links work; top cities without a page link to the directory", async () => {
  const page = await openAcme();
  expect(await linksOf(page, "Quick Links")).toEqual([
    ["Homepage", "/"],
    ["All Services", "/services"],
    ["Get Started", "/get-started"],
  ]);
  expect(await linksOf(page, "Other Services")).toEqual([
    ["HVAC", "/hvac"],
    ["Pest Control", "/pest-control"],
    ["Handyman", "/handyman"],
  ]);
  expect(await linksOf(page, "Top Cities")).toEqual([
    ["Austin TX pest control", "/locations"],
    ["Charlotte NC HVAC", "/locations"],
    ["Tampa FL handyman", "/locations"],
  ]);
  const charlotte = { service: "hvac", city: "Charlotte", city_slug: "charlotte", state: "NC" };
  const there = await openNew(charlotte);
  expect(await linksOf(there, "Top Cities")).toContainEqual([
    "Charlotte NC HVAC",
    "/hvac/charlotte-nc",
  ]);
});

test("the hero shows a photo of this site, never an external one", async () => {
  const own = await addBusinessPage(installation(), {
    image_url: "/apple-touch-icon.png",
    logo_url: "/apple-touch-icon.png",
    brand_color: "#0b5c8a",
  });
  const page = await open(own);
  const pictures = page.locator(".business-hero img");
  expect(
    await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute("alt"))),
  ).toEqual(["", expect.stringMatching(/ logo$/)]);
  expect(await page.locator(".veil").count()).toBe(1);
  const [business] = await structuredData(page);
  expect(business).toMatchObject({ logo: `${installation().url}/apple-touch-icon.png` });
  for (const image_url of [
    "https://elsewhere.example/a.png",
    "javascript:alert(1)",
    "//x.y/a.png",
  ]) {
    const page = await openNew({ image_url, logo_url: image_url });
    expect(await page.locator("main img").count()).toBe(0);
    expect(await structuredData(page)).not.toContainEqual(
      expect.objectContaining({ image: expect.anything() }),
    );
  }
});

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute("href"));

/** Links of a list with their texts. */
async function linksOf(page: Page, list: string): Promise<[string, string | null][]> {
  const links = page.getByRole("main").getByRole("navigation", { name: list }).getByRole("link");
  return await links.evaluateAll((all) =>
    all.map((link): [string, string | null] => [link.textContent ?? "", link.getAttribute("href")]),
  );
}

async function structuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text) => JSON.parse(text));
}
