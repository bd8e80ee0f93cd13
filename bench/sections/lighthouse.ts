import lighthouse from "lighthouse";
import { findBrowser, howToGetBrowser } from "../../tests/setup/find-browser.ts";
import { freePort } from "../../tests/setup/free-port.ts";
import { launchBrowser } from "../../tests/setup/launch-browser.ts";
import { businessPage, type Installation } from "../installation.ts";
import type { Row, Section } from "../section.ts";
import { median } from "../statistics.ts";

/** One public page of each kind, and whether script runs on it. */
const pages: { kind: string; path: string; script: boolean }[] = [
  { kind: "Business page", path: businessPage, script: false },
  { kind: "Trade page", path: "/plumbing", script: false },
  { kind: "Landing page of a trade", path: "/services/plumbing-leads", script: false },
  { kind: "Questions and answers", path: "/faq", script: false },
  { kind: "Page of words", path: "/privacy", script: false },
  { kind: "Home page", path: "/", script: true },
  { kind: "Lead estimator", path: "/lead-estimator", script: true },
  { kind: "Pricing", path: "/pricing", script: true },
  { kind: "Directory", path: "/locations", script: true },
  { kind: "Revenue share", path: "/revenue-share", script: true },
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const runs = 3;

/** Lighthouse's own emulated phone: a slow processor on a slow mobile line. */
export const lighthouseScores: Section = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  measure,
};

async function measure(installation: Installation): Promise<Row[]> {
  const executable = findBrowser();
  if (executable === null) throw new Error(howToGetBrowser);
  const { application } = await installation.product();
  const rows: Row[] = [];
  for (const { kind, path, script } of pages) {
    const visits: Visit[] = [];
    while (visits.length < runs) visits.push(await visit(application.url + path, executable));
    const scores = categories.map((_, at) => median(visits.map(({ scores }) => scores[at] ?? 0)));
    const paint = median(visits.map(({ largestPaint }) => largestPaint));
    rows.push({
      what: `Lighthouse: ${kind}`,
      figure: scores.join(" / "),
      aim: script ? ">= 98 / 100 / 100 / 100" : "100 / 100 / 100 / 100",
      how: `${path}, ${categories.join(", ")}; largest paint after ${(paint / 1000).toFixed(2)} s`,
    });
  }
  return rows;
}

/** Scores from 0 to 100 in the order of `categories`, and the largest contentful paint in ms. */
type Visit = { scores: number[]; largestPaint: number };

/** With a browser of its own: nothing is known from earlier visits. */
async function visit(url: string, executable: string): Promise<Visit> {
  const port = await freePort();
  const browser = await launchBrowser(executable, port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories: judged, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return {
      scores: categories.map((category) => Math.round((judged[category]?.score ?? 0) * 100)),
      largestPaint: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await browser.close();
  }
}
