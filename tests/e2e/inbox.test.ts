import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { signIn } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true, administrator: true });
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

async function enter(size: typeof phone) {
  const page = await openVisitor(browser(), site());
  await page.setViewportSize(size);
  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm/conversations");
  await waitForScript(page);
  return page;
}

const open = async (page: Page, name: string) => {
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
};

/** Sends a homeowner's reply through the simulated phone. */
async function replyTo(name: string, text: string) {
  const [conversation] = await runSql(site(), "select id from conversations where name = $1", [
    name,
  ]);
  const staff = openPlainPage(site());
  await signIn(staff);
  await staff.goto(`/admin/phone?conversation=${conversation?.id}`);
  await staff.getByLabel("Text message").fill(text);
  await staff.getByRole("button", { name: "Send", exact: true }).click();
  await staff.getByText(text).waitFor();
}

test("on a phone a draft survives Back and a reload until sent", async () => {
  const page = await enter(phone);
  const box = () => page.getByLabel("Message", { exact: true });
  await open(page, "Olivia Grant");
  await box().fill("Half a sentence");
  await page.getByRole("link", { name: "Back to the inbox" }).click();
  await open(page, "Marcus Bell");
  expect(await box().inputValue()).toBe("");
  await page.goBack();
  await open(page, "Olivia Grant");
  expect(await box().inputValue()).toBe("Half a sentence");
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => mayLoad.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  // Selected on a slow network, before the page's script has loaded.
  await page.getByLabel("Insert a template").selectOption({ label: "Before we come" });
  letLoad();
  const both = /^Half a sentence.*Lone Star Pest Defense$/s;
  await expect.poll(() => box().inputValue()).toMatch(both);
  // Within reach of the thumb, above the navigation.
  const [send, bar] = await Promise.all([
    page.getByRole("button", { name: "Send", exact: true }).boundingBox(),
    page.getByRole("navigation", { name: "Sections" }).boundingBox(),
  ]);
  expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(send?.y).toBeGreaterThan(phone.height / 2);
  await page.getByText("Note", { exact: true }).click();
  await box().press("Control+Enter");
  await page.getByText("Half a sentence").last().waitFor();
  await expect.poll(() => box().inputValue()).toBe("");
  await page.reload();
  await page.getByRole("heading", { name: "Olivia Grant", level: 1 }).waitFor();
  expect(await box().inputValue()).toBe("");
});

test("on a desktop, new messages appear everywhere, and keys move the selection", async () => {
  const page = await enter(desk);
  await open(page, "Marcus Bell");
  await replyTo("Marcus Bell", "Yes, Friday is fine");
  const log = page.getByRole("log", { name: "Messages" });
  await log.getByText("Yes, Friday is fine").waitFor();
  // The newest message is in view.
  expect(await log.evaluate((element) => Math.abs(element.scrollTop))).toBeLessThan(2);
  await replyTo("Olivia Grant", "Can you call me?");
  const list = page.getByRole("region", { name: "Conversations" });
  await list.getByText("Can you call me?").waitFor();
  await list.getByRole("link", { name: /Olivia Grant.*unread/ }).waitFor();
  await page
    .getByRole("link", { name: /Inbox.*1.*unread/ })
    .first()
    .waitFor();
  await open(page, "Olivia Grant");
  await expect.poll(() => page.getByRole("link", { name: /Inbox.*unread/ }).count()).toBe(0);

  await page.goto("/crm/conversations");
  await waitForScript(page);
  const conversations = page
    .getByRole("region", { name: "Conversations" })
    .getByRole("list")
    .last();
  const links = conversations.getByRole("link");
  await links.first().focus();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("k");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(focused).toBe(await links.nth(1).getAttribute("href"));
  await page.keyboard.press("Enter");
  await page.getByRole("log", { name: "Messages" }).waitFor();
  await page.getByLabel("Assigned to").selectOption({ label: "Olivia Owner" });
  await conversations.getByText("Assigned to Olivia Owner").waitFor();
});
