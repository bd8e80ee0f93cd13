import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { submittedToast } from "~/domains/signup/onboarding/onboarding-toasts.ts";
import {
  backButton,
  clickNext,
  completeSteps,
  fieldError,
  fillStep,
  nextButton,
  openDraft,
  openWizard,
  type Step,
  stepTitles,
  typedAnswers,
  waitForStep,
  waitForToast,
} from "../drivers/drive-wizard.ts";
import { sampleContractor, sampleLogo } from "../drivers/sample-contractor.ts";
import { submissionsOf } from "../drivers/staff-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
const open = () => openVisitor(browser(), installation());

test("seven steps have titles and progress, and each saves with one fetch", async () => {
  const page = await open();
  const contractor = sampleContractor();
  const saves = watchSaves(page);
  await openWizard(page, "/get-started?plan=ads");
  for (const step of [1, 2, 3, 4, 5, 6, 7] as Step[]) {
    const { title, progress } = stepTitles[step];
    await waitForStep(page, step);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    const bar = page.getByRole("progressbar");
    expect(await bar.getAttribute("aria-valuenow")).toBe(progress);
    expect(await page.getByText(`${progress}%`, { exact: true }).count()).toBe(1);
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await backButton(page).count()).toBe(step === 1 ? 0 : 1);
    const last = step === 7;
    expect(await nextButton(page).textContent()).toBe(
      last ? "Submit & Launch My Lead System" : "Next",
    );
    await fillStep(page, step, contractor);
    await clickNext(page);
    if (!last) await waitForToast(page, "Step completed!", `Moving to step ${step + 1}...`);
  }
  await waitForToast(page, "Success!", "Your form has been submitted successfully. Redirecting...");
  await page.waitForURL("**/success");
  await page.getByText(contractor.email, { exact: true }).waitFor();
  expect(saves.map((request) => [request.method(), request.postDataJSON().current_step])).toEqual([
    ["POST", 1],
    ...[2, 3, 4, 5, 6, 7].map((step) => ["PATCH", step]),
  ]);
  for (const save of saves) {
    expect(save.resourceType()).toBe("fetch");
    expect(save.headers()["content-type"]).toBe("application/json");
  }
  expect(saves[0]?.postDataJSON()).toMatchObject({
    first_name: contractor.firstName,
    state: "TX",
    country: "United States",
    selected_plan: "ads",
  });
  expect(saves[4]?.postDataJSON()).toMatchObject({
    sms_followup: true,
    followup_timing: "custom",
    custom_timing: "20 min",
  });
});

test("the last save says Submitting; 1.5 seconds later the success page follows", async () => {
  const page = await open();
  await openDraft(page, installation(), sampleContractor(), 6);
  await waitForScript(page);
  const release = await holdSaves(page);
  await fillStep(page, 7, sampleContractor());
  const leaving: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/success")) leaving.push(request);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickNext(page);
  await expectBusy(page, "Submitting...");
  expect(await backButton(page).isDisabled()).toBe(true);
  release();
  await waitForToast(page, submittedToast.title, submittedToast.description);
  await page.clock.runFor(1_499);
  expect(await page.evaluate(() => location.pathname)).toBe("/get-started");
  expect(leaving).toEqual([]);
  await page.clock.runFor(1);
  await page.waitForURL("**/success");
});

