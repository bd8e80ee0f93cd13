import type { Browser, Page } from "playwright-core";
import { openContext, type PageOptions } from "../setup/browser.ts";
import { newAddress } from "../setup/visitor-address.ts";

/** Opens a page as a new visitor of the installation, with their own IP address. */
export async function openVisitor(
  browser: Browser,
  installation: { url: string },
  options: PageOptions = {},
): Promise<Page> {
  const context = await openContext(browser, {
    baseURL: installation.url,
    ...options,
    context: { extraHTTPHeaders: { "x-forwarded-for": newAddress() }, ...options.context },
  });
  // An element that doesn't appear within this time never will, even on a slow machine.
  context.setDefaultTimeout(60_000);
  return await context.newPage();
}
