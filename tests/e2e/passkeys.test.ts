import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillSignIn, signOut, waitForDashboard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import type { administrator } from "../setup/site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({
  administrator: true,
  hostName: "localhost",
  environment: { REQUIRE_TWO_FACTOR: "yes" },
});
const open = () => openVisitor(browser(), installation(), { allow: [/status of (401|422|429)/] });

type Person = typeof administrator;

/** A device with a fingerprint reader, which recognizes its owner unless set otherwise. */
async function attachDevice(page: Page) {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const recognize = (isUserVerified: boolean) =>
    devices.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { recognize };
}

async function addPasskey(page: Page, person: Person, name: string): Promise<void> {
  await page.goto("/admin/account/passkeys");
  await waitForScript(page);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("listitem").getByText(name, { exact: true }).waitFor();
}

async function openLogin(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Use a passkey", exact: true }).waitFor();
}

/** Signs in with the password only, which gives access to the user's own account alone. */
async function enterPassword(page: Page, person: Person): Promise<void> {
  await page.goto("/admin/login");
  await fillSignIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Two-factor authentication is required here").waitFor();
}

test("adds a passkey, signs in with it, and removes it (accounts.passkeys)", async () => {
  const person = await addUser(installation(), "vera@hearth.example", "viewer");
  const page = await open();
  await attachDevice(page);
  await enterPassword(page, person);
  await page.goto("/admin/account");
  await page.getByRole("link", { name: "Manage passkeys" }).click();
  await page.getByText("No passkeys yet.").waitFor();
  await page.getByLabel("Name").fill("Work laptop");
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("That isn’t your password").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await addPasskey(page, person, "Work laptop");
  await page.getByText("not used yet").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await signOut(page);
  await openLogin(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await waitForDashboard(page);

  await page.goto("/admin/account/passkeys");
  await page.getByText("last used").waitFor();
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await page.getByText("No passkeys yet.").waitFor();
  await signOut(page);
  await openLogin(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("That passkey doesn’t work here.").waitFor();
  const actions = await runSql(
    installation(),
    "select action, after from audit_entries where actor_email = $1 order by id",
    [person.email],
  );
  expect(actions.map(({ action }) => action)).toEqual([
    "staff.sign_in",
    "staff.add_passkey",
    "staff.sign_in",
    "staff.remove_passkey",
  ]);
  const mails = await runSql(
    installation(),
    "select kind from messages where to_address = $1 and kind like 'passkey%' order by id",
    [person.email],
  );
  expect(mails.map(({ kind }) => kind)).toEqual(["passkey-added", "passkey-removed"]);
});

test("a passkey response works once, before it expires, for verified, active members", async () => {
  const person = await addUser(installation(), "otto@hearth.example", "viewer");
  const page = await open();
  const { recognize } = await attachDevice(page);
  await enterPassword(page, person);
  await addPasskey(page, person, "Phone");
  await signOut(page);

  await openLogin(page);
  await recognize(false);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("No passkey was used.").waitFor();
  await recognize(true);

  await page.route("**/admin/login/passkey", async (route) => {
    const late = (route.request().postData() ?? "").includes("answer");
    if (late) await runSql(installation(), "update verifications set expires_at = now()");
    await route.continue();
  });
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("That passkey doesn’t work here.").waitFor();
  await page.unroute("**/admin/login/passkey");

  const posted = page.waitForRequest((request) => (request.postData() ?? "").includes("answer"));
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await waitForDashboard(page);
  const replayed = await fetch(`${installation().url}/admin/login/passkey`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: (await posted).postData() ?? "",
  });
  expect([replayed.status, replayed.headers.getSetCookie()]).toEqual([401, []]);

  await signOut(page);
  await runSql(installation(), "update users set disabled_at = now() where email = $1", [
    person.email,
  ]);
  await openLogin(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("That passkey doesn’t work here.").waitFor();
});
