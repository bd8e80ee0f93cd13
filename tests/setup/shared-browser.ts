import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { launchBrowser } from "./launch-browser.ts";

/** One browser for all tests of a file; visitors are opened in it by openPage. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser(inject("browser"));
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error("the browser is started before the first test");
    return browser;
  };
}
