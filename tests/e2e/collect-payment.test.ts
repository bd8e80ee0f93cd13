import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** Adds an appointment that began an hour ago, for a job of $279.50. @returns its id */
async function appointmentNow(business: string): Promise<string> {
  const rows = await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue') returning id
     ), job as (
       insert into work_orders (id, contractor_id, customer_name, email, what, value_cents)
       values (gen_random_uuid(), $1::uuid, 'Sam Stone', 'sam@home.example', 'Leaking sink', 27950) returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1::uuid, job.id, crew.id,
       now() - interval '1 hour', now() - interval '1 hour', now() + interval '1 hour'
     from job, crew returning id`,
    [business],
  );
  return String(rows[0]?.id);
}

test("on a phone, Done to paid in cash takes three taps", async () => {
  const business = await addBusiness(site(), "Cash Pipes");
  const page = await openVisitor(browser(), site());
  await page.setViewportSize({ width: 390, height: 844 });
  const { userId } = await addCrmMember(site(), business, "owner", "cash@collect.example");
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  const visit = await appointmentNow(business);
  await page.goto(`/crm/schedule/visits/${visit}`);
  await waitForScript(page);

  const taps: string[] = [];
  const tap = async (role: "button" | "link", name: string) => {
    taps.push(name);
    const target = page.getByRole(role, { name, exact: true });
    await target.waitFor();
    const bottom = await target.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom, `${name} is on the first screen`).toBeLessThanOrEqual(844);
    await target.click();
  };
  await tap("button", "Done");
  await tap("link", "Collect $279.50");
  await page.getByRole("heading", { name: "Collect $279.50" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await tap("button", "Cash");
  await page.getByText("Payment recorded.").waitFor();
  await page.getByRole("heading", { name: "Nothing due" }).waitFor();
  expect(taps.length).toBeLessThanOrEqual(3);

  const ledger = await site().runSql(
    `select i.number, i.total_cents, i.paid_cents, i.sent_at is not null as sent, e.kind, e.method, e.cents
     from invoices i join invoice_entries e on e.invoice_id = i.id
     where i.contractor_id = $1::uuid order by e.position`,
    [business],
  );
  const paid = { number: 1001, total_cents: 27_950, paid_cents: 27_950, sent: true };
  expect(ledger).toEqual([
    { ...paid, kind: "issued", method: null, cents: 27_950 },
    { ...paid, kind: "payment", method: "cash", cents: -27_950 },
  ]);
});
