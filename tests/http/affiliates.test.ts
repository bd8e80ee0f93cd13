import { expect, test } from "vitest";
import {
  agree,
  fillApplication,
  sampleApplicant,
  sendApplication,
} from "../drivers/drive-application.ts";
import {
  confirmPassword,
  openDashboard,
  readCard,
  startSession,
} from "../drivers/drive-staff-area.ts";
import { clickNext, fillStep, waitForStep } from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const installation = sharedSite({ demo: true, administrator: true });
const open = (headers: Record<string, string> = {}) => openPlainPage(installation(), { headers });
const path = "/admin/affiliates";

test("adds, edits and deactivates an affiliate; the dashboard counts active ones", async () => {
  const page = open();
  await openDashboard(page);
  const active = Number((await readCard(page, "Active Affiliates"))[0]);
  await page.goto(path);
  await page.getByRole("button", { name: "Add affiliate" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.getByText("Name is required").waitFor();
  expect(await summary.getByRole("link").allTextContents()).toEqual([
    "Name is required",
    "Email is required",
  ]);
  await page.getByLabel("Name").fill("Ridge Supply");
  await page.getByLabel("Email").fill("ridge@partners.example");
  await page.getByLabel("Referral code").fill("tomv");
  await page.getByRole("button", { name: "Add affiliate" }).click();
  await summary.getByText("Another affiliate has this code").waitFor();
  await page.getByLabel("Referral code").fill("ridge-2");
  await page.getByRole("button", { name: "Add affiliate" }).click();
  await page.getByText("Affiliate saved.").waitFor();
  await page.getByText(`${installation().url}/?ref=RIDGE-2`).waitFor();
  await page.getByText("No referrals yet").waitFor();
  const address = page.url();
  await page.goto("/admin/dashboard");
  expect((await readCard(page, "Active Affiliates"))[0]).toBe(String(active + 1));

  await page.goto(address);
  await page.getByLabel("Status").selectOption("inactive");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Inactive").first().waitFor();
  await page.goto("/admin/dashboard");
  expect((await readCard(page, "Active Affiliates"))[0]).toBe(String(active));
});

test("lists a partner's referrals and their progress across pages and visits", async () => {
  const contractor = sampleContractor();
  const visitor = open();
  await visitor.goto("/hvac?ref=growth");
  await visitor.goto("/pricing?utm_source=newsletter");
  await visitor.goto("/get-started");
  await waitForStep(visitor, 1);
  await fillStep(visitor, 1, contractor);
  await clickNext(visitor);
  await waitForStep(visitor, 2);

  const applicant = sampleApplicant();
  const page = open();
  await page.goto("/?ref=GROWTH");
  await page.goto("/revenue-share");
  await fillApplication(page, applicant);
  await agree(page);
  await sendApplication(page);
  await page.getByText("Application Submitted!").waitFor();

  const staff = open();
  await startSession(staff);
  await staff.goto(path);
  const row = staff.getByRole("row").filter({ hasText: "Contractor Growth Podcast" });
  // One of these belongs to the demo.
  const cells = await row.getByRole("cell").allTextContents();
  expect(cells.slice(0, 5)).toEqual(["growth@partners.example", "GROWTH", "2", "0", "1"]);
  await row.getByRole("link").click();
  const sent = (business: string) => staff.getByRole("row").filter({ hasText: business });
  await sent(contractor.businessName).getByText("Step 1/7").waitFor();
  await sent(applicant.businessName).getByText("Applied, pending").waitFor();
  await confirmPassword(staff);
  const file = await staff.request.get(`${path}.csv`);
  expect(await file.text()).toContain("growth@partners.example,GROWTH,2,0,1,");
});

test("does not attribute visitors who send a privacy signal", async () => {
  const contractor = sampleContractor();
  const visitor = open({ "sec-gpc": "1" });
  await visitor.goto("/?ref=TOMV");
  await visitor.goto("/get-started");
  await waitForStep(visitor, 1);
  await fillStep(visitor, 1, contractor);
  await clickNext(visitor);
  await waitForStep(visitor, 2);
  const staff = open();
  await startSession(staff);
  await staff.goto(path);
  await staff.getByRole("link", { name: "Tom Vance" }).click();
  await staff.getByText("Referrals").waitFor();
  expect(await staff.getByText(contractor.businessName).count()).toBe(0);
});
