import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  fillLeadForm,
  type Homeowner,
  leadFormButton,
  sampleHomeowner,
  sendAsBot,
  sendLeadForm,
  waitForRequestConfirmation,
  waitPastBotThreshold,
} from "../drivers/drive-business-page.ts";
import { signIn } from "../drivers/drive-staff-area.ts";
import { fieldError } from "../drivers/drive-wizard.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const open = () => openPlainPage(site());
const path = "/plumbing/san-antonio-tx";
const business = "Mission City Plumbing";
const contractor = "renee@mission-city-plumbing.example";

// business-pages.lead-form
test("shows errors at the top and at fields; a quick correction counts", async () => {
  const page = await open();
  const homeowner = sampleHomeowner();
  await page.goto(path);
  await fillLeadForm(page, { ...homeowner, name: " ", phone: "12", email: "", zipCode: "7820" });
  await waitPastBotThreshold(page);
  const responded = page.waitForResponse((response) => response.request().method() === "POST");
  await leadFormButton(page).click();
  expect((await responded).status()).toBe(422);
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.waitFor();
  const mistakes = {
    name: "Enter your name",
    phone: "Enter a US phone number, like (512) 555-0123",
    zip_code: "Enter a 5-digit ZIP code",
  };
  expect(await summary.getByRole("link").allTextContents()).toEqual(Object.values(mistakes));
  for (const [field, message] of Object.entries(mistakes)) {
    expect(await fieldError(page, field)).toBe(message);
  }
  expect(await page.getByLabel("What do you need help with?").inputValue()).toBe(homeowner.need);
  expect(await page.getByLabel("How soon?").inputValue()).toBe("today");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);

  await fillLeadForm(page, homeowner);
  await leadFormButton(page).click();
  await waitForRequestConfirmation(page, business);
  await mailAbout(homeowner);
});

test("requires a phone or email, and a phone to agree to texts", async () => {
  const page = await open();
  await page.goto(path);
  await fillLeadForm(page, sampleHomeowner({ phone: "", email: "", agrees: false }));
  await leadFormButton(page).click();
  await page.locator("#phone-error").waitFor();
  expect(await fieldError(page, "phone")).toBe("Enter a phone number or an email address");
  await fillLeadForm(page, sampleHomeowner({ phone: "" }));
  await leadFormButton(page).click();
  await page.getByText("Enter a phone number to agree to texts").first().waitFor();
});

// leads.consent-boxes
test("both consents are exact, separate, unchecked, and name one business", async () => {
  const page = await open();
  await page.goto(path);
  const boxes = page.getByRole("checkbox");
  expect(await boxes.count()).toBe(2);
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  for (const text of await page.locator("#estimate label:has(span.block)").allTextContents()) {
    expect(text).toContain(business);
    expect(text).toContain("not a condition of purchase");
    expect(text).toContain("Reply STOP to stop, HELP for help.");
  }
});

test.each<{ machine: string; extra: Record<string, string> }>([
  { machine: "fills in what people cannot see", extra: { company_website: "http://spam.example" } },
  { machine: "is faster than people", extra: {} },
  { machine: "brings a stamp that we never gave", extra: { stamp: "MTIz.MTIz" } },
])("a bot that $machine is thanked, saved for staff, alerting no one", async (row) => {
  const machine = sampleHomeowner();
  // A URL with a query is never cached, so this form is new.
  const fresh = `${site().url}${path}?fresh`;
  const thanked = await sendAsBot(fresh, machine, row.extra);
  expect([thanked.status, thanked.headers.get("location")]).toEqual([303, `${path}/requested`]);

  const person = await submitRequest(await open(), {});
  await mailAbout(person);
  const written = site().mail.received.filter(({ text }) => text.includes(machine.name));
  expect(written).toEqual([]);
  expect(await leadsInStaffArea("?show=quarantine")).toContain(machine.name);
  const leads = await leadsInStaffArea("");
  expect(leads).not.toContain(machine.name);
  expect(leads).toContain(person.name);
});

test("repeat requests join one lead; a resent form is one request", async () => {
  const first = await submitRequest(await open(), {});
  await mailAbout(first);
  const again = { ...first, email: "", need: "And the kitchen tap drips." };
  await submitRequest(await open(), again);
  const mail = await site().mail.waitForMail(
    ({ to, subject }) => to.includes(contractor) && subject.startsWith("New request: "),
    30,
  );
  expect(mail.subject).toBe(`New request: ${first.name} needs plumbing in San Antonio`);
  expect(mail.html).toContain(`${first.name} sent another request`);
  expect(mail.text).toContain(again.need);

  await submitRequest(await open(), again);
  await mailAbout(await submitRequest(await open(), {}));
  const written = site().mail.received.filter(
    ({ to, text }) => to.includes(contractor) && text.includes(first.name),
  );
  expect(written).toHaveLength(2);
  const staff = await open();
  await signIn(staff);
  await staff.goto("/admin/leads");
  const row = staff.getByRole("row").filter({ hasText: first.name });
  expect(await row.getByRole("cell").allTextContents()).toEqual(expect.arrayContaining(["2"]));
  expect(await row.count()).toBe(1);
});

/** Sends a request and waits for the thanks. */
async function submitRequest(page: Page, differences: Partial<Homeowner>): Promise<Homeowner> {
  const homeowner = sampleHomeowner(differences);
  await page.goto(path);
  await fillLeadForm(page, homeowner);
  await sendLeadForm(page);
  await waitForRequestConfirmation(page, business);
  return homeowner;
}

/** The contractor's alert about a homeowner. */
function mailAbout(homeowner: Homeowner) {
  return site().mail.waitForMail(
    ({ to, text }) => to.includes(contractor) && text.includes(homeowner.name),
    30,
  );
}

async function leadsInStaffArea(query: string): Promise<string> {
  const staff = await open();
  await signIn(staff);
  await staff.goto(`/admin/leads${query}`);
  return await staff.getByRole("main").innerText();
}
