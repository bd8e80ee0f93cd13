import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillSignIn, signIn, signOut, waitForDashboard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openEither } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });
const open = (javaScript = true) =>
  openEither(browser(), installation(), { javaScript, allow: [/status of (401|422)/] });

type Person = typeof administrator;

test.each([true, false])(
  "turning on one-time codes makes sign-in require one (JavaScript: %s)",
  async (javaScript) => {
    const person = await addUser(installation(), `codes-${javaScript}@hearth.example`, "viewer");
    const page = await open(javaScript);
    await signIn(page, person);
    await page.getByRole("link", { name: person.email }).click();
    await page.getByRole("link", { name: "Turn on two-factor" }).click();
    const secret = await turnOnCodes(page, person, javaScript);
    const codes = await page.getByRole("status").getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    if (javaScript) await expectNoBarriers(page);

    await signOut(page);
    await enterPassword(page, person);
    await enterCode(page, "Code", "000000");
    await page.getByRole("alert").getByText("That code isn’t right.").waitFor();
    if (javaScript) await expectNoBarriers(page);
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
  },
);

test.each([true, false])(
  "a password change ends other sessions; each can be ended (JavaScript: %s)",
  async (javaScript) => {
    const person = await addUser(installation(), `sure-${javaScript}@hearth.example`, "reviewer");
    const [page, other] = [await open(javaScript), await open(javaScript)];
    await signIn(other, person);
    await signIn(page, person);
    await page.goto("/admin/account");
    const here = page.getByRole("listitem").filter({ hasText: "This device" });
    expect(await here.count()).toBe(1);
    if (javaScript) await expectNoBarriers(page);
    await page.getByRole("button", { name: "Sign out", exact: true }).last().click();
    await page.getByText("1 device signed out.").waitFor();
    await expectSignedOut(other);

    await signIn(other, person);
    await changePassword(page, "not the password", "a new long password");
    await page.getByText("That isn’t your password").first().waitFor();
    await changePassword(page, person.password, "too short");
    await page.getByText("Use at least 12 characters").first().waitFor();
    if (javaScript) await expectNoBarriers(page);
    await changePassword(page, person.password, "a new long password");
    await page.getByText("Password changed. You’re signed out everywhere else.").waitFor();
    await expectSignedOut(other);
    await signIn(other, { ...person, password: "a new long password" });
    await page.goto("/admin/account");
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("1 device signed out.").waitFor();
    await expectSignedOut(other);
    const written = await runSql(
      installation(),
      `select action from audit_entries where actor_email = $1 and action <> 'staff.sign_in'
       order by id`,
      [person.email],
    );
    expect(written.map(({ action }) => action)).toEqual([
      "staff.end_sessions",
      "staff.change_password",
      "staff.end_sessions",
    ]);
  },
);

test("while signing in, the button is disabled and says so", async () => {
  const page = await open();
  await page.goto("/admin/login");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/admin/login", async (route) => {
    await promise;
    await route.continue();
  });
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const busy = page.getByRole("button", { name: "Signing in..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  resolve();
  await waitForDashboard(page);
});

/**
 * Turns on one-time codes, with a wrong first code as well.
 * @returns the app's secret
 */
async function turnOnCodes(page: Page, person: Person, javaScript: boolean): Promise<string> {
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await page.getByText("Enter the key instead").click();
  const secret = (await page.locator("code").textContent()) ?? "";
  if (javaScript) await expectNoBarriers(page);
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

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page), page.url()).toEqual([]);
}
