import { expect, test } from "vitest";
import { relatedPages, relatedTo } from "./related-pages.ts";

test("there are twelve candidates, with at least three keywords each", () => {
  expect(relatedPages).toHaveLength(12);
  expect(relatedPages.every((page) => page.keywords.length >= 3)).toBe(true);
});

test("relates six other pages by default, the most important first", () => {
  const links = relatedTo("/services/hvac-leads");
  expect(links).toHaveLength(6);
  expect(links.map((page) => page.path)).not.toContain("/services/hvac-leads");
  const priorities = relatedTo("/services/hvac-leads", 12).map((page) => page.priority);
  expect(priorities).toEqual(priorities.toSorted());
  expect(relatedTo("/", 5)).toHaveLength(5);
});
