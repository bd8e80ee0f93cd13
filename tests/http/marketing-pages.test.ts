import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { planSection, pricingHero } from "~/content/pricing.ts";
import { testimonials } from "~/content/testimonials.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const open = async (path: string) => {
  const page = openPlainPage(site());
  await page.goto(path);
  return page;
};

// content.promises
test("the home page shows its sections in order", async () => {
  const page = await open("/");
  const text = await pageText(page);
  const order = [
    "Never Lose a Local Customer Again.",
    "Start Hearthline Now",
    "You pay for the lead.",
    "A Better Way:",
    "Set up your lead page",
    "Turn on lead generation",
    "Automate follow-up",
    "Book more jobs",
    testimonials.home.quote,
    "branded landing page",
    "contractor CRM dashboard",
    "Automatic email and SMS follow-up",
    "Real-time alerts",
    "Start within 24 hours",
    "Start Getting Jobs On Autopilot in 24 Hours",
    "View All Services",
    "Frequently Asked Questions",
    "Calculate My Results →",
    "Explore More Services",
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(order.filter((_, index) => places[index] === -1)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Start Hearthline Now", "/get-started"],
    ["Get My Lead System Now", "/get-started"],
    ["Learn About Our CRM", "/contractor-crm"],
    ["View All Services", "/services"],
    ["Frequently Asked Questions", "/faq"],
  ] as const) {
    expect(await main.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href);
  }
  const related = main.locator("section", { hasText: "Explore More Services" }).last();
  expect(await related.getByRole("link").count()).toBe(6);
  const call = page.getByRole("link", { name: "Book a free 15-minute strategy call" });
  expect(await call.getAttribute("target")).toBe("_blank");
  await page.getByText("© 2025 Hearthline").waitFor();
});

