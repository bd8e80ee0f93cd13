import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  fillLeadForm,
  sampleHomeowner,
  sendLeadForm,
  waitForRequestConfirmation,
} from "../drivers/drive-business-page.ts";
import { openContractor, openDashboard, openSection } from "../drivers/drive-staff-area.ts";
import { openWizard, waitForStep } from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp, signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { staffAddress } from "../setup/site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });

const script = "<script>alert(1)</script>";
const image = '"><img src=x onerror=alert(1)>';
const style = "</style><script>alert(2)</script>";
const attack = `${script} ${image} ${style} {{7*7}} \${alert(3)}`;

const attacker = sampleContractor({
  firstName: attack,
  lastName: attack,
  businessName: attack,
  streetAddress: attack,
  city: style,
  zipCode: '"><b>1</b>',
  services: ["Lawn Care", "other"],
  otherService: attack,
  serviceArea: attack,
  description: attack,
  customTiming: attack,
  tagline: attack,
  website: `https://attack.example/${attack}`,
  facebookPage: `https://attack.example/${attack}`,
  brandColor: "teal",
});
const homeowner = sampleHomeowner({ name: attack, need: attack });

test("script in any field is text on pages, for staff, in drafts", async () => {
  await signUpAndConfirm(installation(), attacker);
  const page = await openWatched();
  await page.goto(await pathOfPage());
  const main = await page.getByRole("main").innerText();
  expect(main).toContain(`Why Choose ${attack}`);
  expect(main).toContain(`Proudly serving ${style}, TX`);
  expect(await page.title()).toBe(`Top-Rated Lawn Care in ${style}, TX | ${attack}`);
  await expectNothingInjected(page);
  await fillLeadForm(page, homeowner);
  await sendLeadForm(page);
  await waitForRequestConfirmation(page, attack);
  await expectNothingInjected(page);

  await openDashboard(page);
  expect(await page.getByRole("main").innerText()).toContain(attack);
  await expectNothingInjected(page);
  await openContractor(page, attack);
  const text = await page.getByRole("main").innerText();
  // Once for each answer that can contain any text.
  expect(text.split(attack).length - 1).toBeGreaterThanOrEqual(9);
  await expectNothingInjected(page);
  await openSection(page, "Leads");
  expect(await page.getByRole("main").innerText()).toContain(attack);
  await expectNothingInjected(page);
  await installation().mail.waitForMail(({ subject }) => subject.startsWith(`New lead: ${attack}`));
  await openSection(page, "Messages");
  expect(await page.getByRole("main").innerText()).toContain(`New lead: ${attack}`);
  await expectNothingInjected(page);

  await page
    .getByRole("link", { name: `New lead: ${attack}` })
    .first()
    .click();
  await page.getByRole("heading", { name: `New lead: ${attack}` }).waitFor();
  const preview = page.frameLocator("iframe");
  await preview.getByText(`${attack} requested an estimate`).waitFor();
  expect(await preview.locator("img, script").count()).toBe(0);
  await expectNothingInjected(page);

  // The wizard shows it when the draft is reopened.
  const draft = await signUp(installation(), { ...attacker, email: "again@attack.example" }, 5);
  await page
    .context()
    .addCookies([{ name: "hearthline_draft", value: draft.token, url: installation().url }]);
  for (const step of [1, 3, 4, 5] as const) {
    await openWizard(page, `/get-started?step=${step}`);
    await waitForStep(page, step);
    const typed = await page
      .locator("input:not([type=hidden]), textarea")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(typed.join("\n")).toContain(attack);
    await expectNothingInjected(page);
  }
});

test("every email shows it as text, with one subject and one recipient", async () => {
  const { mail } = installation();
  await mail.waitForMail(({ subject }) => subject.startsWith("New onboarding"));
  // Staff get an alert about the demo's newest lead too.
  const ofDemo = ({ subject }: { subject: string }) => subject.startsWith("New lead: Priya Shah");
  await mail.waitForMail(
    (receivedMail) =>
      receivedMail.subject.startsWith("New lead") &&
      receivedMail.to.includes(staffAddress) &&
      !ofDemo(receivedMail),
    30,
  );
  // The demo's homeowners get follow-ups from their businesses when these are due.
  const people = [staffAddress, attacker.email, homeowner.email];
  const mails = mail.received.filter(
    (receivedMail) => people.includes(receivedMail.to[0] ?? "") && !ofDemo(receivedMail),
  );
  expect(mails.length).toBeGreaterThanOrEqual(4);
  for (const { html, to, headers, subject } of mails) {
    // A blank page without a policy: only the email itself can prevent the script from running.
    const page = await openWatched();
    await page.setContent(html);
    const text = await page.locator("body").innerText();
    // An unverified address gets no text from the form.
    if (subject.startsWith("Confirm your email")) expect(text).not.toContain("alert");
    else expect(text, subject).toContain(attack);
    expect(await page.locator("img, script").count()).toBe(0);
    expect(to).toHaveLength(1);
    expect(headers.get("subject")).toHaveLength(1);
    expect(headers.get("bcc")).toBeUndefined();
  }
});

/** A visitor's page on which any dialog fails the test; policy violations always do. */
async function openWatched(): Promise<Page> {
  const page = await openVisitor(browser(), installation());
  page.on("dialog", (dialog) => {
    throw new Error(`script ran: ${dialog.message()}`);
  });
  return page;
}

/** No input became an element. */
async function expectNothingInjected(page: Page): Promise<void> {
  const injected = page.locator("img[src=x], b, [onerror]");
  expect(await injected.count()).toBe(0);
  const scripts = await page.locator("script").allTextContents();
  expect(scripts.filter((text) => /^alert\(/.test(text.trim()))).toEqual([]);
}

/** Path of the live page, from the directory's API. */
async function pathOfPage(): Promise<string> {
  const response = await fetch(`${installation().url}/api/seo_pages?service=lawn-care&state=TX`);
  const [page] = (await response.json()) as { business_name: string; city: string }[];
  expect(page).toMatchObject({ business_name: attack, city: style });
  return "/lawn-care/style-script-alert-2-script-tx";
}
