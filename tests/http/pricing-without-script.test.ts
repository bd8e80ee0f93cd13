import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

test("the calculator submits normally and shows an example table", async () => {
  const page = openPlainPage(site());
  await page.goto("/pricing");
  await page.getByRole("table", { name: "Examples with the System + Ads plan" }).waitFor();
  await page.getByLabel("Average job value").fill("175");
  await page.getByLabel("Leads per month").fill("15");
  await page.getByLabel("Close rate").fill("33.3");
  await page.getByRole("button", { name: "Calculate" }).click();
  expect(await answers(page)).toMatchObject({ "Jobs booked": "5", Profit: "$478" });
  expect(await page.getByLabel("Close rate").inputValue()).toBe("33.3");
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
