import type { BrowserContextOptions, Locator } from "playwright-core";
import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { touch } from "./touch.ts";
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

type Page = Awaited<ReturnType<typeof openVisitor>>;

async function openAsOwner(name: string, context: BrowserContextOptions = {}) {
  const business = await planned(`${name} Pipes`);
  const viewport = { width: 1280, height: 1000 };
  const page = await openVisitor(browser(), site(), {
    allow: [/status of 422/],
    context: { viewport, ...context },
  });
  const { userId } = await addCrmMember(site(), business, "owner", `${name}@schedule.example`);
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  return { page, business };
}

/** Opens a view and waits for the script that moves appointments. */
async function openSchedule(page: Page, search: string) {
  await page.goto(`/crm/schedule?${search}`);
  await page.getByText("Drag an appointment to move it").waitFor();
}

const dayOf = (page: Page, name: string) => page.getByRole("region", { name });
const visitIn = (page: Page, day: string, name: string) =>
  dayOf(page, day).getByRole("link", { name: new RegExp(name) });
const slot = (page: Page, name: string) => page.getByRole("link", { name: `Book ${name}` });

/** The middle of an element's top. */
async function pointIn(element: Locator): Promise<[number, number]> {
  const { x, y, width } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return [x + width / 2, y + 5];
}

/** Drags the middle of the top of one element to the middle of the top of another. */
async function drag(page: Page, from: Locator, to: Locator, isDropped = true) {
  await page.mouse.move(...(await pointIn(from)));
  await page.mouse.down();
  await page.mouse.move(...(await pointIn(to)), { steps: 5 });
  if (isDropped) await page.mouse.up();
}

const ghost = (page: Page) => page.locator(".schedule-ghost");

test("drags an appointment; a conflict puts it back; Undo and others follow", async () => {
  const { page } = await openAsOwner("drag");
  await openSchedule(page, "view=week&day=2036-03-12");
  const otherPage = await page.context().newPage();
  await otherPage.goto("/crm/schedule?view=week&day=2036-03-12");
  const sam = visitIn(page, "Wed, Mar 12", "Sam Stone");

  await drag(page, sam, slot(page, "Thu, Mar 13, 10:00 AM"), false);
  await ghost(page).getByText("Truck 1 is booked at Emily Carter’s 9 – 11 AM").waitFor();
  await page.mouse.up();
  await page.getByText(/Truck 1 is booked at Emily Carter’s \(Leaking sink\)/).waitFor();
  await sam.waitFor();

  await drag(page, sam, slot(page, "Fri, Mar 14, 1:00 PM"));
  await page.getByText("Sam Stone: Fri, Mar 14, 1 – 3 PM, Truck 1").waitFor();
  await visitIn(otherPage, "Fri, Mar 14", "1 – 3 PM").waitFor();
  await page.setViewportSize({ width: 1280, height: 1000 });
  // Right away, since the toast disappears after some seconds.
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Moved Back").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await visitIn(page, "Wed, Mar 12", "9 – 11 AM").waitFor();
  await visitIn(otherPage, "Wed, Mar 12", "9 – 11 AM").waitFor();
  await otherPage.close();
});

