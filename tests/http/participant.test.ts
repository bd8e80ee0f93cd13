import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { confirmPassword, startSession } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

/** The demo has participants, leads and a ledger. */
const site = sharedSite({ demo: true, administrator: true });
const business = "Mission City Plumbing";
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
let path = "";

const open = async (view = "") => {
  const page = openPlainPage(site());
  await startSession(page);
  await page.goto(path + view);
  return page;
};

beforeAll(async () => {
  const page = openPlainPage(site());
  await startSession(page);
  await page.goto("/admin/revenue-share?tab=participants");
  await rowOf(page, business).getByRole("button", { name: "Manage" }).click();
  await page.getByRole("heading", { name: business, level: 1 }).waitFor();
  path = new URL(page.url()).pathname;
});

test("marking a lead converted validates the amount and adds the commission", async () => {
  const page = await open();
  const row = rowOf(page, "Sofia Ramirez");
  const amount = row.getByLabel("Deal amount in dollars");
  await amount.fill("a lot");
  await row.getByRole("button", { name: "Mark converted" }).click();
  await row.getByText("Enter an amount in dollars, like 1250 or 1,250.50").waitFor();
  expect(await amount.inputValue()).toBe("a lot");
  expect(await amount.getAttribute("aria-invalid")).toBe("true");

  await amount.fill("$1,250.55");
  await row.getByLabel("Note").fill("Water heater");
  await row.getByRole("button", { name: "Mark converted" }).click();
  await page.getByRole("status").getByText("Lead Converted", { exact: true }).waitFor();
  await page.getByRole("status").getByText("$250.11 commission on $1,250.55 added.").waitFor();
  expect((await row.getByRole("cell").allTextContents()).slice(1, 3)).toEqual([
    "Converted",
    "$250.11",
  ]);
  expect(await amount.inputValue()).toBe("");
  // The demo's entries plus this one.
  await page.getByText("$664.71 in the ledger").waitFor();
  await page.goto("/admin/revenue-share?tab=participants");
  const cells = await rowOf(page, business).getByRole("cell").allTextContents();
  expect(cells.slice(3, 6)).toEqual(["3", "3", "$664.71"]);
});

test("a lead can be marked lost only once", async () => {
  const page = await open();
  await page.goto("/admin/revenue-share?tab=participants");
  await rowOf(page, "Queen City").getByRole("button", { name: "Manage" }).click();
  const row = rowOf(page, "George Lin");
  const address = page.url();
  const stale = await page.context().newPage();
  await stale.goto(address);
  await row.getByRole("button", { name: "Mark lost" }).click();
  await page.getByRole("status").getByText("Lead Lost", { exact: true }).waitFor();
  await row.getByText("Lost", { exact: true }).waitFor();
  expect(await row.getByRole("button", { name: "Mark lost" }).count()).toBe(0);
  await rowOf(stale, "George Lin").getByRole("button", { name: "Mark lost" }).click();
  await stale.getByText("Nothing Changed", { exact: true }).waitFor();
});

test("reversing an entry works once and makes the lead pending again", async () => {
  const page = await open("?view=ledger");
  const row = page.getByRole("row").filter({ hasText: "$118.60" });
  await row.getByText("Reverse", { exact: true }).click();
  await row.getByLabel("Reason").fill("Never paid");
  await row.getByRole("button", { name: "Reverse commission" }).click();
  await page.getByRole("status").getByText("Entry Reversed", { exact: true }).waitFor();
  const reversal = rowOf(page, "Never paid");
  await reversal.getByText("-$118.60").waitFor();
  await rowOf(page, "Commission").filter({ hasText: "$118.60" }).getByText("Reversed").waitFor();
  expect(await reversal.getByText("Reverse", { exact: true }).count()).toBe(0);
  await page.goto(path);
  expect(await page.getByRole("row").filter({ hasText: "Pending" }).count()).toBe(1);
});

