import { expect, test } from "vitest";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { findBarriers } from "./check-accessibility.ts";
import { fillSignIn, signIn, untilDashboard } from "./drive-staff-area.ts";
import { administrator, sharedInstallation } from "./installation.ts";
import { addUser, runSql } from "./run-sql.ts";
import { sampleContractor } from "./sample-contractor.ts";
import { signUpAndConfirm } from "./sign-up-through-api.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedInstallation({ database: "postgres", administrator: true });
/** The browser itself reports refusals. */
const open = (javaScript = true) =>
  openVisitor(browser(), installation(), {
    javaScript,
    allow: [/status of (401|403|410|422)/],
  });

test.each([
  "/admin/dashboard",
  "/admin/contractors?q=plumbing&status=completed",
  "/admin/contractors/019ab000-0000-7000-8000-000000000000",
  "/admin/leads?show=quarantine",
  "/admin/messages",
  "/admin/messages/019ab000-0000-7000-8000-000000000000/preview",
  "/admin/nothing-here",
])("a stranger who asks for %s has to sign in first", async (path) => {
  const [web] = installation().webs;
  const answer = await web?.fetch(path);
  const login = `/admin/login?next=${encodeURIComponent(path)}`;
  expect([answer?.status, answer?.headers.get("location")]).toEqual([302, login]);
  const data = await web?.fetch(path.replace(/(\?|$)/, ".data$1"));
  expect(data?.status).toBe(202);
  expect(await data?.text()).toContain(login);
});

test.each([true, false])(
  "after signing in they are where they wanted to be (script: %s)",
  async (javaScript) => {
    const page = await open(javaScript);
    await page.goto("/admin/contractors?q=plumbing&status=completed");
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await page.getByText("Access the super admin dashboard").waitFor();
    await fillSignIn(page, administrator.email, administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { name: "Contractors Management" }).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe("/admin/contractors?q=plumbing&status=completed");
    await page.goto("/admin/login");
    await untilDashboard(page);
  },
);

// routes.relative-redirects
test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "a way back to %s is not taken",
  async (next) => {
    const page = await open(false);
    await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await fillSignIn(page, administrator.email, administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await untilDashboard(page);
  },
);

test.each([true, false])(
  "a wrong password and an unknown address get the same words in an alert (script: %s)",
  async (javaScript) => {
    const page = await open(javaScript);
    await page.goto("/admin/login");
    const alert = page.getByRole("alert");
    for (const [email, password] of [
      [administrator.email, "not the password"],
      ["nobody@hearthline.example", administrator.password],
    ] as const) {
      await fillSignIn(page, email, password);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await page.getByRole("button", { name: "Sign In" }).click();
      expect((await answered).status()).toBe(401);
      await alert.waitFor();
      expect(await alert.textContent()).toBe("Invalid email or password");
      expect(await page.getByLabel("Email").inputValue()).toBe(email);
    }
    await fillSignIn(page, "", "");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Email is required").waitFor();
    await page.getByText("Password is required").waitFor();
  },
);

// staff.login
test("while signing in the button says so and cannot be pressed", async () => {
  const page = await open();
  await page.goto("/admin/login");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/admin/login.data*", async (route) => {
    await promise;
    await route.continue();
  });
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const busy = page.getByRole("button", { name: "Signing in..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  resolve();
  await untilDashboard(page);
});

test("signing out ends the session everywhere it was open", async () => {
  const page = await open();
  await signIn(page);
  const cookies = await page.context().cookies();
  const protectedAlike = { httpOnly: true, sameSite: "Lax" };
  expect(cookies).toMatchObject([protectedAlike, protectedAlike]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).toEqual([expect.stringMatching(/\.device\./)]);
  const thief = await open();
  await thief.context().addCookies(cookies);
  await thief.goto("/admin/dashboard");
  await thief.getByRole("heading", { name: "Admin Login" }).waitFor();
});

test("somebody without a role has no access, and a role that is taken away counts at once", async () => {
  const person = await addUser(installation(), "visitor@hearthline.example", null);
  const page = await open();
  await page.goto("/admin/contractors");
  await fillSignIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "No access" }).waitFor();
  const answer = await page.goto("/admin/dashboard");
  expect(answer?.status()).toBe(403);
  await page.getByRole("heading", { name: "No access" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Staff" }).count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  const data = await page.request.get("/admin/dashboard.data");
  expect(data.status()).toBe(403);
  expect(await data.text()).not.toContain("totalContractors");
  const api = await page.request.get("/api/form_submissions");
  expect([api.status(), (await api.json()).message]).toEqual([
    403,
    "permission denied: this is for staff",
  ]);

  const role = (change: string) => runSql(installation(), change, [person.email]);
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

test("who may only read sees no buttons that change, and is told so when the role was taken meanwhile", async () => {
  const person = await addUser(installation(), "reader@hearthline.example", "viewer");
  const role = (name: string) =>
    runSql(
      installation(),
      "update admin_roles set role = $2 where user_id = (select id from users where email = $1)",
      [person.email, name],
    );
  const contractor = sampleContractor({ city: "Lubbock", services: ["HVAC"] });
  await signUpAndConfirm(installation(), contractor);
  const page = await open();
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
  await page.getByText("Your role lets you read, not change.").waitFor();
  expect((await fetch(`${installation().url}/hvac/lubbock-tx`)).status).toBe(200);
});

test("the setup link works once", async () => {
  const fresh = await open();
  const log = installation().webs[0]?.logs(500) ?? "";
  expect(log).not.toContain("/admin/setup/");
  const answer = await fresh.goto("/admin/setup/MTIz.MTIz");
  expect(answer?.status()).toBe(410);
  await fresh.getByRole("heading", { name: "Link expired" }).waitFor();
});
