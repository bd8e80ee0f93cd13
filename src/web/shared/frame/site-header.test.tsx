import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { currentPage, SiteHeader } from "./site-header.tsx";

const headerAt = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader siteName="Hearthline" />
    </MemoryRouter>,
  );
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

const trades = ["/hvac", "/pest-control", "/handyman", "/plumbing", "/electrician", "/lawn-care"];

test("the header and the mobile menu list their links in order", () => {
  const [wide = "", small = ""] = headerAt("/faq").split(/(?=<button)/);
  const rest = ["/pricing", "/about", "/faq"];
  expect(linksIn(wide)).toEqual([
    "/",
    "/services",
    "/services",
    ...trades,
    ...rest,
    "/get-started",
  ]);
  expect(small).toMatch(/^<button type="button" popoverTarget="menu".*?Menu<\/button>/is);
  expect(linksIn(small)).toEqual([...rest, "/services", ...trades, "/get-started"]);
  expect(wide).toMatch(/^<header class="[^"]*\bsticky /);
});

test("marks the current page, or its section, as the current item", () => {
  const marked = (path: string) => [
    ...new Set(
      [...headerAt(path).matchAll(/<a (?=[^>]*aria-current="page")[^>]*href="([^"]+)"/g)].map(
        ([, href]) => href,
      ),
    ),
  ];
  expect(marked("/pricing")).toEqual(["/pricing"]);
  expect(marked("/services/hvac-leads")).toEqual(["/services"]);
  expect(marked("/")).toEqual([]);
  expect(currentPage("/hvac-repair", "/hvac")).toBeUndefined();
});
