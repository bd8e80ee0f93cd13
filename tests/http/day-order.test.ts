import { expect, test } from "vitest";
import { addDays, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

/** More than a week ahead in any time zone. */
function nextMonday(): string {
  const later = addDays(new Date().toISOString().slice(0, 10), 9);
  return addDays(later, (8 - weekdayOf(later)) % 7);
}

async function openAs(role: "owner" | "technician", name: string, business: string) {
  const { userId } = await addCrmMember(site(), business, role, `${name}@order.example`);
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  return page;
}

type Page = Awaited<ReturnType<typeof openAs>>;

async function book(page: Page, day: string, [customer, zip, time]: [string, string, string]) {
  await page.goto(`/crm/schedule/new?day=${day}`);
  await page.getByLabel("Customer").fill(customer);
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByLabel("Address").fill(`12 Oak St, Austin, TX ${zip}`);
  await page.getByLabel("Starts at").fill(time);
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByRole("heading", { name: customer }).waitFor();
}

const stops: [string, string, string][] = [
  ["Ann Downtown", "78701", "08:00"],
  ["Bob North", "78660", "11:00"],
  ["Cam Downtown", "78704", "14:00"],
  ["Dee North", "78664", "17:00"],
];

test("without JavaScript: map of the day, best order, and undo", async () => {
  const business = await addBusiness(site(), "Order Pipes");
  const page = await openAs("owner", "olga", business);
  const day = nextMonday();
  for (const stop of stops) await book(page, day, stop);
  await page.goto(`/crm/schedule?view=day&day=${day}`);
  await page.getByText(/Day map: Crew 1, 4 stops, about .* of driving/).waitFor();
  await page.locator("summary").filter({ hasText: "Day map" }).click();
  expect(await page.content()).toContain('aria-label="Map of 4 stops in order');
  await page.getByText(/estimates from straight lines/).waitFor();
  const later = await openAs("owner", "lars", business);
  await page.getByRole("link", { name: "Put in best order" }).click();
  const order = new URL(page.url());
  await later.goto(order.pathname + order.search);
  await later.getByText("Promised times").waitFor();
  // Their customers were notified of these times, so the owner allows them to move.
  for (const browser of [page, later]) {
    for (const [customer] of stops) await browser.getByLabel(`${customer} may move`).check();
    await browser.getByRole("button", { name: "Find the best order again" }).click();
    await browser.getByRole("heading", { name: /Saves .* of driving/ }).waitFor();
  }
  await page.getByRole("button", { name: /Move \d appointments/ }).click();
  await page.getByText(/\d appointments moved\./).waitFor();
  await later.getByRole("button", { name: /Move \d appointments/ }).click();
  await later.getByText(/already has these times|This day changed/).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/\d appointments moved back\./).waitFor();
  await page.goto(`/crm/schedule?view=day&day=${day}`);
  const content = await page.content();
  const positions = stops.map(([customer]) => content.indexOf(`>${customer}<`));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test("a day that changed isn't moved; invalid forms are refused", async () => {
  const business = await addBusiness(site(), "Changed Pipes");
  const page = await openAs("owner", "carl", business);
  const day = nextMonday();
  for (const stop of stops) await book(page, day, stop);
  await page.goto(`/crm/schedule?view=day&day=${day}`);
  await page.locator("summary").filter({ hasText: "Day map" }).click();
  await page.getByRole("link", { name: "Put in best order" }).click();
  const { pathname, search } = new URL(page.url());
  const ids = [...(await page.content()).matchAll(/\bid="free-([\da-f-]{36})"/g)];
  const path = `${pathname}${search}${ids.map(([, id]) => `&free=${id}`).join("")}`;
  await page.goto(path);
  const moves = await page.locator('input[name="moves"]').inputValue();
  await book(page, day, ["Eve Late", "78701", "20:00"]);
  const { userId } = await addCrmMember(site(), business, "owner", "post@order.example");
  const cookie = await crmCookie(site(), userId);
  const post = async (body: Record<string, string>, to = path) => {
    const headers = { cookie, origin: site().url };
    const response = await site().fetch(to, {
      method: "POST",
      headers,
      body: new URLSearchParams(body),
    });
    return { status: response.status, text: await response.text() };
  };
  expect((await post({ moves })).text).toContain("This day changed since you opened it.");
  expect((await post({ moves: "[[1]]" })).text).toContain("Open the day again");
  expect((await post({ moves: "{" })).text).toContain("Open the day again");
  expect((await post({ moves }, "/crm/schedule/order?day=2026-02-30")).status).toBe(404);
  const { userId: tim } = await addCrmMember(site(), business, "technician", "tim@order.example");
  const refused = await site().fetch(path, { headers: { cookie: await crmCookie(site(), tim) } });
  expect(refused.status).toBe(403);
});
