import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  type Applicant,
  agree,
  fillApplication,
  sampleApplicant,
  sendApplication,
} from "../drivers/drive-application.ts";
import { rowsOf } from "../drivers/staff-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports rejected forms, and failures that a test arranges, as errors. */
const open = async () => {
  const page = await openVisitor(browser(), installation(), {
    allow: [/status of (410|422|429|500)/, /ERR_FAILED/],
  });
  await page.goto("/revenue-share");
  await waitForScript(page);
  return page;
};
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const rowsFor = ({ email }: Applicant) =>
  rowsOf(installation(), "revenue_share_applications", { email });

test("toasts show terms, services, failures and thanks; a retry saves once", async () => {
  const page = await open();
  const applicant = sampleApplicant();
  await fillApplication(page, { ...applicant, services: [] });
  await sendApplication(page);
  await toast(page).getByText("Terms Required").waitFor();
  await toast(page).getByText("Please agree to the terms and conditions").waitFor();
  await agree(page);
  await sendApplication(page);
  await toast(page).getByText("Services Required").waitFor();
  await toast(page).getByText("Please select at least one service").waitFor();
  expect(await rowsFor(applicant)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);

  await fillApplication(page, applicant);
  await page.getByLabel("SMS notifications").uncheck();
  const button = page.getByRole("button", { name: "Submit Application" });
  await button.evaluate((element) => {
    (element as HTMLButtonElement).click();
    (element as HTMLButtonElement).click();
  });
  await toast(page).getByText("Application Submitted!").waitFor();
  await toast(page)
    .getByText("We'll review your application and get back to you within 24 hours.")
    .waitFor();
  await page.getByText("Your revenue share application has been submitted successfully!").waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe("");
  expect(await page.getByLabel("SMS notifications").isChecked()).toBe(true);
  expect(await page.getByLabel("I agree to the terms and conditions").isChecked()).toBe(false);
  expect(await findBarriers(page)).toEqual([]);
  expect(await rowsFor(applicant)).toMatchObject([
    {
      business_name: applicant.businessName,
      contact_name: "Olga Brandt",
      phone: "(208) 555-0140",
      services: ["Lawn Care", "Roofing"].sort(),
      service_areas: ["Boise", "Meridian", "Nampa"],
      years_experience: 9,
      current_monthly_leads: null,
      target_monthly_leads: 25,
      lead_value_range: "$2500-5000",
      email_notifications: true,
      sms_notifications: false,
      agreed_to_terms: true,
      application_status: "pending",
    },
  ]);

  await page.reload();
  await waitForScript(page);
  const second = sampleApplicant();
  await fillApplication(page, second);
  await agree(page);
  const address = "**/api/revenue_share_applications";
  // The row is saved, but the response never arrives.
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendApplication(page);
  await toast(page).getByText("Submission Failed").waitFor();
  await toast(page)
    .getByText("There was an error submitting your application. Please try again.")
    .waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe(second.businessName);
  await page.unroute(address);
  await sendApplication(page);
  await toast(page).getByText("Application Submitted!").waitFor();
  expect(await rowsFor(second)).toHaveLength(1);

  await fillApplication(page, second);
  await agree(page);
  const wait = "Too many attempts. Please wait 3 minutes and try again.";
  await page.route(address, (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: wait } }),
  );
  await sendApplication(page);
  await toast(page).getByText(wait).waitFor();
});
