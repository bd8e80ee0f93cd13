import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Clock } from "~/platform/clock.ts";
import type { Site } from "../setup/site.ts";
import {
  fillLeadForm,
  type Homeowner,
  leadFormButton,
  sampleHomeowner,
  untilRequested,
} from "./drive-business-page.ts";
import { openContractor, startSession } from "./drive-staff-area.ts";
import { type Contractor, sampleContractor } from "./sample-contractor.ts";
import { signUpAndConfirm } from "./sign-up-through-api.ts";

type Told = {
  site: Site;
  clock: ReturnType<typeof afternoonClock>;
  /** Opens a page as a new visitor. */
  open(): Promise<Page>;
};

const path = "/plumbing/el-paso-tx";

const hour = 3_600_000;

/** A clock that begins at 20:00 UTC, when texts may come in all of Texas, and can be put forward. */
export function afternoonClock(): Clock & { pass(milliseconds: number): void } {
  let ahead = (44 * hour - (Date.now() % (24 * hour))) % (24 * hour);
  return {
    now: () => new Date(Date.now() + ahead),
    pass(milliseconds) {
      ahead += milliseconds;
    },
  };
}

/**
 * What happens after the request: a text at once, an answer on the homeowner's phone, the
 * contractor's alert, STOP, and no more texts, not even when the homeowner asks again.
 */
export async function tellTheFollowUp(told: Told): Promise<void> {
  const contractor = sampleContractor({
    city: "El Paso",
    services: ["Plumbing"],
    timing: "Immediate",
    customTiming: "",
  });
  await signUpAndConfirm(told.site, contractor);
  const staff = await told.open();
  await startSession(staff);
  await staffApproveNumber(staff, contractor);

  const homeowner = sampleHomeowner({ phone: "(915) 555-0177", zipCode: "79901" });
  await homeownerAsks(told, contractor, homeowner);
  const phone = await told.open();
  await startSession(phone);
  await untilShown(phone, "/admin/phone", contractor.businessName, "Reply STOP to stop");
  await answer(phone, "Yes, Thursday at 10 works for me");
  await contractorIsAlerted(told, contractor, homeowner);
  await followUpHasEnded(staff, homeowner, "Replied");

  await phone.getByRole("button", { name: "STOP" }).click();
  await phone.getByText("You are unsubscribed and get no more texts from us.").waitFor();
  const texts = await textsOn(phone);
  // Two automated messages keep their distance; after it the mail comes in the text's place at once.
  told.clock.pass(hour);
  await homeownerAsks(told, contractor, { ...homeowner, need: "The kitchen tap drips, too." });
  const mail = await told.site.mail.waitForMail(({ to }) => to.includes(homeowner.email), 30);
  expect(mail.text).toContain(contractor.businessName);
  await phone.goto("/admin/phone");
  expect(await textsOn(phone)).toEqual(texts);
}

async function staffApproveNumber(page: Page, contractor: Contractor): Promise<void> {
  await openContractor(page, contractor.businessName);
  await page.getByRole("link", { name: "Number, registration and limits" }).click();
  await page.getByLabel("Number to assign by hand").fill("915 555 0100");
  await page.getByRole("button", { name: "Assign number" }).click();
  await page.getByText("The number is assigned.").waitFor();
  await page.getByLabel("State").selectOption("approved");
  await page.getByRole("button", { name: "Save registration" }).click();
  await page.getByText("The registration is saved.").waitFor();
}

async function homeownerAsks(
  { open }: Told,
  { businessName }: Contractor,
  homeowner: Homeowner,
): Promise<void> {
  const page = await open();
  await page.goto(path);
  await fillLeadForm(page, homeowner);
  // The form's stamp is of the site's clock, not of this one.
  await page.waitForTimeout(2_600);
  await leadFormButton(page).click();
  await untilRequested(page, businessName);
}

/** Opens a page again until it shows the words. */
async function untilShown(page: Page, path: string, heading: string, words: string) {
  const shown = async () => {
    await page.goto(path);
    const here = await page.getByRole("heading", { name: heading }).count();
    return here > 0 && (await page.getByText(words).count()) > 0;
  };
  await expect.poll(shown, { timeout: 30_000, interval: 250 }).toBe(true);
}

async function answer(phone: Page, text: string): Promise<void> {
  await phone.getByLabel("Text message").fill(text);
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByRole("list", { name: "Texts" }).getByText(text).waitFor();
}

async function contractorIsAlerted(
  { site }: Told,
  { email }: Contractor,
  homeowner: Homeowner,
): Promise<void> {
  const alert = await site.mail.waitForMail(
    ({ to, subject }) => to.includes(email) && subject.startsWith("Ready to book: "),
    30,
  );
  expect(alert.subject).toContain(homeowner.name);
  expect(alert.text).toContain("Yes, Thursday at 10 works for me");
}

async function followUpHasEnded(page: Page, { name }: Homeowner, why: string): Promise<void> {
  await page.goto("/admin/leads");
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name: "Conversation" }).waitFor();
  await page.getByText(why).first().waitFor();
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
}

const textsOn = (phone: Page) =>
  phone.getByRole("list", { name: "Texts" }).getByRole("listitem").allTextContents();
