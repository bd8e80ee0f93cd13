import type { Page } from "playwright-core";

/** Waits until script has taken the page over, so that what follows is not the plain form's doing. */
export async function untilScriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}
