import type { Page } from "playwright-core";
import { administrator } from "../setup/site.ts";

/** Creates the first administrator with the link from the log, and waits for the dashboard. */
export async function setUpAdministrator(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(administrator.name);
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password").fill(administrator.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await waitForDashboard(page);
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
}

/**
 * Starts a session like an API client, for tests that aren't about signing in: in a browser, the
 * form and the dashboard take over a second.
 */
export async function startSession(
  page: Page,
  { email, password }: typeof administrator = administrator,
): Promise<void> {
  const result = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  if (!result.ok()) throw new Error(`${email} was answered ${result.status()}`);
}

/** Opens the dashboard in a new session. */
export async function openDashboard(page: Page, user = administrator): Promise<void> {
  await startSession(page, user);
  await page.goto("/admin/dashboard");
  await waitForDashboard(page);
}

/** Signs in with the form and waits for the dashboard. */
export async function signIn(
  page: Page,
  user: typeof administrator = administrator,
): Promise<void> {
  await page.goto("/admin/login");
  await fillSignIn(page, user.email, user.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await waitForDashboard(page);
}

/** Confirms the password, so files and actions that require it work. */
export async function confirmPassword(page: Page): Promise<void> {
  const { password } = administrator;
  const result = await page.request.post("/api/auth/confirm-password", { data: { password } });
  if (!result.ok()) throw new Error(`the password was answered ${result.status()}`);
}

/** Signs out and waits for the login page: visiting another page would interrupt signing out. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
}

export async function waitForDashboard(page: Page): Promise<void> {
  await page.waitForURL("**/admin/dashboard");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** One of the dashboard's cards: its figure and the text below it. */
export async function readCard(
  page: Page,
  title: string,
): Promise<[figure: string, below: string]> {
  const card = page.locator("dl", { has: page.getByText(title, { exact: true }) });
  const [figure = "", below = ""] = await card.locator("dd").allTextContents();
  return [figure, below];
}

/** Follows the link to a section of the staff area. */
export async function followSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name }).click();
  await waitForSection(page, name);
}

/** Opens a section of the staff area by URL. */
export async function openSection(
  page: Page,
  name: string,
  path = name.toLowerCase(),
): Promise<void> {
  await page.goto(`/admin/${path}`);
  await waitForSection(page, name);
}

async function waitForSection(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { name: new RegExp(`^${name}`), level: 1 }).waitFor();
}

/** Opens a contractor's page from the list. */
export async function openContractor(page: Page, businessName: string): Promise<void> {
  await page.goto("/admin/contractors");
  const card = page.getByRole("listitem").filter({ hasText: businessName });
  await card.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("heading", { name: businessName, level: 1 }).waitFor();
}
