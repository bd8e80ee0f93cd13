import { expect, test } from "vitest";
import { addBusinessPage, type PageColumns } from "../drivers/add-business-page.ts";
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

test("on a phone, Call and the form stay reachable, covering no focus", async () => {
  const page = await openVisitor(browser(), installation(), { viewport: "phone" });
  const path = await addBusinessPage(installation(), acme);
  await page.goto(path);
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

  await page.goto(path);
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

  // On a desktop and in print there is no bar, and the form is beside the headline.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await bar.isVisible()).toBe(false);
  const beside = await page.locator("#estimate").boundingBox();
  const headline = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(beside?.x ?? 0).toBeGreaterThan((headline?.x ?? 0) + (headline?.width ?? 0) - 1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bar.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await bar.isVisible()).toBe(false);
});

/** What contractors may have entered. */
const contents: Record<string, PageColumns> = {
  "no phone, no email, no words": {},
  "a phone that is none": { phone: '"><img src=x>' },
  "endless words": {
    business_name: "Donaudampfschifffahrtsgesellschaft".repeat(5),
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    headline: "W".repeat(200),
    cta_button: "Kostenvoranschlag".repeat(8),
    about: "withoutspaces".repeat(100),
    email: `${"long".repeat(15)}@${"domain".repeat(10)}.example`,
  },
  "right-to-left writing and pictures in words": {
    business_name: "שרברבות הזהב 🔧",
    headline: "אנחנו מתקנים 🚿",
    about: "מאז 1999",
  },
  yellow: { brand_color: "#ffd700", phone: "(772) 555-0100" },
  "the button's own orange": { brand_color: "#ff8b3d", phone: "(772) 555-0100" },
  white: { brand_color: "#ffffff", phone: "(772) 555-0100" },
  "a photo and a logo": {
    image_url: "/apple-touch-icon.png",
    logo_url: "/apple-touch-icon.png",
    brand_color: "#0b5c8a",
  },
  "no color at all": { brand_color: "red;}body{display:none" },
};

test("pages with any content are readable and fit every screen", async () => {
  const page = await openVisitor(browser(), installation(), { viewport: "phone" });
  for (const [content, columns] of Object.entries(contents)) {
    await page.goto(await addBusinessPage(installation(), columns));
    const calls = page.locator("a[href^='tel:']");
    expect((await calls.count()) > 0, content).toBe(columns.phone?.startsWith("(") ?? false);
    expect(await findBarriers(page), content).toEqual([]);
    const aboutHeadings = await page.getByRole("heading", { name: /^About/ }).count();
    expect(aboutHeadings, content).toBe(columns.about ? 1 : 0);
  }
});
