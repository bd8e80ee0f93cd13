import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { waitPastBotThreshold } from "../drivers/drive-business-page.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });
const open = () => openPlainPage(site());
const path = "/plumbing/bookton-tx";
let contractorId: string;
let owner: Page;

const allWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Bookton Plumbing");
  await runSql(
    site(),
    `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code)
     values (gen_random_uuid(), $1::uuid, 'live', 'Bookton Plumbing', 'plumbing', 'Bookton', 'bookton', 'TX', '78701')`,
    [contractorId],
  );
  const { userId } = await addCrmMember(site(), contractorId, "owner", "owner@bookton.example");
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  owner = openPlainPage(site());
  await owner.context().addCookies([{ name: cookie, value, url: site().url }]);
});

async function fillPlace(page: Page, zipCode = "78701") {
  await page.goto(`${path}/book`);
  await page.getByLabel("Tune-up").check();
  await page.getByLabel("Street address").fill("12 Oak St");
  await page.getByLabel("City").fill("Bookton");
  await page.getByLabel("ZIP code").fill(zipCode);
  await page.getByRole("button", { name: "See open times" }).click();
}

async function fillPerson(page: Page, name: string) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email").fill(`${name.toLowerCase().replace(" ", ".")}@home.example`);
  await page.getByLabel("Anything we should know?").fill("The gate code is 4711");
}

const times = (page: Page) => page.locator("input[name=starts_at]");
const pick = (page: Page, value: string) =>
  page.locator(`input[name=starts_at][value="${value}"]`).check();

test("the owner turns it on once hours and a type are set", async () => {
  const page = open();
  await page.goto(path);
  expect(await page.getByRole("link", { name: "Book a time" }).count()).toBe(0);
  await page.goto(`${path}/book`);
  expect(new URL(page.url()).pathname).toBe(path);

  const turnOn = async () => {
    await owner.goto("/crm/settings/appointment-types");
    await owner.getByLabel("Let homeowners book a time").check();
    await owner.getByRole("button", { name: "Save online booking" }).click();
  };
  await turnOn();
  await owner.getByText("Set your scheduling hours first").first().waitFor();
  await owner.goto("/crm/settings/hours");
  const business = owner.locator("section").filter({ hasText: "Your business" });
  for (const day of allWeek) {
    await business.locator(`input[name=${day}_1_opens]`).fill("08:00");
    await business.locator(`input[name=${day}_1_closes]`).fill("17:00");
  }
  await business.getByRole("button", { name: "Save hours: Your business" }).click();
  await owner.getByText("Hours saved.").waitFor();
  await turnOn();
  await owner.getByText("Add an appointment type that customers can book").first().waitFor();
  await owner.getByLabel("Name").fill("Tune-up");
  await owner.getByLabel("Duration").selectOption({ label: "1 hr" });
  await owner.getByLabel("Customers can book it online").check();
  await owner.getByLabel("ZIP codes").fill("78701, 78702");
  await owner.getByRole("button", { name: "Add type" }).click();
  await owner.getByText("Appointment type saved.").waitFor();
  await turnOn();
  await owner.getByText("Homeowners can book a time.").waitFor();

  await page.goto(path);
  await page.getByRole("link", { name: "Book a time" }).click();
  expect(new URL(page.url()).pathname).toBe(`${path}/book`);
});

test("a homeowner books a time, and both see it", async () => {
  const page = open();
  await fillPlace(page);
  const value = (await times(page).first().getAttribute("value")) ?? "";
  await pick(page, value);
  await fillPerson(page, "Ann Booker");
  await waitPastBotThreshold(page);
  await page.getByRole("button", { name: "Book this time" }).last().click();
  await page.getByRole("heading", { name: "You're booked" }).waitFor();
  expect(page.url()).toMatch(/\/b\/[\w-]+$/);
  await owner.goto("/crm/schedule?view=week");
  const [visit] = await runSql(
    site(),
    "select v.starts_at, w.address, w.customer_name from visits v join work_orders w on w.id = v.work_order_id where v.contractor_id = $1::uuid",
    [contractorId],
  );
  expect(visit).toMatchObject({
    customer_name: "Ann Booker",
    address: "12 Oak St, Bookton, TX 78701",
  });
  await fillPlace(page);
  expect(await page.locator(`input[name=starts_at][value="${value}"]`).count()).toBe(0);
});

test("the second of two people keeps their input and sees other times", async () => {
  const [first, second] = [open(), open()];
  for (const page of [first, second]) await fillPlace(page);
  const value = (await times(first).first().getAttribute("value")) ?? "";
  for (const [page, name] of [
    [first, "Bea First"],
    [second, "Carl Second"],
  ] as const) {
    await pick(page, value);
    await fillPerson(page, name);
    await waitPastBotThreshold(page);
  }
  await first.getByRole("button", { name: "Book this time" }).last().click();
  await first.getByRole("heading", { name: "You're booked" }).waitFor();
  await second.getByRole("button", { name: "Book this time" }).last().click();
  await second.getByText("That time is no longer open.").waitFor();
  expect(await second.getByLabel("Your name").inputValue()).toBe("Carl Second");
  expect(await second.getByLabel("Street address").inputValue()).toBe("12 Oak St");
  expect(await second.getByLabel("Anything we should know?").inputValue()).toContain("4711");
  expect(await second.locator(`input[name=starts_at][value="${value}"]`).count()).toBe(0);
  const next = (await times(second).first().getAttribute("value")) ?? "";
  await pick(second, next);
  await second.getByRole("button", { name: "Book this time" }).last().click();
  await second.getByRole("heading", { name: "You're booked" }).waitFor();
});

test("a missing time or name books nothing and shows errors", async () => {
  const page = open();
  await page.goto(`${path}/book`);
  await page.getByRole("button", { name: "See open times" }).click();
  await page.getByText("Enter the street address").first().waitFor();
  await fillPlace(page);
  await page.getByRole("button", { name: "Book this time" }).last().click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  expect(await summary.getByRole("link").allTextContents()).toEqual([
    "Pick a time",
    "Enter your name",
    "Enter a phone number or an email address",
  ]);
});

test("outside the service area there's a reason and the request form", async () => {
  const page = open();
  await fillPlace(page, "78799");
  await page.getByText("We don't offer “Tune-up” in Bookton 78799.").first().waitFor();
  await page.getByRole("button", { name: "Send a request instead" }).click();
  await page.getByRole("heading", { name: "Send a request" }).waitFor();
  expect(await page.getByLabel("ZIP code").inputValue()).toBe("78799");
  expect(await page.getByLabel("What do you need help with?").inputValue()).toBe(
    "Tune-up\nAddress: 12 Oak St, Bookton",
  );
});

test("“None of these work” sends a request with what was typed", async () => {
  const page = open();
  await fillPlace(page);
  await fillPerson(page, "Dora Late");
  await page.getByRole("button", { name: "None of these work" }).click();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Dora Late");
  expect(await page.getByLabel("What do you need help with?").inputValue()).toContain("4711");
  await page.getByLabel("How soon?").selectOption({ label: "This week" });
  await waitPastBotThreshold(page);
  await page.getByRole("button").last().click();
  await page.waitForURL("**/requested");
});
