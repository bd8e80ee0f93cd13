import { beforeAll, expect, test } from "vitest";
import { addDays, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });
let business: string;

beforeAll(async () => {
  business = await addBusiness(site(), "Schedule Pipes");
});

async function openAs(role: "owner" | "technician", name: string, of = business) {
  const { userId } = await addCrmMember(site(), of, role, `${name}@schedule.example`);
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  return page;
}

test("recurring job: conflicts are reported, rebooked, and the series ends", async () => {
  const page = await openAs("owner", "rita", await addBusiness(site(), "Green Lawns"));
  const book = async (customer: string, day: string, repeats: string) => {
    await page.goto(`/crm/schedule/new?day=${day}`);
    await page.getByLabel("Customer").fill(customer);
    await page.getByLabel("Job description").fill("Mowing");
    await page.getByLabel("Starts at").fill("09:00");
    await page.getByLabel("Repeats").selectOption({ label: repeats });
    await page.getByRole("button", { name: "Book appointment" }).click();
    await page.getByRole("heading", { name: customer }).waitFor();
  };
  const monday = nextMonday();
  await book("Ina Way", addDays(monday, 14), "Doesn’t repeat");
  await book("Rosa Green", monday, "Every week");
  await page.getByText("Repeats every Monday.").waitFor();
  const first = new URL(page.url()).pathname;
  const conflicts = () => page.locator("details").filter({ hasText: "Scheduling conflict on" });
  await page.goto("/crm/schedule?view=week");
  expect(await conflicts().getAttribute("open")).toBeNull();
  // The day of the conflict lists it.
  await page.goto(`/crm/schedule?view=day&day=${addDays(monday, 14)}`);
  await page.getByText("Crew 1 isn’t free").waitFor();
  await page
    .getByRole("link", { name: /Rosa Green, Mowing/ })
    .first()
    .click();
  await page.getByText(/^Next opening: Tuesday, .*, 9:00 AM\./).waitFor();
  await page.getByLabel("Day").fill(addDays(monday, 14));
  await page.getByLabel("Starts at").fill("09:00");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText(/Crew 1 is booked at Ina Way’s/).waitFor();
  await page.getByLabel("Starts at").fill("15:00");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText("3-4 PM").waitFor();
  await page.goto("/crm/schedule?view=week");
  expect(await page.getByText("Crew 1 isn’t free").count()).toBe(0);
  await page.goto(first);
  await page.getByLabel("Starts at").fill("13:00");
  await page.getByLabel("Change").selectOption({ label: "This and all future appointments" });
  await page.getByRole("button", { name: "Reschedule appointment" }).click();
  await page.getByText("Appointment rescheduled.").waitFor();
  await page.locator("summary").filter({ hasText: "End recurring job" }).click();
  await page.getByRole("button", { name: "End after this one" }).click();
  await page.getByText("It won’t repeat. This appointment stays on the schedule.").waitFor();
  await page.goto(`/crm/schedule?view=week&day=${addDays(monday, 21)}`);
  expect(await page.getByText("Rosa Green").count()).toBe(0);
});

