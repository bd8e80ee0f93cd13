import type { Page, PageScreenshotOptions } from "playwright-core";

/**
 * Takes a picture of a page. On a busy machine Chromium now and then refuses one that it takes a moment
 * later (puppeteer/puppeteer#5341); no page of ours can cause or mend that, so it is asked once more.
 */
export async function takePicture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  try {
    return await page.screenshot(options);
  } catch (error) {
    if (!String(error).includes("Unable to capture screenshot")) throw error;
    return await page.screenshot(options);
  }
}
