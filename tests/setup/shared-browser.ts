import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { browserInstallHint, findBrowser } from "./find-browser.ts";
import { launchBrowser } from "./launch-browser.ts";

/** Starting a browser takes a second, so all files of a process share one. */
let launched: Promise<Browser> | undefined;

/**
 * A browser for all tests of a file; openPage opens visitors in it. A file's pages are closed at
 * its end, and visitors are isolated. It ends with this process.
 */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    launched ??= launchBrowser(findBrowser() ?? fail(browserInstallHint));
    browser = await launched;
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  return () => browser ?? fail("the browser is there from the first test on");
}

function fail(reason: string): never {
  throw new Error(reason);
}
