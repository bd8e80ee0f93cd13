import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { heroPhone } from "~/content/home.ts";
import { addBusiness, addCrmMember, crmCookie, enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { keepWithinDay } from "../drivers/same-day.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

test("the phone on the home page shows the demo's Today screen", async () => {
  const home = openPlainPage(site());
  await home.goto("/");
  const phone = home.getByRole("img", { name: heroPhone.shows });
  const { business, title, sections, buttons } = heroPhone;
  const shown = [business, title, ...buttons].concat(
    ...sections.map(({ title, item: { name, line, text } }) => [title, name, line ?? name, text]),
  );
  const drawn = await phone.innerText();
  expect(shown.filter((text) => !drawn.includes(text))).toEqual([]);
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, "office");
  await page.goto("/crm");
  const real = await page.locator("body").innerText();
  expect(shown.filter((text) => !real.includes(text))).toEqual([]);
});

const sectionsOf = async (page: Page) => {
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  return titles.map((title) => title.replace(/ *\d+$/, "").trim());
};

/** The demo's business without its appointments, with one that starts in 20 minutes. */
async function withNextStop(customer: string) {
  const [row] = await site().runSql(
    "select contractor_id from seo_pages where business_name = $1 limit 1",
    ["Lone Star Pest Defense"],
  );
  const contractorId = String(row?.contractor_id);
  await keepWithinDay(site(), contractorId);
  await site().runSql("delete from visits where contractor_id = $1::uuid", [contractorId]);
  const [visit] = await site().runSql(
    `with crew as (
       select id from crews where contractor_id = $1::uuid and name = 'Truck 1'
     ), property as (
       insert into properties (id, contractor_id, customer_id, street, access_notes, address_key)
       select gen_random_uuid(), $1::uuid, id, '12 Oak St', 'Gate code 1234', gen_random_uuid()::text
       from customers where contractor_id = $1::uuid limit 1 returning id
     ), job as (
       insert into work_orders (id, contractor_id, property_id, customer_name, phone, what, address, value_cents)
       select gen_random_uuid(), $1::uuid, id, $2, '+15125550177', 'Rodent trap check', '12 Oak St', 27950
       from property returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at, notes)
     select gen_random_uuid(), $1::uuid, job.id, crew.id, now() + interval '20 minutes',
       now() + interval '20 minutes', now() + interval '80 minutes', 'Bring the ladder'
     from job, crew returning id`,
    [contractorId, customer],
  );
  return { contractorId, visitId: String(visit?.id) };
}

test("an appointment within the hour comes first, with what it needs", async () => {
  const { contractorId, visitId } = await withNextStop("Nora Next");
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "technician");
  await site().runSql(
    `insert into crew_members (crew_id, member_id)
     select crews.id, members.id from crews, members
     where crews.contractor_id = $1::uuid and crews.name = 'Truck 1'
       and members.contractor_id = $1::uuid and members.role = 'technician'
     on conflict do nothing`,
    [contractorId],
  );
  await page.goto("/crm");
  expect((await sectionsOf(page))[0]).toBe("Next stop");
  const card = page.locator("li").filter({ hasText: "Nora Next" });
  for (const text of ["12 Oak St", "Gate code 1234", "Bring the ladder"]) {
    await card.getByText(text, { exact: false }).first().waitFor();
  }
  await card.getByRole("link", { name: /^Navigate/ }).waitFor();
  await card.getByRole("link", { name: /^Call/ }).waitFor();
  // There is no consent to text them.
  await card.getByRole("button", { name: "On my way to Nora Next" }).click();
  await page.getByText("Not Changed").first().waitFor();
  await page.getByRole("button", { name: "Done, Nora Next’s appointment" }).click();
  await page.getByRole("status").getByText("Appointment marked done.").waitFor();
  await site().runSql(
    `insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), contractor_id, work_order_id, crew_id, starts_at + interval '1 day',
       starts_at + interval '1 day', ends_at + interval '1 day' from visits where id = $1::uuid`,
    [visitId],
  );
  await page.goto("/crm");
  expect(await sectionsOf(page)).toContain("Tomorrow’s first stop");
});

test("a done appointment is collected from Today until it is paid", async () => {
  await withNextStop("Paula Payer");
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "office");
  await page.goto("/crm");
  const sections = await sectionsOf(page);
  expect(sections[0]).toBe("Next stop");
  expect(sections.indexOf("New leads")).toBeGreaterThan(0);
  expect(sections).not.toContain("Tomorrow’s first stop");
  await page.getByRole("button", { name: "Done, Paula Payer’s appointment" }).click();
  await page.getByRole("link", { name: "Collect payment from Paula Payer" }).click();
  await page.getByRole("button", { name: "Cash", exact: true }).click();
  await page.getByText("Payment recorded.", { exact: false }).first().waitFor();
  await page.goto("/crm");
  expect(await sectionsOf(page)).not.toContain("Done, not paid yet");
});

