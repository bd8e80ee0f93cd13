import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true });

test("the calculator updates while typing and announces results on blur", async () => {
  const page = await openVisitor(browser(), installation());
  await page.goto("/pricing");
  await page.locator("#calculator[data-ready]").waitFor();
  expect(await answers(page)).toEqual({
    "Jobs booked": "3",
    Revenue: "$1,050",
    "Your plan": "−$397",
    Profit: "$653",
  });
  await page.getByLabel("Average job value").fill("250");
  await page.getByLabel("Leads per month").fill("12");
  await page.getByLabel("Close rate").fill("33");
  expect(await answers(page)).toMatchObject({ Revenue: "$1,000", Profit: "$603" });
  await page.getByLabel("Starter System, $97").check();
  expect(await answers(page)).toMatchObject({ "Your plan": "−$97", Profit: "$903" });
  expect(await page.getByRole("status").textContent()).toContain("Profit: $903");
  await page.getByLabel("Leads per month").fill("");
  expect(await answers(page)).toMatchObject({ "Jobs booked": "0", Profit: "−$97" });
  await page.getByLabel("Leads per month").press("Enter");
  expect(new URL(page.url()).search).toBe("");
  expect(await findBarriers(page)).toEqual([]);
});

/** The calculator's result lines by name. */
async function answers(page: Page): Promise<Record<string, string>> {
  const lines = await page
    .locator("#calculator dl > div")
    .evaluateAll((elements) =>
      elements.map((line) => [...line.children].map((part) => part.textContent.trim())),
    );
  return Object.fromEntries(lines);
}