test("a day shows crews side by side, can resize, and can book", async () => {
  const { page, business } = await openAsOwner("day");
  await openSchedule(page, "view=day&day=2036-03-12");
  const day = "Wednesday, March 12";
  const sam = visitIn(page, day, "Sam Stone");
  await drag(page, sam, slot(page, "Wed, Mar 12, 2:00 PM, Truck 2"));
  await visitIn(page, day, "2 – 4 PM.*Truck 2").waitFor();
  const edge = page.locator("[data-visit] [data-resize]");
  await drag(page, edge, slot(page, "Wed, Mar 12, 5:00 PM, Truck 2"));
  await visitIn(page, day, "2 – 5 PM.*Truck 2").waitFor();
  await page.getByText("Sam Stone: Wed, Mar 12, 2 – 5 PM, Truck 2").waitFor();
  const [job] = await site().runSql(
    `insert into work_orders (id, contractor_id, customer_name, what)
     values (gen_random_uuid(), $1::uuid, 'Ina Way', 'New faucet') returning id`,
    [business],
  );
  await openSchedule(page, "view=day&day=2036-03-12");
  await drag(page, page.getByText("New faucet"), slot(page, "Wed, Mar 12, 9:00 AM, Truck 1"));
  await page.getByRole("heading", { name: "New appointment" }).waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("job")).toBe(job?.id);
  expect(await page.getByLabel("Customer").inputValue()).toBe("Ina Way");
  expect(await page.getByLabel("Day").inputValue()).toBe("2036-03-12");
  expect(await page.getByLabel("Starts at").inputValue()).toBe("09:00");
  await page.goBack();
  await slot(page, "Wed, Mar 12, 10:00 AM, Truck 2").click();
  await page.getByRole("heading", { name: "New appointment" }).waitFor();
  expect(await page.getByLabel("Starts at").inputValue()).toBe("10:00");
  const crew = page.getByLabel("Crew").locator("option:checked");
  expect(await crew.textContent()).toBe("Truck 2");
});

test("narrow appointments show whole lines; the month is accessible", async () => {
  const { page, business } = await openAsOwner("narrow");
  await site().runSql(
    `with job as (
       insert into work_orders (id, contractor_id, customer_name, what)
       values (gen_random_uuid(), $1::uuid, 'Harold Finchley', 'Rodent exclusion') returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1::uuid, job.id, crews.id, at, at, at + interval '1 hour'
     from job, crews, (values ('2036-03-12T14:30:00Z'::timestamptz)) as times (at)
     where crews.contractor_id = $1::uuid and crews.name = 'Truck 2'`,
    [business],
  );
  await openSchedule(page, "view=week&day=2036-03-12");
  const harold = visitIn(page, "Wed, Mar 12", "Harold Finchley");
  expect(await harold.getAttribute("href")).toMatch(/visits/);
  // Lines on screen are inside their box, and as high as one line.
  const cutLines = () =>
    page.locator("[data-visit] > a").evaluateAll((links) =>
      links.map((link) => {
        const box = link.getBoundingClientRect();
        const lines = [...link.children].map((line) => line.getBoundingClientRect());
        const onScreen = lines.filter(({ left, width }) => width > 1 && left < box.right);
        return onScreen.filter(({ bottom, height }) => bottom > box.bottom || height > 20).length;
      }),
    );
  expect(await cutLines()).toEqual([0, 0, 0]);
  await openSchedule(page, "view=day&day=2036-03-12");
  expect(await cutLines()).toEqual([0, 0]);
  await page.getByText("Rodent exclusion").waitFor();
  await page.goto("/crm/schedule?view=month&day=2036-03-12");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: /^Wednesday, March 12, 2 appointments/ }).press("Enter");
  await page.getByRole("heading", { name: "Wednesday, March 12" }).waitFor();
});

