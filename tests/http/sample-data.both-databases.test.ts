import { expect, test } from "vitest";
import { signIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true, demo: true });

test("staff delete the sample data at Health, after confirming", async () => {
  const page = openPlainPage(site());
  await signIn(page);
  expect((await site().fetch("/plumbing/san-antonio-tx")).status).toBe(200);
  await page.goto("/admin/health");
  await page.getByRole("link", { name: "View or delete it" }).click();
  const remove = page.getByRole("button", { name: "Delete sample data" });
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await remove.click();
  await page.getByLabel("Your password").fill(administrator.password);
  await page.getByRole("button", { name: "Confirm and continue" }).click();
  await page.getByText("Sample data deleted.").waitFor();
  await page.getByText("There’s no sample data.").waitFor();
  expect((await site().fetch("/plumbing/san-antonio-tx")).status).toBe(302);
});
