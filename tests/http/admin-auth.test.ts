import { expect, test } from "vitest";
import { fillSignIn, signIn, waitForDashboard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const open = () => openPlainPage(site());
const request = (path: string) => fetch(site().url + path, { redirect: "manual" });

test.each([
  "/admin/dashboard",
  "/admin/contractors?q=plumbing&status=completed",
  "/admin/contractors/019ab000-0000-7000-8000-000000000000",
  "/admin/leads?show=quarantine",
  "/admin/messages",
  "/admin/messages/019ab000-0000-7000-8000-000000000000/preview",
  "/admin/nothing-here",
])("redirects anonymous visitors from %s to sign in", async (path) => {
  const response = await request(path);
  const login = `/admin/login?next=${encodeURIComponent(path)}`;
  expect([response.status, response.headers.get("location")]).toEqual([302, login]);
  const data = await request(path.replace(/(\?|$)/, ".data$1"));
  expect(data.status).toBe(202);
  expect(await data.text()).toContain(login);
});

test("signing in returns to the requested page", async () => {
  const page = open();
  await page.goto("/admin/contractors?q=plumbing&status=completed");
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  await page.getByText("Access the super admin dashboard").waitFor();
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Contractors Management" }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/admin/contractors?q=plumbing&status=completed");
  await page.goto("/admin/login");
  await waitForDashboard(page);
});

test("an event stream without a session gets 204, so clients stop reconnecting", async () => {
  for (const path of ["/admin/events", "/crm/events"]) {
    const headers = { accept: "text/event-stream" };
    expect((await fetch(site().url + path, { headers, redirect: "manual" })).status).toBe(204);
    expect((await request(path)).status).toBe(302);
  }
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "rejects %s as a return path",
  async (next) => {
    const page = open();
    await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await fillSignIn(page, administrator.email, administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await waitForDashboard(page);
  },
);

test("a wrong password and an unknown email get the same alert", async () => {
  const page = open();
  await page.goto("/admin/login");
  const alert = page.getByRole("alert");
  for (const [email, password] of [
    [administrator.email, "not the password"],
    ["nobody@hearthline.example", administrator.password],
  ] as const) {
    await fillSignIn(page, email, password);
    const responded = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Sign In" }).click();
    expect((await responded).status()).toBe(401);
    await alert.waitFor();
    expect(await alert.textContent()).toBe("Invalid email or password");
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
  }
  await fillSignIn(page, "", "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Email is required").waitFor();
  await page.getByText("Password is required").waitFor();
});

test("signing out ends the session everywhere it was open", async () => {
  const page = open();
  await signIn(page);
  const cookies = await page.context().cookies();
  const protectedAlike = { httpOnly: true, sameSite: "Lax" };
  expect(cookies).toMatchObject([protectedAlike, protectedAlike]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  const cookieNames = (await page.context().cookies()).map(({ name }) => name);
  expect(cookieNames).toEqual([expect.stringMatching(/\.device\./)]);
  const thief = open();
  await thief.context().addCookies(cookies);
  await thief.goto("/admin/dashboard");
  await thief.getByRole("heading", { name: "Admin Login" }).waitFor();
});

test("users without a role have no access; removal takes effect immediately", async () => {
  const person = await addUser(site(), "visitor@hearthline.example", null);
  const page = open();
  await page.goto("/admin/contractors");
  await fillSignIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "No access" }).waitFor();
  const response = await page.goto("/admin/dashboard");
  expect(response?.status()).toBe(403);
  await page.getByRole("heading", { name: "No access" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Staff" }).count()).toBe(0);
  const data = await page.request.get("/admin/dashboard.data");
  expect(data.status()).toBe(403);
  expect(await data.text()).not.toContain("totalContractors");
  const api = await page.request.get("/api/form_submissions");
  expect([api.status(), (await api.json()).message]).toEqual([
    403,
    "permission denied: this endpoint is for staff",
  ]);

  const role = (change: string) => runSql(site(), change, [person.email]);
  await role(
    "insert into admin_roles (user_id, role) select id, 'reviewer' from users where email = $1",
  );
  await page.reload();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await role(
    "delete from admin_roles using users where admin_roles.user_id = users.id and email = $1",
  );
  await page.getByRole("link", { name: "Leads" }).click();
  await page.getByRole("heading", { name: "No access" }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
});

test("viewers see no edit buttons; losing edit access takes effect immediately", async () => {
  const person = await addUser(site(), "reader@hearthline.example", "viewer");
  const role = (name: string) =>
    runSql(
      site(),
      "update admin_roles set role = $2 where user_id = (select id from users where email = $1)",
      [person.email, name],
    );
  const contractor = sampleContractor({ city: "Lubbock", services: ["HVAC"] });
  await signUpAndConfirm(site(), contractor);
  const page = open();
  await signIn(page, person);
  await page.getByRole("link", { name: contractor.businessName }).click();
  await page.getByRole("heading", { name: "Pages and territories" }).waitFor();
  const pause = page.getByRole("button", { name: "Pause" });
  expect(await pause.count()).toBe(0);
  await role("reviewer");
  await page.reload();
  await pause.waitFor();
  await role("viewer");
  await pause.click();
  await page.getByText("Your role is view only.").waitFor();
  expect((await fetch(`${site().url}/hvac/lubbock-tx`)).status).toBe(200);
});

test("the setup link works once", async () => {
  const fresh = open();
  const log = site().log.join("\n");
  expect(log).not.toContain("/admin/setup/");
  const response = await fresh.goto("/admin/setup/MTIz.MTIz");
  expect(response?.status()).toBe(410);
  await fresh.getByRole("heading", { name: "Link expired" }).waitFor();
});
