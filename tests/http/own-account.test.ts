import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillSignIn, signIn, signOut, waitForDashboard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import type { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const open = async () => openPlainPage(site());

type Person = typeof administrator;

test("turning on one-time codes makes sign-in require one", async () => {
  const person = await addUser(site(), "codes@hearth.example", "viewer");
  const page = await open();
  await signIn(page, person);
  await page.getByRole("link", { name: person.email }).click();
  await page.getByRole("link", { name: "Turn on two-factor" }).click();
  const secret = await turnOnCodes(page, person);
  const codes = await page.getByRole("status").getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);

  await signOut(page);
  await enterPassword(page, person);
  await enterCode(page, "Code", "000000");
  await page.getByRole("alert").getByText("That code isn’t right.").waitFor();
  await enterCode(page, "Code", oneTimeCode(secret, 1));
  await waitForDashboard(page);

  await page.goto("/admin/account/codes");
  expect(await page.getByRole("status").count()).toBe(0);
  await signOut(page);
  await enterPassword(page, person);
  await page.getByRole("link", { name: "Use a backup code" }).click();
  await enterCode(page, "Backup code", codes[3] ?? "");
  await waitForDashboard(page);
  await turnOffCodes(page, person);
  await signOut(page);
  await signIn(page, person);
});

test("a password change ends other sessions; each can be ended", async () => {
  const person = await addUser(site(), "sure@hearth.example", "reviewer");
  const [page, otherPage] = [await open(), await open()];
  await signIn(otherPage, person);
  await signIn(page, person);
  await page.goto("/admin/account");
  const here = page.getByRole("listitem").filter({ hasText: "This device" });
  expect(await here.count()).toBe(1);
  await page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await page.getByText("1 device signed out.").waitFor();
  await expectSignedOut(otherPage);

  await signIn(otherPage, person);
  await changePassword(page, "not the password", "a new long password");
  await page.getByText("That isn’t your password").first().waitFor();
  await changePassword(page, person.password, "too short");
  await page.getByText("Use at least 12 characters").first().waitFor();
  await changePassword(page, person.password, "a new long password");
  await page.getByText("Password changed. You’re signed out everywhere else.").waitFor();
  await expectSignedOut(otherPage);
  await signIn(otherPage, { ...person, password: "a new long password" });
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByText("1 device signed out.").waitFor();
  await expectSignedOut(otherPage);
  const written = await runSql(
    site(),
    `select action from audit_entries where actor_email = $1 and action <> 'staff.sign_in'
       order by id`,
    [person.email],
  );
  expect(written.map(({ action }) => action)).toEqual([
    "staff.end_sessions",
    "staff.change_password",
    "staff.end_sessions",
  ]);
});

/**
 * Turns on one-time codes, with a wrong first code as well.
 * @returns the app's secret
 */
async function turnOnCodes(page: Page, person: Person): Promise<string> {
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await page.getByText("Enter the key instead").click();
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn on two-factor" }).click();
  await page.getByText("That code isn’t right.").waitFor();
  await page.getByLabel("Code", { exact: true }).fill(oneTimeCode(secret));
  await page.getByRole("button", { name: "Turn on two-factor" }).click();
  await page.getByText("Two-factor is on. Save these backup codes").waitFor();
  return secret;
}

async function turnOffCodes(page: Page, person: Person): Promise<void> {
  await page.goto("/admin/account/codes");
  const form = page.locator("form", {
    has: page.getByRole("button", { name: "Turn off two-factor" }),
  });
  await form.getByLabel("Your password").fill(person.password);
  await form.getByRole("button", { name: "Turn off two-factor" }).click();
  await page.getByRole("heading", { name: "Turn on two-factor" }).waitFor();
}

async function enterPassword(page: Page, person: Person): Promise<void> {
  await page.goto("/admin/login");
  await fillSignIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password").fill(next);
  await page.getByRole("button", { name: "Change password" }).click();
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
}
