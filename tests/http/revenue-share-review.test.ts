import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { confirmPassword, readCard, startSession } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { rowsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const path = "/admin/revenue-share";
const card = (page: Page, business: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: business });
let viewer: typeof administrator;

const open = async (user = administrator) => {
  const page = openPlainPage(site());
  await startSession(page, user);
  await page.goto(path);
  return page;
};

beforeAll(async () => {
  viewer = await addUser(site(), "viewer@hearthline.example", "viewer");
});

test("without applications it shows empty texts and no counts", async () => {
  const page = await open();
  await page.getByRole("heading", { name: "Revenue Share Management", level: 1 }).waitFor();
  const tabs = page.getByRole("navigation", { name: "Revenue share" });
  expect(await tabs.getByRole("link").allTextContents()).toEqual(["Applications", "Participants"]);
  expect(await tabs.locator("[aria-current=page]").textContent()).toBe("Applications");
  await page.getByText("No revenue share applications found.", { exact: true }).waitFor();
  await tabs.getByRole("link", { name: "Participants" }).click();
  await page.getByText("No active participants found.", { exact: true }).waitFor();
  await page.getByText("0 Active Participants", { exact: true }).waitFor();
  const cards = ["Total Participants", "Total Leads Delivered", "Total Commissions"];
  const figures = await Promise.all(cards.map(async (title) => (await readCard(page, title))[0]));
  expect(figures).toEqual(["0", "0", "$0.00"]);
});

test("approve: shows both toasts, dates the card, and adds the participant", async () => {
  await apply("Approve Air", { current_monthly_leads: 4, target_monthly_leads: 20 });
  const page = await open();
  const details = await card(page, "Approve Air").innerText();
  for (const text of [
    "Ann Lee",
    "ann@apply.example",
    "(254) 555-0140",
    "HVAC, Roofing",
    "Waco, Temple",
    "$5000+",
    "4 per month",
    "20 per month",
    "Email, SMS",
    "Pending",
    "Email not confirmed",
    "Approval will create a new contractor.",
  ]) {
    expect(details).toContain(text);
  }
  await card(page, "Approve Air").getByLabel("Admin notes").fill("Good area");
  await card(page, "Approve Air").getByRole("button", { name: "Approve" }).click();
  await page.getByRole("status").getByText("Status Updated", { exact: true }).waitFor();
  await page
    .getByRole("status")
    .getByText("Application status updated to approved", { exact: true })
    .waitFor();
  await page.getByRole("status").getByText("Application Approved", { exact: true }).waitFor();
  await page
    .getByRole("status")
    .getByText("Contractor has been approved and added to revenue share program", { exact: true })
    .waitFor();
  const reviewed = card(page, "Approve Air").getByText(/^Reviewed on [A-Z][a-z]{2} \d+, \d{4}/);
  await reviewed.waitFor();
  await card(page, "Approve Air").getByText("Good area").waitFor();
  expect(await card(page, "Approve Air").getByRole("button").count()).toBe(0);

  await page.getByRole("link", { name: "Participants" }).click();
  await page.getByText("1 Active Participants", { exact: true }).waitFor();
  const headers = page.getByRole("columnheader");
  expect(await headers.allTextContents()).toEqual([
    "Business",
    "Contact",
    "Commission Rate",
    "Joined",
    "Leads",
    "Conversions",
    "Total Commission",
    "Status",
    "Actions",
  ]);
  const row = page.getByRole("row").filter({ hasText: "Approve Air" });
  const cells = await row.getByRole("cell").allTextContents();
  expect(cells[0]).toContain("Ann Lee");
  expect(cells[1]).toBe("20.0%");
  expect(cells[2]).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}$/);
  expect(cells.slice(3)).toEqual(["0", "0", "$0.00", "Active", "Manage"]);
});

test("reject: shows its message and adds no participant", async () => {
  await apply("Reject Roofing");
  const page = await open();
  await card(page, "Reject Roofing").getByLabel("Admin notes").fill("Too far away");
  await card(page, "Reject Roofing").getByRole("button", { name: "Reject" }).click();
  const status = page.getByRole("status");
  await status.getByText("Status Updated", { exact: true }).waitFor();
  await status.getByText("Application status updated to rejected", { exact: true }).waitFor();
  expect(await page.getByText("Application Approved").count()).toBe(0);
  await card(page, "Reject Roofing").getByText("Too far away").waitFor();
  await card(page, "Reject Roofing").getByText("Reviewed on").waitFor();
  expect(await participantsOf("Reject Roofing")).toEqual([]);
});

