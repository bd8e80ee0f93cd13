import type { Locator, Page } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import {
  type Flow,
  type FlowFigures,
  flowTable,
  screenHeight,
  startFlow,
  throttleToSlow4G,
} from "../drivers/phone-flow.ts";
import { keepWithinDay } from "../drivers/same-day.ts";
import { textingPlace } from "../drivers/texting-place.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";
const measured: (FlowFigures & { name: string; goal: number })[] = [];
let page: Page;
let contractorId: string;

beforeEach(async () => {
  const [row] = await site().runSql(
    "select contractor_id from seo_pages where business_name = $1 limit 1",
    [business],
  );
  contractorId = String(row?.contractor_id);
  await openAllWeek();
  page = await openVisitor(browser(), site(), {
    viewport: "phone",
    // The network of a service worker isn't throttled.
    context: { serviceWorkers: "block" },
  });
  // A call would leave the browser.
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
    }),
  );
  await enterCrm(site(), page, business);
});

afterAll(() => {
  process.stdout.write(`\n${flowTable(measured)}\n`);
});

/** Works around the clock and on holidays, so a test can move to any day. */
async function openAllWeek() {
  const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const hours = Object.fromEntries(days.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]]));
  await site().runSql(
    `insert into working_hours (id, contractor_id, hours)
     select gen_random_uuid(), $1::uuid, $2::jsonb
     where not exists (select from working_hours where contractor_id = $1::uuid)`,
    [contractorId, JSON.stringify(hours)],
  );
  await site().runSql(
    `insert into open_holidays (contractor_id, holiday)
     select $1::uuid, holiday from unnest(array['thanksgiving', 'christmas', 'new_year', 'king',
       'presidents', 'memorial', 'juneteenth', 'independence', 'labor', 'columbus', 'veterans'])
       as holiday
     on conflict do nothing`,
    [contractorId],
  );
  await keepWithinDay(site(), contractorId);
}

/** Adds an appointment of a job of $279.50 that starts in 20 minutes, for a crew of its own. */
async function addVisit(customer: string, state: "booked" | "done" = "booked"): Promise<void> {
  await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, $2, 'blue') returning id
     ), job as (
       insert into work_orders (id, contractor_id, customer_name, phone, email, what, address, value_cents)
       values (gen_random_uuid(), $1::uuid, $2, '+15125550199', 'flow@home.example',
         'Rodent trap check', '12 Oak St, Austin, TX', 27950) returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1::uuid, job.id, crew.id, $3,
       date_trunc('minute', now()) + interval '20 minutes',
       date_trunc('minute', now()) + interval '20 minutes',
       date_trunc('minute', now()) + interval '80 minutes'
     from job, crew`,
    [contractorId, customer, state],
  );
}

/** Adds a customer whose last appointment was two days ago. */
async function addPastCustomer(name: string): Promise<void> {
  await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, $2, 'green') returning id
     ), customer as (
       insert into customers (id, contractor_id, name)
       values (gen_random_uuid(), $1::uuid, $2) returning id
     ), job as (
       insert into work_orders (id, contractor_id, customer_id, customer_name, what, address, status)
       select gen_random_uuid(), $1::uuid, id, $2, 'Quarterly service', '5 Elm St, Austin, TX', 'done'
       from customer returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at, ended_at)
     select gen_random_uuid(), $1::uuid, job.id, crew.id, 'done', now() - interval '50 hours',
       now() - interval '50 hours', now() - interval '49 hours', now() - interval '49 hours'
     from job, crew`,
    [contractorId, name],
  );
}

/**
 * Adds a lead through the business's page, who agreed to texts about the request and lives where they
 * may be sent now.
 */
async function addLead(name: string): Promise<void> {
  const { areaCode, zipCode } = await textingPlace();
  const sample = sampleHomeowner({ name, zipCode });
  const homeowner = { ...sample, phone: sample.phone.replace("512", areaCode) };
  await submitRequestThroughApi(site(), "service=pest-control&city=Austin", homeowner);
  await site().runSql(
    `insert into consent_records (id, enquiry_id, kind, wording, wording_version, business_name,
       name, phone, page, ip_address, user_agent)
     select gen_random_uuid(), lead_enquiries.id, 'informational_sms', 'I agree to texts', '2026-11-20',
       $2, leads.name, leads.phone, 'https://hearth.example/pest-control/austin-tx', '203.0.113.9', 'Firefox'
     from lead_enquiries join leads on leads.id = lead_enquiries.lead_id where leads.name = $1`,
    [name, business],
  );
}

/** Measures a flow from Today; more taps than the goal fail. */
async function measure(name: string, goal: number, run: (flow: Flow) => Promise<void>) {
  await page.goto("/crm");
  await waitForScript(page);
  await throttleToSlow4G(page);
  const flow = startFlow();
  await run(flow);
  const figures = flow.end();
  measured.push({ name, goal, ...figures });
  expect(figures.taps, name).toBeLessThanOrEqual(goal);
  return figures;
}

const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const item = (name: string) => page.locator("main li").filter({ has: link(name) });
const waitForText = (text: string) => page.getByText(text).first().waitFor();

