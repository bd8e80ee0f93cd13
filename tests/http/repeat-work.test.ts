import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

/** Adds a business with a customer whose appointment was an hour ago, and two prices. */
async function businessWithCustomer(name: string, customer: string) {
  const contractorId = await addBusiness(site(), name);
  const [row] = await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue') returning id
     ), customer as (
       insert into customers (id, contractor_id, name)
       values (gen_random_uuid(), $1::uuid, $2) returning id
     ), job as (
       insert into work_orders (id, contractor_id, customer_id, customer_name, what, address, status)
       select gen_random_uuid(), $1::uuid, id, $2, 'Quarterly service', '5 Elm St', 'done'
       from customer returning id, customer_id
     ), visit as (
       insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at, ended_at)
       select gen_random_uuid(), $1::uuid, job.id, crew.id, 'done', now() - interval '1 hour',
         now() - interval '1 hour', now() - interval '30 minutes', now() - interval '30 minutes'
       from job, crew
     ), price as (
       insert into prices (id, contractor_id, name, price_cents, taxable)
       values (gen_random_uuid(), $1::uuid, 'Bait station', 4500, false),
         (gen_random_uuid(), $1::uuid, 'Full treatment', 18500, false)
     )
     select customer_id from job`,
    [contractorId, customer],
  );
  const { userId } = await addCrmMember(
    site(),
    contractorId,
    "office",
    `${contractorId}@office.example`,
  );
  const cookie = await crmCookie(site(), userId);
  const page = openPlainPage(site(), { headers: { cookie } });
  return { contractorId, customerId: String(row?.customer_id), page };
}

test("a recent customer is booked without typing", async () => {
  const { page } = await businessWithCustomer("Repeat Pipes", "Rita Repeat");
  await businessWithCustomer("Other Pipes", "Olga Other");
  await page.goto("/crm/schedule/new");
  expect(await page.getByText("Olga Other").count()).toBe(0);
  await page.getByRole("link", { name: /^Rita Repeat/ }).click();
  expect(await page.getByLabel("Job description").inputValue()).toBe("Quarterly service");
  expect(await page.getByLabel("Address").inputValue()).toBe("5 Elm St");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByRole("heading", { name: "Rita Repeat", level: 1 }).waitFor();
});

test("another business's customer is not found", async () => {
  const { page } = await businessWithCustomer("Own Pipes", "Oscar Own");
  const otherBusiness = await businessWithCustomer("Far Pipes", "Fay Far");
  for (const path of ["/crm/schedule/new", "/crm/estimates/new", "/crm/invoices/new"]) {
    await page.goto(`${path}?customer=${otherBusiness.customerId}`);
    await page.getByText("Page not found", { exact: false }).first().waitFor();
    expect(await page.content()).not.toContain("Fay Far");
  }
});

test("price book items make an estimate's options, once per form", async () => {
  const { page, contractorId } = await businessWithCustomer("Option Pipes", "Otto Option");
  const otherBusiness = await businessWithCustomer("Price Pipes", "Pia Price");
  await page.goto("/crm/estimates/new");
  await page.getByRole("link", { name: /^Otto Option/ }).click();
  const item = (option: number, name: string) =>
    page.getByLabel(`Option ${option}: ${name}`, { exact: true });
  await item(1, "Bait station").check();
  await item(3, "Bait station").check();
  await item(3, "Full treatment").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /^Save and/ }).waitFor();
  const [estimate] = await site().runSql(
    "select content, low_cents, high_cents from job_estimates where contractor_id = $1::uuid",
    [contractorId],
  );
  const line = (description: string) => expect.objectContaining({ description });
  expect(estimate?.content).toMatchObject({
    options: [
      { name: "Good", lines: [line("Bait station")] },
      { name: "Better", lines: [line("Bait station"), line("Full treatment")] },
    ],
  });
  expect([estimate?.low_cents, estimate?.high_cents]).toEqual([4_500, 23_000]);

  // A price of another business adds nothing.
  const [foreign] = await site().runSql(
    "select id from prices where contractor_id = $1::uuid limit 1",
    [otherBusiness.contractorId],
  );
  const body = new URLSearchParams({
    customer_name: "Otto Option",
    what: "Foreign price",
    request_key: crypto.randomUUID(),
    pick_1: String(foreign?.id),
  });
  const { userId } = await addCrmMember(site(), contractorId, "owner", "otto@owner.example");
  const response = await site().fetch("/crm/estimates/new", {
    method: "POST",
    body,
    headers: { cookie: await crmCookie(site(), userId), origin: site().url },
  });
  expect(response.status).toBe(303);
  const [copied] = await site().runSql(
    "select content from job_estimates where what = 'Foreign price'",
  );
  expect(copied?.content).toMatchObject({ options: [{ lines: [] }] });
});
