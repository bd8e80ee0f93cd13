import type { Page } from "playwright-core";

/** Opens a collapsed part of a page, such as the conversation of a lead. */
export const openPart = (page: Page, title: string | RegExp): Promise<void> =>
  page.locator("main summary").filter({ hasText: title }).first().click();
