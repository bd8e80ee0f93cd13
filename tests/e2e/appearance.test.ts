import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import type { PageOptions } from "../setup/browser.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { takeScreenshot } from "../setup/take-screenshot.ts";
import { differenceOf, thumbnail } from "./compare-pictures.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });

/** Share of a screenshot that may differ: other fonts may wrap lines differently. */
const tolerated = 0.03;
/** Maximum height that is compared. */
const maxHeight = 3_000;

/** One page of each kind. */
const kinds: Record<string, string> = {
  home: "/",
  pricing: "/pricing",
  "trade-page": "/plumbing",
  "trade-landing-page": "/services/plumbing-leads",
  "revenue-share": "/revenue-share",
  "comparison-page": "/contractor-crm",
  "page-of-words": "/privacy",
  questions: "/faq",
  estimator: "/lead-estimator",
  directory: "/locations",
  "business-page": "/plumbing/san-antonio-tx",
  "request-taken": "/plumbing/san-antonio-tx/requested",
  wizard: "/get-started",
  "form-on-other-sites": "/embed/plumbing/san-antonio-tx",
  "page-not-found": "/404",
  "sign-in": "/admin/login",
};

test("one page of each kind looks unchanged", async () => {
  const screens = await openScreens();
  const changed: string[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    changed.push(...(await compareAppearance(kind, await portray(screens, path))));
  }
  await Promise.all(screens.map((page) => startSession(page)));
  const list = await portray(screens, "/admin/contractors");
  changed.push(...(await compareAppearance("staff-list", list)));
  expect(changed).toEqual([]);
});

test("detects a larger heading, another color and missing styles", async () => {
  const screens = await openScreens();
  const expected = readFileSync(fileOf("business-page"));
  expect(
    await differenceOf(expected, await portray(screens, "/plumbing/san-antonio-tx")),
  ).toBeLessThan(tolerated);
  for (const change of [
    "h1 { font-size: 5rem }",
    "form { background: #fde68a }",
    "* { all: revert }",
  ]) {
    const changed = await portray(screens, "/plumbing/san-antonio-tx", change);
    expect(await differenceOf(expected, changed), change).toBeGreaterThan(tolerated);
  }
});

/** A phone in light mode and a desktop in dark mode. */
function openScreens(): Promise<Page[]> {
  const looks: PageOptions[] = [
    { viewport: "phone", colorScheme: "light" },
    { viewport: "desktop", colorScheme: "dark" },
  ];
  const allow = [/status of 404/];
  const context = { reducedMotion: "reduce" } as const;
  return Promise.all(
    looks.map((look) => openVisitor(browser(), installation(), { ...look, allow, context })),
  );
}

/** Screenshots of a page on each screen, side by side. */
async function portray(screens: Page[], path: string, css = ""): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const screen of screens) pictures.push(await pictureOf(screen, path, css));
  return thumbnail(pictures);
}

async function pictureOf(page: Page, path: string, css: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: "load" });
  // Lazy images would load only when scrolled into view.
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  }, css);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return takeScreenshot(page, {
    fullPage: true,
    animations: "disabled",
    clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
  });
}

const fileOf = (kind: string) => fileURLToPath(new URL(`appearance/${kind}.png`, import.meta.url));

/**
 * Describes a difference to the saved screenshot, if there is one.
 * `npx vitest run --project e2e appearance -u` saves the current screenshots.
 */
async function compareAppearance(kind: string, picture: Buffer): Promise<string[]> {
  const file = fileOf(kind);
  const keep = expect.getState().snapshotState.snapshotUpdateState;
  if (keep === "all" || (keep === "new" && !existsSync(file))) {
    writeFileSync(file, picture);
    return [];
  }
  const difference = await differenceOf(readFileSync(file), picture);
  if (difference <= tolerated) return [];
  const seen = fileURLToPath(new URL(`../.artifacts/${kind}.png`, import.meta.url));
  mkdirSync(dirname(seen), { recursive: true });
  writeFileSync(seen, picture);
  const percent = (difference * 100).toFixed(1);
  return [`${percent} % of ${kind} looks different: compare ${file} with ${seen}`];
}