test("the keyboard moves, lengthens, cancels and saves an appointment", async () => {
  const { page } = await openAsOwner("keys");
  await openSchedule(page, "view=week&day=2036-03-12");
  const sam = visitIn(page, "Wed, Mar 12", "Sam Stone");
  const announced = page.getByRole("main").getByRole("status").first();
  await sam.focus();
  await page.keyboard.press("ArrowRight");
  await announced.getByText(/Thu, Mar 13, 9 – 11 AM.*Truck 1 is booked at Emily/).waitFor();
  await page.keyboard.press("Escape");
  await announced.getByText("Not moved.").waitFor();
  expect(await ghost(page).isVisible()).toBe(false);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  await announced.getByText("Tue, Mar 11, 9:15 – 11:30 AM, Truck 1").waitFor();
  await page.keyboard.press("Enter");
  const moved = visitIn(page, "Tue, Mar 11", "9:15 – 11:30 AM");
  await moved.waitFor();
  await page.getByText("Sam Stone: Tue, Mar 11").waitFor();
  await expect.poll(() => moved.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.reload();
  await moved.waitFor();

  await page.getByText("Drag an appointment to move it").waitFor();
  await slot(page, "Sun, Mar 9, 8:00 AM").focus();
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("heading", { name: "New appointment" }).waitFor();
  expect(page.url()).toContain("day=2036-03-10&time=09%3A00");
});

test("a week's appointment changes crew: dropped on one, or by keyboard", async () => {
  const { page } = await openAsOwner("crew");
  await openSchedule(page, "view=week&day=2036-03-12");
  const sam = visitIn(page, "Wed, Mar 12", "Sam Stone");
  const crew = (name: string) => page.locator("[data-crew]", { hasText: name });
  await drag(page, sam, slot(page, "Thu, Mar 13, 10:00 AM"), false);
  await ghost(page).getByText("Truck 1 is booked at Emily Carter’s").waitFor();
  await page.mouse.move(...(await pointIn(crew("Truck 2"))), { steps: 5 });
  await ghost(page).getByText("Wed, Mar 12, 9 – 11 AM, Truck 2").waitFor();
  await page.mouse.up();
  await page.getByText("Sam Stone: Wed, Mar 12, 9 – 11 AM, Truck 2").waitFor();

  await drag(page, sam, slot(page, "Fri, Mar 14, 9:00 AM"), false);
  await page.mouse.move(...(await pointIn(crew("Truck 1"))));
  await page.locator("[data-crew][data-chosen]", { hasText: "Truck 1" }).waitFor();
  await page.mouse.move(...(await pointIn(slot(page, "Fri, Mar 14, 10:00 AM"))), { steps: 5 });
  await page.mouse.up();
  await page.getByText("Sam Stone: Fri, Mar 14, 10 AM – 12 PM, Truck 1").waitFor();

  await visitIn(page, "Fri, Mar 14", "10 AM – 12 PM.*Truck 1").focus();
  await page.keyboard.press("ArrowLeft");
  await ghost(page).getByText("Truck 1 is booked at Emily Carter’s").waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByText("Sam Stone: Thu, Mar 13, 10 AM – 12 PM, Truck 2").waitFor();
});

const phone = { viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true };

test("a finger scrolls the list, and drags after it rests", async () => {
  const { page } = await openAsOwner("touch", phone);
  await page.goto("/crm/schedule?view=day&day=2036-03-12");
  await page.getByText("Touch and hold an appointment to move it.").waitFor();
  const sam = visitIn(page, "Wednesday, March 12", "Sam Stone");
  const panel = page.locator(".schedule-panel");
  const finger = await touch(page);
  const [x, y] = await pointIn(sam);

  await finger("touchStart", [x, y]);
  for (const by of [20, 60, 120]) await finger("touchMove", [x, y - by]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
  await finger("touchEnd");
  expect(await panel.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 0));

  const hold = async () => {
    await finger("touchStart", [x, y]);
    await panel.getByText("Wed, Mar 12, 9 – 11 AM, Truck 1").waitFor();
  };
  await hold();
  await finger("touchMove", [x, y + 60]);
  await panel.getByText("10 AM – 12 PM").or(panel.getByText("10:15 AM")).waitFor();
  await finger("touchStart", [x, y + 60], [x, y + 160]);
  await page.getByText("Not moved.").waitFor();
  await finger("touchEnd");
  expect(await panel.isVisible()).toBe(false);

  await hold();
  await finger("touchMove", [x, y + 30]);
  await page.keyboard.press("Escape");
  await expect.poll(() => panel.isVisible()).toBe(false);
  await finger("touchEnd");
  await visitIn(page, "Wednesday, March 12", "9 – 11 AM").waitFor();

  await hold();
  await finger("touchMove", [340, y + 54]);
  await finger("touchMove", [340, y + 112]);
  await panel.getByText("Wed, Mar 12, 11 AM – 1 PM, Truck 2").waitFor();
  await finger("touchEnd");
  await page.getByText("Sam Stone: Wed, Mar 12, 11 AM – 1 PM, Truck 2").waitFor();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.reload();
  await visitIn(page, "Wednesday, March 12", "11 AM – 1 PM.*Truck 2").waitFor();
});
