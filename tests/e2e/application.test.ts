import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  type Applicant,
  agree,
  fillApplication,
  sampleApplicant,
  sendApplication,
} from "../drivers/drive-application.ts";
import { fieldError } from "../drivers/drive-wizard.ts";
import { rowsOf } from "../drivers/staff-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { staffAddress } from "../setup/site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openEither } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports rejected forms, and failures that a test arranges, as errors. */
const open = async (javaScript = true) => {
  const page = await openEither(browser(), installation(), {
    javaScript,
    allow: [/status of (410|422|429|500)/, /ERR_FAILED/],
  });
  await page.goto("/revenue-share");
  if (javaScript) await waitForScript(page);
  return page;
};
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const rowsFor = ({ email }: Applicant) =>
  rowsOf(installation(), "revenue_share_applications", { email });

test("the form has the program's choices, ranges and defaults", async () => {
  const page = await open();
  await page.getByRole("link", { name: "Apply Now - It's Free" }).click();
  expect(new URL(page.url()).hash).toBe("#apply");
  const services = page.getByRole("group", { name: "Services" });
  expect(await services.getByRole("checkbox").count()).toBe(10);
  expect(await services.locator("label").allTextContents()).toEqual([
    "HVAC",
    "Plumbing",
    "Electrical",
    "Pest Control",
    "Handyman",
    "Lawn Care",
    "Roofing",
    "Painting",
    "Cleaning Services",
    "Other",
  ]);
  const ranges = page.getByLabel("Lead value range").locator("option");
  expect((await ranges.allTextContents()).slice(1)).toEqual([
    "$100-500",
    "$500-1000",
    "$1000-2500",
    "$2500-5000",
    "$5000+",
  ]);
  const ticked = page.locator("form [type=checkbox]:checked");
  expect(await ticked.evaluateAll((boxes) => boxes.map((box) => box.id))).toEqual([
    "email_notifications",
    "sms_notifications",
  ]);
  expect(await page.getByLabel("Years experience").getAttribute("min")).toBe("1");
  expect(await page.getByLabel("Current monthly leads").getAttribute("min")).toBe("0");
  expect(await page.getByLabel("Target monthly leads").getAttribute("min")).toBe("1");
  await page.getByText("We use what you enter here to review your application").waitFor();
});

// revenue-share.toasts
test("with JavaScript: shows terms, services and thanks as toasts, and resets", async () => {
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
  await mailsAbout(applicant);
});

test("without JavaScript: shows errors at their fields, keeps input, then thanks", async () => {
  const page = await open(false);
  const applicant = sampleApplicant({ years: "0" });
  await fillApplication(page, applicant);
  await page.getByLabel("Email notifications").uncheck();
  await sendApplication(page);
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  expect(await summary.getByRole("link").allTextContents()).toEqual([
    "Years of experience: enter 1 or more",
    "Please agree to the terms and conditions",
  ]);
  expect(await fieldError(page, "agreed_to_terms")).toBe(
    "Please agree to the terms and conditions",
  );
  expect(await page.getByLabel("Roofing").isChecked()).toBe(true);
  expect(await page.getByLabel("Email notifications").isChecked()).toBe(false);
  expect(await page.getByLabel("SMS notifications").isChecked()).toBe(true);
  expect(await page.getByLabel("Lead value range").inputValue()).toBe("$2500-5000");
  await page.getByLabel("Years experience").fill("9");
  await agree(page);
  await sendApplication(page);
  await page.getByText("Application Submitted!").waitFor();
  await page
    .getByText("We'll review your application and get back to you within 24 hours.")
    .waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe("");
  expect(await rowsFor(applicant)).toMatchObject([
    { email_notifications: false, sms_notifications: true, years_experience: 9 },
  ]);
  const link = await mailsAbout(applicant);
  await page.goto(link);
  expect(await rowsFor(applicant)).toMatchObject([{ email_confirmed_at: null }]);
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  const thanks = { name: "Thank you! Your email address is confirmed", level: 1 };
  await page.getByRole("heading", thanks).waitFor();
  expect(await rowsFor(applicant)).toMatchObject([{ email_confirmed_at: expect.any(String) }]);
  await page.goto(link);
  await page.getByRole("heading", { name: "Already confirmed", level: 1 }).waitFor();
});

test("without JavaScript, the same form sent twice is one application", async () => {
  const page = await open(false);
  const applicant = sampleApplicant();
  await fillApplication(page, applicant);
  await agree(page);
  const form = new URLSearchParams(
    await page
      .locator("form[action^='/revenue-share']")
      .evaluate((element) =>
        [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
      ),
  );
  const send = () =>
    fetch(`${installation().url}/revenue-share`, {
      method: "POST",
      body: form,
      headers: { origin: installation().url },
      redirect: "manual",
    });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(answers[0]?.headers.get("location")).toBe("/revenue-share?applied#apply");
  expect(await rowsFor(applicant)).toHaveLength(1);
  form.set("business_name", "Somebody else");
  expect((await send()).status).toBe(422);
});

test("a failed submission keeps its input, and a retry saves one row", async () => {
  const page = await open();
  const applicant = sampleApplicant();
  await fillApplication(page, applicant);
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
  expect(await page.getByLabel("Business name").inputValue()).toBe(applicant.businessName);
  await page.unroute(address);
  await sendApplication(page);
  await toast(page).getByText("Application Submitted!").waitFor();
  expect(await rowsFor(applicant)).toHaveLength(1);

  await fillApplication(page, applicant);
  await agree(page);
  const wait = "Too many attempts. Please wait 3 minutes and try again.";
  await page.route(address, (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: wait } }),
  );
  await sendApplication(page);
  await toast(page).getByText(wait).waitFor();
});

/**
 * Expects one email each to the applicant and to staff.
 * @returns the link to confirm the email address
 */
async function mailsAbout(applicant: Applicant): Promise<string> {
  const { mail } = installation();
  const received = await mail.waitForMail(({ to }) => to.includes(applicant.email));
  expect(received.subject).toBe("We got your revenue share application");
  // Anyone could have entered this address.
  expect(received.text).not.toContain(applicant.businessName);
  const alert = await mail.waitForMail(
    ({ to, subject }) => to.includes(staffAddress) && subject.includes(applicant.businessName),
    30,
  );
  expect(alert.text).toContain("/admin/revenue-share");
  const about = mail.received.filter(({ text }) => text.includes(applicant.businessName));
  const to = mail.received.filter((one) => one.to.includes(applicant.email));
  expect([about.length, to.length]).toEqual([1, 1]);
  return /https?:\S+\/revenue-share\/confirm\/\S+/.exec(received.text)?.[0] ?? "";
}
