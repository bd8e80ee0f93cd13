import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { watchForProblems } from "./page-problems.ts";

const viewports = {
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
  /** Problems this test expects, such as the browser's console line for status 422. */
  allow?: RegExp[];
  context?: BrowserContextOptions;
}

/**
 * Opens a page as a new visitor. It is closed when the running test ends, and the test fails if the
 * page had a script error, a console error, or a CSP violation.
 */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const context = await openContext(browser, options);
  return await context.newPage();
}

/** Like openPage, for a visitor with several tabs. */
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
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await saveScreenshots(context, task.name);
    await context.close();
    const allowed = (problem: string) => options.allow?.some((pattern) => pattern.test(problem));
    const stray = problems.filter((problem) => !allowed(problem));
    if (stray.length > 0) throw new Error(`the page reported:\n  ${stray.join("\n  ")}`);
  });
  return context;
}

let pictures = 0;

/** Saves screenshots of a failed test's pages for debugging. */
async function saveScreenshots(context: BrowserContext, test: string): Promise<void> {
  const folder = fileURLToPath(new URL("../.artifacts/", import.meta.url));
  const name = test.replace(/\W+/g, "-").slice(0, 80);
  for (const page of context.pages()) {
    const path = `${folder}${name}-${process.pid}-${++pictures}.png`;
    await page.screenshot({ path, fullPage: true, timeout: 5_000 }).then(
      () => process.stderr.write(`${page.url()} as it was: ${path}\n`),
      () => {},
    );
  }
}
