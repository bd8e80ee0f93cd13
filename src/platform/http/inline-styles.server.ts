import { readFileSync } from "node:fs";
import { join } from "node:path";
import { styleHash } from "./page-headers.server.ts";
import { clientBuild } from "./static-files.server.ts";

type Sheet = { css: string; hash: string };

const sheets = new Map<string, Sheet>();

/**
 * Puts the style sheets of the build that a page links to into the page itself: it can be seen
 * after one round trip instead of two, and compressed together both are smaller. The hashes are
 * for the page's policy.
 */
export function inlineStyles(html: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const whole = html.replace(
    /<link rel="stylesheet" href="(\/assets\/[^"]+)"[^>]*>/g,
    (_, href) => {
      const { css, hash } = sheetOf(href);
      hashes.push(hash);
      return `<style>${css}</style>`;
    },
  );
  return { html: whole, hashes };
}

function sheetOf(href: string): Sheet {
  const known = sheets.get(href);
  if (known) return known;
  const css = readFileSync(join(clientBuild, href), "utf8").trim();
  const sheet = { css, hash: styleHash(css) };
  sheets.set(href, sheet);
  return sheet;
}