test("a second reviewer gets an error and changes nothing", async () => {
  await apply("Twice Trees");
  const [first, second] = [await open(), await open()];
  await card(first, "Twice Trees").getByRole("button", { name: "Reject" }).click();
  await first.getByRole("status").getByText("Application status updated to rejected").waitFor();
  await card(second, "Twice Trees").getByRole("button", { name: "Approve" }).click();
  const nothing = /This application was already rejected on .* Nothing was changed\./;
  await second.getByText("Already Reviewed", { exact: true }).waitFor();
  await second.getByText(nothing).waitFor();
  await card(second, "Twice Trees").getByText("Reviewed on").waitFor();
  expect(await participantsOf("Twice Trees")).toEqual([]);
});

test("a failure shows its reference and adds no participant", async () => {
  await apply("Failing Fences");
  const page = await open();
  const broken = "revenue_share_participants_rate";
  const sql = (statement: string) => runSql(site(), statement);
  await sql(
    `alter table revenue_share_participants drop constraint ${broken}, add constraint ${broken} check (commission_rate > 1) not valid`,
  );
  await card(page, "Failing Fences").getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approval Failed", { exact: true }).waitFor();
  await page.getByText("Failed to approve application").waitFor();
  await page.getByText(/Reference: \w+-\w+$/).waitFor();
  expect(await participantsOf("Failing Fences")).toEqual([]);
  await sql(
    `alter table revenue_share_participants drop constraint ${broken}, add constraint ${broken} check (commission_rate between 0 and 1)`,
  );
  await sql(
    "alter table revenue_share_applications add constraint broken check (application_status <> 'rejected') not valid",
  );
  await card(page, "Failing Fences").getByRole("button", { name: "Reject" }).press("Enter");
  await page.getByText("Update Failed", { exact: true }).waitFor();
  await page.getByText("Failed to update application status").waitFor();
  await sql("alter table revenue_share_applications drop constraint broken");
  await card(page, "Failing Fences").getByRole("button", { name: "Approve" }).press("Enter");
  await page.getByRole("status").getByText("Application Approved", { exact: true }).waitFor();
});

test("each status has its list; viewers can't act or export (access.roles)", async () => {
  await apply("Waiting Windows");
  const page = await open(viewer);
  await page.getByRole("link", { name: "Pending" }).click();
  await card(page, "Waiting Windows").waitFor();
  expect(await page.getByText("Reject Roofing").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);
  const shown = await page.getByRole("main").locator("h2").count();
  expect((await readCard(page, "Pending"))[0]).toBe(String(shown));
  const refused = await page.request.post(path, {
    form: { application_id: crypto.randomUUID(), decision: "approved" },
    headers: { origin: site().url },
  });
  expect(refused.status()).toBe(403);
  expect(await page.getByRole("link", { name: "Export CSV" }).count()).toBe(0);
  expect((await page.request.get(`${path}/applications.csv`)).status()).toBe(403);
  const administrators = await open();
  await confirmPassword(administrators);
  const file = await administrators.request.get(`${path}/applications.csv?status=pending`);
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(shown + 1);
  expect(lines.join()).toContain("Waiting Windows");
  const participants = await administrators.request.get(`${path}/participants.csv`);
  expect(await participants.text()).toContain("Approve Air,Ann Lee");
});

async function apply(business: string, change: Record<string, unknown> = {}): Promise<void> {
  const response = await fetch(`${site().url}/api/revenue_share_applications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      business_name: business,
      contact_name: "Ann Lee",
      email: "ann@apply.example",
      phone: "(254) 555-0140",
      services: ["HVAC", "Roofing"],
      service_areas: "Waco, Temple",
      years_experience: 3,
      lead_value_range: "$5000+",
      agreed_to_terms: true,
      ...change,
    }),
  });
  expect(response.status).toBe(201);
}

async function participantsOf(business: string) {
  const [application] = await rowsOf(site(), "revenue_share_applications", {
    business_name: business,
  });
  return runSql(site(), "select * from revenue_share_participants where application_id = $1", [
    application?.id,
  ]);
}
