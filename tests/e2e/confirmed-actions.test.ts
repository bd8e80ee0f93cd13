import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true, administrator: true });

const waitForConfirmation = (page: Page) =>
  page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();

async function enter(page: Page, password: string, button = "Confirm and continue") {
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: button }).click();
}

/** The session's next action requires the password again. */
const forgetConfirmation = () => runSql(site(), "delete from session_confirmations");

const firstOf = async (table: string) => {
  const [row] = await runSql(site(), `select id from ${table} order by created_at, id limit 1`);
  return String(row?.id);
};

// tests/http/confirmed-actions.test.ts covers every action without JavaScript.
test("staff.confirm-identity: with script, actions and downloads resume after the password", async () => {
  const allow = [/status of (403|404|409|422)/];
  const page = await openVisitor(browser(), site(), { allow });
  await startSession(page);
  await addUser(site(), "rolf@hearth.example", "viewer");
  await page.goto("/admin/staff");
  await page.getByLabel("Email", { exact: true }).fill("asked@hearth.example");
  await page.getByRole("radio", { name: "Super admin", exact: true }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await waitForConfirmation(page);
  expect(await findBarriers(page)).toEqual([]);
  await enter(page, "not the password");
  await page.getByText("That isn’t your password").waitFor();
  await enter(page, administrator.password);
  await page.getByText("Invitation sent to asked@hearth.example.").waitFor();
  const invited = await runSql(site(), "select email, role from staff_invitations");
  expect(invited).toEqual([{ email: "asked@hearth.example", role: "super_admin" }]);
  await page.getByRole("combobox", { name: "Role of rolf" }).selectOption({ label: "Reviewer" });
  await page.getByRole("button", { name: "Save the role of rolf" }).click();
  await page.getByText("Role changed. They’re signed out everywhere.").waitFor();

  await forgetConfirmation();
  await page.goto("/admin/leads?q=ann");
  await page.getByRole("link", { name: "Export CSV" }).click();
  await waitForConfirmation(page);
  expect(await findBarriers(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await enter(page, administrator.password, "Confirm");
  expect((await download).suggestedFilename()).toBe("leads.csv");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL("**/admin/leads?q=ann");
});

test("staff.confirm-identity: with script, refusals show at their cause on each screen", async () => {
  const allow = [/status of (403|404|409|422)/];
  const page = await openVisitor(browser(), site(), { allow });
  await startSession(page);
  const parts = () => page.locator("main h2:not([role=alert] h2), main th").count();
  const refused = async (path: string, act: () => Promise<void>, message: string, near: string) => {
    await forgetConfirmation();
    await page.goto(path);
    await waitForScript(page);
    const before = await parts();
    await act();
    await waitForConfirmation(page);
    await runSql(
      site(),
      "delete from admin_roles where user_id in (select id from users where email = 'gone@hearth.example')",
    );
    await enter(page, administrator.password);
    await page.locator(near).filter({ hasText: message }).waitFor();
    return before - (await parts());
  };
  await addUser(site(), "gone@hearth.example", "viewer");
  await runSql(site(), "update users set disabled_at = now() where email = 'gone@hearth.example'");
  const enable = () => page.getByRole("button", { name: "Enable: gone" }).click();
  const goneMessage = "This no longer exists, so nothing was done.";
  // The removed member's row is missing, and nothing else.
  expect(await refused("/admin/staff", enable, goneMessage, "main [role=alert]")).toBe(1);

  const inviteOwner = async () => {
    await page.getByLabel("Invite an owner").fill("not an address");
    await page.locator("#members").getByRole("button", { name: "Send invitation" }).click();
  };
  const contractor = `/admin/contractors/${await firstOf("contractor_accounts")}`;
  expect(await refused(contractor, inviteOwner, "email address", "#owner-email-error")).toBe(0);

  const notDeleted = "Nothing was deleted. Type DELETE to confirm.";
  const removeSamples = async () => {
    await page.getByLabel("Type DELETE to confirm").fill("delete it");
    await page.getByRole("button", { name: "Delete sample data" }).click();
  };
  const samples = "/admin/health/sample-data";
  expect(await refused(samples, removeSamples, notDeleted, "#confirm-error")).toBe(0);

  const forget = async () => {
    await page.getByText("Delete data").click();
    await page.getByLabel("Type DELETE to confirm").fill("delete it");
    await page.getByRole("button", { name: "Delete permanently" }).click();
  };
  const lead = `/admin/leads/${await firstOf("leads")}`;
  expect(await refused(lead, forget, notDeleted, "#confirm-error")).toBe(0);
  expect(site().log.filter((line) => line.includes("browser page crashed"))).toEqual([]);
});