test("the home page has structured data about site and company", async () => {
  const page = await open("/");
  expect(await page.title()).toContain("Hearthline");
  for (const name of ["description", "keywords"]) {
    const content = await page.locator(`meta[name=${name}]`).getAttribute("content");
    expect(content?.length, name).toBeGreaterThan(50);
  }
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${site().url}/`);
  const [organization] = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)));
  expect(organization).toMatchObject({ "@type": "Organization", name: "Hearthline" });
});

// content.promises
test("the pricing page has every figure and both offers, captioned separately", async () => {
  const page = await open("/pricing");
  expect(await rowsOf(page, /^Profit examples/)).toEqual([
    ["Pest control", "$250", "12", "4", "$1,000", "$603"],
    ["HVAC tune-up", "$350", "10", "3", "$1,050", "$653"],
    ["Handyman", "$175", "15", "5", "$875", "$478"],
    ["Lawn care", "$100", "20", "6", "$600", "$203"],
  ]);
  const [ads = []] = await rowsOf(page, "Ad results for one month");
  expect(ads.join(" ")).toMatch(
    /\$300.* 100-150.* 10-15\s?10-15% of clicks.* 3-5\s?30-40% of leads/,
  );
  const plans = await rowsOf(page, "Monthly plans");
  expect(plans[0]).toEqual(["Monthly price", "$97", "$397"]);
  expect(plans[1]).toEqual(["Ad budget included", "None; add ads at $300+", "$300"]);
  expect(await rowsOf(page, "Pay per lead: a separate offer")).toEqual([
    ["HVAC leads", "$30-80 per lead"],
    ["Smaller services", "$15-40 per lead"],
    ["Monthly fee", "None"],
  ]);
  const main = page.getByRole("main");
  await main.locator("a[href='/get-started?plan=starter']").waitFor();
  await main.locator("a[href='/get-started?plan=ads']").waitFor();
  for (const promise of ["No contracts", "Cancel anytime", "Setup within 24 hours"]) {
    expect(await main.getByText(promise).count(), promise).toBeGreaterThan(0);
  }
});

test("the pricing page starts with its headline and two plans", async () => {
  const page = await open("/pricing");
  const text = await pageText(page);
  const order = [pricingHero.title, planSection.title, "ROI calculator", "What you pay"];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const cards = page.locator("#plans li", { has: page.locator("h3") });
  expect(await cards.count()).toBe(2);
  expect(await cards.filter({ hasText: planSection.mark }).count()).toBe(1);
});

test("the FAQ has five categories of three; several questions open together", async () => {
  const page = await open("/faq");
  const main = page.getByRole("main");
  const summaries = main.locator("summary");
  expect(await summaries.count()).toBe(15);
  for (const summary of await summaries.all()) await summary.click();
  expect(await main.locator("details[open]").count()).toBe(15);
  const text = await pageText(page);
  for (const part of [
    "HVAC leads cost $30-80",
    "smaller services $15-40",
    "no monthly fee",
    "Leads start in 24-48 hours",
    "Service-area changes take effect within 24 hours",
    "$97",
    "$397",
  ]) {
    expect(text).toContain(part);
  }
  const kinds = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)["@type"]));
  expect(kinds).toContain("FAQPage");
});

/** Exact texts of each page, and the targets of its buttons. */
const pages: Record<string, { words: string[]; links: string[] }> = {
  "/contractor-crm": {
    words: [
      "Lead Management",
      "Job Scheduling",
      "Communication Hub",
      "Performance Analytics",
      "Estimate & Invoicing",
      "Call Tracking",
      "3-5x",
    ],
    links: ["/get-started", "/features/auto-follow-up"],
  },
  "/features/auto-follow-up": {
    words: [
      "Immediately",
      "15 minutes",
      "2 hours",
      "1 day",
      "3 days",
      "1 week",
      "Welcome text",
      "Intro email",
      "Follow-up text",
      "Service-specific email",
      "Urgency text",
      "Case-study email",
      "85%",
      "respond within 48 hours",
      "3.2x",
      "24/7",
    ],
    links: ["/get-started", "/services"],
  },
  "/need-a-website": {
    words: [
      "24-48 hours",
      "Branded lead page",
      "SMS and email automation",
      "Call and text tracking",
      "Lead dashboard",
      "Review booster",
      "Human setup",
      "Get Started Now",
      "Schedule a Call",
    ],
    links: ["/get-started"],
  },
  "/revenue-share": {
    words: [
      "Zero upfront costs",
      "only pay 20% commission on closed deals",
      "Apply Now - It's Free",
      "$500-2000 a month",
      "Submit Application",
      "Approval Process",
      "Website & Ads Setup",
      "Lead Delivery",
      "Commission Payment",
      "lifetime of that customer relationship",
    ],
    links: [],
  },
  "/about": { words: [], links: ["/locations"] },
  "/services": {
    words: ["HVAC", "Pest Control", "Handyman", "Plumbing", "Electrician", "Lawn Care"],
    links: ["/hvac", "/pest-control", "/handyman", "/plumbing", "/electrician", "/lawn-care"],
  },
};

test.each(Object.entries(pages))(
  "%s has its required texts and links",
  async (path, { words, links }) => {
    const page = await open(path);
    const text = await pageText(page);
    expect(words.filter((part) => !text.includes(part))).toEqual([]);
    const main = page.getByRole("main");
    for (const href of links) expect(await main.locator(`a[href='${href}']`).count()).not.toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  },
);

// content.sample-testimonials
test.each(["/", "/contractor-crm", "/features/auto-follow-up", "/need-a-website"])(
  "%s has one testimonial with a trade and a city",
  async (path) => {
    const page = await open(path);
    const figure = page.locator("main figure:has(blockquote)");
    expect(await figure.count()).toBe(1);
    expect(await figure.locator("figcaption").innerText()).toMatch(/, [A-Z]{2}$/);
  },
);

test("external links open a new tab; mail goes to the operator", async () => {
  const page = await open("/about");
  const mail = page.locator("main a[href^='mailto:']").first();
  expect(await mail.getAttribute("href")).toBe("mailto:staff@hearthline.example");
  await page.goto("/need-a-website");
  const call = page
    .getByRole("main")
    .getByRole("link", { name: /Schedule a Call/ })
    .first();
  expect(await call.getAttribute("target")).toBe("_blank");
});

test("both follow-up URLs show one page with one canonical URL", async () => {
  const page = await open("/auto-follow-up");
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
    `${site().url}/features/auto-follow-up`,
  );
});

/** Text of the page between header and footer, in one line. */
async function pageText(page: Page): Promise<string> {
  return (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
}

/** Rows of a table by its caption, each cell as one line. */
async function rowsOf(page: Page, caption: string | RegExp): Promise<string[][]> {
  const rows = page.getByRole("table", { name: caption }).locator("tbody tr");
  return await rows.evaluateAll((elements) =>
    elements.map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim()),
    ),
  );
}
