import lighthouse from "lighthouse";
import { freePort } from "../../tests/setup/free-port.ts";
import { launchBrowser } from "../../tests/setup/launch-browser.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Visit = {
  /** From 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Largest contentful paint, in ms. */
  largestPaint: number;
  /** Total blocking time, in ms. */
  blocking: number;
  requests: number;
  /** Transferred bytes of scripts, including headers. */
  scriptBytes: number;
};

/** In a new browser: nothing is cached from earlier visits. */
export async function visit(
  url: string,
  executable: string,
  extraHeaders: Record<string, string>,
): Promise<Visit> {
  const port = await freePort();
  const browser = await launchBrowser(executable, port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...categories],
      extraHeaders,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories: judged, audits, runtimeError } = result.lhr;
    if (result.lhr.finalDisplayedUrl !== url) {
      throw new Error(`${url} led to ${result.lhr.finalDisplayedUrl}`);
    }
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return {
      scores: categories.map((category) => Math.round((judged[category]?.score ?? 0) * 100)),
      largestPaint: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
      blocking: audits["total-blocking-time"]?.numericValue ?? Number.POSITIVE_INFINITY,
      ...weigh(audits["network-requests"]?.details?.items ?? []),
    };
  } finally {
    await browser.close();
  }
}

type LoadedFile = { resourceType?: string; transferSize?: number };

function weigh(files: readonly LoadedFile[]) {
  const scripts = files.filter(({ resourceType }) => resourceType === "Script");
  const scriptBytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return { requests: files.length, scriptBytes };
}
