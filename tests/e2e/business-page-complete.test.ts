import { get, type IncomingMessage } from "node:http";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addBusinessPage, type PageColumns } from "../drivers/add-business-page.ts";
import type { PageOptions } from "../setup/browser.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
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
const openAcme = async (options?: PageOptions) => {
  acmePath ??= addBusinessPage(installation(), acme);
  return await open(await acmePath, options);
};

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openVisitor(browser(), installation(), options);
  await page.goto(path);
  return page;
}

const openNew = async (columns: PageColumns, options?: PageOptions) =>
  open(await addBusinessPage(installation(), columns), options);

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

test("on a phone, Call and the form stay within reach, covering nothing", async () => {
  const page = await openAcme({ viewport: "phone", javaScript: false });
  const bar = page.getByRole("navigation", { name: "Contact" });
  const call = bar.getByRole("link", { name: /^Call/ });
  expect(await call.getAttribute("href")).toBe("tel:+17725550134");
  const box = await call.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(844 - 100);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  const form = await page.locator("#estimate").boundingBox();
  expect(form?.y ?? 9999).toBeLessThan(844);

  await bar.getByRole("link", { name: "Get a Free Estimate" }).click();
  await page.waitForURL("**#estimate");
  const title = await page.locator("#estimate-title").boundingBox();
  expect(title?.y ?? 0).toBeGreaterThan(60);

  // The bar is hidden while the user types; at the end of the page it has scrolled away.
  await page.getByLabel("Your name").focus();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.getByRole("link", { name: "Terms" }).focus();
  const last = await page.getByRole("link", { name: "Terms" }).boundingBox();
  const barThere = await bar.boundingBox();
  expect(barThere?.y ?? 0).toBeLessThan((last?.y ?? 0) - (barThere?.height ?? 0));
});

test("focus by Tab is never hidden by the bar or header", async () => {
  const page = await openAcme({ viewport: "phone" });
  const stops = await page.locator("a, button, input, select, textarea").count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest("header, .contact-bar"))
        return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      const label = focused.closest("label, a, button") ?? focused;
      const ok = seen && (label.contains(seen) || seen.contains(focused));
      return ok ? null : `${focused.outerHTML} is below ${seen?.outerHTML}`.slice(0, 400);
    });
    expect(hidden).toBeNull();
  }
});

test("desktop and print have no bar; the form is beside the headline", async () => {
  const page = await openAcme({ viewport: "desktop" });
  const bar = page.locator(".contact-bar");
  expect(await bar.isVisible()).toBe(false);
  const form = await page.locator("#estimate").boundingBox();
  const headline = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(form?.x ?? 0).toBeGreaterThan((headline?.x ?? 0) + (headline?.width ?? 0) - 1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bar.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await bar.isVisible()).toBe(false);
});

test.each<[string, PageColumns]>([
  ["no phone, no email, no words", {}],
  ["a phone that is none", { phone: '"><img src=x>' }],
  [
    "endless words",
    {
      business_name: "Donaudampfschifffahrtsgesellschaft".repeat(5),
      city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
      headline: "W".repeat(200),
      cta_button: "Kostenvoranschlag".repeat(8),
      about: "withoutspaces".repeat(100),
      email: `${"long".repeat(15)}@${"domain".repeat(10)}.example`,
    },
  ],
  [
    "right-to-left writing and pictures in words",
    { business_name: "שרברבות הזהב 🔧", headline: "אנחנו מתקנים 🚿", about: "מאז 1999" },
  ],
  ["yellow", { brand_color: "#ffd700", phone: "(772) 555-0100" }],
  ["the button's own orange", { brand_color: "#ff8b3d", phone: "(772) 555-0100" }],
  ["white", { brand_color: "#ffffff", phone: "(772) 555-0100" }],
  ["no color at all", { brand_color: "red;}body{display:none" }],
])("a page with %s is readable and fits every screen", async (_what, columns) => {
  const page = await openNew(columns, { viewport: "phone" });
  const calls = page.locator("a[href^='tel:']");
  expect((await calls.count()) > 0).toBe(columns.phone?.startsWith("(") ?? false);
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.getByRole("heading", { name: /^About/ }).count()).toBe(columns.about ? 1 : 0);
});

test("the hero shows a photo of this site, never an external one", async () => {
  const own = await addBusinessPage(installation(), {
    image_url: "/apple-touch-icon.png",
    logo_url: "/apple-touch-icon.png",
    brand_color: "#0b5c8a",
  });
  const page = await open(own);
  const pictures = page.locator(".business-hero img");
  expect(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual([
    "",
    expect.stringMatching(/ logo$/),
  ]);
  expect(await page.locator(".veil").count()).toBe(1);
  expect(await findBarriers(page)).toEqual([]);
  const [business] = await structuredData(page);
  expect(business).toMatchObject({ logo: `${installation().url}/apple-touch-icon.png` });
  for (const image_url of [
    "https://elsewhere.example/a.png",
    "javascript:alert(1)",
    "//x.y/a.png",
  ]) {
    const other = await openNew({ image_url, logo_url: image_url });
    expect(await other.locator("main img").count()).toBe(0);
    expect(await structuredData(other)).not.toContainEqual(
      expect.objectContaining({ image: expect.anything() }),
    );
  }
});

test("the page takes at most two requests and 10 KB before images", async () => {
  const page = await openVisitor(browser(), installation());
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (!/font|image|manifest|other/.test(request.resourceType())) loaded.push(request.url());
  });
  acmePath ??= addBusinessPage(installation(), acme);
  await page.goto(await acmePath);
  await page.waitForLoadState("networkidle");
  expect(loaded.length).toBeLessThanOrEqual(2);
  const sizes = await Promise.all(loaded.map(compressedSize));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum, `the page and its sheet: ${sizes.join(" and ")} bytes`).toBeLessThan(10_240);
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

/** Size in bytes of a response with brotli compression. */
async function compressedSize(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, resolve).on("error", reject);
  });
  expect(answer.headers["content-encoding"]).toBe("br");
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
