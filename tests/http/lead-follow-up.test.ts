import { expect, test } from "vitest";
import {
  fillLeadForm,
  leadFormButton,
  sampleHomeowner,
  waitForRequestConfirmation,
  waitPastBotThreshold,
} from "../drivers/drive-business-page.ts";
import { signIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const path = "/plumbing/san-antonio-tx";
const business = "Mission City Plumbing";

test("without JavaScript staff pause, resume, send and stop a lead's follow-up", async () => {
  const homeowner = sampleHomeowner({ agrees: false, phone: "" });
  const visit = openPlainPage(site());
  await visit.goto(path);
  await fillLeadForm(visit, homeowner);
  await waitPastBotThreshold(visit);
  await leadFormButton(visit).click();
  await waitForRequestConfirmation(visit, business);

  const page = openPlainPage(site());
  await signIn(page);
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  const address = page.url();
  // The follow-up starts with its event, a moment after the request.
  await expect
    .poll(async () => {
      await page.goto(address);
      return page.getByRole("heading", { name: "Scheduled follow-ups" }).count();
    })
    .toBe(1);
  await page.getByRole("heading", { name: "Conversation" }).waitFor();
  await page.getByRole("heading", { name: "Response times" }).waitFor();
  const press = async (button: string, toast: string) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("status").getByText(toast).waitFor();
  };
  await press("Pause", "Follow-Up Paused");
  await page.getByText("paused", { exact: true }).waitFor();
  await press("Send next message now", "On hold: the follow-up is paused.");
  await press("Resume", "Follow-Up Resumed");
  // A manual message shows its error, keeps the input, and pauses the follow-up.
  await page.getByLabel("Message", { exact: true }).fill("We are nearby at ten.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Enter a subject for the email").first().waitFor();
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
    "We are nearby at ten.",
  );
  await page.getByLabel("Subject").fill("Your request");
  await press("Send", "Automatic follow-up is paused.");
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("");
  await page.getByText("sent manually", { exact: false }).first().waitFor();
  await page.locator("summary").filter({ hasText: "Stop the follow-up" }).click();
  await press("Stop follow-up: the follow-up", "No more automatic messages for this request.");
  await page.getByText("It was stopped manually.").waitFor();
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
  await page.getByText("Follow-up stopped by").waitFor();
});

test("a lead's page shows an opt-out first", async () => {
  const page = openPlainPage(site());
  await signIn(page);
  await page.goto("/admin/leads?q=Victor");
  await page.getByRole("link", { name: "Victor Chan" }).click();
  await page.getByText("opted out of texts", { exact: true }).waitFor();
  await page.getByText("Only they can undo it, by texting START.").waitFor();
  expect(await page.getByRole("button", { name: "Resume" }).count()).toBe(0);
});
