import { expect, test } from "vitest";
import { fillApplication, sampleApplicant, sendApplication } from "../drivers/drive-application.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { rowsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });
const path = "/admin/revenue-share";

const open = async () => {
  const page = openPlainPage(site());
  await startSession(page);
  await page.goto(path);
  return page;
};

test("saving a phone application says so; a failure keeps the input", async () => {
  const page = await open();
  await page.getByRole("link", { name: "New application" }).click();
  await page.getByRole("heading", { name: "New application", level: 1 }).waitFor();
  const applicant = sampleApplicant({ businessName: "Telephone Tiles" });
  await fillApplication(page, applicant);
  await sendApplication(page);
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.getByRole("link", { name: "Please agree to the terms and conditions" }).waitFor();
  await page.getByLabel("The contractor agrees to the terms and conditions").check();

  await runSql(
    site(),
    "alter table revenue_share_applications add constraint broken check (business_name <> 'Telephone Tiles')",
  );
  await sendApplication(page);
  await page.getByText("Submission Failed", { exact: true }).waitFor();
  await page.getByText("Failed to submit application").waitFor();
  await page.getByText(/Reference: \w+-\w+$/).waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe("Telephone Tiles");
  await runSql(site(), "alter table revenue_share_applications drop constraint broken");

  await page.getByLabel("Business name").press("Enter");
  await page.getByRole("status").getByText("Application Submitted", { exact: true }).waitFor();
  await page
    .getByRole("status")
    .getByText("Your revenue share application has been submitted successfully!", { exact: true })
    .waitFor();
  expect(await page.getByLabel("Business name").inputValue()).toBe("");
  const fields = { business_name: "Telephone Tiles" };
  const [added, ...others] = await rowsOf(site(), "revenue_share_applications", fields);
  expect(others).toEqual([]);
  expect(added).toMatchObject({
    application_status: "pending",
    service_areas: ["Boise", "Meridian", "Nampa"],
  });
  const audited = await runSql(
    site(),
    "select action, after from audit_entries where entity_id = $1",
    [added?.id],
  );
  expect(audited).toEqual([{ action: "application.add", after: { status: "pending" } }]);
  await site().mail.waitForMail(({ to }) => to.includes(applicant.email));
});

test("rejects a reused form with changes", async () => {
  const page = await open();
  await page.goto(`${path}/new`);
  const applicant = sampleApplicant({ businessName: "Plain Pipes" });
  const send = async () => {
    await fillApplication(page, applicant);
    await page.getByLabel("The contractor agrees to the terms and conditions").check();
    await sendApplication(page);
  };
  const key = await page.locator("[name=request_key]").inputValue();
  await send();
  const status = page.getByRole("status");
  await status.getByText("Application Submitted", { exact: true }).waitFor();
  await status
    .getByText("Your revenue share application has been submitted successfully!", { exact: true })
    .waitFor();
  await page.locator("[name=request_key]").evaluate((input, value) => {
    (input as HTMLInputElement).value = value;
  }, key);
  applicant.contactName = "Somebody Else";
  await send();
  await status.getByText("Submission Failed", { exact: true }).waitFor();
  await status
    .getByText("You already sent this form with other answers. Please reload the page.")
    .waitFor();
  expect(await page.getByLabel("Contact name").inputValue()).toBe("Somebody Else");
  expect(
    await rowsOf(site(), "revenue_share_applications", { business_name: "Plain Pipes" }),
  ).toHaveLength(1);
});
