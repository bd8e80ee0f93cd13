import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const installation = sharedSite({ administrator: true });

beforeAll(async () => {
  await runSql(
    installation(),
    `insert into contractor_accounts (id, business_name, name, email, phone, city, state, created_at)
     select gen_random_uuid(), 'Business ' || lpad((61 - number)::text, 2, '0'), 'Owner', 'owner' || number || '@many.example',
       '(512) 555-0142', 'Austin', 'TX', now() - number * interval '1 hour'
     from generate_series(1, 60) as number`,
  );
});

const names = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
const rows = async (page: Page) =>
  (await page.getByRole("row").getByRole("rowheader").getByRole("link").allTextContents()).length;

test("the list sorts, pages both ways, and remembers its view", async () => {
  const page = openPlainPage(installation());
  await startSession(page);
  await page.goto("/admin/contractors");
  await page.getByText("60 contractors", { exact: true }).waitFor();
  const first = await names(page);
  expect([first.length, first[0]]).toEqual([24, "Business 60"]);
  const pages = page.getByRole("navigation", { name: "Contractor pages" });
  await pages.getByRole("link", { name: "Next page" }).click();
  await page.getByRole("heading", { name: "Business 36" }).waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?after=[0-9a-f-]{36}$/);
  await pages.getByRole("link", { name: "Next page" }).click();
  await page.getByRole("heading", { name: "Business 12" }).waitFor();
  expect(await names(page)).toHaveLength(12);
  expect(await pages.getByRole("link", { name: "Next page" }).count()).toBe(0);
  await pages.getByRole("link", { name: "Previous page" }).click();
  await page.getByRole("heading", { name: "Business 36" }).waitFor();
  await pages.getByRole("link", { name: "Previous page" }).click();
  await page.getByRole("heading", { name: "Business 60" }).waitFor();
  expect(await names(page)).toEqual(first);

  const sorts = page.getByRole("navigation", { name: "Sort by" });
  await sorts.getByRole("link", { name: "Name" }).click();
  await page.getByRole("heading", { name: "Business 01" }).waitFor();
  expect(await sorts.locator("[aria-current=true]").textContent()).toBe("Name");
  const looks = page.getByRole("navigation", { name: "View" });
  await looks.getByRole("link", { name: "Table" }).click();
  await page.getByRole("columnheader", { name: "Last active" }).waitFor();
  expect(await rows(page)).toBe(24);

  await page.goto("/admin/contractors?q=many.example&status=in_progress");
  await page.getByRole("columnheader", { name: "Business" }).waitFor();
  await looks.getByRole("link", { name: "Cards" }).click();
  await page.getByRole("heading", { name: "Business 60" }).waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe("many.example");
});
