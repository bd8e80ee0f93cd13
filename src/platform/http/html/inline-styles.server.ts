import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { styleHash } from "../responses/page-headers.server.ts";
import { clientBuild } from "../server/static-files.server.ts";

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
  const linkless = html.replace(
    /<link rel="stylesheet" href="(\/assets\/[^"<>]+)"[^<>]*>/g,
    (_, href) => {
      const sheet = sheetOf(href);
      const css = classes ? usedStyles(sheet.rules, classes) : sheet.css;
      hashes.push(classes ? styleHash(css) : sheet.hash);
      return `<style>${css}</style>`;
    },
  );
  return { html: linkless, hashes };
}

let icon: string | undefined;

/**
 * Inlines what a visitor's first page would request besides its script and font: the icon, and the
 * speculation rules for prefetching links, which the page's policy allows by their hash.
 */
export function inlineSmallFiles(html: string, rules: string): { html: string; hash: string } {
  icon ??= `data:image/svg+xml,${readFileSync(iconFile(), "utf8")
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

/** The build has a copy; tests also run pages from the sources, before any build. */
function iconFile(): string {
  const built = join(clientBuild, "favicon.svg");
  return existsSync(built) ? built : "public/favicon.svg";
}

function sheetOf(href: string): Sheet {
  const cached = sheets.get(href);
  if (cached) return cached;
  const css = readFileSync(join(clientBuild, href), "utf8").trim();
  const sheet = { css, hash: styleHash(css), rules: readRules(css) };
  sheets.set(href, sheet);
  return sheet;
}

/** A style sheet parsed far enough to leave out rules. */
type StyleRules = readonly Rule[];

type Rule =
  /** Copied unchanged: a statement, or a block that isn't a style rule. */
  | { kind: "other"; text: string }
  /** Rules under a condition or in a layer. */
  | { kind: "group"; head: string; rules: StyleRules }
  /** A rule, and for each of its selectors the classes without which it matches nothing. */
  | { kind: "style"; text: string; needed: readonly (readonly string[])[] };

const groups = /^@(layer|media|supports|container)\b/;

/** Parses a style sheet. Nested rules stay with their parent. */
export function readRules(css: string): StyleRules {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    if (css.startsWith("/*", at)) {
      const end = endOfComment(css, at);
      rules.push({ kind: "other", text: css.slice(at, end + 1) });
      at = end + 1;
      continue;
    }
    const stop = find(css, at, ";{");
    const head = css.slice(at, stop).trim();
    const end = css[stop] === "{" ? find(css, stop + 1, "}") : stop;
    const text = css.slice(at, end + 1).trim();
    const inner = css.slice(stop + 1, end);
    if (css[stop] === "{" && groups.test(head)) {
      rules.push({ kind: "group", head, rules: readRules(inner) });
    } else if (css[stop] === "{" && !head.startsWith("@")) {
      rules.push({ kind: "style", text, needed: neededClasses(head) });
    } else if (text !== "") {
      rules.push({ kind: "other", text });
    }
    at = end + 1;
  }
  return rules;
}

/** A style sheet with the rules that may match a page with these classes. */
export function usedStyles(rules: StyleRules, classes: ReadonlySet<string>): string {
  let css = "";
  for (const rule of rules) {
    if (rule.kind === "other") css += rule.text;
    else if (rule.kind === "group") {
      const inner = usedStyles(rule.rules, classes);
      if (inner !== "") css += `${rule.head}{${inner}}`;
    } else if (rule.needed.some((needed) => needed.every((name) => classes.has(name)))) {
      css += rule.text;
    }
  }
  return css;
}

/** All classes used in a page's markup. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of unescapeMarkup(names).split(/\s+/)) classes.add(name);
  }
  return classes;
}

function unescapeMarkup(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (whole, name) => signs[name] ?? whole);
}

/** The position of the next of these characters, outside strings, comments, escapes and inner blocks. */
function find(css: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? "";
    if (depth === 0 && signs.includes(sign)) return at;
    if (sign === "\\") at++;
    else if (sign === "{" || sign === "(") depth++;
    else if (sign === "}" || sign === ")") depth--;
    else if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (css.startsWith("/*", at)) at = endOfComment(css, at);
  }
  return css.length;
}

function endOfComment(css: string, start: number): number {
  const end = css.indexOf("*/", start + 2);
  return end === -1 ? css.length : end + 1;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}

const part = /\\(?:([0-9a-f]{1,6})\s?|(.))|([\w-]|[^\0-\x7f])|(.)/gis;

/** Classes in parentheses, as in `:not(.open)`, aren't required. */
function neededClasses(selectors: string): string[][] {
  const compounds: string[][] = [[]];
  let name: string | null = null;
  let depth = 0;
  const end = () => {
    if (name) compounds.at(-1)?.push(name);
    name = null;
  };
  for (const [, code, escaped, letter, sign] of selectors.matchAll(part)) {
    const text = code ? String.fromCodePoint(Number.parseInt(code, 16)) : (escaped ?? letter);
    if (text !== undefined) {
      if (name !== null) name += text;
      continue;
    }
    end();
    if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (depth === 0 && sign === ",") compounds.push([]);
    else if (depth === 0 && sign === ".") name = "";
  }
  end();
  return compounds;
}
