import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { openPart } from "../drivers/open-part.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });

test("accessibility.focus-kept, accessibility.fields: Today fits phones, updates live, works by keyboard", async () => {
  const page = await openVisitor(browser(), site(), {
    // Browser error for a rejected form.
    allow: [/status of 422/],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm");
  await page.getByRole("heading", { name: "Wants to book" }).waitFor();
  const later = sampleHomeowner({ name: "Wanda Livesey" });
  await submitRequestThroughApi(site(), "service=pest-control&city=Austin", later);
  const done = page.getByRole("button", { name: `Contacted: ${later.name}` });
  await done.waitFor();
  await done.focus();
  await page.keyboard.press("Enter");
  await done.waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.closest("main, button")?.id);
  await expect.poll(focused).toBe("main");

  await page.getByRole("link", { name: "Hannah Brooks", exact: true }).click();
  await page.getByRole("heading", { name: "Hannah Brooks", level: 1 }).waitFor();
  if ((await page.locator("main h2", { hasText: "Tasks" }).count()) > 0) {
    await openPart(page, "Tasks");
  }
  await openPart(page, "Add a task");
  await openPart(page, "Add a note");
  expect(await findBarriers(page)).toEqual([]);

  const save = page.getByRole("button", { name: "Save note" });
  const note = page.getByLabel("Note", { exact: true });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => note.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await note.fill("Has a dog");
  await save.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => note.inputValue()).toBe("");
  await expect
    .poll(() => save.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test("on a phone, the response scrolls into view from any button", async () => {
  const page = await openVisitor(browser(), site());
  await page.setViewportSize({ width: 390, height: 844 });
  await enterCrm(site(), page, "Lone Star Pest Defense");
  const isInSight = (element: Locator) =>
    element.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await page.goto("/crm/account/notifications");
  await waitForScript(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const status = page.getByRole("status").getByText("Saved.");
  await expect.poll(() => isInSight(status)).toBe(true);
  // The same message appears again.
  await page.getByRole("button", { name: "Save", exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => isInSight(status)).toBe(false);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => isInSight(status)).toBe(true);

  // Also when a field has the name of a form property.
  await page.goto("/crm/invoices");
  const row = page.getByRole("row", { name: /Wes Palmer/ });
  await row.getByRole("link", { name: /^INV-/ }).click();
  await page.getByText("Refund or correct a payment").click();
  const refund = page.locator("details[open]").getByRole("button", { name: "Record refund" });
  await page.locator("details[open]").getByLabel("Amount", { exact: true }).fill("20");
  await refund.click();
  const refunded = page.getByRole("status").getByText("Refund recorded.");
  await expect.poll(() => isInSight(refunded)).toBe(true);

  await page.goto("/crm/settings/keys");
  await waitForScript(page);
  await page.getByLabel("Name").fill("Our books");
  await page.getByLabel("Read leads").check();
  await page.getByRole("button", { name: "Create key" }).click();
  const secret = page.getByLabel("Your new key");
  await expect.poll(() => isInSight(secret)).toBe(true);
  expect(await secret.evaluate((element) => element === document.activeElement)).toBe(true);
});
