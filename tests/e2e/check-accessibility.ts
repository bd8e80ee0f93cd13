import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Ordered so as little as possible changes from one to the next. */
const looks = [
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;
/** Axe's color rules; all others give the same result in dark mode. */
const colorRules = ["color-contrast", "link-in-text-block"];
/** Narrowest screen that the page must fit, the same as at 400% zoom. */
const narrowest = 320;
/** Phone whose owner reads text at double size. */
const phone = 390;

/**
 * Lists all accessibility problems of the current page: axe violations in both color schemes on a
 * phone and on a desktop, day and time fields cut off there, and elements wider than the narrowest screen, or than a phone with large
 * text.
 */
export async function findBarriers(page: Page, { largeText = true } = {}): Promise<string[]> {
  // Injected through the debugger, so the page's content security policy doesn't apply.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const barriers: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await untilStill(page);
    const rules = colorScheme === "dark" ? colorRules : null;
    const found = await violations(page, rules);
    barriers.push(...found.map((violation) => `${violation} (${colorScheme}, ${width} px)`));
    if (!rules) barriers.push(...(await cutTimes(page, width)));
  }
  await page.setViewportSize({ width: narrowest, height: 900 });
  barriers.push(...(await tooWide(page, narrowest)));
  if (!largeText) return barriers;
  await page.setViewportSize({ width: phone, height: 900 });
  await setTextSize(page, "200%");
  const large = await tooWide(page, phone);
  await setTextSize(page, "");
  barriers.push(...large.map((barrier) => `${barrier} (text at 200%)`));
  return barriers;
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Waits for running animations, such as a toast fading in. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation) =>
      Number.isFinite(animation.effect?.getComputedTiming().endTime);
    const moving = document
      .getAnimations()
      .filter((animation) => animation.playState === "running");
    await Promise.allSettled(moving.filter(ends).map((animation) => animation.finished));
  });
}

/** @param rules axe rules to run; null for all */
async function violations(page: Page, rules: string[] | null): Promise<string[]> {
  const violations = await page.evaluate(async (runOnly) => {
    const { run } = Reflect.get(window, "axe") as typeof Axe;
    // Pages have no media, and these rules read no stylesheets, so nothing needs preloading. Frames
    // don't contain axe, which would wait half a second for each.
    const options = { preload: false, iframes: false, resultTypes: ["violations" as const] };
    const results = await run(document, runOnly ? { ...options, runOnly } : options);
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  }, rules);
  return violations.map(({ id, help, where }) => `${id}: ${help}\n    ${where.join("\n    ")}`);
}

/** Day and time fields that are too narrow to show all they hold, such as "AM". */
function cutTimes(page: Page, screen: number): Promise<string[]> {
  return page.evaluate((width) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("[type=time], [type=date]")];
    const cut = fields.filter((field) => {
      const shown = field.offsetWidth;
      field.style.width = "max-content";
      const needed = field.offsetWidth;
      field.style.width = "";
      return shown > 0 && shown < needed;
    });
    return cut.map(({ name }) => `${name} is cut off (${width} px)`);
  }, screen);
}

/** Elements that overflow to the right, except inside a scrolling region. */
function tooWide(page: Page, screen: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    // A long word can overflow its box.
    const endOf = (element: Element): number => {
      const ends = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right;
        });
      return Math.max(element.getBoundingClientRect().right, ...ends);
    };
    const outside = [...document.querySelectorAll("body *")].filter(
      (element) => endOf(element) > limit + 1 && !scrolls(element.parentElement),
    );
    return [
      `${document.documentElement.scrollWidth} px wide on a screen of ${limit}`,
      ...outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 200)),
    ];
  }, screen);
}