test("without JavaScript: previews, books, changes, and ends a recurring job", async () => {
  const page = await openAs("owner", "rhea", await addBusiness(site(), "Quarter Pest"));
  await page.goto("/crm/schedule/new");
  await page.getByLabel("Customer").fill("Vera Vine");
  await page.getByLabel("Job description").fill("Pest service");
  await page.getByLabel("Day").fill("2027-01-11");
  await page.getByLabel("Starts at").fill("08:00");
  await page.getByLabel("Repeats").selectOption({ label: "Every 3 months (quarterly)" });
  await page.getByLabel("Within the month").selectOption("last_weekday");
  await page.getByLabel("Job total").fill("95");
  const show = () => page.getByRole("button", { name: "Show the dates" }).click();
  await show();
  await page.getByText(/January 11, 2027 isn’t the last Monday of its month/).waitFor();
  await page.getByLabel("Within the month").selectOption("weekday");
  await page.getByLabel("Season starts").selectOption({ label: "January" });
  await page.getByLabel("Season ends").selectOption({ label: "October" });
  await show();
  await page.getByText("Every 3 months on the second Monday, January through October").waitFor();
  for (const day of ["Mon, Jan 11, 2027", "Mon, Apr 12, 2027", "Mon, Oct 11, 2027"]) {
    await page.getByText(day).waitFor();
  }
  expect(await page.getByLabel("Customer").inputValue()).toBe("Vera Vine");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText(/^Repeats every 3 months on the second Monday, January through/).waitFor();
  const first = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Edit recurrence" }).click();
  expect(await page.getByLabel("Price per appointment").inputValue()).toBe("95.00");
  await page.getByLabel("Repeats").selectOption({ label: "Another interval" });
  await page.getByLabel("Every").fill("0");
  await page.getByRole("button", { name: "Save for all future appointments" }).click();
  await page.getByText("Enter a number from 1 to 99").waitFor();
  await page.getByLabel("Every").fill("6");
  await page.getByLabel("Unit").selectOption("week");
  await page.getByLabel("Season starts").selectOption({ label: "All year" });
  await page.getByLabel("Season ends").selectOption({ label: "All year" });
  await page.getByLabel("Or end after").fill("4");
  await page.getByRole("button", { name: "Save for all future appointments" }).click();
  await page.getByText("Repeats every 6 weeks on Monday, 4 times.").waitFor();
  expect(new URL(page.url()).pathname).toBe(first);
  await page.getByRole("link", { name: "Pest service" }).click();
  await page.getByText(/^Repeats every 6 weeks on Monday, 4 times/).waitFor();
  await page.goto(first);
  await page.locator("summary").filter({ hasText: "End recurring job" }).click();
  await page.getByRole("button", { name: "End after this one" }).click();
  await page.getByRole("button", { name: "Resume recurring job" }).click();
  await page.getByText("It repeats again. The appointments are back on the schedule.").waitFor();
  await page.getByText("Repeats every 6 weeks on Monday, 4 times.").waitFor();
});

test("a refused recurrence keeps its input, and strangers can't create one", async () => {
  const own = await addBusiness(site(), "Far Pest");
  const page = await openAs("owner", "fay", own);
  await page.goto("/crm/schedule/new");
  await page.getByLabel("Customer").fill("Una Uhl");
  await page.getByLabel("Job description").fill("Visit");
  await page.getByLabel("Day").fill("2027-01-11");
  await page.getByLabel("Starts at").fill("08:00");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByRole("link", { name: "Repeat this appointment" }).click();
  const address = new URL(page.url()).pathname;
  await page.getByLabel("Or end after").fill("999");
  await page.getByRole("button", { name: "Repeat appointment" }).click();
  await page.getByText("Enter a number from 1 to 365").waitFor();
  expect(await page.getByLabel("Or end after").inputValue()).toBe("999");
  const otherBusiness = await openAs("owner", "otto", await addBusiness(site(), "Other Pest"));
  expect((await otherBusiness.goto(address))?.status()).toBe(404);
  const technician = await openAs("technician", "theo", own);
  expect((await technician.goto(address))?.status()).toBe(403);
});

