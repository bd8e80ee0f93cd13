import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true });

test("business-pages.editor: the preview follows typing, keeps its scroll position, and is accessible", async () => {
  const page = await openVisitor(browser(), installation());
  await enterCrm(installation(), page, "Lone Star Pest Defense");
  await page.goto("/crm/page");
  await page.getByRole("heading", { name: "Pest Control in Austin, TX" }).waitFor();
  const austin = page.locator("section").filter({ hasText: "Pest Control in Austin, TX" });
  await austin.getByRole("link", { name: "Edit page" }).click();
  const headline = page.getByLabel("Headline");
  await headline.waitFor();
  const shown = page.frameLocator("iframe[name=page-preview]");
  await shown.getByRole("heading", { level: 1 }).waitFor();
  await headline.fill("The best ant hunters");
  await shown.getByRole("heading", { name: "The best ant hunters" }).waitFor();
  await page.getByText("need proof. Say who ranked you").waitFor();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question 4", { exact: true }).fill("Do you come to Buda?");
  await page.locator('[name="questions.3.answer"]').fill("Every week.");
  await shown.getByText("Do you come to Buda?").waitFor({ state: "attached" });
  expect(await headline.inputValue()).toBe("The best ant hunters");
  expect(await findBarriers(page)).toEqual([]);
});
