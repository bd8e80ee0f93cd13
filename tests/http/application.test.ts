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
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { staffAddress } from "../setup/site.ts";

const installation = sharedSite({ demo: true, administrator: true });
const open = async () => {
  const page = openPlainPage(installation());
  await page.goto("/revenue-share");
  return page;
};
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
  const isChecked = page.locator("form [type=checkbox]:checked");
  expect(await isChecked.evaluateAll((boxes) => boxes.map((box) => box.id))).toEqual([
    "email_notifications",
    "sms_notifications",
  ]);
  expect(await page.getByLabel("Years experience").getAttribute("min")).toBe("1");
  expect(await page.getByLabel("Current monthly leads").getAttribute("min")).toBe("0");
  expect(await page.getByLabel("Target monthly leads").getAttribute("min")).toBe("1");
  await page.getByText("We use what you enter here to review your application").waitFor();
});

test("shows errors at their fields, keeps input, then thanks and confirms", async () => {
  const page = await open();
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

test("the same form sent twice is one application", async () => {
  const page = await open();
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
  const responses = await Promise.all([send(), send(), send()]);
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(responses[0]?.headers.get("location")).toBe("/revenue-share?applied#apply");
  expect(await rowsFor(applicant)).toHaveLength(1);
  form.set("business_name", "Somebody else");
  expect((await send()).status).toBe(422);
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
  const mails = mail.received.filter(({ text }) => text.includes(applicant.businessName));
  const to = mail.received.filter((receivedMail) => receivedMail.to.includes(applicant.email));
  expect([mails.length, to.length]).toEqual([1, 1]);
  return /https?:\S+\/revenue-share\/confirm\/\S+/.exec(received.text)?.[0] ?? "";
}
