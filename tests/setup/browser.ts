import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { watchForProblems } from "./page-problems.ts";

export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

export interface PageOptions {
  /** Whether scripts run; every public form must work both ways. */
  javaScript?: boolean;
  colorScheme?: "light" | "dark";
  viewport?: keyof typeof viewports;
  baseURL?: string;
  /** Problems that this test expects, such as the browser's line about an answer with status 422. */
  allow?: RegExp[];
  context?: BrowserContextOptions;
}

/**
 * Opens a page as a new visitor. It is closed when the running test ends, and the test fails if
 * the page had a script error, an error in its console or a breach of its content security policy.
 */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const context = await openContext(browser, options);
  return await context.newPage();
}

/** As openPage, for a visitor with several tabs. */
export async function openContext(
  browser: Browser,
  options: PageOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: options.javaScript ?? true,
    colorScheme: options.colorScheme ?? "light",
    viewport: viewports[options.viewport ?? "desktop"],
    ...(options.baseURL ? { baseURL: options.baseURL } : {}),
    ...options.context,
  });
  const problems = await watchForProblems(context);
  onTestFinished(async () => {
    await context.close();
    const allowed = (problem: string) => options.allow?.some((pattern) => pattern.test(problem));
    const stray = problems.filter((problem) => !allowed(problem));
    if (stray.length > 0) throw new Error(`the page reported:\n  ${stray.join("\n  ")}`);
  });
  return context;
}
