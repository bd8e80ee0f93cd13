import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import {
  clickNext,
  completeSteps,
  dismissToasts,
  fillStep,
  nextButton,
  openDraft,
  openWizard,
  shownToasts,
  typedAnswers,
  waitForStep,
  waitForToast,
} from "../drivers/drive-wizard.ts";
import { brokenLogo, sampleContractor, sampleLogo } from "../drivers/sample-contractor.ts";
import { submissionsOf } from "../drivers/staff-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports responses with these statuses and aborted connections as errors. */
const open = () =>
  openVisitor(browser(), installation(), { allow: [/status of \d+/, /net::ERR_FAILED/] });

const failures: [message: string, title: string, description: string][] = [
  [
    "validation failed: email is required",
    "Validation Error",
    "Please fill in all required fields before continuing.",
  ],
  ...["duplicate key value", "violates a unique constraint"].map((message): [string, ...Toast] => [
    message,
    "Duplicate Entry",
    "This information has already been submitted. Please try refreshing the page.",
  ]),
  ...["permission denied for table", "new row violates RLS"].map((message): [string, ...Toast] => [
    message,
    "Permission Error",
    "There was a permission error. Please try refreshing the page and starting over.",
  ]),
  [
    "violates a check constraint",
    "Invalid Data",
    "Some of the information provided is not valid. Please check your entries and try again.",
  ],
  ...["null value in column", "column is NOT NULL"].map((message): [string, ...Toast] => [
    message,
    "Missing Required Field",
    "A required field is missing. Please check all required fields and try again.",
  ]),
  [
    "violates a foreign key",
    "Data Reference Error",
    "There was a data reference error. Please try refreshing the page.",
  ],
  ...["network unreachable", "fetch went wrong"].map((message): [string, ...Toast] => [
    message,
    "Connection Error",
    "Network connection error. Please check your internet connection and try again.",
  ]),
  ["the moon is full", "Submission Error", "Error: the moon is full"],
];
type Toast = [title: string, description: string];

test("every failure in the error table shows its toast and keeps input", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openWizard(page);
  await fillStep(page, 1, contractor);
  const typed = await typedAnswers(page);
  for (const [message, ...toast] of failures) {
    await answerSaves(page, (route) => refuseWith(route, message));
    await clickNext(page);
    await expect.poll(() => shownToasts(page), { message }).toEqual([toast]);
    await expect.poll(() => nextButton(page).textContent()).toBe("Next");
    expect(await nextButton(page).isEnabled()).toBe(true);
    expect(await typedAnswers(page)).toEqual(typed);
    await dismissToasts(page);
  }
  await page.unroute(saves);
  await clickNext(page);
  await waitForStep(page, 2);
});

test("a lost connection shows an error, and a retry saves once", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openWizard(page);
  await fillStep(page, 1, contractor);
  await answerSaves(page, (route) => route.abort("failed"));
  await clickNext(page);
  await waitForToast(
    page,
    "Connection Error",
    "Network connection error. Please check your internet connection and try again.",
  );
  // This time the server saves, but its response is lost.
  const keys: (string | undefined)[] = [];
  await answerSaves(page, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.fetch();
    await page.context().clearCookies();
    await route.abort("failed");
  });
  await clickNext(page);
  await expect.poll(() => keys.length).toBe(1);
  await expect.poll(() => nextButton(page).isEnabled()).toBe(true);
  await answerSaves(page, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.continue();
  });
  await clickNext(page);
  await waitForStep(page, 2);
  expect(keys[1]).toBe(keys[0]);
  await completeSteps(page, contractor, 2, 2);
  expect(await submissionsOf(installation(), contractor.email)).toMatchObject([
    { current_step: 2, services: contractor.services },
  ]);
});

test("a failed logo upload never blocks the last step, which reports it", async () => {
  const page = await open();
  const contractor = sampleContractor({ logo: await sampleLogo() });
  await openDraft(page, installation(), contractor, 5);
  await waitForScript(page);
  await page.route("**/api/storage/form-logos", (route) =>
    refuseWith(route, "the disk is full", 500),
  );
  const saved = page.waitForRequest(saves);
  await completeSteps(page, contractor, 6, 6);
  expect((await saved).postDataJSON()).toMatchObject({ current_step: 6, logo_url: null });
  const told = page.getByText("Your logo wasn't saved");
  await told.waitFor();
  await page.getByText("We couldn't save the logo.").waitFor();

  await page.getByRole("button", { name: "Back" }).click();
  await page.unroute("**/api/storage/form-logos");
  const again = page.waitForRequest(saves);
  await completeSteps(page, contractor, 6, 6);
  expect((await again).postDataJSON().logo_url).toMatch(/^\/files\/form-logos\/[\w-]+\.png$/);
  expect(await told.count()).toBe(0);
  await completeSteps(page, contractor, 7);
});

test("a file that isn't an image shows an error but doesn't block", async () => {
  const page = await open();
  const contractor = sampleContractor({ logo: brokenLogo });
  await openDraft(page, installation(), contractor, 5);
  await waitForScript(page);
  await page.getByLabel("Logo").setInputFiles({ ...brokenLogo, mimeType: "application/pdf" });
  await page.locator("#logo-error").waitFor();
  expect(await page.locator("#logo-error").textContent()).toBe("Use a PNG, JPEG, or WebP image");
  await completeSteps(page, contractor, 6, 6);
  await page.getByText("Use a PNG, JPEG, or WebP image.").waitFor();
  await completeSteps(page, contractor, 7);
});

test("a draft without its cookie can't be continued: Permission Error", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 2);
  await waitForScript(page);
  await page.context().clearCookies();
  await fillStep(page, 3, contractor);
  await clickNext(page);
  await waitForToast(
    page,
    "Permission Error",
    "There was a permission error. Please try refreshing the page and starting over.",
  );
});

test("the same business can't be completed twice: Duplicate Entry", async () => {
  const contractor = sampleContractor();
  for (const attempt of ["first", "second"]) {
    const page = await open();
    await openDraft(page, installation(), contractor, 6);
    await waitForScript(page);
    await fillStep(page, 7, contractor);
    await clickNext(page);
    if (attempt === "first") await page.waitForURL("**/success");
    else {
      await waitForToast(
        page,
        "Duplicate Entry",
        "This information has already been submitted. Please try refreshing the page.",
      );
    }
  }
});

test("the forms below a step show the rate limit", async () => {
  const page = await open();
  await openDraft(page, installation(), sampleContractor(), 2);
  await waitForScript(page);
  const failure = { title: "Please wait", description: "Please wait 3 minutes and try again." };
  await page.route("**/get-started", async (route) => {
    const response = await route.fetch({ method: "GET" });
    const answered = `data-island-props="">{"answered":${JSON.stringify({ failure })},`;
    const body = (await response.text()).replace('data-island-props="">{', answered);
    await route.fulfill({ response, status: 429, body });
  });
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => shownToasts(page)).toEqual([Object.values(failure)]);
  await waitForStep(page, 3);
});

const saves = /\/api\/form_submissions/;

/** Responds this way to all further saves, replacing earlier handlers. */
async function answerSaves(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(saves);
  await page.route(saves, answer);
}

function refuseWith(route: Route, message: string, status = 409): Promise<void> {
  const problem = { type: "about:blank", title: "Refused", status, message };
  return route.fulfill({
    status,
    contentType: "application/problem+json",
    body: JSON.stringify(problem),
  });
}
