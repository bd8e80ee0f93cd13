import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillApplication, sampleApplicant, sendApplication } from "../drivers/drive-application.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { pressEnterOn, typeInto } from "./by-keyboard.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
/** The demo has participants, leads and a ledger. */
const installation = sharedSite({ demo: true, administrator: true });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function open(path: string): Promise<Page> {
  const page = await openVisitor(browser(), installation(), { allow: [/status of (409|422)/] });
  await startSession(page);
  await page.goto(path);
  await waitForScript(page);
  return page;
}

// tests/http/revenue-share-review.test.ts covers the decisions and their texts.
test("an application is entered, then approved by keyboard alone", async () => {
  const page = await open("/admin/revenue-share/new");
  const applicant = sampleApplicant({ businessName: "Keyboard Plumbing" });
  await fillApplication(page, applicant);
  await sendApplication(page);
  await page.getByRole("alert").filter({ hasText: "Please fix the following" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("The contractor agrees to the terms and conditions").check();
  await sendApplication(page);
  await toast(page).getByText("Application Submitted", { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel("Business name").inputValue()).toBe("");

  await page.goto("/admin/revenue-share");
  await waitForScript(page);
  expect(await findBarriers(page)).toEqual([]);
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: applicant.businessName });
  await typeInto(page, card.getByLabel("Admin notes"), "By keyboard");
  await pressEnterOn(page, card.getByRole("button", { name: "Approve" }));
  await toast(page).getByText("Status Updated", { exact: true }).waitFor();
  await toast(page).getByText("Application Approved", { exact: true }).waitFor();
  await card.getByText("By keyboard").waitFor();
  await page.waitForFunction(() =>
    document.activeElement?.textContent?.includes("Admin notes: By keyboard"),
  );
  expect(await card.getByRole("button").count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Participants" }).click();
  await rowOf(page, applicant.businessName).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

// tests/http/participant.test.ts covers what each form saves.
test("a double click converts a lead once; statements print without menus", async () => {
  const page = await open("/admin/revenue-share?tab=participants");
  await rowOf(page, "Mission City Plumbing").getByRole("button", { name: "Manage" }).click();
  await page.getByRole("heading", { name: "Mission City Plumbing", level: 1 }).waitFor();
  const path = new URL(page.url()).pathname;
  const row = rowOf(page, "Sofia Ramirez");
  const amount = row.getByLabel("Deal amount in dollars");
  await amount.fill("a lot");
  await row.getByRole("button", { name: "Mark converted" }).click();
  await row.getByText("Enter an amount in dollars, like 1250 or 1,250.50").waitFor();
  expect(await amount.getAttribute("aria-invalid")).toBe("true");
  expect(await findBarriers(page)).toEqual([]);
  await amount.fill("$1,250.55");
  await row.getByRole("button", { name: "Mark converted" }).dblclick();
  await toast(page).getByText("Lead Converted", { exact: true }).waitFor();
  await expect.poll(() => amount.inputValue()).toBe("");
  // The demo's entries plus this one.
  await page.getByText("$664.71 in the ledger").waitFor();

  await page.goto(`${path}?view=ledger`);
  const entry = page.getByRole("row").filter({ hasText: "$118.60" });
  await entry.getByText("Reverse", { exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
  await entry.getByLabel("Reason").fill("Never paid");
  await entry.getByRole("button", { name: "Reverse commission" }).click();
  await rowOf(page, "Never paid").getByText("-$118.60").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${path}?view=settings`);
  await waitForScript(page);
  await page.getByLabel("Commission rate (%)").fill("200");
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByRole("alert").filter({ hasText: "Please fix the following" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${path}?view=statements`);
  expect(await findBarriers(page)).toEqual([]);
  // The demo's participant has a question about this month, so the link says "Reply".
  await page.getByRole("row").nth(1).getByRole("link", { name: "Reply" }).click();
  await page.getByRole("heading", { name: "Commission statement", level: 1 }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: "Back to statements" }).isVisible()).toBe(false);
});
