import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forbiddenClaims, productClaims } from "./product-claims.ts";
import { tradeCopies } from "./trades/trade-copies.ts";

type Module = Record<string, unknown>;

/** Content that describes the product: all of it except legal pages, links, and the list of claims. */
const leftOut =
  /claims|collected|legal|privacy|terms|testimonials|sitemap|page-text|trade-copy|trades\//;
const modules = await Promise.all(
  globSync("src/content/*.ts")
    .filter((path) => !/\.test\./.test(path) && !leftOut.test(path))
    .map(
      async (path): Promise<[string, Module]> => [
        path,
        await import(/* @vite-ignore */ `./${path.split("/").at(-1)}`),
      ],
    ),
);

/** Every text below an object, but for quotes of contractors and addresses. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if ("quote" in value || "phrases" in value) return [];
  return Object.values(value).flatMap(texts);
}

const sentences = (all: readonly string[]) =>
  all.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((text) => /\s/.test(text));

const claimTexts = [
  ...modules.map(([path, module]): [string, string[]] => [path, texts(module)]),
  ...tradeCopies.map(({ slug, page, landing }): [string, string[]] => [
    slug,
    texts([
      page.hero,
      page.year.seasons.map(({ system }) => system),
      page.system,
      page.followUp,
      landing.shared.rows.map(({ yours }) => yours),
      landing.kinds,
      landing.objections.items.map(({ answer }) => answer),
      page.closing,
      landing.closing,
      landing.hero,
    ]),
  ]),
];

/** Sentences whose subject is the product or its maker. */
const aboutProduct =
  /\b(the system|your system|your page|the page|a page|dashboard|follow-up|alerts?|automatic|messages?|the schedule|the board|CRM|we('ll| build| set| send| run| publish| carry| email| contact))\b/i;

// content.claims-kept
test.each(claimTexts)("%s makes only claims on the list", (_where, all) => {
  const unknown = sentences(all)
    .filter((sentence) => aboutProduct.test(sentence))
    .filter((sentence) => !productClaims.some(({ pattern }) => pattern.test(sentence)));
  expect(unknown).toEqual([]);
});

test("each claim names a rule of docs/rules", () => {
  const rules = globSync("docs/rules/*.md")
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/^- \*\*`([^`]+)`\*\*/gm)])
    .map(([, id]) => id);
  expect(productClaims.map(({ rule }) => rule).filter((rule) => !rules.includes(rule))).toEqual([]);
});

test("each claim on the list appears on a page", () => {
  const all = claimTexts.flatMap(([, lines]) => lines);
  const unused = productClaims.filter(({ pattern }) => !all.some((text) => pattern.test(text)));
  expect(unused.map(({ pattern }) => pattern.source)).toEqual([]);
});

/** Where people read what we say: pages, forms, emails. Comments and identifiers don't count. */
const shown = ["src/content/**/*.ts", "src/web/**/*.tsx", "src/domains/**/*.tsx"]
  .flatMap((pattern) => globSync(pattern))
  .filter((path) => !/\.test\.|claims\.ts$/.test(path));

// content.claims-kept
test("no page or email claims a feature that the product lacks", () => {
  const lines = shown.flatMap((path) =>
    readFileSync(path, "utf8")
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
      .split("\n")
      .filter((line) => forbiddenClaims.some((pattern) => pattern.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
