import type { Page } from "playwright-core";

/** Waits until script controls the page, so the plain form doesn't handle what follows. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page's own script has run once the page is loaded.
    if (document.querySelector("form")?.hasAttribute("data-in-place")) return true;
    // React hydrates a page in parts, and handles events only after the last one.
    const place = document.querySelector("[data-island]") ?? document;
    const root = Object.entries(place).find(([key]) => key.startsWith("__reactContainer"));
    return root?.[1]?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
