import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ demo: true, administrator: true });
const business = "Lone Star Pest Defense";
const callLink = "Call from business number";
let staff: Page;

beforeAll(async () => {
  staff = openPlainPage(site());
  await staff.goto("/admin/phone");
  await fillSignIn(staff, administrator.email, administrator.password);
  await staff.getByRole("button", { name: "Sign In" }).click();
});

async function inCrm(role: "office" | "technician"): Promise<Page> {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, role);
  return page;
}

/** Sends the form for a call, at any time of day. */
async function ring(page: Page): Promise<void> {
  const checkbox = page.getByLabel("They want a call now");
  if ((await checkbox.count()) > 0) await checkbox.check();
  await page.getByRole("button", { name: "Ring my phone" }).click();
}

/** Reloads the simulated phone of a conversation until it shows the text. */
async function showsOnPhone(conversation: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await staff.goto(`/admin/phone?conversation=${conversation}`);
      return staff.locator("body").innerText();
    })
    .toContain(text);
}

test("without JavaScript or phone service, a call goes through simulated phones", async () => {
  const page = await inCrm("office");
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name: "Olivia Grant" }).click();
  const conversation = new URL(page.url()).pathname;
  await openPart(page, "More for Olivia Grant");
  await page.getByRole("link", { name: callLink }).click();
  await page.getByRole("heading", { name: "Call Olivia Grant", level: 1 }).waitFor();
  await page.getByText("No real phone rings here").waitFor();
  await ring(page);
  expect(new URL(page.url()).pathname).toBe(conversation);
  await page.getByText("Outgoing call · ringing your team’s phone").waitFor();
  await showsOnPhone(conversation.split("/").at(-1) ?? "", "Their phone rings first");
  await staff.getByRole("button", { name: /and enter 1$/ }).click();
  await staff.getByRole("button", { name: "Pick up and talk for 2 minutes" }).click();
  expect(await staff.locator("body").innerText()).not.toContain("is calling");
  await page.goto(conversation);
  await page.getByText("Outgoing call · 2 min").waitFor();
});

test("a call to a lead starts on Today", async () => {
  const page = await inCrm("office");
  await page.goto("/crm");
  const name = "Hannah Brooks";
  await openPart(page, `More for ${name}`);
  await page.getByRole("link", { name: `${callLink} to ${name}` }).click();
  await page.getByRole("heading", { name: `Call ${name}`, level: 1 }).waitFor();
});

test("a call about an invoice starts on Today, without a conversation", async () => {
  const page = await inCrm("office");
  await page.goto("/crm");
  await openPart(page, "More for Linda Ortiz");
  await page.getByRole("button", { name: `${callLink} to Linda Ortiz` }).click();
  await page.getByRole("heading", { name: "Call Linda Ortiz", level: 1 }).waitFor();
});

test("every phone of a hand-entered customer can be called", async () => {
  const [customer] = await site().runSql(
    `with customer as (
       insert into customers (id, contractor_id, name)
       select gen_random_uuid(), contractor_id, 'Dana Reed' from seo_pages where business_name = $1 limit 1
       returning id, contractor_id
     )
     insert into customer_contacts (id, contractor_id, customer_id, kind, value, extension, position)
     select gen_random_uuid(), contractor_id, id, 'phone', value, extension, position
     from customer, (values ('+15125550847', '12', 0), ('+15125550848', null, 1), ('+15125550849', null, 2)) phone (value, extension, position)
     returning customer_id as id`,
    [business],
  );
  const page = await inCrm("office");
  await page.goto(`/crm/customers/${customer?.id}`);
  await page.getByRole("button", { name: callLink, exact: true }).click();
  await page.getByRole("heading", { name: "Call Dana Reed", level: 1 }).waitFor();
  await page.getByText("We dial extension 12 once they pick up.").waitFor();
  await page.goto(`/crm/customers/${customer?.id}`);
  expect(await page.getByRole("link", { name: callLink, exact: true }).count()).toBe(1);
  await page.getByRole("button", { name: `${callLink} to (512) 555-0848` }).click();
  await page.getByRole("heading", { name: "Call Dana Reed", level: 1 }).waitFor();
  await page.getByText("(512) 555-0848").waitFor();
  await page.goto(`/crm/customers/${customer?.id}`);
  await site().runSql("update customers set do_not_contact_at = now() where id = $1", [
    customer?.id,
  ]);
  await page.getByRole("button", { name: `${callLink} to (512) 555-0849` }).click();
  await page.getByText("Or they are marked “Do not contact.”").waitFor();
  await site().runSql("update customers set do_not_contact_at = null where id = $1", [
    customer?.id,
  ]);
  await page.goto(`/crm/customers/${customer?.id}`);
  await site().runSql("delete from customer_contacts where value = $1", ["+15125550849"]);
  await page.getByRole("button", { name: `${callLink} to (512) 555-0849` }).click();
  await page.getByText("You can’t call this number").waitFor();
});

test("a technician can't call from the business's number", async () => {
  const page = await inCrm("office");
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name: "Olivia Grant" }).click();
  const address = `${new URL(page.url()).pathname}/call`;
  const technician = await inCrm("technician");
  const response = await technician.request.get(address);
  expect(response.status()).toBe(403);
  await technician.goto("/crm");
  expect(await technician.getByRole("link", { name: callLink }).count()).toBe(0);
});

test("staff who view a business are offered no calls", async () => {
  const [row] = await site().runSql(
    `select customer_id, contractor_id from conversations
     where phone is not null and customer_id is not null
       and contractor_id = (select contractor_id from seo_pages where business_name = $1 limit 1)
     limit 1`,
    [business],
  );
  await staff.goto(`/admin/contractors/${row?.contractor_id}`);
  await staff.getByRole("button", { name: "View as this business" }).click();
  for (const path of ["/crm", `/crm/customers/${row?.customer_id}`]) {
    await staff.goto(path);
    const text = await staff.locator("body").innerText();
    expect(text).toContain("You can’t change anything here");
    expect(text).not.toContain(callLink);
  }
});
