import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { addUser } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";

const site = sharedSite({ demo: true, administrator: true });
const path = "/plumbing/san-antonio-tx";
const publicPage = async () => (await site().fetch(path)).text();

async function pageOfDemo(): Promise<string> {
  const [page] = await site().runSql("select id from seo_pages where business_name = $1", [
    "Mission City Plumbing",
  ]);
  return String(page?.id);
}

test("business-pages.editor: staff edit a page, audited, and restore earlier text", async () => {
  const page = openPlainPage(site());
  await startSession(page);
  await page.goto("/admin/pages?q=Mission");
  await page.getByRole("link", { name: "Plumbing", exact: true }).first().click();
  await page.getByRole("heading", { name: "Plumbing in San Antonio, TX" }).waitFor();
  await page.getByLabel("Headline").fill("Words that staff chose");
  await page.getByLabel("License number").fill("TX M-40555");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter a US phone number, like (512) 555-0123").first().waitFor();
  expect(await page.getByLabel("Headline").inputValue()).toBe("Words that staff chose");
  await page.getByLabel("Phone").fill("(210) 555-0100");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved. Your changes are live on the page.").waitFor();
  expect(await publicPage()).toContain("Words that staff chose");
  expect(await publicPage()).toContain("TX M-40555");
  const audited = await site().runSql(
    "select actor_email from audit_entries where action = 'page.edit' and entity_id = $1",
    [await pageOfDemo()],
  );
  expect(audited).toHaveLength(1);

  const preview = await page.goto(`/admin/pages/${await pageOfDemo()}/preview`);
  expect(preview?.status()).toBe(200);
  await page.getByText("Words that staff chose").waitFor();
  await page.goto(`/admin/pages/${await pageOfDemo()}`);
  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await page.getByText("Version restored.").waitFor();
  expect(await publicPage()).not.toContain("Words that staff chose");
});

test("business-pages.editor: viewers can read but not edit; anonymous visitors see nothing", async () => {
  const id = await pageOfDemo();
  const viewer = await addUser(site(), "vera@hearth.example", "viewer");
  const cookie = await sessionCookie(site().url, viewer);
  const read = await site().fetch(`/admin/pages/${id}`, { headers: { cookie } });
  expect(read.status).toBe(200);
  expect(await read.text()).not.toContain('value="save"');
  const body = new URLSearchParams({ intent: "save", version: "3", headline: "Not allowed" });
  const headers = { cookie, origin: site().url };
  const saved = await site().fetch(`/admin/pages/${id}`, { method: "POST", body, headers });
  expect(saved.status).toBe(403);
  for (const address of [`/admin/pages/${id}`, `/admin/pages/${id}/preview`]) {
    expect((await site().fetch(address)).headers.get("location")).toContain("/admin/login");
  }
  expect(await publicPage()).not.toContain("Not allowed");
  const unknown = crypto.randomUUID();
  const response = await site().fetch(`/admin/pages/${unknown}`, { headers: { cookie } });
  expect(response.status).toBe(404);
});