/** Whether an element is on the screen in full. */
const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test("a new lead is called and marked contacted", async () => {
  await addLead("Flow Caller");
  await measure("Call a new lead, done", 2, async (flow) => {
    await flow.tap(item("Flow Caller").getByRole("link", { name: /^Call Flow/ }));
    await flow.tap(button("Contacted: Flow Caller"));
    await waitForText("Moved to Contacted.");
  });
});

test("a lead is texted with the conversation in view", async () => {
  await addLead("Flow Texter");
  const goal = "Text a lead, conversation visible while typing";
  await measure(goal, 2, async (flow) => {
    await flow.tap(item("Flow Texter").getByRole("link", { name: /^Text/ }));
    const field = page.getByLabel("Message", { exact: true });
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true);
    // The keyboard of a phone covers about 340 pixels.
    await page.setViewportSize({ width: 390, height: screenHeight - 340 });
    await field.pressSequentially("We can come on Monday.");
    const last = page.locator("section[aria-labelledby=conversation] ol > li").last();
    expect(await isInView(field)).toBe(true);
    await expect.poll(() => isInView(last)).toBe(true);
    await page.setViewportSize({ width: 390, height: screenHeight });
    await flow.tap(button("Send"));
    await page.getByText("We can come on Monday.").last().waitFor();
  });
  // The phone's own messages app is a second, smaller link.
  const text = await page.getByRole("link", { name: "Text", exact: true }).getAttribute("href");
  expect(text).toMatch(/\?write=sms#words$/);
});

test("a lead's status changes", async () => {
  await addLead("Flow Mover");
  await measure("Change a lead’s status", 2, async (flow) => {
    await flow.tap(link("Flow Mover"));
    await flow.tap(button("Estimate sent: move Flow Mover"));
    await waitForText("Moved to Estimate sent.");
  });
});

test("times are offered", async () => {
  await addLead("Flow Booker");
  await measure("Offer times", 2, async (flow) => {
    await flow.tap(item("Flow Booker").getByRole("link", { name: /^Offer times/ }));
    await flow.tap(button("Send times"));
    await waitForText("Times sent.");
  });
});

test("a repeat customer is booked without typing", async () => {
  await addPastCustomer("Flow Regular");
  const figures = await measure("Book a repeat customer", 5, async (flow) => {
    await flow.tap(page.locator("main summary", { hasText: "New" }));
    await flow.tap(link("Appointment"));
    await page.getByRole("heading", { name: "New appointment" }).waitFor();
    await flow.tap(page.getByRole("link", { name: /^Flow Regular/ }));
    await page.waitForURL(/customer=/);
    await flow.tap(button("Book appointment"));
    await page.getByRole("heading", { name: "Flow Regular", level: 1 }).waitFor();
  });
  expect(figures.typed).toBe(0);
  await page.getByText("Quarterly service").first().waitFor();
});

test("an appointment moves to tomorrow", async () => {
  await addVisit("Flow Traveler");
  await measure("Move an appointment to tomorrow", 3, async (flow) => {
    await flow.tap(link("Flow Traveler"));
    await flow.tap(button("Tomorrow, same time"));
    await waitForText("Appointment rescheduled.");
  });
});

test("an estimate with two options comes from the price book", async () => {
  await addLead("Flow Estimator");
  await measure("Estimate with two options from the price book", 7, async (flow) => {
    await flow.tap(link("Flow Estimator"));
    await flow.tap(link("Create estimate"));
    await flow.tap(page.getByLabel(/^Option 1: /).first());
    await flow.tap(page.getByLabel(/^Option 2: /).nth(1));
    await flow.tap(button("Continue"));
    await page.getByLabel("Option 2", { exact: true }).waitFor();
    await flow.tap(button(/^Save and/));
    await page.locator("main [role=status]").first().waitFor();
  });
  const lines = await page
    .getByLabel("Item, line 1")
    .evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value !== ""));
  expect(lines).toEqual([true, true]);
});

test("a done job is invoiced and paid in cash", async () => {
  await addVisit("Flow Payer");
  await measure("Invoice from a done job, paid in cash", 3, async (flow) => {
    await flow.tap(button("Done, Flow Payer’s appointment"));
    await flow.tap(link("Collect payment from Flow Payer"));
    await flow.tap(button("Cash"));
    await page.getByText("Payment recorded.").waitFor();
  });
});

test("a lead's contact, status, and next step fit one phone screen", async () => {
  await addLead("Flow Reader");
  await page.goto("/crm");
  await link("Flow Reader").click();
  await page.getByRole("heading", { name: "Flow Reader", level: 1 }).waitFor();
  await waitForScript(page);
  const bar = await page
    .locator("nav.fixed")
    .evaluate((element) => element.getBoundingClientRect().top);
  for (const target of [
    page.getByRole("link", { name: /^Call \(/ }),
    button("Contacted: move Flow Reader"),
    link("Offer times"),
    link("Create estimate"),
  ]) {
    const { y, height } = (await target.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(bar);
  }
  expect(await page.locator("main details[open]").count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
});