test("errors stop a save, double clicks save once, and Back keeps input", async () => {
  const page = await open();
  const contractor = sampleContractor();
  const saves = watchSaves(page);
  await openWizard(page);
  await clickNext(page);
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.waitFor();
  const missing = {
    first_name: "First name is required",
    last_name: "Last name is required",
    business_name: "Business name is required",
    email: "Email is required",
    phone: "Phone number is required",
  };
  expect(await summary.getByRole("link").allTextContents()).toEqual(Object.values(missing));
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  for (const [field, message] of Object.entries(missing)) {
    expect(await fieldError(page, field)).toBe(message);
  }
  await summary.getByRole("link", { name: "Phone number is required" }).click();
  const phone = page.getByRole("textbox", { name: "Phone number" });
  await expect.poll(() => phone.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await fieldError(page, "first_name")).toBe("First name is required");
  await fillStep(page, 1, sampleContractor({ email: "maya@okafor", businessName: "   " }));
  await page.getByRole("textbox", { name: "First name" }).press("Enter");
  await expect.poll(() => fieldError(page, "email")).toBe("Invalid email address");
  expect(await fieldError(page, "business_name")).toBe("Business name is required");
  expect(await page.locator("[aria-invalid]").count()).toBe(2);
  expect(saves).toEqual([]);

  const release = await holdSaves(page);
  await fillStep(page, 1, contractor);
  await nextButton(page).dblclick();
  await page.getByRole("textbox", { name: "City" }).press("Enter");
  await expectBusy(page, "Saving...");
  release();
  await waitForStep(page, 2);
  expect(saves).toHaveLength(1);

  // Without a service, Next is disabled, and Enter says why.
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await page.getByLabel("Roofing").check();
  expect(await nextButton(page).isEnabled()).toBe(true);
  await page.getByLabel("Roofing").uncheck();
  expect(await nextButton(page).isDisabled()).toBe(true);
  await page.locator("form[aria-labelledby=step-title]").evaluate((form) => {
    (form as HTMLFormElement).requestSubmit();
  });
  await expect
    .poll(() => page.locator("#services-error").textContent())
    .toBe("At least one service must be selected");

  expect(await page.getByLabel("Specify").isVisible()).toBe(false);
  await page.getByLabel("Other", { exact: true }).check();
  await page.getByLabel("Specify").fill("Pool cleaning");
  await clickNext(page);
  await waitForStep(page, 3);

  // Back keeps unsaved input and saved answers.
  await page.getByRole("textbox", { name: "Service area" }).fill("Half a thou");
  await backButton(page).click();
  await waitForStep(page, 2);
  expect(await page.getByLabel("Specify").inputValue()).toBe("Pool cleaning");
  await backButton(page).click();
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({
    business_name: contractor.businessName,
    city: contractor.city,
    state: "TX",
  });
  await clickNext(page);
  await waitForStep(page, 2);
  await clickNext(page);
  await waitForStep(page, 3);
  expect(await page.getByRole("textbox", { name: "Service area" }).inputValue()).toBe(
    "Half a thou",
  );
});

test("later steps show errors; colors come from swatches or the logo", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 4);
  await waitForScript(page);
  await fillStep(page, 5, { ...contractor, replyPhone: "", customTiming: "" });
  await clickNext(page);
  await expect
    .poll(() => fieldError(page, "reply_phone"))
    .toBe("Reply phone is required for text follow-up");
  expect(await fieldError(page, "custom_timing")).toBe("Custom timing is required");
  await completeSteps(page, contractor, 5, 5);
  await fillStep(page, 6, { ...contractor, brandColor: "mud", website: "javascript:alert(1)" });
  await clickNext(page);
  await expect
    .poll(() => fieldError(page, "brand_color"))
    .toBe("Use a color like #1d4ed8, or a name like navy");
  expect(await fieldError(page, "website")).toBe("Enter a web address, like https://example.com");
  await fillStep(page, 6, contractor);
  const color = page.getByLabel("Brand color");
  await page.getByRole("button", { name: "Teal" }).click();
  expect(await color.inputValue()).toBe("teal");
  await color.fill("#000080");
  expect(await page.getByRole("button", { name: "Navy" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await page.getByLabel("Logo").setInputFiles(await sampleLogo());
  await page.getByRole("button", { name: "Use my logo’s colors" }).click();
  await expect.poll(() => color.inputValue()).toBe("#0f766e");
  expect(await findBarriers(page)).toEqual([]);
  await clickNext(page);
  await waitForStep(page, 7);
  await clickNext(page);
  await expect.poll(() => fieldError(page, "agree_to_terms")).toBe("You must agree to the terms");
  expect(await submissionsOf(installation(), contractor.email)).toMatchObject([
    { brand_color: "#0f766e" },
  ]);
});

/** While a step is saved, its button says so and is disabled. */
async function expectBusy(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: text, exact: true }).waitFor();
  expect(await nextButton(page).isDisabled()).toBe(true);
}

/** Requests that save a step, as they are sent. */
function watchSaves(page: Page): Request[] {
  const saves: Request[] = [];
  page.on("request", (request) => {
    if (/\/api\/form_submissions/.test(request.url())) saves.push(request);
  });
  return saves;
}

/** Delays saves until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/form_submissions/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
