import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";

/**
 * A customer who sent requests on two of the business's pages.
 * @returns the ids of the two leads
 */
async function requestTwice(): Promise<string[]> {
  const { runSql } = site();
  await runSql(
    `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state)
     select gen_random_uuid(), contractor_id, 'paused', business_name, service, 'Waco', 'waco', state
     from seo_pages where business_name = $1 and status = 'live'`,
    [business],
  );
  const rows = await runSql(
    `insert into leads (id, page_id, contractor_id, name, email)
     select gen_random_uuid(), id, contractor_id, 'Twice in ' || city, 'twice@home.example'
     from seo_pages where business_name = $1 and city in ('Austin', 'Waco') returning id, name`,
    [business],
  );
  return ["Twice in Austin", "Twice in Waco"].map((name) =>
    String(rows.find((row) => row.name === name)?.id),
  );
}

test("leads.merge: without JavaScript a lead is merged, redirects, and is unmerged", async () => {
  const [stored, duplicate] = await requestTwice();
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto(`/crm/leads/${stored}`);
  await page.getByRole("heading", { name: "Possible duplicate" }).waitFor();
  await openPart(page, "Possible duplicate");
  const merge = page.getByRole("button", { name: "Merge into this lead: Twice in Waco" });
  await merge.click();
  await page.getByText("Both are one lead now.", { exact: false }).waitFor();
  await page.goto(`/crm/leads/${duplicate}`);
  expect(page.url()).toContain(`/crm/leads/${stored}`);
  await page.goto("/crm/leads?q=Twice");
  expect(await page.getByRole("link", { name: "Twice in Waco" }).count()).toBe(0);
  await page.goto(`/crm/leads/${stored}`);
  await openPart(page, "Merged");
  await page.getByRole("button", { name: "Undo: Twice in Waco" }).click();
  await page.getByText("Its automatic messages stay off.", { exact: false }).waitFor();
  await page.goto(`/crm/leads/${duplicate}`);
  await page.getByRole("heading", { name: "Twice in Waco", level: 1 }).waitFor();
});
