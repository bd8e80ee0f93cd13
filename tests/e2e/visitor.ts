import type { Browser, BrowserContext, Page } from "playwright-core";
import { openContext, type PageOptions } from "../setup/browser.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { newAddress } from "../setup/visitor-address.ts";

/** Opens a page as a new visitor of the installation, with their own IP address. */
export async function openVisitor(
  browser: Browser,
  installation: { url: string },
  options: PageOptions = {},
): Promise<Page> {
  return await (await openVisitorContext(browser, installation, options)).newPage();
}

/** The same for a visitor with several tabs. */
export async function openVisitorContext(
  browser: Browser,
  installation: { url: string },
  options: PageOptions = {},
): Promise<BrowserContext> {
  const context = await openContext(browser, {
    baseURL: installation.url,
    ...options,
    context: { extraHTTPHeaders: { "x-forwarded-for": newAddress() }, ...options.context },
  });
  // An element that doesn't appear within this time never will, even on a slow machine.
  context.setDefaultTimeout(60_000);
  return context;
}

/** A new visitor with several tabs: in a browser with JavaScript, on plain pages without. */
export async function openEitherContext(
  browser: Browser,
  installation: { url: string },
  options: PageOptions = {},
): Promise<BrowserContext> {
  if (options.javaScript === false) return openPlainPage(installation).context();
  return await openVisitorContext(browser, installation, options);
}

/** The same with one page. */
export async function openEither(
  browser: Browser,
  installation: { url: string },
  options: PageOptions = {},
): Promise<Page> {
  return await (await openEitherContext(browser, installation, options)).newPage();
}
