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

test("public pages, a rejected form, and both confirmation pages are accessible", async () => {
  const page = await open();
  for (const path of [
    "/success",
    "/thank-you",
    "/hvac/round-rock-tx",
    "/pest-control/austin-tx",
    "/plumbing/san-antonio-tx/requested",
    "/404",
    "/confirm-email/MTIz.MTIz",
    "/api/docs",
    "/locations/claim?area=pest-control%2Faustin-tx",
    "/locations/claim",
    "/locations/claimed",
  ]) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
  for (const path of [
    "/locations",
    "/locations?q=austin&state=TX",
    "/locations?q=nothing+at+all",
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.querySelector("details#states")?.setAttribute("open", ""));
    await expectNoBarriers(page);
  }
  await page.goto("/plumbing/san-antonio-tx");
  await leadFormButton(page).click();
  await page.getByText("Please fix the following").waitFor();
  await expectNoBarriers(page);
  await page.goto(mailLink("/confirm-email/"));
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Confirm and go live" }).click();
  await page.getByRole("heading", { name: /is confirmed/ }).waitFor();
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

test("wizard steps are accessible when empty, invalid, and with a toast", async () => {
  const page = await open();
  const person = sampleContractor();
  for (const step of [1, 2, 3, 4, 5, 6, 7] as Step[]) {
    await openWizard(page);
    await waitForStep(page, step);
    await expectNoBarriers(page);
    await enterInvalidValues(page, step);
    await page.route(saving, (route) => route.fulfill(refusal));
    await fillStep(page, step, person);
    await clickNext(page);
    await page.getByText("Duplicate Entry").waitFor();
    await expectNoBarriers(page);
    await page.unroute(saving);
    await clickNext(page);
    if (step < 7) await waitForStep(page, (step + 1) as Step);
  }
  await page.waitForURL("**/success");
});

test("the draft conflict and the emailed draft link are accessible", async () => {
  const page = await open();
  const person = sampleContractor();
  await openDraft(page, installation(), person, 2);
  await waitForScript(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto("/get-started");
  await fillStep(otherPage, 3, person);
  await clickNext(otherPage);
  await waitForStep(otherPage, 4);
  await otherPage.close();
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

// accessibility.fields
test("the sign-in and all staff pages are accessible", async () => {
  const page = await open();
  for (const path of ["/admin/setup/MTIz.MTIz", "/admin/login"]) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
  await page.getByLabel("Email").fill("nobody@hearthline.example");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("alert").waitFor();
  await expectNoBarriers(page);
  await startSession(page);
  await installation().runSql(
    "insert into health_problems (problem, words, began_at) values ('dead-letters', '3 jobs gave up.', now())",
  );
  for (const path of [
    "/admin/health",
    "/admin/dashboard",
    "/admin/contractors",
    "/admin/contractors?q=nobody-at-all",
    "/admin/contractors?status=in_progress",
    "/admin/leads",
    "/admin/leads?show=quarantine",
    "/admin/messages",
    "/admin/affiliates",
    "/admin/nothing-here",
  ]) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
  await page.goto("/admin/contractors?view=table");
  await page.getByRole("columnheader", { name: "Business" }).waitFor();
  await expectNoBarriers(page);
  await page.goto("/admin/contractors?view=cards");
  await page.goto("/admin/affiliates");
  await page.getByRole("button", { name: "Add affiliate" }).click();
  await page.getByRole("alert").filter({ hasText: "Please fix the following" }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Contractor Growth Podcast" }).click();
  await page.getByText("Referrals").first().waitFor();
  await expectNoBarriers(page);

  await openContractor(page, contractor.businessName);
  await page.getByRole("button", { name: "Pause" }).first().click();
  await page.getByText("The page is paused and offline.").waitFor();
  await page.getByLabel("New note").fill("Prefers calls after five.\nAsk for Maya.");
  await page.getByRole("button", { name: "Add note" }).click();
  const note = page.getByRole("listitem").filter({ hasText: "Prefers calls after five." }).first();
  // A style separates the lines.
  expect(await note.innerText()).toMatch(/^Prefers calls after five\.\nAsk for Maya\./);
  const subject = "Confirm your email address - Hearthline";
  const log = page.locator("section", {
    has: page.getByRole("heading", { name: "Messages", exact: true }),
  });
  await log.getByText("Preview").last().click();
  await page
    .frameLocator(`iframe[title=${JSON.stringify(subject)}]`)
    .getByRole("heading", { name: "You're almost live" })
    .waitFor();
  await log.getByText("Preview").last().click();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: /^Confirm your email/ }).click();
  await page.waitForURL(/\/admin\/messages\//);
  const action = page
    .frameLocator("iframe[title='The message']")
    .getByRole("link", { name: "Confirm and go live" });
  const color = await action.evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(color).toBe("rgb(180, 71, 12)");
  await expectNoBarriers(page);
  await page.goto("/admin/audit");
  await page.getByRole("rowheader", { name: "Page paused" }).waitFor();
  await expectNoBarriers(page);
});

const saving = /\/api\/form_submissions/;
const refusal = {
  status: 409,
  contentType: "application/problem+json",
  body: JSON.stringify({ status: 409, message: "duplicate key" }),
};

/** Triggers the step's validation errors, if it has any. */
async function enterInvalidValues(page: Page, step: Step): Promise<void> {
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
