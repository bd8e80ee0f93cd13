import type { Page, PageScreenshotOptions } from "playwright-core";

/**
 * Takes a screenshot of a page. On a busy machine Chromium sometimes refuses one that succeeds a
 * moment later (puppeteer/puppeteer#5341); our pages can't cause or fix that, so it is retried
 * once.
 */
export async function takeScreenshot(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  try {
    return await page.screenshot(options);
  } catch (error) {
    if (!String(error).includes("Unable to capture screenshot")) throw error;
    return await page.screenshot(options);
  }
}
