import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  clickNext,
  completeSteps,
  openDraft,
  typedAnswers,
  waitForStep,
} from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { submissionsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const open = () => openPlainPage(site());
const areaOf = (page: Page) => page.getByRole("textbox", { name: "Service area" });

test("an older page shows remote changes and can keep its version", async () => {
  const { mine, contractor } = await twoPages();
  await areaOf(mine).fill("Mine: all of Travis County");
  await clickNext(mine);
  const notice = mine.getByRole("alert").filter({ hasText: "Changed elsewhere" });
  await notice.waitFor();
  expect(await notice.textContent()).toContain("Theirs: Round Rock only");
  expect(await areaOf(mine).inputValue()).toBe("Mine: all of Travis County");
  const area = async () =>
    (await submissionsOf(site(), contractor.email)).map((row) => row.service_area);
  expect(await area()).toEqual(["Theirs: Round Rock only"]);
  await clickNext(mine);
  await waitForStep(mine, 4);
  expect(await area()).toEqual(["Mine: all of Travis County"]);
});

test("an older page can use the saved version instead", async () => {
  const { mine } = await twoPages();
  await areaOf(mine).fill("Mine: all of Travis County");
  await clickNext(mine);
  await mine.getByRole("link", { name: "Use the saved version" }).click();
  expect(await areaOf(mine).inputValue()).toBe("Theirs: Round Rock only");
  expect(await mine.getByText("Changed elsewhere").count()).toBe(0);
  await clickNext(mine);
  await waitForStep(mine, 4);
});

// onboarding.resume
test("an emailed link opens the draft in another browser after a click", async () => {
  const page = open();
  const contractor = sampleContractor();
  await openDraft(page, site(), contractor, 3);
  await page.getByRole("button", { name: "Email me a link to finish later" }).click();
  await page.getByText(`We sent a link to ${contractor.email}. It opens your answers`).waitFor();
  await waitForStep(page, 4);
  const mail = await site().mail.waitForMail(({ to }) => to.includes(contractor.email));
  expect(mail.subject).toBe("Finish your setup - Hearthline");
  const link = mail.text.match(/https?:\S+\/get-started\/resume\/\S+/)?.[0] ?? "";

  const elsewhere = open();
  await elsewhere.goto(link);
  await elsewhere.goto("/get-started");
  await waitForStep(elsewhere, 1);
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Continue my setup" }).click();
  await waitForStep(elsewhere, 4);
  await completeSteps(elsewhere, contractor, 4);

  const late = open();
  const response = await late.goto(link);
  expect(response?.status()).toBe(410);
  await late.getByRole("heading", { name: "Link expired" }).waitFor();
});

test("Start over clears the first step; the old draft is saved", async () => {
  const page = open();
  const contractor = sampleContractor();
  await openDraft(page, site(), contractor, 2);
  await page.getByRole("button", { name: "Start over" }).click();
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({ first_name: "", email: "", submission_id: "" });
  expect(await page.getByRole("button", { name: "Start over" }).count()).toBe(0);
  const again = { ...contractor, businessName: `${contractor.businessName} II` };
  await completeSteps(page, again, 1, 1);
  const stored = await submissionsOf(site(), contractor.email);
  expect(stored.map(({ business_name, current_step }) => [business_name, current_step])).toEqual([
    [again.businessName, 1],
    [contractor.businessName, 2],
  ]);
});

/** Two pages of one visitor at step 3, after the other one has saved. */
async function twoPages() {
  const contractor = sampleContractor();
  const mine = open();
  await openDraft(mine, site(), contractor, 2);
  const otherPage = await mine.context().newPage();
  await otherPage.goto("/get-started");
  await areaOf(otherPage).fill("Theirs: Round Rock only");
  await clickNext(otherPage);
  await waitForStep(otherPage, 4);
  return { mine, contractor };
}
