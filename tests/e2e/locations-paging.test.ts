import { beforeAll, expect, test } from "vitest";
import { runSql } from "../drivers/run-sql.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openEither } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite();

/** Three pages of locations, the last one partly filled. */
const amount = 60;
beforeAll(() =>
  runSql(
    installation(),
    `insert into seo_pages (id, status, business_name, service, city, city_slug, state)
     select gen_random_uuid(), 'live', 'Roofers ' || n, 'roofing', 'Town ' || n, 'town-' || n, 'OH'
     from generate_series(101, 100 + $1::int) as n`,
    [amount],
  ),
);

const names = (page: Awaited<ReturnType<typeof openEither>>) =>
  page.locator("main li h2").allTextContents();
const all = Array.from({ length: amount }, (_, index) => `Roofers ${101 + index}`);

test("without JavaScript, links lead through the pages", async () => {
  const page = await openEither(browser(), installation(), { javaScript: false });
  await page.goto("/locations?q=roofers");
  const seen = await names(page);
  expect(seen).toHaveLength(24);
  for (const many of [48, amount]) {
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("60 locations", { exact: true }).waitFor();
    seen.push(...(await names(page)));
    expect(seen).toHaveLength(many);
  }
  expect(seen).toEqual(all);
  expect(await page.getByRole("link", { name: "Show more" }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get("q")).toBe("roofers");
});

test("loads more results below, focuses the first, and Back restores all", async () => {
  const page = await openEither(browser(), installation());
  await page.goto("/locations?q=roofers");
  await page.locator("#directory[data-ready]").waitFor();
  for (const many of [48, amount]) {
    await page.getByRole("link", { name: "Show more" }).click();
    await expect.poll(() => names(page)).toHaveLength(many);
  }
  expect(await names(page)).toEqual(all);
  expect(await page.getByRole("link", { name: "Show more" }).count()).toBe(0);
  const focused = () => document.activeElement?.closest("li")?.querySelector("h2")?.textContent;
  expect(await page.evaluate(focused)).toBe("Roofers 149");
  expect(new URL(page.url()).search).toBe("?q=roofers");
  await page.reload();
  await expect.poll(() => names(page)).toEqual(all);
  await page.getByLabel("City, state or business name").fill("roofers 160");
  await expect.poll(() => names(page)).toEqual(["Roofers 160"]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(all);
});
