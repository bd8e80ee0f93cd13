import { readFileSync } from "node:fs";
import { join } from "node:path";
import { styleHash } from "../responses/page-headers.server.ts";
import { clientBuild } from "../server/static-files.server.ts";
import { classesIn, readRules, type StyleRules, usedStyles } from "./used-styles.server.ts";

type Sheet = { css: string; hash: string; rules: StyleRules };

const sheets = new Map<string, Sheet>();

/**
 * Puts the style sheets of the build that a page links to into the page itself: it can be seen
 * after one round trip instead of two, and compressed together both are smaller. A page that no
 * script changes gets only the rules that its markup can use. The hashes are for the page's policy.
 */
export function inlineStyles(
  html: string,
  { changes }: { changes: boolean },
): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const classes = changes ? null : classesIn(html);
  const whole = html.replace(
    /<link rel="stylesheet" href="(\/assets\/[^"<>]+)"[^<>]*>/g,
    (_, href) => {
      const sheet = sheetOf(href);
      const css = classes ? usedStyles(sheet.rules, classes) : sheet.css;
      hashes.push(classes ? styleHash(css) : sheet.hash);
      return `<style>${css}</style>`;
    },
  );
  return { html: whole, hashes };
}

let icon: string | undefined;

/**
 * Puts what a visitor's first page would request besides its script and its font into the page itself: the
 * icon, and the rules by which links are fetched ahead, which the page's policy lets through by their hash.
 */
export function inlineSmallFiles(html: string, rules: string): { html: string; hash: string } {
  icon ??= `data:image/svg+xml,${readFileSync(join(clientBuild, "favicon.svg"), "utf8")
    .trim()
    .replace(/\n\s*/g, "")
    .replaceAll('"', "'")
    .replace(/[#<>%]/g, encodeURIComponent)}`;
  return {
    html: html
      .replace('href="/favicon.svg"', () => `href="${icon}"`)
      .replace("</body>", () => `<script type="speculationrules">${rules}</script></body>`),
    hash: styleHash(rules),
  };
}

function sheetOf(href: string): Sheet {
  const known = sheets.get(href);
  if (known) return known;
  const css = readFileSync(join(clientBuild, href), "utf8").trim();
  const sheet = { css, hash: styleHash(css), rules: readRules(css) };
  sheets.set(href, sheet);
  return sheet;
}
