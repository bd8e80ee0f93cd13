import type { Page } from "playwright-core";

/** Waits until script has taken the page over, so that what follows is not the plain form's doing. */
export async function untilScriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A script of its own has run when the page is loaded.
    if (document.querySelector("form")?.hasAttribute("data-in-place")) return true;
    // React takes a page over in pieces, and answers events only after the last one.
    const place = document.querySelector("[data-island]") ?? document;
    const root = Object.entries(place).find(([key]) => key.startsWith("__reactContainer"));
    return root?.[1]?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
