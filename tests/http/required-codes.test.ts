import { expect, test } from "vitest";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({
  administrator: true,
  environment: { REQUIRE_TWO_FACTOR: "yes" },
});

test("without script the login page explains that passkeys need it", async () => {
  const page = openPlainPage(site());
  await page.goto("/admin/login");
  const button = page.getByRole("button", { name: "Use a passkey (needs JavaScript)" });
  expect(await button.isDisabled()).toBe(true);
});

test("required one-time codes must be set up before anything else", async () => {
  const page = openPlainPage(site());
  await page.goto("/admin/contractors");
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Two-factor authentication is required here").waitFor();
  for (const path of ["/admin/dashboard", "/admin/staff", "/admin/leads", "/admin/nothing"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/admin/account/codes");
    const sent = await page.request.post(path, { maxRedirects: 0, form: { intent: "x" } });
    expect([sent.status(), sent.headers().location]).toEqual([302, "/admin/account/codes"]);
  }
  const api = await page.request.get("/api/form_submissions");
  expect([api.status(), (await api.json()).message]).toEqual([
    403,
    "permission denied: set up one-time codes in the staff area first",
  ]);

  await page.goto("/admin/account/codes");
  await page.getByLabel("Your password").fill(administrator.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Enter the key instead").click();
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(oneTimeCode(secret));
  await page.getByRole("button", { name: "Turn on two-factor" }).click();
  await page.getByText("Save these backup codes").waitFor();
  await page.getByRole("link", { name: "Contractors" }).click();
  await page.getByRole("heading", { name: "Contractors Management" }).waitFor();

  const program = (path: string, body: object, cookie = "") =>
    fetch(`${site().url}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const { email, password } = administrator;
  const first = await program("sign-in/email", { email, password });
  expect(await first.json()).toMatchObject({ twoFactorRedirect: true });
  const challenge = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const wrong = await program("two-factor/verify-totp", { code: "000000" }, challenge.join("; "));
  expect(wrong.status).toBe(401);
  const code = oneTimeCode(secret, 1);
  const second = await program("two-factor/verify-totp", { code }, challenge.join("; "));
  const session = second.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const rows = await fetch(`${site().url}/api/form_submissions?limit=1`, {
    headers: { cookie: session.join("; ") },
  });
  expect([second.status, rows.status]).toEqual([200, 200]);
});
