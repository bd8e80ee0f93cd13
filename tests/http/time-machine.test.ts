import { expect, test } from "vitest";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });

test("without JavaScript staff preview a sample request and its holds", async () => {
  const page = openPlainPage(site());
  await page.goto("/admin/follow-ups/time-machine");
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Preview follow-up timing" }).waitFor();
  await page.getByText("Florida, Eastern Time").waitFor();

  await page.getByLabel("ZIP code").fill("78701");
  await page.getByLabel("Requested at (homeowner’s time)").fill("2026-11-20T22:15");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByText("Requested Fri, Nov 20, 10:15 PM").waitFor();
  await page
    .getByText("On hold until Sat, Nov 21, 9:00 AM (Central Time): quiet hours in Texas.")
    .waitFor();
  await page.getByText("Thanks for reaching out last night.").waitFor();
  expect(new URL(page.url()).searchParams.get("zip")).toBe("78701");
});
