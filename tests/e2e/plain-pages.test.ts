import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sitemapPaths } from "~/content/sitemap.ts";
import { leadFormButton, waitPastBotThreshold } from "../drivers/drive-business-page.ts";
import { clickNext } from "../drivers/drive-wizard.ts";
import { openContext } from "../setup/browser.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true });

// Only checks that need a browser; tests/http covers the rest of these pages.

test("all sitemap pages and estimate steps are accessible", async () => {
  const page = await openVisitor(browser(), installation());
  const steps = [
    "?step=contact",
    "?step=contact&industry=hvac&city=Austin",
    "?step=area&industry=hvac&city=Springfield",
  ];
  for (const path of [...sitemapPaths, ...steps.map((step) => `/lead-estimator${step}`)]) {
    await page.goto(path);
    expect(await findBarriers(page), path).toEqual([]);
  }
});

test("the home page's card moves at most once and shifts nothing", async () => {
  for (const [reducedMotion, runs] of [
    ["no-preference", [1]],
    ["reduce", []],
  ] as const) {
    const options = { allow: [/ERR_FAILED/], context: { reducedMotion } };
    const page = await openVisitor(browser(), installation(), options);
    // A font that loads late shifts lines, on a slow machine only.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/", { waitUntil: "load" });
    const seen = await page.evaluate(async () => {
      const animations = document.getAnimations();
      await Promise.all(animations.map(({ finished }) => finished));
      // Observed while it runs again: what is centered also moves while a slow machine reads the HTML.
      let shifts = 0;
      new PerformanceObserver((list) => {
        shifts += list.getEntries().length;
      }).observe({ type: "layout-shift" });
      for (const animation of animations) animation.play();
      await Promise.all(animations.map(({ finished }) => finished));
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { runs: animations.map(({ effect }) => effect?.getTiming().iterations), shifts };
    });
    expect(seen, reducedMotion).toEqual({ runs, shifts: 0 });
  }
});

test("without JavaScript, focus lands on the errors, which link to fields", async () => {
  const allow = [/status of 422/];
  const options = { baseURL: installation().url, javaScript: false, allow };
  const page = await (await openContext(browser(), options)).newPage();
  await page.goto("/plumbing/san-antonio-tx");
  await waitPastBotThreshold(page);
  await leadFormButton(page).click();
  await expectFocusOnErrors(page, "Enter a 5-digit ZIP code", "ZIP code");
  await page.goto("/get-started");
  await clickNext(page);
  await expectFocusOnErrors(page, "Business name is required", "Business name");
});

async function expectFocusOnErrors(page: Page, mistake: string, field: string): Promise<void> {
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await summary.getByRole("link", { name: mistake }).click();
  expect(await page.getByLabel(field).evaluate((box) => box === document.activeElement)).toBe(true);
}

test("prefetches links on hover, except to the wizard or with a query", async () => {
  const page = await openVisitor(browser(), installation());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Preload.enable");
  let candidates: URL[] = [];
  devTools.on("Preload.preloadingAttemptSourcesUpdated", (update) => {
    candidates = update.preloadingAttemptSources.map(({ key }) => new URL(key.url));
  });
  const ready: string[] = [];
  devTools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ready.push(new URL(prefetchUrl).pathname);
  });
  await page.goto("/hvac");
  await page.evaluate(() => {
    document.querySelector("main a")?.setAttribute("href", "/locations?service=hvac");
  });
  await expect.poll(() => candidates.map(({ pathname }) => pathname)).toContain("/plumbing");
  const never = candidates.filter(({ pathname, search }) => search || /get-started/.test(pathname));
  expect(never).toEqual([]);
  await page.locator("main a[href='/services/hvac-leads']").first().hover();
  await expect.poll(() => ready).toEqual(["/services/hvac-leads"]);
});
