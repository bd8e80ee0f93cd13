import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

/**
 * Adds a crew with a visit on Wednesday, March 12, and one on Thursday, both at nine, and a second
 * crew without visits.
 */
async function planned(name: string) {
  const business = await addBusiness(site(), name);
  await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue'), (gen_random_uuid(), $1::uuid, 'Truck 2', 'green')
       returning id, name
     ), planned (customer, at) as (values ('Sam Stone', '2036-03-12T14:00:00Z'::timestamptz), ('Emily Carter', '2036-03-13T14:00:00Z')),
     job as (
       insert into work_orders (id, contractor_id, customer_name, what)
       select gen_random_uuid(), $1::uuid, customer, 'Leaking sink' from planned returning id, customer_name
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1::uuid, job.id, crew.id, at, at, at + interval '2 hours'
     from job join planned on customer = customer_name, crew where crew.name = 'Truck 1'`,
    [business],
  );
  return business;
}

test("drags a visit; a conflict moves it back, and others see changes", async () => {
  const business = await planned("Drag Pipes");
  const page = await openVisitor(browser(), site(), { allow: [/status of 422/] });
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { userId } = await addCrmMember(site(), business, "owner", "drag@schedule.example");
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  await page.goto("/crm/schedule?view=week&day=2036-03-12");
  await page.getByRole("heading", { name: "Schedule" }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/crm/schedule?view=week&day=2036-03-12");
  const dayOf = (on: typeof page, name: string) => on.getByRole("region", { name });
  const card = dayOf(page, "Wed, Mar 12").getByRole("link", { name: /Sam Stone/ });
  await page.waitForLoadState("networkidle");

  await card.dragTo(dayOf(page, "Thu, Mar 13").getByRole("heading"));
  await page.getByText(/Truck 1 is booked at Emily Carter’s/).waitFor();
  await card.waitFor();

  await card.dragTo(dayOf(page, "Fri, Mar 14").getByRole("heading"));
  await dayOf(page, "Fri, Mar 14").getByText("Rescheduled").waitFor();
  await dayOf(other, "Fri, Mar 14").getByText("Rescheduled").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await other.close();

  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/crm/schedule?view=day&day=2036-03-14");
  const table = page.getByRole("table");
  const cell = (hour: string, column: number) =>
    table
      .getByRole("row", { name: new RegExp(`^${hour}`) })
      .getByRole("cell")
      .nth(column);
  await cell("9 AM", 0)
    .getByRole("link", { name: /Sam Stone/ })
    .waitFor();
  await page.waitForLoadState("networkidle");
  // The new time shows before it is saved.
  const saved = page.waitForResponse((one) => one.request().method() === "POST");
  await cell("9 AM", 0).getByRole("link").dragTo(cell("2 PM", 1));
  await cell("2 PM", 1).getByText("2:00 PM – 4:00 PM").waitFor();
  await saved;
  await page.reload();
  await cell("2 PM", 1)
    .getByRole("link", { name: /Sam Stone/ })
    .waitFor();
  await cell("2 PM", 1).getByRole("link").click();
  await page.getByRole("heading", { name: "Sam Stone" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});
