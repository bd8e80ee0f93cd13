import { readFileSync } from "node:fs";
import { join } from "node:path";
import { styleHash } from "../responses/page-headers.server.ts";
import { clientBuild } from "../server/static-files.server.ts";
import { classesIn, readRules, type StyleRules, usedStyles } from "./used-styles.server.ts";

type Sheet = { css: string; hash: string; rules: StyleRules };

const sheets = new Map<string, Sheet>();

/**
 * Inlines the style sheets that a page links to: it renders after one round trip instead of two,
 * and both compress better together. A page without scripts gets only the rules that its markup can
 * use. The hashes are for the page's policy.
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
 * Inlines what a visitor's first page would request besides its script and font: the icon, and the
 * speculation rules for prefetching links, which the page's policy allows by their hash.
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
