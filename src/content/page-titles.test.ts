import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { tradeCopies } from "./trades/trade-copies.ts";

type Meta = { title: string; description: string };
const isMeta = (value: unknown): value is Meta =>
  typeof value === "object" && value !== null && "title" in value && "description" in value;

const modules = await Promise.all(
  globSync("src/content/*.ts")
    .filter((path) => !path.includes(".test."))
    .map(
      (path): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ `./${path.split("/").at(-1)}`),
    ),
);
const metas = [
  ...modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (name.endsWith("Meta") && isMeta(value) ? [value] : [])),
  ...tradeCopies.flatMap(({ page, landing }) => [page.meta, landing.meta]),
];

test("every title fits in 60 characters with the site's name", () => {
  const titles = metas.map(({ title }) => `${title} | Hearthline`);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
});

test("no two pages share a title", () => {
  const titles = metas.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
