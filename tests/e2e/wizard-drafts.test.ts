import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  clickNext,
  completeSteps,
  openDraft,
  openWizard,
  typedAnswers,
  waitForStep,
} from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { submissionsOf } from "../drivers/staff-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports the refused save as an error. */
const allow = [/status of (409|410)/];
const open = () => openVisitor(browser(), installation(), { allow });

// onboarding.resume
test("Back, Forward, a reload, and a new tab keep the draft", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openWizard(page, "/get-started?plan=ads");
  await completeSteps(page, contractor, 1, 2);
  const area = page.getByRole("textbox", { name: "Service area" });
  await area.fill("Half a thou");
  await page.goBack();
  await waitForStep(page, 2);
  expect(await page.getByLabel("HVAC").isChecked()).toBe(true);
  await page.goBack();
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({ business_name: contractor.businessName });
  await page.goForward();
  await waitForStep(page, 2);
  await page.goForward();
  await waitForStep(page, 3);
  expect(await area.inputValue()).toBe("Half a thou");
  await completeSteps(page, contractor, 3, 3);

  await page.reload();
  await waitForStep(page, 4);
  const tab = await page.context().newPage();
  await tab.goto("/get-started");
  await waitForStep(tab, 4);
  await tab.close();
  await page.goto("/get-started?step=1");
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({ email: contractor.email, state: "TX" });
  await page.goBack();
  await waitForStep(page, 4);
  await waitForScript(page);
  await completeSteps(page, contractor, 4, 4);
});

test("an older tab shows remote changes, and takes or replaces them", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 2);
  await waitForScript(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto("/get-started");
  await saveArea(otherPage, "Theirs: Round Rock only");
  const area = page.getByRole("textbox", { name: "Service area" });
  const saved = async () =>
    (await submissionsOf(installation(), contractor.email)).map((row) => row.service_area);
  const notice = page.getByRole("alert").filter({ hasText: "Changed elsewhere" });
  await area.fill("Mine: all of Travis County");
  await clickNext(page);
  await notice.waitFor();
  expect(await notice.textContent()).toContain("Theirs: Round Rock only");
  expect(await area.inputValue()).toBe("Mine: all of Travis County");
  expect(await saved()).toEqual(["Theirs: Round Rock only"]);
  await page.getByRole("link", { name: "Use the saved version" }).click();
  await expect.poll(() => area.inputValue()).toBe("Theirs: Round Rock only");
  await notice.waitFor({ state: "detached" });

  await otherPage.goto("/get-started?step=3");
  await saveArea(otherPage, "Theirs: all of Texas");
  await area.fill("Mine: all of Travis County");
  await clickNext(page);
  await notice.waitFor();
  await clickNext(page);
  await waitForStep(page, 4);
  expect(await saved()).toEqual(["Mine: all of Travis County"]);
});

test("Start over clears the first step, and a link can be emailed", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 3);
  await waitForScript(page);
  await page.getByRole("button", { name: "Email me a link to finish later" }).click();
  await page.getByText(`We sent a link to ${contractor.email}. It opens your answers`).waitFor();
  await waitForStep(page, 4);
  await page.getByRole("button", { name: "Start over" }).click();
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({
    first_name: "",
    email: "",
    submission_id: "",
  });
  expect(await page.getByRole("button", { name: "Start over" }).count()).toBe(0);
  const again = { ...contractor, businessName: `${contractor.businessName} II` };
  await completeSteps(page, again, 1, 1);
  const stored = await submissionsOf(installation(), contractor.email);
  expect(stored.map(({ business_name, current_step }) => [business_name, current_step])).toEqual([
    [again.businessName, 1],
    [contractor.businessName, 3],
  ]);
});

async function saveArea(page: Page, area: string): Promise<void> {
  await page.getByRole("textbox", { name: "Service area" }).fill(area);
  await clickNext(page);
  await waitForStep(page, 4);
}
