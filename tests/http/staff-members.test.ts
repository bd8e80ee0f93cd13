import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  confirmPassword,
  fillSignIn,
  signIn,
  waitForDashboard,
} from "../drivers/drive-staff-area.ts";
import { addUser } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const open = async () => openPlainPage(site());

const password = "a new long password";

/** The newest matching link emailed to an address. */
async function mailedLink(to: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${path}\\S+`);
  const mail = await site().mail.waitForMail(
    (received) => received.to.includes(to) && pattern.test(received.text),
  );
  return pattern.exec(mail.text)?.[0] ?? "";
}

test("a member joins, changes role, is disabled and enabled", async () => {
  const email = "joining@hearth.example";
  const [page, otherPage] = [await open(), await open()];
  await signIn(page);
  await confirmPassword(page);
  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await invite(page, "not an address", "Viewer");
  await page.getByText("Invalid email address").first().waitFor();
  await invite(page, email, "Viewer");
  await page.getByText(`Invitation sent to ${email}.`).waitFor();

  const link = await mailedLink(email, "/admin/invitation/");
  await otherPage.goto(link);
  await otherPage.getByText("You’re invited as Viewer").waitFor();
  await otherPage.getByRole("button", { name: "Join" }).click();
  await otherPage.getByText("Name is required").first().waitFor();
  const name = "Jo";
  await otherPage.getByLabel("Your name").fill(name);
  await otherPage.getByLabel("Password").fill(password);
  await otherPage.getByRole("button", { name: "Join" }).click();
  await waitForDashboard(otherPage);
  expect(await otherPage.getByRole("link", { name: "Staff", exact: true }).count()).toBe(0);
  expect((await otherPage.goto("/admin/staff"))?.status()).toBe(403);
  await otherPage.getByText("Only a super admin can see and change").waitFor();
  expect((await otherPage.goto(link))?.status()).toBe(410);

  await page.goto("/admin/staff");
  await page.getByRole("combobox", { name: `Role of ${name}` }).selectOption({ label: "Reviewer" });
  await page.getByRole("button", { name: `Save the role of ${name}` }).click();
  await page.getByText("Role changed. They’re signed out everywhere.").waitFor();
  await expectSignedOut(otherPage);
  await signIn(otherPage, { ...administrator, email, password });

  await page.getByRole("button", { name: `Disable: ${name}` }).click();
  await page.getByText("Disabled. They’re signed out everywhere.").waitFor();
  await expectSignedOut(otherPage);
  await fillSignIn(otherPage, email, password);
  await otherPage.getByRole("button", { name: "Sign In" }).click();
  await otherPage.getByRole("alert").getByText("Invalid email or password").waitFor();
  await page.getByRole("button", { name: `Enable: ${name}` }).click();
  await page.getByText("Enabled. They can sign in again.").waitFor();
  await signIn(otherPage, { ...administrator, email, password });
});

test("a revoked invitation can't be used; the last super admin stays", async () => {
  const email = "nobody-after-all@hearth.example";
  const page = await open();
  await signIn(page);
  await confirmPassword(page);
  await page.goto("/admin/staff");
  await invite(page, email, "Super admin");
  const link = await mailedLink(email, "/admin/invitation/");
  await page.getByRole("button", { name: `Cancel invitation for ${email}` }).click();
  await page.getByText("Invitation canceled. Its link no longer works.").waitFor();
  const late = await open();
  expect((await late.goto(link))?.status()).toBe(410);
  await late.getByRole("heading", { name: "Link expired" }).waitFor();
  await page.getByRole("button", { name: "Disable: Administrator" }).click();
  const refusal = "This is the last super admin. Make someone else a super admin first.";
  await page.getByRole("alert").filter({ hasText: refusal }).waitFor();
  await page
    .getByRole("combobox", { name: "Role of Administrator" })
    .selectOption({ label: "Viewer" });
  await page.getByRole("button", { name: "Save the role of Administrator" }).click();
  await page.getByRole("alert").filter({ hasText: refusal }).waitFor();
});

test("the message list hides an invitation's link", async () => {
  const email = "curious@hearth.example";
  const page = await open();
  await signIn(page);
  await confirmPassword(page);
  await page.goto("/admin/staff");
  await invite(page, email, "Viewer");
  const link = await mailedLink(email, "/admin/invitation/");
  const token = link.split("/").at(-1) ?? link;
  await page.goto("/admin/messages");
  await page
    .getByRole("link", { name: /^Join the staff/ })
    .first()
    .click();
  await page.getByText("[link]").first().waitFor();
  const reader = await addUser(site(), "reading@hearth.example", "viewer");
  const otherPage = await open();
  await signIn(otherPage, reader);
  await otherPage.goto(page.url());
  const preview = await otherPage.request.get(`${new URL(page.url()).pathname}/preview`);
  for (const shown of [await page.content(), await otherPage.content(), await preview.text()]) {
    expect(shown).not.toContain(token);
  }
});

test("a password reset by email ends all sessions", async () => {
  const person = await addUser(site(), "forgot@hearth.example", "viewer");
  const [page, elsewhere] = [await open(), await open()];
  await signIn(elsewhere, person);
  await page.goto("/admin/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  const shown = [];
  for (const email of ["nobody@hearth.example", person.email]) {
    await page.goto("/admin/forgot-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("Check your email").waitFor();
    shown.push(await page.getByRole("status").innerText());
  }
  expect(shown[0]).toBe(shown[1]);
  const link = await mailedLink(person.email, "/admin/reset-password/");
  await page.goto(link);
  await page.getByLabel("New password").fill("too short");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByText("Use at least 12 characters").waitFor();
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByText("Password changed. Sign in with your new password.").waitFor();
  await expectSignedOut(elsewhere);
  await fillSignIn(page, person.email, password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await waitForDashboard(page);
  expect((await page.goto(link))?.status()).toBe(410);
  await page.getByRole("heading", { name: "Link expired" }).waitFor();
  await site().mail.waitForMail(
    ({ to, subject }) => to.includes(person.email) && /password was changed/.test(subject),
  );
  const mails = site().mail.received.filter(({ to }) => to.includes("nobody@hearth.example"));
  expect(mails).toEqual([]);
});

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("radio", { name: role, exact: true }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
}