test("a private calendar feed sends new data once", async () => {
  const page = await openAs("technician", "cal");
  await page.goto("/crm/schedule");
  await page.getByRole("link", { name: "Sync to your calendar" }).click();
  await page.getByRole("button", { name: "Get my link" }).click();
  const address = await page.getByLabel("Private calendar link").inputValue();
  const { pathname } = new URL(address.replace("webcal:", "https:"));
  await page.goto("/crm/schedule/calendar");
  await page.getByText("No calendar has checked it yet.").waitFor();
  expect(await page.content()).not.toContain(pathname);
  const file = await site().fetch(pathname);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(file.headers.get("cache-control")).toBe("private, no-cache");
  expect(await file.text()).toContain("BEGIN:VCALENDAR");
  const etag = file.headers.get("etag") ?? "";
  const again = await site().fetch(pathname, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await page.goto("/crm/schedule/calendar");
  await page.locator("summary").filter({ hasText: "Turn off" }).click();
  await page.getByRole("button", { name: "Yes, turn off" }).click();
  await page.getByText("Your link is off.").waitFor();
  expect((await site().fetch(pathname)).status).toBe(404);
});

/** More than a week ahead in any time zone. */
function nextMonday(): string {
  const later = addDays(new Date().toISOString().slice(0, 10), 9);
  return addDays(later, (8 - weekdayOf(later)) % 7);
}

test("an unknown crew is 404; an unknown intent saves", async () => {
  const own = await addBusiness(site(), "Odd Pipes");
  const { userId } = await addCrmMember(site(), own, "owner", "odd@schedule.example");
  const cookie = await crmCookie(site(), userId);
  const request = (body: Record<string, string>) =>
    site().fetch("/crm/schedule/crews", {
      method: "POST",
      headers: { cookie, origin: site().url },
      body: new URLSearchParams(body),
    });
  for (const intent of ["archive", "restore", "save"]) {
    expect((await request({ intent, crew_id: "no-id", name: "Odd crew" })).status).toBe(404);
  }
  const saved = await request({
    intent: "__proto__",
    crew_id: "",
    name: "Odd crew",
    color: "blue",
  });
  expect(await saved.text()).toContain("Crew saved.");
});

/** Link back to the schedule, above the title. */
async function back(page: Awaited<ReturnType<typeof openAs>>) {
  await page.getByRole("main").getByRole("link", { name: "Schedule", exact: true }).click();
  await page.getByRole("heading", { name: "Schedule", level: 1 }).waitFor();
}

test("without JavaScript: books, moves and finishes a visit, visible to its technician", async () => {
  const tim = await openAs("technician", "tim");
  const page = await openAs("owner", "olga");
  await page.goto("/crm/schedule/crews");
  const added = page.getByRole("region", { name: "New crew" });
  await added.getByLabel("Name").fill("Truck 1");
  await added.getByLabel("tim").check();
  await added.getByRole("button", { name: "Add crew" }).click();
  await page.getByText("Crew saved.").waitFor();
  await page.getByRole("region", { name: "New crew" }).getByLabel("Name").fill("truck 1");
  await page.getByRole("button", { name: "Add crew" }).click();
  await page.getByText("Another crew has this name").waitFor();
  await page.getByRole("region", { name: "New crew" }).getByLabel("Name").fill("Truck 2");
  await page.getByRole("button", { name: "Add crew" }).click();
  await page.getByText("Crew saved.").waitFor();

  await back(page);
  await page.goto("/crm/schedule?view=day&day=2027-03-15");
  await page.getByRole("heading", { name: "Schedule" }).waitFor();
  await page.getByText("No appointments").waitFor();
  await page.getByRole("link", { name: "New appointment" }).click();
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByLabel("Job total").fill("a lot");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText("Enter the customer’s name").waitFor();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await page.getByLabel("Job description").inputValue()).toBe("Leaking sink");
  expect(await page.getByLabel("Day").inputValue()).toBe("2027-03-15");
  await page.getByLabel("Job total").fill("450");
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Address").fill("12 Oak St, Austin");
  await page.getByLabel("Phone").fill("512 555 0142");
  await page.getByLabel("Starts at").fill("09:00");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByRole("heading", { name: "Sam Stone" }).waitFor();
  await page.getByText("Mon, Mar 15, 9-10 AM").waitFor();
  await page.getByText("$450.00", { exact: true }).waitFor();
  const visit = new URL(page.url()).pathname;
  await back(page);

  await page.goto("/crm/schedule/new?day=2027-03-15");
  await back(page);
  await page.goto("/crm/schedule/new?day=2027-03-15");
  await page.getByLabel("Customer").fill("Emily Carter");
  await page.getByLabel("Job description").fill("No hot water");
  await page.getByLabel("Starts at").fill("10:30");
  await page.getByLabel("Crew").selectOption({ label: "Truck 1" });
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText("Truck 1 is booked at Sam Stone’s (Leaking sink) on Mon, Mar 15").waitFor();
  expect(await page.getByLabel("Customer").inputValue()).toBe("Emily Carter");
  await page.getByLabel("Crew").selectOption({ label: "Truck 2" });
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByRole("heading", { name: "Emily Carter" }).waitFor();
  const visitPath = new URL(page.url()).pathname;

  await page.goto(visit);
  await page.getByLabel("Starts at").fill("13:00");
  await page.getByRole("button", { name: "Reschedule appointment" }).click();
  await page.getByText("Appointment rescheduled.").waitFor();
  await page.getByText("Mon, Mar 15, 1-2 PM").waitFor();

  await tim.goto("/crm/schedule?view=week&day=2027-03-17");
  await tim.getByRole("link", { name: /Sam Stone/ }).click();
  expect(await tim.getByText("$450.00", { exact: true }).count()).toBe(0);
  expect(await tim.getByRole("button", { name: "Reschedule appointment" }).count()).toBe(0);
  expect(await tim.getByRole("button", { name: "Done", exact: true }).count()).toBe(0);
  await tim.locator("summary").filter({ hasText: "Done early?" }).click();
  await tim.getByRole("button", { name: "Yes, it’s done" }).click();
  await tim.getByText("Marked as done.").waitFor();
  expect((await tim.goto(visitPath))?.status()).toBe(404);
  expect((await tim.goto("/crm/schedule/new"))?.status()).toBe(403);

  await page.goto(visitPath);
  await page.locator("summary").filter({ hasText: "Cancel appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("Choose a reason").first().waitFor();
  await page.getByLabel("Why?").selectOption({ label: "Weather" });
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("Appointment canceled.").waitFor();
  await page.getByText(/Canceled by your team\. Weather\./).waitFor();
  await page.getByRole("button", { name: "Undo cancellation" }).click();
  await page.getByText("The appointment is back on.").waitFor();
  await page.locator("summary").filter({ hasText: "Cancel appointment" }).click();
  await page.getByLabel("Why?").selectOption({ label: "Customer asked to cancel" });
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("Appointment canceled.").waitFor();
  await page.goto("/crm/schedule?view=agenda&day=2027-03-10");
  await page.getByText("Canceled", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Next" }).click();
  expect(await page.getByText("Sam Stone").count()).toBe(0);
});

test("without JavaScript: books an open hour, moves it, and undoes", async () => {
  const page = await openAs("owner", "gus", await addBusiness(site(), "Grid Pipes"));
  for (const name of ["Truck 1", "Truck 2"]) {
    await page.goto("/crm/schedule/crews");
    await page.getByRole("region", { name: "New crew" }).getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Add crew" }).click();
    await page.getByText("Crew saved.").waitFor();
  }
  await page.goto("/crm/schedule?view=day&day=2027-03-15");
  await page.getByRole("link", { name: "Book Mon, Mar 15, 10:00 AM, Truck 2" }).click();
  expect(await page.getByLabel("Starts at").inputValue()).toBe("10:00");
  await page.getByLabel("Customer").fill("Ina Way");
  await page.getByLabel("Job description").fill("New faucet");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText("Mon, Mar 15, 10-11 AM").waitFor();
  const address = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Next day, same time" }).click();
  await page.getByText(/^Appointment rescheduled\. Can’t notify Ina Way: no email/).waitFor();
  await page.getByText("Tue, Mar 16, 10-11 AM").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Mon, Mar 15, 10-11 AM").waitFor();
  await page.getByRole("button", { name: "Next opening: Mon, Mar 15, 11 AM" }).click();
  await page.getByText("Mon, Mar 15, 11 AM-12 PM").waitFor();
  const length = async () => {
    const [row] = await site().runSql(
      "select extract(epoch from ends_at - starts_at)::int / 60 as minutes from visits where id = $1",
      [address.split("/").at(-1)],
    );
    return Number(row?.minutes);
  };
  const before = await length();
  await page.getByRole("button", { name: "+30 min, make it longer" }).click();
  await page.getByText("Appointment rescheduled.").waitFor();
  expect(await length()).toBe(before + 30);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Mon, Mar 15, 11 AM-12 PM").waitFor();
  expect(await length()).toBe(before);
  await page.goto("/crm/schedule?view=week&day=2027-03-15");
  const monday = page.getByRole("region", { name: "Mon, Mar 15" });
  const link = monday.getByRole("link", { name: /Ina Way/ });
  expect(await link.getAttribute("href")).toBe(address);
  await page.goto("/crm/schedule/new?day=2027-03-15&time=25:00&crew=none");
  expect(await page.getByLabel("Starts at").inputValue()).toBe("08:00");
});

test("a week with too many visits for one screen says so", async () => {
  const crowded = await addBusiness(site(), "Crowded Calendars");
  const page = await openAs("owner", "carla", crowded);
  await page.goto("/crm/schedule?view=week");
  expect(await page.getByText("Showing only the first 500 appointments").count()).toBe(0);
  await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color) values (gen_random_uuid(), $1, 'Crew 9', 'blue') returning id
     ), job as (
       insert into work_orders (id, contractor_id, customer_name, what)
       values (gen_random_uuid(), $1, 'Cora Calloff', 'Mowing') returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1, job.id, crew.id, 'canceled', now(), now(), now() + interval '1 hour'
     from job, crew, generate_series(1, 501)`,
    [crowded],
  );
  await page.goto("/crm/schedule?view=week");
  await page.getByText("Showing only the first 500 appointments").waitFor();
});

test("settings decide the suggested times, which one button fills in", async () => {
  const page = await openAs("owner", "hana", await addBusiness(site(), "Calm Plumbing"));
  const save = (name: string) => page.getByRole("button", { name }).click();
  await page.goto("/crm/settings/hours");
  for (const weekday of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
    await page.getByLabel(`${weekday} from`).fill("09:00");
    await page.getByLabel(`${weekday} to`).fill("08:00");
  }
  await save("Save hours: Your business");
  await page.getByText("Stop later than you start").first().waitFor();
  expect(await page.getByLabel("Monday to").inputValue()).toBe("08:00");
  for (const weekday of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
    await page.getByLabel(`${weekday} to`).fill("11:00");
  }
  await save("Save hours: Your business");
  await page.getByText("Hours saved.").waitFor();
  await page.goto("/crm/settings/appointment-types");
  await page.getByLabel("Name").fill("Tune-up");
  await page.getByLabel("Duration").selectOption({ label: "1 hr" });
  await page.getByRole("button", { name: "Add type" }).click();
  await page.getByText("Appointment type saved.").waitFor();
  const monday = nextMonday();
  await page.goto("/crm/settings/time-off");
  await page.getByLabel("First day").fill(monday);
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByText("Added to your schedule.").waitFor();
  await page.getByText("Time off: Whole business").waitFor();
  await page.goto(`/crm/schedule/new?day=${monday}`);
  await page.getByLabel("Customer").fill("Kay Free");
  await page.getByLabel("Job description").fill("Boiler");
  await page.getByLabel("Appointment type").selectOption({ label: "Tune-up" });
  await page.getByRole("button", { name: "Use its length and next opening" }).click();
  expect(await page.getByLabel("Customer").inputValue()).toBe("Kay Free");
  expect(await page.getByLabel("Duration").inputValue()).toBe("60");
  const first = await page.getByLabel("Day").inputValue();
  await page
    .getByRole("button", { name: /9:00 AM/ })
    .last()
    .click();
  expect(await page.getByLabel("Starts at").inputValue()).toBe("09:00");
  expect((await page.getByLabel("Day").inputValue()) > first).toBe(true);
  await page.getByLabel("Day").fill(monday);
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText(/This crew has time off on Mon/).waitFor();
  await page.getByLabel("Book it anyway").check();
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByRole("heading", { name: "Kay Free" }).waitFor();
});
