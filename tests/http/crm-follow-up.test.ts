import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

test("follow-ups.editor: without JavaScript the office edits and previews its follow-up", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Mission City Plumbing", "office");
  await page.goto("/crm/follow-up");
  await page.getByRole("link", { name: "Plumbing", exact: true }).click();
  await page.getByRole("heading", { name: "Messages for Plumbing" }).waitFor();
  const textField = () => page.locator('textarea[name="steps.0.words"]');
  const save = () => page.getByRole("button", { name: "Save as a new version" }).click();

  await textField().fill("Hi {name}, noon?");
  await save();
  await page.getByText("There’s no field {name}. Choose one from the list.").first().waitFor();
  expect(await textField().inputValue()).toBe("Hi {name}, noon?");
  await textField().fill("Noon? ".repeat(200));
  await save();
  await page.getByText("characters or fewer", { exact: false }).first().waitFor();

  await textField().fill("Hi {first_name}, noon?");
  await save();
  await page.getByText("Sequence saved.").waitFor();
  await page.getByText("Reply STOP to stop, HELP for help.").first().waitFor();
  await page.getByText("by office-", { exact: false }).first().waitFor();

  await page.getByRole("link", { name: "Preview timing" }).click();
  await page.getByLabel("Requested at (homeowner’s time)").fill("2026-11-20T22:15");
  await page.getByLabel("Texting number").selectOption("ready");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByText("Hi Pat, noon?").first().waitFor();
  await page.getByText("quiet hours in Texas.", { exact: false }).first().waitFor();
});
