import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const installation = sharedSite({ administrator: true });

async function enter(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: button }).click();
}

const waitForConfirmation = (page: Page) =>
  page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();

test("an invitation needs the password once and keeps input (staff.confirm-identity)", async () => {
  const email = "asked@hearth.example";
  await addUser(installation(), "rolf@hearth.example", "viewer");
  const page = openPlainPage(installation());
  await startSession(page);
  await page.goto("/admin/staff");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("radio", { name: "Super admin", exact: true }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await waitForConfirmation(page);
  await enter(page, "not the password", "Confirm and continue");
  await page.getByText("That isn’t your password").waitFor();
  await enter(page, administrator.password, "Confirm and continue");
  await page.getByText(`Invitation sent to ${email}.`).waitFor();
  const invited = await runSql(
    installation(),
    "select role from staff_invitations where email = $1",
    [email],
  );
  expect(invited).toEqual([{ role: "super_admin" }]);
  await page.getByRole("combobox", { name: "Role of rolf" }).selectOption({ label: "Reviewer" });
  await page.getByRole("button", { name: "Save the role of rolf" }).click();
  await page.getByText("Role changed. They’re signed out everywhere.").waitFor();
});

test("a personal data download needs the password first (staff.confirm-identity)", async () => {
  const page = openPlainPage(installation());
  await startSession(page);
  await page.goto("/admin/leads?q=ann");
  await page.getByRole("link", { name: "Export CSV" }).click();
  await waitForConfirmation(page);
  await enter(page, "not the password", "Confirm");
  await page.getByText("That isn’t your password").waitFor();
  const download = page.waitForEvent("download");
  await enter(page, administrator.password, "Confirm");
  expect((await download).suggestedFilename()).toBe("leads.csv");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL("**/admin/leads?q=ann");
  const again = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await again).suggestedFilename()).toBe("leads.csv");
});

test("API clients get an error; old passwords or other sessions don't count", async () => {
  const { url } = installation();
  const cookies = [
    await sessionCookie(url, administrator),
    await sessionCookie(url, administrator),
  ];
  const file = (cookie = "") => fetch(`${url}/admin/leads.csv`, { headers: { cookie } });
  const inviteOwner = () =>
    fetch(`${url}/admin/contractors/019ab000-0000-7000-8000-000000000000`, {
      method: "POST",
      headers: { cookie: cookies[0] ?? "" },
      body: new URLSearchParams({ intent: "invite-owner", email: "owner@home.example" }),
    });
  expect((await inviteOwner()).status).toBe(403);
  const refused = await file(cookies[0]);
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    {
      code: "confirmation_required",
      message: expect.stringContaining("confirm your password first"),
    },
  ]);
  const confirm = (password: string) =>
    fetch(`${url}/api/auth/confirm-password`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookies[0] ?? "" },
      body: JSON.stringify({ password }),
    });
  expect((await confirm("not the password")).status).toBe(403);
  expect((await file(cookies[0])).status).toBe(403);
  expect((await confirm(administrator.password)).status).toBe(200);
  expect([(await file(cookies[0])).status, (await file(cookies[1])).status]).toEqual([200, 403]);
  expect((await inviteOwner()).status).toBe(404);
  await runSql(
    installation(),
    "update session_confirmations set confirmed_at = confirmed_at - interval '16 minutes'",
  );
  expect((await file(cookies[0])).status).toBe(403);
});
