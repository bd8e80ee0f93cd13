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
import { signUp } from "../drivers/sign-up-through-api.ts";
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

test("a refused or lost save shows its toast; a retry saves once", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openWizard(page);
  await fillStep(page, 1, contractor);
  const typed = await typedAnswers(page);
  await answerSaves(page, (route) => refuseWith(route, "the moon is full"));
  await clickNext(page);
  await expect
    .poll(() => shownToasts(page))
    .toEqual([["Submission Error", "Error: the moon is full"]]);
  await expect.poll(() => nextButton(page).textContent()).toBe("Next");
  expect(await nextButton(page).isEnabled()).toBe(true);
  expect(await typedAnswers(page)).toEqual(typed);
  await dismissToasts(page);

  await answerSaves(page, (route) => route.abort("failed"));
  await clickNext(page);
  await waitForToast(
    page,
    "Connection Error",
    "Network connection error. Please check your internet connection and try again.",
  );
  expect(await typedAnswers(page)).toEqual(typed);
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

test("a logo that fails never blocks the last step, which reports it", async () => {
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
  const warning = page.getByText("Your logo wasn't saved");
  await warning.waitFor();
  await page.getByText("We couldn't save the logo.").waitFor();

  await page.getByRole("button", { name: "Back" }).click();
  await page.unroute("**/api/storage/form-logos");
  await page.getByLabel("Logo").setInputFiles({ ...brokenLogo, mimeType: "application/pdf" });
  await page.locator("#logo-error").waitFor();
  expect(await page.locator("#logo-error").textContent()).toBe("Use a PNG, JPEG, or WebP image");
  await completeSteps(page, { ...contractor, logo: brokenLogo }, 6, 6);
  await page.getByText("Use a PNG, JPEG, or WebP image.").waitFor();

  await page.getByRole("button", { name: "Back" }).click();
  const again = page.waitForRequest(saves);
  await completeSteps(page, contractor, 6, 6);
  expect((await again).postDataJSON().logo_url).toMatch(/^\/files\/form-logos\/[\w-]+\.png$/);
  expect(await warning.count()).toBe(0);
  await completeSteps(page, contractor, 7);
});

test("the product’s own refusals show their toasts", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 2);
  await waitForScript(page);
  const failure = { title: "Please wait", description: "Please wait 3 minutes and try again." };
  await page.route("**/get-started", async (route) => {
    const response = await route.fetch({ method: "GET" });
    const failedPage = `data-island-props="">{"result":${JSON.stringify({ failure })},`;
    const body = (await response.text()).replace('data-island-props="">{', failedPage);
    await route.fulfill({ response, status: 429, body });
  });
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => shownToasts(page)).toEqual([Object.values(failure)]);
  await waitForStep(page, 3);
  await dismissToasts(page);

  await page.context().clearCookies();
  await fillStep(page, 3, contractor);
  await clickNext(page);
  await waitForToast(
    page,
    "Permission Error",
    "There was a permission error. Please try refreshing the page and starting over.",
  );

  await signUp(installation(), contractor, 7);
  await page.unrouteAll();
  await openDraft(page, installation(), contractor, 6);
  await waitForScript(page);
  await fillStep(page, 7, contractor);
  await clickNext(page);
  await waitForToast(
    page,
    "Duplicate Entry",
    "This information has already been submitted. Please try refreshing the page.",
  );
});

const saves = /\/api\/form_submissions/;

/** Responds this way to all further saves, replacing earlier handlers. */
async function answerSaves(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(saves);
  await page.route(saves, respond);
}

function refuseWith(route: Route, message: string, status = 409): Promise<void> {
  const problem = { type: "about:blank", title: "Refused", status, message };
  return route.fulfill({
    status,
    contentType: "application/problem+json",
    body: JSON.stringify(problem),
  });
}
