import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openingFor } from "~/domains/follow-ups/quiet-hours.ts";
import { recipientLocationOf } from "~/domains/follow-ups/sending/gate-facts.ts";
import type { Site } from "../setup/site.ts";
import {
  fillLeadForm,
  sampleHomeowner,
  sendLeadForm,
  waitForRequestConfirmation,
} from "./drive-business-page.ts";
import { signIn } from "./drive-staff-area.ts";
import { sampleContractor } from "./sample-contractor.ts";
import { signUpAndConfirm } from "./sign-up-through-api.ts";
import { waitForScript } from "./wait-for-script.ts";

/** From New York around to Guam; only between 11:00 and 12:00 UTC none is in texting hours. */
const places = [
  ["10001", "+12125550142"],
  ["90001", "+12135550142"],
  ["96813", "+18085550142"],
  ["96910", "+16715550142"],
  ["00901", "+17875550142"],
] as const;

/** A place where it is night for the whole test. */
const night = places[2];

/** A place where texts are allowed for the next quarter of an hour, if there is one. */
function somewhereByDay() {
  const moments = [Date.now(), Date.now() + 15 * 60_000].map((at) => new Date(at));
  const open = places.find(([zip, number]) =>
    moments.every((moment) => openingFor(recipientLocationOf(zip, number), moment).open),
  );
  const [zipCode, phone] = open ?? night;
  return { zipCode, phone, isDay: open !== undefined };
}

/**
 * The follow-up part of the story: the homeowner is texted and replies on the simulated phone, the
 * contractor is notified, STOP is confirmed, and no text follows a second request.
 * @param session a site with the administrator, and how to open a page as a new visitor
 */
export async function runFollowUpStory(session: {
  site: Site;
  javaScript: boolean;
  open(): Promise<Page>;
}): Promise<void> {
  const { site, open } = session;
  const lastRun = async () => {
    const [run] = await site.runSql(
      "select hold_reason, end_reason, cardinality(done_steps) as done from enrollments order by created_at desc, id desc limit 1",
    );
    return run;
  };
  const contractor = sampleContractor({ city: "Kyle", services: ["HVAC"] });
  await signUpAndConfirm(site, contractor);
  await site.runSql("update form_submissions set followup_timing = 'immediate'");
  await site.runSql(
    "insert into senders (contractor_id, phone, registration) select id, '+15125550100', 'approved' from contractor_accounts",
  );
  const { zipCode, phone, isDay } = somewhereByDay();
  const homeowner = sampleHomeowner({ zipCode, phone });
  const sendLead = async (need: string) => {
    const page = await open();
    await page.goto("/hvac/kyle-tx");
    await fillLeadForm(page, { ...homeowner, need });
    await sendLeadForm(page);
    await waitForRequestConfirmation(page, contractor.businessName);
  };
  await sendLead(homeowner.need);
  const settled = isDay ? { done: 1 } : { hold_reason: "quiet_hours" };
  await expect.poll(lastRun).toMatchObject(settled);

  const staff = await open();
  await signIn(staff);
  await staff.goto("/admin/phone");
  if (session.javaScript) await waitForScript(staff);
  if (isDay) await staff.getByText("Reply STOP to stop, HELP for help.").waitFor();
  await staff.getByLabel("Text message").fill("Yes, tomorrow at 9 works");
  await staff.getByRole("button", { name: "Send" }).click();
  await staff.getByText("Yes, tomorrow at 9 works").waitFor();
  expect(await lastRun()).toMatchObject({ end_reason: "person_replied", hold_reason: null });
  const alert = await site.mail.waitForMail(
    ({ to, subject }) =>
      to.includes(contractor.email) && subject === `Wants to book: ${homeowner.name}`,
  );
  expect(alert.text).toContain("Yes, tomorrow at 9 works");

  await staff.getByRole("button", { name: "STOP" }).click();
  await staff.getByText("You're unsubscribed").waitFor();
  await sendLead("And the filter, please.");
  // The first message is an email now, and emails don't wait for the spacing of texts.
  await expect.poll(lastRun).toMatchObject({ done: 1, hold_reason: null, end_reason: null });
  const texts = await site.runSql(
    "select kind from messages where channel = 'sms' and direction = 'outbound' order by created_at, id",
  );
  const first = isDay ? [{ kind: "follow-up" }] : [];
  expect(texts).toEqual([...first, { kind: "stop-confirmation" }]);
}