test("without JavaScript the office handles a reply, lead and task", async () => {
  // Without an appointment that is due, leads come first at any hour.
  const { visitId } = await withNextStop("Later Larry");
  await site().runSql("delete from visits where id = $1::uuid", [visitId]);
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "office");
  await page.goto("/crm");
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
  const kinds = await sectionsOf(page);
  const order = [
    "Wants to book",
    "New leads",
    "Disputed card payments",
    "Approved, needs scheduling",
    "Tasks due",
    "Invoices due",
  ];
  expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind)));
  expect(kinds).toEqual(expect.arrayContaining(["Wants to book", "New leads", "Tasks due"]));
  await page.getByText("The first one works for us.", { exact: false }).waitFor();
  for (const [button, message] of [
    ["Handled: Hannah Brooks", "Marked handled."],
    ["Contacted: Priya Shah", "Moved to Contacted."],
    ["Done: Call back about the price", "Task marked done."],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("status").getByText(message).waitFor();
    expect(await page.getByRole("button", { name: button }).count()).toBe(0);
  }
  await page.goto("/crm");
  expect(await page.content()).not.toContain("Ants along the windows");
});

test("without JavaScript a lead's task is added, validated and undone", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Queen City Heating & Air");
  await page.goto("/crm/leads?q=Carol");
  await page.getByRole("link", { name: "Carol Young" }).click();
  await page.getByRole("heading", { name: "Carol Young", level: 1 }).waitFor();
  // With other tasks, the form is inside their list.
  const others = page.locator("summary").filter({ hasText: "Tasks" });
  if ((await others.count()) > 0) await others.click();
  await page.locator("summary").filter({ hasText: "Add a task" }).click();
  await page.getByRole("button", { name: "Save task" }).click();
  await page.getByText("Enter the task").first().waitFor();
  await page.getByLabel("Task", { exact: true }).fill("Order the blower");
  await page.getByRole("button", { name: "Save task" }).click();
  await page.getByRole("status").getByText("It’ll show up on Today when it’s due.").waitFor();
  await page.getByRole("button", { name: "Done: Order the blower" }).click();
  await openPart(page, "Tasks");
  await page.getByText("Done by", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Not done: Order the blower" }).click();
  await openPart(page, "Tasks");
  await page.getByRole("button", { name: "Done: Order the blower", exact: true }).waitFor();
});

test("a business without leads sees first steps; others don't", async () => {
  const steps = ["Check your page", "Set up your price book"];
  const shownTo = async (cookie: string) => {
    const today = await fetch(new URL("/crm", site().url), { headers: { cookie } });
    const text = await today.text();
    return steps.filter((step) => text.includes(step));
  };
  const business = await addBusiness(site(), "Brand New Plumbing");
  const { userId } = await addCrmMember(site(), business, "owner", "pat@new.example");
  const cookie = await crmCookie(site(), userId);
  expect(await shownTo(cookie)).toEqual(steps);
  await site().runSql(
    "update leads set contractor_id = $1 where id = (select id from leads where not quarantined and merged_into is null limit 1)",
    [business],
  );
  expect(await shownTo(cookie)).toEqual([]);
});

test("a technician's Today shows only their visits and tasks", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "technician");
  await page.goto("/crm");
  await page.getByText("You’re all caught up").waitFor();
  expect(await page.content()).not.toContain("New leads");
});

test("Today warns owners, not office staff, that the plan is past due", async () => {
  const business = await addBusiness(site(), "Late Payers");
  const readerOf = async (role: "owner" | "office") => {
    const { userId } = await addCrmMember(site(), business, role, `${role}@late-payers.example`);
    const cookie = await crmCookie(site(), userId);
    return async (path: string, text: string) => {
      const page = await fetch(new URL(path, site().url), { headers: { cookie } });
      return (await page.text()).includes(text);
    };
  };
  const [ownerReads, officeReads] = [await readerOf("owner"), await readerOf("office")];
  const owner = () => ownerReads("/crm", "Your plan is past due");
  const office = () => officeReads("/crm", "Your plan is past due");
  await site().runSql(
    "insert into business_plans (contractor_id, plan, paid_until, due_at) values ($1, 'starter', '2099-12-31', now() + interval '1 year')",
    [business],
  );
  expect(await owner()).toBe(false);
  await site().runSql(
    "update business_plans set paid_until = current_date - 5 where contractor_id = $1",
    [business],
  );
  expect([await owner(), await office()]).toEqual([true, false]);
  expect(await ownerReads("/crm/settings/plan", "To pay, or if you already did, email")).toBe(true);
});
