import type { Page } from "playwright-core";

/** Waits until script has taken the page over, so that what follows is not the plain form's doing. */
export async function untilScriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("form");
    // A script of its own has run when the page is loaded.
    if (form?.hasAttribute("data-in-place")) return true;
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}
