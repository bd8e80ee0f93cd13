import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { leadFormButton } from "../drivers/drive-business-page.ts";
import { openContractor, startSession } from "../drivers/drive-staff-area.ts";
import {
  clickNext,
  fillStep,
  openDraft,
  openWizard,
  type Step,
  waitForStep,
} from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports responses with these statuses as errors. */
const open = () =>
  openVisitor(browser(), installation(), { allow: [/status of (401|404|409|410|422)/] });
const contractor = sampleContractor();
beforeAll(() => signUpAndConfirm(installation(), contractor));

const mailLink = (part: string) => {
  const mail = installation().mail.received.find(({ text }) => text.includes(part));
  return mail?.text.match(new RegExp(`https?:\\S+${part}\\S+`))?.[0] ?? "";
};

test.each([
  "/",
  "/success",
  "/thank-you",
  "/hvac/round-rock-tx",
  "/pest-control/austin-tx",
  "/plumbing/san-antonio-tx/requested",
  "/404",
  "/confirm-email/MTIz.MTIz",
  "/api/docs",
  "/admin/login",
  "/admin/setup/MTIz.MTIz",
])("%s is accessible", async (path) => {
  const page = await open();
  await page.goto(path);
  await expectNoBarriers(page);
});

test("detects a page with accessibility problems", async () => {
  const page = await open();
  await page.setContent("<title>Wall</title><main><h1>Wall</h1><img src='data:,'>");
  expect((await findBarriers(page)).join("\n")).toMatch(/html-has-lang[\s\S]*image-alt/);
  await page.setContent(
    "<html lang=en><title>Wall</title><main><h1 style='width: 30rem'>Wall</h1><p id=dark>Ink",
  );
  await page.addStyleTag({
    content: "@media (prefers-color-scheme: dark) { #dark { background: #000; color: #222 } }",
  });
  const [contrast = "", , width = "", , large = ""] = await findBarriers(page);
  expect(contrast).toMatch(/color-contrast[\s\S]*\(dark, 390 px\)/);
  expect(width).toMatch(/px wide on a screen of 320/);
  // accessibility.large-text
  expect(large).toMatch(/px wide on a screen of 390 \(text at 200%\)/);
});

test("a rejected form on a business page is accessible", async () => {
  const page = await open();
  await page.goto("/plumbing/san-antonio-tx");
  await leadFormButton(page).click();
  await page.getByText("Please fix the following").waitFor();
  await expectNoBarriers(page);
});

test("the confirmation page is accessible before and after the click", async () => {
  const page = await open();
  await page.goto(mailLink("/confirm-email/"));
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Confirm and go live" }).click();
  await page.getByRole("heading", { name: /is confirmed/ }).waitFor();
  await expectNoBarriers(page);
});

test.each([1, 2, 3, 4, 5, 6, 7] as Step[])(
  "wizard step %i is accessible when empty, invalid, and with a toast",
  async (step) => {
    const page = await open();
    const person = sampleContractor();
    if (step === 1) await openWizard(page);
    else await openDraft(page, installation(), person, (step - 1) as Step);
    await waitForScript(page);
    await expectNoBarriers(page);
    await makeMistakes(page, step);
    await page.route(/\/api\/form_submissions/, (route) => route.fulfill(refusal));
    await fillStep(page, step, person);
    await clickNext(page);
    await page.getByText("Duplicate Entry").waitFor();
    await expectNoBarriers(page);
  },
);

test("the draft conflict and the emailed draft link are accessible", async () => {
  const page = await open();
  const person = sampleContractor();
  await openDraft(page, installation(), person, 2);
  await waitForScript(page);
  const other = await page.context().newPage();
  await other.goto("/get-started");
  await fillStep(other, 3, person);
  await clickNext(other);
  await waitForStep(other, 4);
  await other.close();
  await clickNext(page);
  await page.getByText("Changed elsewhere").waitFor();
  await expectNoBarriers(page);

  await page.goto("/get-started");
  await page.getByRole("button", { name: "Email me a link to finish later" }).click();
  await page.getByText("We sent a link").waitFor();
  await expectNoBarriers(page);
  await installation().mail.waitForMail(({ text }) => text.includes("/get-started/resume/"));
  await page.goto(mailLink("/get-started/resume/"));
  await page.getByRole("button", { name: "Continue my setup" }).waitFor();
  await expectNoBarriers(page);
});

test("the sign-in with its error is accessible", async () => {
  const page = await open();
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill("nobody@hearthline.example");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("alert").waitFor();
  await expectNoBarriers(page);
});

// accessibility.fields
test("all pages of the staff area are accessible", async () => {
  const page = await open();
  await startSession(page);
  await installation().runSql(
    "insert into health_problems (problem, words, began_at) values ('dead-letters', '3 jobs gave up.', now())",
  );
  for (const path of [
    "/admin/health",
    "/admin/dashboard",
    "/admin/contractors",
    "/admin/contractors?q=nobody-at-all",
    "/admin/leads",
    "/admin/leads?show=quarantine",
    "/admin/messages",
    "/admin/nothing-here",
  ]) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
  await openContractor(page, contractor.businessName);
  await page.getByRole("button", { name: "Pause" }).first().click();
  await page.getByText("The page is paused and offline.").waitFor();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: /^Confirm your email/ }).click();
  await page.waitForURL(/\/admin\/messages\//);
  await page.frameLocator('iframe[title="The message"]').getByText("Confirm and go live").waitFor();
  await expectNoBarriers(page);
});

const refusal = {
  status: 409,
  contentType: "application/problem+json",
  body: JSON.stringify({ status: 409, message: "duplicate key" }),
};

/** Triggers the step's validation errors, if it has any. */
async function makeMistakes(page: Page, step: Step): Promise<void> {
  if (step === 3 || step === 4) return;
  if (step === 5) await page.getByLabel("Custom", { exact: true }).check();
  if (step === 6) await page.getByRole("textbox", { name: "Website" }).fill("nowhere");
  const form = page.locator("form[aria-labelledby=step-title]");
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  await page.getByText("Please fix the following").waitFor();
  await expectNoBarriers(page);
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page), page.url()).toEqual([]);
}
