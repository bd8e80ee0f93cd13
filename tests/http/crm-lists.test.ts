import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";

async function open(path: string): Promise<Page> {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto(path);
  return page;
}

test("Today links to the finished jobs that aren't invoiced", async () => {
  const page = await open("/crm");
  const glance = page.locator('ul[aria-label="At a glance"]');
  const toInvoice = glance.getByRole("link", { name: /^\d+ jobs to invoice · \$[\d,.]+$/ });
  // More of the sample appointments are done in the evening than in the morning.
  const count = Number.parseInt(await toInvoice.innerText(), 10);
  await toInvoice.click();
  const done = new RegExp(`^Done, not invoiced \\(${count} · \\$[\\d,.]+\\)$`);
  await page.getByRole("link", { name: done }).waitFor();
  expect(await page.getByRole("row").count()).toBe(count + 1);
  await page.goto("/crm");
  await glance.getByRole("link", { name: "$310.81 overdue" }).click();
  await page.getByRole("link", { name: "INV-1032" }).waitFor();
});

test("Today shortens long lists on phones and links to all", async () => {
  const page = await open("/crm");
  const leads = page.locator('section[aria-labelledby="new-leads"]');
  const count = await leads.getByRole("listitem").count();
  expect(count).toBeGreaterThan(2);
  // Only phones have it, and leave out the others.
  expect(await page.content()).toContain(`href="/crm?all=new"`);
  expect(await page.content()).toContain(`View all ${count}<`);
  await page.goto("/crm?all=new");
  expect(await leads.getByRole("listitem").count()).toBe(count);
  expect(await page.content()).not.toContain("View all");
});

test("without JavaScript, jobs are sorted by value and filtered by crew", async () => {
  const page = await open("/crm/jobs");
  await page.getByRole("link", { name: "Value", exact: true }).first().click();
  expect(new URL(page.url()).search).toBe("?sort=-value");
  await page.getByText("Termite treatment, all day").first().waitFor();
  await openPart(page, "Filters");
  await page.getByLabel("Crew").selectOption({ label: "Truck 2" });
  await page.getByRole("button", { name: "Apply filters" }).click();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("sort"), Boolean(searchParams.get("crew"))]).toEqual(["-value", true]);
  await page.getByText("Rodent exclusion").first().waitFor();
  expect(await page.getByText("Termite treatment, all day").count()).toBe(0);
});

test("a tag leads to the customers that have it", async () => {
  const [customer] = await site().runSql(
    `update customers set tags = '{VIP,"Net 30"}' where id = (
       select c.id from customers c join seo_pages p on p.contractor_id = c.contractor_id
       where p.business_name = $1 order by c.created_at limit 1) returning id, name`,
    [business],
  );
  const page = await open(`/crm/customers/${customer?.id}`);
  await page.getByRole("link", { name: "Tag: Net 30" }).click();
  await page.getByRole("status").getByText("1 customer with the tag Net 30").waitFor();
  await page.getByRole("link", { name: String(customer?.name), exact: true }).waitFor();
});

test("leads are filtered by source, which they show", async () => {
  const page = await open("/crm/leads");
  await openPart(page, "Filters");
  await page.getByLabel("Source").selectOption({ label: "Direct" });
  await page.getByRole("button", { name: "Apply filters" }).click();
  expect(new URL(page.url()).searchParams.get("source")).toBe("Direct");
  const rows = await page.locator("tbody tr").allTextContents();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !row.includes("Direct"))).toEqual([]);
});
