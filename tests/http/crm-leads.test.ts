import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import {
  fillLeadForm,
  leadFormButton,
  sampleHomeowner,
  waitForRequestConfirmation,
  waitPastBotThreshold,
} from "../drivers/drive-business-page.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Mission City Plumbing";

async function requestEstimate() {
  const homeowner = sampleHomeowner({ agrees: false, phone: "" });
  const visit = openPlainPage(site());
  await visit.goto("/plumbing/san-antonio-tx");
  await fillLeadForm(visit, homeowner);
  await waitPastBotThreshold(visit);
  await leadFormButton(visit).click();
  await waitForRequestConfirmation(visit, business);
  return homeowner;
}

/** The follow-up of an open lead starts with its event, a moment after the request. */
async function waitForFollowUp(page: Page) {
  const address = page.url();
  await expect
    .poll(async () => {
      await page.goto(address);
      return page.getByRole("heading", { name: "Scheduled follow-ups" }).count();
    })
    .toBe(1);
}

test("leads.own, leads.stages: without JavaScript a member works on a lead", async () => {
  const homeowner = await requestEstimate();
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto("/crm/leads");
  await page.getByRole("heading", { name: "Leads", level: 1 }).waitFor();
  await page.getByLabel("Search", { exact: true }).fill("nobody is called that");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByText("No leads match").waitFor();
  expect(page.url()).toContain("q=nobody");
  await page.goto("/crm/leads?status=new&service=plumbing&days=7");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  await waitForFollowUp(page);
  await openPart(page, "Consent and response time");
  await page.getByText("No phone number on file.").waitFor();
  const press = async (button: string, message: string) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("status").getByText(message).waitFor();
  };
  await openPart(page, "Scheduled follow-ups");
  await press("Pause", "No automatic messages until");
  await openPart(page, "Scheduled follow-ups");
  await press("Resume", "pick up where they left off");
  await openPart(page, "Conversation");
  // An error is shown at its field, and the input stays.
  await page.getByLabel("Message", { exact: true }).fill("We are nearby at ten.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Enter a subject for the email").first().waitFor();
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
    "We are nearby at ten.",
  );
  await page.getByLabel("Subject").fill("Your request");
  await press("Send", "Automatic messages are paused.");
  await page.getByText("Email, sent by your team", { exact: false }).first().waitFor();
  await openPart(page, "Add a note");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByText("Enter a note").first().waitFor();
  await page.getByLabel("Note", { exact: true }).fill("Dog in the yard");
  await press("Save note", "It's in the conversation.");
  await openPart(page, "Conversation");
  await page.getByText("Dog in the yard").waitFor();

  await page.locator("summary").filter({ hasText: "Lost" }).click();
  await page.getByRole("button", { name: "Too expensive" }).click();
  await page.getByText("Moved to Lost.").waitFor();
  await page.getByText("Too expensive").first().waitFor();
  await page.goto("/crm/leads?view=board&status=lost");
  await page.getByRole("heading", { name: "Lost" }).waitFor();
  await page.getByRole("link", { name: homeowner.name }).waitFor();
});

test("members.bound-to-business: another business's lead is 404; technicians see no leads", async () => {
  const homeowner = await requestEstimate();
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto(`/crm/leads?q=${encodeURIComponent(homeowner.name)}`);
  await page.getByRole("link", { name: homeowner.name }).first().click();
  const address = page.url();
  const neighbor = openPlainPage(site());
  await enterCrm(site(), neighbor, "Lone Star Pest Defense");
  await neighbor.goto(address);
  expect(await neighbor.content()).not.toContain(homeowner.name);
  await neighbor.getByText("Page not found", { exact: false }).first().waitFor();
  const technician = openPlainPage(site());
  await enterCrm(site(), technician, business, "technician");
  await technician.goto("/crm/leads");
  await technician.getByText("This page is for the office.", { exact: false }).waitFor();
});

test("a business offers times or books a visit from a lead", async () => {
  const homeowner = await requestEstimate();
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  for (const [way, heading] of [
    ["Offer times", "Offer times"],
    ["Book appointment", "New appointment"],
  ] as const) {
    await page.goto(`/crm/leads?q=${encodeURIComponent(homeowner.name)}`);
    await page.getByRole("link", { name: homeowner.name }).first().click();
    await waitForFollowUp(page);
    await page.getByRole("link", { name: way }).click();
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    expect(await page.content()).toContain(homeowner.name);
  }
});