test("a monthly statement has a page and a matching file", async () => {
  const page = await open("?view=statements");
  const latest = page.getByRole("row").nth(1);
  const month = await latest.getByRole("rowheader").textContent();
  // The demo's participant has a question about this month, so the link says "Reply".
  await latest.getByRole("link", { name: "Reply" }).click();
  await page.getByRole("heading", { name: "Commission statement", level: 1 }).waitFor();
  const sheet = await page.getByRole("article").innerText();
  for (const text of [month ?? "", business, "Reversal", "Never paid", "-$118.60", "$1,250.55"]) {
    expect(sheet).toContain(text);
  }

  const { pathname, search } = new URL(page.url());
  await confirmPassword(page);
  const file = await page.request.get(`${pathname}.csv${search}`);
  expect(file.headers()["content-disposition"]).toMatch(/statement-Mission-City-Plumbing-20\d\d-/);
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines[0]).toContain("Date,Entry,Homeowner,Lead received,Closed on,Deal,Rate,Amount,Note");
  const entries = await page.locator("article tbody tr").count();
  expect(lines).toHaveLength(entries + 1);
  expect(lines.join("\n")).toMatch(/Reversal,.*,-118\.6,Never paid/);
  const wrong = await page.goto(`${pathname}?month=2026-13`);
  expect(wrong?.status()).toBe(404);
});

test("validates and saves rate, status, preferences and notifications", async () => {
  const page = await open("?view=settings");
  const rate = page.getByLabel("Commission rate (%)");
  await rate.fill("200");
  await page.getByRole("button", { name: "Save settings" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.getByText("Enter a rate from 0 to 100, like 20 or 17.5").waitFor();
  expect(await rate.inputValue()).toBe("200");
  await rate.fill("17.5");
  await page.getByLabel("Status").selectOption("paused");
  await page.getByRole("group", { name: "Services" }).getByLabel("Roofing").check();
  await page.getByLabel("Service areas").fill(" San Antonio ,, Austin");
  await page.getByLabel("SMS notifications").uncheck();
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("Participant Updated", { exact: true }).waitFor();
  await page.reload();
  expect(await rate.inputValue()).toBe("17.5");
  expect(await page.getByLabel("Status").inputValue()).toBe("paused");
  expect(await page.getByLabel("Roofing").isChecked()).toBe(true);
  expect(await page.getByLabel("Service areas").inputValue()).toBe("San Antonio, Austin");
  expect(await page.getByLabel("SMS notifications").isChecked()).toBe(false);
  await page.goto("/admin/revenue-share?tab=participants");
  const cells = await rowOf(page, business).getByRole("cell").allTextContents();
  expect([cells[1], cells[6]]).toEqual(["17.5%", "Paused"]);
  await page.getByText("1 Active Participants", { exact: true }).waitFor();
});

test("with email alerts off, the lead is saved and the reason logged", async () => {
  const page = await open("?view=settings");
  await page
    .getByText("If this is off, leads are still saved and shown, and staff members are notified.")
    .waitFor();
  await page.getByLabel("Email notifications").uncheck();
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByRole("status").getByText("Participant Updated", { exact: true }).waitFor();
  const homeowner = sampleHomeowner({ agrees: false });
  await submitRequestThroughApi(site(), "city=San%20Antonio&service=plumbing", homeowner);
  const toStaff = await site().mail.waitForMail(({ subject }) => subject.includes(homeowner.name));
  expect(toStaff.text).toContain("/admin/leads/");
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  const heldBack = page.getByRole("listitem").filter({ hasText: "Blocked" });
  const shown = async () => {
    await page.reload();
    return heldBack.count();
  };
  await expect.poll(shown).toBe(1);
  await heldBack.getByRole("link").click();
  await page.getByText("Blocked", { exact: true }).first().waitFor();
  await page.getByText("The participant turned off emails about leads").waitFor();
  const mails = site().mail.received.filter(({ subject }) => subject.includes(homeowner.name));
  expect(mails).toHaveLength(1);
});
