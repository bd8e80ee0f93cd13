import { beforeAll, expect, test } from "vitest";
import { addBusiness } from "../drivers/crm-members.ts";
import { waitPastBotThreshold } from "../drivers/drive-business-page.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** Open every day, so there are times whenever the test runs. */
const allDay = [{ opens: "07:00", closes: "20:00" }];
const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const hours = JSON.stringify(Object.fromEntries(days.map((day) => [day, allDay])));

beforeAll(async () => {
  const business = await addBusiness(site(), "Thumb Plumbing");
  await site().runSql(
    `with page as (
       insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code, phone)
       values (gen_random_uuid(), $1::uuid, 'live', 'Thumb Plumbing', 'plumbing', 'Thumbton', 'thumbton', 'TX', '78701', '(512) 555-0100')
     ), crew as (
       insert into crews (id, contractor_id, name, color) values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue')
     ), open as (
       insert into working_hours (id, contractor_id, hours) values (gen_random_uuid(), $1::uuid, $2::jsonb)
     ), types as (
       insert into appointment_types (id, contractor_id, name, duration_minutes, travel_minutes, is_bookable_online)
       values (gen_random_uuid(), $1::uuid, 'Drain cleaning', 60, 30, true),
              (gen_random_uuid(), $1::uuid, 'Water heater tune-up', 90, 30, true)
     )
     insert into booking_settings (contractor_id, is_on) values ($1::uuid, true)`,
    [business, hours],
  );
});

test("on a phone, a homeowner books a time with the thumb", async () => {
  const page = await openVisitor(browser(), site());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plumbing/thumbton-tx");
  await page.getByRole("link", { name: "Book a time" }).click();
  await page.getByRole("heading", { name: "Book a time" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Drain cleaning").check();
  await page.getByLabel("Street address").fill("12 Oak St");
  await page.getByLabel("City").fill("Thumbton");
  await page.getByLabel("ZIP code").fill("78701");
  await page.getByRole("button", { name: "See open times" }).click();
  await page.getByText("Pick a time", { exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const time = page
    .locator("label")
    .filter({ hasText: /[AP]M$/ })
    .nth(1);
  const box = await time.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await time.click();
  await page.getByLabel("Your name").fill("Thea Thumb");
  await page.getByLabel("Email").fill("thea@home.example");
  await waitPastBotThreshold(page);
  await page.getByRole("button", { name: "Book this time" }).last().click();
  await page.getByRole("heading", { name: "You're booked" }).waitFor();
});
