import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
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

test.each(Object.entries(kinds))("the %s looks unchanged", async (kind, path) => {
  await expectKeptLook(kind, await portray(path));
});

test("the staff area's list looks unchanged", async () => {
  await expectKeptLook("staff-list", await portray("/admin/contractors", startSession));
});

test("detects a larger heading, another color and missing styles", async () => {
  const kept = readFileSync(fileOf("business-page"));
  for (const change of [
    "h1 { font-size: 5rem }",
    "form { background: #fde68a }",
    "* { all: revert }",
  ]) {
    const changed = await portray("/plumbing/san-antonio-tx", async (page) => {
      await page.addInitScript((css) => {
        addEventListener("DOMContentLoaded", () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        });
      }, change);
    });
    expect(await differenceOf(kept, changed), change).toBeGreaterThan(tolerated);
  }
});

/** Screenshots of the page on a phone in light mode and on a desktop in dark mode, side by side. */
async function portray(path: string, before = async (_page: Page) => {}): Promise<Buffer> {
  const phone = await pictureOf(path, { viewport: "phone", colorScheme: "light" }, before);
  const desktop = await pictureOf(path, { viewport: "desktop", colorScheme: "dark" }, before);
  return thumbnail([phone, desktop]);
}

type Look = { viewport: "phone" | "desktop"; colorScheme: "light" | "dark" };

async function pictureOf(
  path: string,
  look: Look,
  before: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const allow = [/status of 404/];
  const context = { reducedMotion: "reduce" } as const;
  const page = await openVisitor(browser(), installation(), { ...look, allow, context });
  await before(page);
  await page.goto(path, { waitUntil: "load" });
  // Lazy images would load only when scrolled into view.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
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

/** `npx vitest run --project e2e appearance -u` saves the current screenshots. */
async function expectKeptLook(kind: string, picture: Buffer): Promise<void> {
  const file = fileOf(kind);
  const keep = expect.getState().snapshotState.snapshotUpdateState;
  if (keep === "all" || (keep === "new" && !existsSync(file))) return writeFileSync(file, picture);
  const difference = await differenceOf(readFileSync(file), picture);
  if (difference <= tolerated) return;
  const seen = fileURLToPath(new URL(`../.artifacts/${kind}.png`, import.meta.url));
  mkdirSync(dirname(seen), { recursive: true });
  writeFileSync(seen, picture);
  const percent = (difference * 100).toFixed(1);
  throw new Error(`${percent} % of it looks different: compare ${file}\nwith ${seen}.`);
}
