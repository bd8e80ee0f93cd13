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
import { openEither, openEitherContext, openVisitorContext } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports the refused save as an error. */
const allow = [/status of (409|410)/];
const open = (javaScript = true) => openEither(browser(), installation(), { javaScript, allow });

// onboarding.resume
test("a reload continues at the first unfinished step with all answers", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openWizard(page);
  await completeSteps(page, contractor, 1, 3);
  await page.reload();
  await waitForStep(page, 4);
  await page.goto("/get-started");
  await waitForStep(page, 4);
  await page.goto("/get-started?step=1");
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({ email: contractor.email, state: "TX" });
  await page.goBack();
  await waitForStep(page, 4);
  await waitForScript(page);
  await completeSteps(page, contractor, 4);
});

test("Back and Forward move between steps and keep the input", async () => {
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
});

test("a new tab of the same browser opens the same draft", async () => {
  const context = await openVisitorContext(browser(), installation());
  const first = await context.newPage();
  const contractor = sampleContractor();
  await openDraft(first, installation(), contractor, 2);
  const second = await context.newPage();
  await second.goto("/get-started");
  await waitForStep(second, 3);
});

test.each([
  { javaScript: true, how: "with script" },
  { javaScript: false, how: "without script" },
])("an older tab shows remote changes and can keep its version: $how", async (row) => {
  const { mine, contractor } = await twoTabs(row.javaScript);
  await mine.getByRole("textbox", { name: "Service area" }).fill("Mine: all of Travis County");
  await clickNext(mine);
  const notice = mine.getByRole("alert").filter({ hasText: "Changed elsewhere" });
  await notice.waitFor();
  expect(await notice.textContent()).toContain("Theirs: Round Rock only");
  expect(await mine.getByRole("textbox", { name: "Service area" }).inputValue()).toBe(
    "Mine: all of Travis County",
  );
  const area = async () =>
    (await submissionsOf(installation(), contractor.email)).map((row) => row.service_area);
  expect(await area()).toEqual(["Theirs: Round Rock only"]);
  await clickNext(mine);
  await waitForStep(mine, 4);
  expect(await area()).toEqual(["Mine: all of Travis County"]);
});

test.each([
  { javaScript: true, how: "with script" },
  { javaScript: false, how: "without script" },
])("or uses the saved version instead: $how", async ({ javaScript }) => {
  const { mine } = await twoTabs(javaScript);
  await mine.getByRole("textbox", { name: "Service area" }).fill("Mine: all of Travis County");
  await clickNext(mine);
  await mine.getByRole("link", { name: "Use the saved version" }).click();
  await expect
    .poll(() => mine.getByRole("textbox", { name: "Service area" }).inputValue())
    .toBe("Theirs: Round Rock only");
  await mine.getByText("Changed elsewhere").waitFor({ state: "detached" });
  await clickNext(mine);
  await waitForStep(mine, 4);
});

test("an emailed link opens the draft in another browser after a click", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 3);
  await page.getByRole("button", { name: "Email me a link to finish later" }).click();
  await page.getByText(`We sent a link to ${contractor.email}. It opens your answers`).waitFor();
  await waitForStep(page, 4);
  const mail = await installation().mail.waitForMail(({ to }) => to.includes(contractor.email));
  expect(mail.subject).toBe("Finish your setup - Hearthline");
  const link = mail.text.match(/https?:\S+\/get-started\/resume\/\S+/)?.[0] ?? "";

  const elsewhere = await open(false);
  await elsewhere.goto(link);
  await elsewhere.goto("/get-started");
  await waitForStep(elsewhere, 1);
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Continue my setup" }).click();
  await waitForStep(elsewhere, 4);
  await completeSteps(elsewhere, contractor, 4);

  const late = await open();
  const answer = await late.goto(link);
  expect(answer?.status()).toBe(410);
  await late.getByRole("heading", { name: "Link expired" }).waitFor();
});

test.each([
  { javaScript: true, how: "with script" },
  { javaScript: false, how: "without script" },
])("Start over clears the first step; the old draft is saved: $how", async (row) => {
  const page = await open(row.javaScript);
  const contractor = sampleContractor();
  await openDraft(page, installation(), contractor, 2);
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
  const kept = await submissionsOf(installation(), contractor.email);
  expect(kept.map(({ business_name, current_step }) => [business_name, current_step])).toEqual([
    [again.businessName, 1],
    [contractor.businessName, 2],
  ]);
});

/** Two tabs at step 3, after the other one has saved. */
async function twoTabs(javaScript: boolean) {
  const context = await openEitherContext(browser(), installation(), { javaScript, allow });
  const contractor = sampleContractor();
  const mine = await context.newPage();
  await openDraft(mine, installation(), contractor, 2);
  if (javaScript) await waitForScript(mine);
  const theirs = await context.newPage();
  await theirs.goto("/get-started");
  await saveArea(theirs, "Theirs: Round Rock only");
  return { mine, contractor };
}

async function saveArea(page: Page, area: string): Promise<void> {
  await page.getByRole("textbox", { name: "Service area" }).fill(area);
  await clickNext(page);
  await waitForStep(page, 4);
}
