import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

/**
 * This run's browser, for all tests of a file; visitors are opened in it by openPage. What a file
 * opened is closed at its end, and no visitor sees anything of another.
 */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject("browserServer"));
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error("the browser is there from the first test on");
    return browser;
  };
}
