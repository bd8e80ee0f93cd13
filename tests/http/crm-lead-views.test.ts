import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Mission City Plumbing";

async function enter(role: "owner" | "office" = "owner") {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, role);
  return page;
}

test("without JavaScript a member saves filters, opens them, and deletes them", async () => {
  const page = await enter();
  const saveButton = page.getByRole("button", { name: "Save view" });
  const unfold = page.locator("summary").filter({ hasText: "Save as a view" });
  await page.goto("/crm/leads");
  expect(await unfold.count()).toBe(0);
  await page.goto("/crm/leads?view=board&status=new&service=plumbing&q=hannah");
  await unfold.click();
  await page.getByText("Saves filters only, not your search.").waitFor();
  await saveButton.click();
  await page.getByText("Enter a name").first().waitFor();
  await page.getByLabel("View name").fill("New plumbing");
  await saveButton.click();
  await page.getByRole("status").getByText("You’ll find it above your leads.").waitFor();

  await page.goto("/crm/leads?days=30");
  await unfold.click();
  await page.getByLabel("View name").fill("new plumbing");
  await saveButton.click();
  await page.getByText("You already have a view with this name").first().waitFor();
  expect(await page.getByLabel("View name").inputValue()).toBe("new plumbing");

  await page.goto("/crm/leads");
  expect(await page.getByRole("button", { name: "Delete view New plumbing" }).count()).toBe(0);
  await page.getByRole("link", { name: "New plumbing" }).click();
  expect(page.url()).toContain("/crm/leads?view=board&status=new&service=plumbing");
  expect(page.url()).not.toContain("hannah");
  expect(await unfold.count()).toBe(0);

  const colleague = await enter("office");
  await colleague.goto("/crm/leads");
  expect(await colleague.getByRole("link", { name: "New plumbing" }).count()).toBe(0);

  // An invalid id deletes nothing and never crashes.
  const send = async (view_id: string) => {
    const form = { intent: "delete_view", view_id };
    return (await page.request.post("/crm/leads", { form })).status();
  };
  expect(await send("none")).toBe(404);
  expect(await send("0199c0de-0000-7000-8000-000000000000")).toBe(404);
  await page.getByRole("button", { name: "Delete view New plumbing" }).click();
  await page.getByRole("status").getByText("Your leads aren’t affected.").waitFor();
  expect(await page.getByRole("link", { name: "New plumbing" }).count()).toBe(0);
});
