import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { confirmPassword, openDashboard, waitForDashboard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { pressEnterOn, tabTo, typeInto } from "./by-keyboard.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });

/** The sign-in page, after its script has run. */
async function open(): Promise<Page> {
  const page = await openVisitor(browser(), installation(), { allow: [/status of (401|422)/] });
  await page.goto("/admin/login");
  await waitForScript(page);
  return page;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await typeInto(page, page.getByLabel("Email"), email);
  await typeInto(page, page.getByLabel("Password"), password);
  await page.keyboard.press("Enter");
}

test("resets the password, turns on one-time codes, and enters one by keyboard", async () => {
  const invited = await addUser(installation(), "fern@hearth.example", "viewer");
  const person = { ...invited, password: "a new long password" };
  const page = await open();
  await signIn(page, invited.email, "not the password");
  await page.getByRole("alert").getByText("Invalid email or password").waitFor();
  await pressEnterOn(page, page.getByRole("link", { name: "Forgot your password?" }));
  await page.getByRole("button", { name: "Send link" }).waitFor();
  await typeInto(page, page.getByLabel("Email"), person.email);
  await page.keyboard.press("Enter");
  await page.getByText("Check your email").waitFor();
  const pattern = /https?:\/\/\S+\/admin\/reset-password\/\S+/;
  const mail = await installation().mail.waitForMail(
    ({ to, text }) => to.includes(person.email) && pattern.test(text),
  );
  await page.goto(pattern.exec(mail.text)?.[0] ?? "");
  await typeInto(page, page.getByLabel("New password"), "too short");
  await page.keyboard.press("Enter");
  await page.getByText("Use at least 12 characters").first().waitFor();
  await typeInto(page, page.getByLabel("New password"), person.password);
  await page.keyboard.press("Enter");
  await page.getByText("Password changed. Sign in with your new password.").waitFor();
  await signIn(page, person.email, person.password);
  await waitForDashboard(page);

  await pressEnterOn(page, page.getByRole("link", { name: person.email }));
  await pressEnterOn(page, page.getByRole("link", { name: "Turn on two-factor" }));
  await typeInto(page, page.getByLabel("Your password"), person.password);
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await pressEnterOn(page, page.getByText("Enter the key instead"));
  const secret = (await page.locator("code").textContent()) ?? "";
  await typeInto(page, page.getByLabel("Code", { exact: true }), oneTimeCode(secret));
  await page.keyboard.press("Enter");
  await page.getByText("Two-factor is on. Save these backup codes").waitFor();

  await pressEnterOn(page, page.getByRole("button", { name: "Sign out" }).first());
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  await signIn(page, person.email, person.password);
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await typeInto(page, page.getByLabel("Code", { exact: true }), "000000");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("That code isn’t right.").waitFor();
  await typeInto(page, page.getByLabel("Code", { exact: true }), oneTimeCode(secret, 1));
  await page.keyboard.press("Enter");
  await waitForDashboard(page);
});

test("invites a member and changes their role by keyboard alone", async () => {
  await addUser(installation(), "rolf@hearth.example", "viewer");
  const page = await openVisitor(browser(), installation());
  await openDashboard(page);
  await confirmPassword(page);
  await waitForScript(page);
  await pressEnterOn(page, page.getByRole("link", { name: "Staff", exact: true }));
  await page.getByRole("heading", { name: "Staff", level: 1 }).waitFor();
  await typeInto(page, page.getByLabel("Email", { exact: true }), "new@hearth.example");
  await tabTo(page, page.getByRole("radio", { name: "Viewer", exact: true }));
  await page.keyboard.press("ArrowDown");
  const reviewer = page.getByRole("radio", { name: "Reviewer", exact: true });
  expect(await reviewer.isChecked()).toBe(true);
  await pressEnterOn(page, page.getByRole("button", { name: "Send invitation" }));
  await page.getByText("Invitation sent to new@hearth.example.").waitFor();

  const role = page.getByRole("combobox", { name: "Role of rolf" });
  await tabTo(page, role);
  await page.keyboard.press("ArrowUp");
  await pressEnterOn(page, page.getByRole("button", { name: "Save the role of rolf" }));
  await page.getByText("Role changed. They’re signed out everywhere.").waitFor();
  const rows = await runSql(
    installation(),
    "select admin_roles.role, invited.role as invited from admin_roles join users on users.id = admin_roles.user_id, staff_invitations as invited where users.email = $1",
    ["rolf@hearth.example"],
  );
  expect(rows).toEqual([{ role: "reviewer", invited: "reviewer" }]);
});
