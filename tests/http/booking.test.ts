import { createHash } from "node:crypto";
import ical from "node-ical";
import { expect, test } from "vitest";
import { addBusiness } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });
const token = "a-token-that-nobody-can-guess-0123456789abc";

/** Two times on one crew, offered to a customer. */
async function offered() {
  const business = await addBusiness(site(), "Booking Pipes");
  const hash = createHash("sha256").update(token).digest("hex");
  await site().runSql(
    `with page as (
       insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state)
       values (gen_random_uuid(), $1::uuid, 'live', 'Booking Pipes', 'plumbing', 'Waco', 'waco', 'TX') returning id
     ), lead as (
       insert into leads (id, page_id, contractor_id, name, phone, email)
       select gen_random_uuid(), page.id, $1::uuid, 'Sam Stone', '+15125550142', 'sam@home.example' from page returning id
     ), crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue') returning id
     )
     insert into visit_offers (id, contractor_id, lead_id, crew_id, token_hash, what, address, starts,
       duration_minutes, travel_minutes, window_minutes, expires_at)
     select gen_random_uuid(), $1::uuid, lead.id, crew.id, $2, 'Leaking sink', '12 Oak St',
       array['2036-03-10T15:00:00Z', '2036-03-11T18:00:00Z']::timestamptz[], 120, 30, 60, '2036-03-09T00:00:00Z'
     from lead, crew`,
    [business, hash],
  );
}

test("without JavaScript a customer books, downloads, moves and cancels an appointment", async () => {
  await offered();
  const page = openPlainPage(site());
  expect((await page.goto("/b/guessed"))?.status()).toBe(410);
  const opened = await page.goto(`/b/${token}`);
  expect(opened?.status()).toBe(200);
  expect(await page.content()).toContain('name="robots" content="noindex"');
  expect(await page.content()).not.toContain("Sam Stone");
  await page
    .getByRole("heading", { name: "Pick a time for your appointment with Booking Pipes" })
    .waitFor();
  await page.getByRole("button", { name: "Mon, Mar 10, 10-11 AM" }).click();
  await page.getByRole("heading", { name: "You're booked" }).waitFor();
  const file = await site().fetch(`/b/${token}/visit.ics`);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const event = Object.values(ical.sync.parseICS(await file.text())).find(
    (calendarComponent) => calendarComponent?.type === "VEVENT",
  );
  expect(event).toMatchObject({ summary: "Booking Pipes: Leaking sink", location: "12 Oak St" });
  const notice = await site().mail.waitForMail(({ to }) => to.includes("sam@home.example"));
  expect(notice.subject).toBe("You're booked: Mon, Mar 10, 10-11 AM");
  const attached = /text\/calendar[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(notice.raw)?.[1] ?? "";
  const invited = ical.sync.parseICS(Buffer.from(attached, "base64").toString());
  expect(
    Object.values(invited).find((calendarComponent) => calendarComponent?.type === "VEVENT"),
  ).toMatchObject({
    uid: event?.uid,
    status: "CONFIRMED",
  });
  await page.getByRole("button", { name: "Tue, Mar 11, 1-2 PM" }).click();
  await page.getByText("Tue, Mar 11, 1-2 PM").first().waitFor();
  await page.locator("summary").filter({ hasText: "Cancel appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByRole("heading", { name: "This appointment is canceled" }).waitFor();
  const mail = await site().mail.waitForMail(
    ({ subject, to }) =>
      subject.includes("canceled") && to.includes("booking-pipes@business.example"),
  );
  expect(mail.text).toContain("Phone: (512) 555-0142");
});

test("a customer can propose a time if no offered one works", async () => {
  const page = openPlainPage(site());
  const open = "a-third-token-that-nobody-can-guess-0123456789";
  const hash = createHash("sha256").update(open).digest("hex");
  await site().runSql(
    `with lead as (
       insert into leads (id, page_id, contractor_id, name, phone)
       select gen_random_uuid(), page.id, page.contractor_id, 'Lee Park', '+15125550143'
       from seo_pages as page where business_name = 'Booking Pipes' returning id, contractor_id
     )
     insert into visit_offers (id, contractor_id, lead_id, crew_id, token_hash, what, address, starts,
       duration_minutes, travel_minutes, window_minutes, expires_at)
     select gen_random_uuid(), lead.contractor_id, lead.id, crews.id, $1, 'Leaking sink', null,
       array['2036-03-20T15:00:00Z']::timestamptz[], 120, 30, 60, '2036-03-19T00:00:00Z'
     from lead join crews on crews.contractor_id = lead.contractor_id limit 1`,
    [hash],
  );
  await page.goto(`/b/${open}`);
  await page.locator("summary").filter({ hasText: "None of these times work" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Enter a day or time that works for you").waitFor();
  await page.getByLabel("What day and time works for you?").fill("Friday after 3 PM");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("status").getByText("We told Booking Pipes.").waitFor();
  const [message] = await site().runSql(
    "select subject, text, direction from messages where cause like 'offer-reply:%'",
  );
  expect(message).toEqual({
    subject: "None of these times work",
    text: "Friday after 3 PM",
    direction: "inbound",
  });
});

test("an offer shows the visit booked since then, which can be moved", async () => {
  const page = openPlainPage(site());
  const opened = openPlainPage(site());
  const again = "another-token-that-nobody-can-guess-0123456789";
  const hash = createHash("sha256").update(again).digest("hex");
  await site().runSql(
    `insert into visit_offers (id, contractor_id, lead_id, crew_id, token_hash, what, address, starts,
       duration_minutes, travel_minutes, window_minutes, expires_at)
     select gen_random_uuid(), contractor_id, lead_id, crew_id, $1, what, address, starts,
       duration_minutes, travel_minutes, window_minutes, expires_at
     from visit_offers limit 1`,
    [hash],
  );
  await opened.goto(`/b/${again}`);
  await site().runSql(
    `with job as (
       insert into work_orders (id, contractor_id, lead_id, customer_name, what)
       select gen_random_uuid(), contractor_id, lead_id, 'Sam Stone', 'New faucet'
       from visit_offers where token_hash = $1 returning id, contractor_id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), job.contractor_id, job.id, crew_id,
       '2036-03-12T15:00:00Z', '2036-03-12T15:00:00Z', '2036-03-12T17:00:00Z'
     from job, visit_offers where token_hash = $1`,
    [hash],
  );
  // A page opened before shows the booked visit, and moves nothing unseen.
  await opened.getByRole("button", { name: "Mon, Mar 10, 10-11 AM" }).click();
  await opened.getByText("You already have an appointment with us.").waitFor();
  await opened.getByText("Wed, Mar 12 at 10:00 AM").first().waitFor();
  await page.goto(`/b/${again}`);
  await page.getByRole("heading", { name: "You're booked" }).waitFor();
  await page.getByText("Booking Pipes: New faucet").waitFor();
  const [choice = ""] = /\w{3}, \w{3} \d+ at 8:00 AM/.exec(await page.content()) ?? [];
  await page.getByRole("button", { name: choice }).click();
  await page.getByRole("heading", { name: "You're booked" }).waitFor();
  await page.getByText(choice).first().waitFor();
  const rows = await site().runSql(
    `select version from visits join work_orders on work_orders.id = work_order_id
     where work_orders.what = 'New faucet'`,
    [],
  );
  expect(rows).toEqual([{ version: 2 }]);
});
