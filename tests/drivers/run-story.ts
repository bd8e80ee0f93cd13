import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { administrator, type Site, staffAddress } from "../setup/site.ts";
import {
  fillLeadForm,
  type Homeowner,
  sampleHomeowner,
  sendLeadForm,
  waitForRequestConfirmation,
} from "./drive-business-page.ts";
import { followSection, openContractor, readCard, setUpAdministrator } from "./drive-staff-area.ts";
import { completeSteps } from "./drive-wizard.ts";
import { type Contractor, sampleContractor, sampleLogo } from "./sample-contractor.ts";
import { signUpAndConfirm } from "./sign-up-through-api.ts";

export type StorySession = {
  /** With all its web processes, or the only one. */
  installation: Site & { webs: { url: string; fetch(path: string): Promise<Response> }[] };
  javaScript: boolean;
  /** Opens a page as a new visitor. */
  open(): Promise<Page>;
};

/**
 * The product's main story: a contractor signs up, their page goes live, a homeowner sends a
 * request, the contractor and staff are notified, and staff find everything in their area.
 */
export async function runStory(session: StorySession): Promise<void> {
  const contractor = sampleContractor({ logo: await sampleLogo() });
  await contractorSignsUp(session, contractor);
  await contractorConfirms(session, contractor);
  await addBusinessInSecondCity(session, contractor);
  const homeowner = await homeownerSubmitsRequest(session, contractor);
  await alertsArrive(session, contractor, homeowner);
  const staff = await staffReviewEverything(session, contractor, homeowner);
  await staffPauseAndPublish(session, staff, contractor);
}

async function contractorSignsUp(session: StorySession, contractor: Contractor): Promise<void> {
  const page = await session.open();
  await page.goto("/get-started?plan=ads");
  await completeSteps(page, contractor);
  await page.getByRole("heading", { name: /Success/ }).waitFor();
}

/** Opens the email's link and clicks the button; the page of each service goes live. */
async function contractorConfirms(session: StorySession, contractor: Contractor): Promise<void> {
  const { mail, url } = session.installation;
  const confirmation = await mail.waitForMail(({ to }) => to.includes(contractor.email));
  expect(confirmation.subject).toBe("Confirm your email address - Hearthline");
  const link = confirmation.text.match(/https?:\S+\/confirm-email\/\S+/)?.[0] ?? "";
  expect(link.startsWith(url), link).toBe(true);

  const page = await session.open();
  const path = "/hvac/round-rock-tx";
  const before = await page.goto(path);
  expect([before?.status(), new URL(page.url()).pathname]).toEqual([404, "/404"]);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm and go live" }).click();
  await page.getByText("Your pages are live:").waitFor();
  const live = page.getByRole("main").getByRole("listitem");
  expect(await live.allTextContents()).toEqual([path, "/plumbing/round-rock-tx"]);
  await page.getByRole("link", { name: path }).click();
  await page.getByText("Proudly serving Round Rock, TX").waitFor();
  expect(await page.title()).toBe(`Top-Rated HVAC in Round Rock, TX | ${contractor.businessName}`);
  const logo = page.getByRole("img", { name: `${contractor.businessName} logo` });
  const picture = await page.request.get((await logo.getAttribute("src")) ?? "");
  expect((await sharp(await picture.body()).metadata()).width).toBe(320);
  // Without script it isn't a browser, and has no colors.
  if (!session.javaScript) return;
  const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) }).first();
  expect(await hero.evaluate((section) => getComputedStyle(section).backgroundColor)).toBe(
    "rgb(0, 128, 128)",
  );
}

/** Territories are per service and city: in the other city another business has HVAC. */
async function addBusinessInSecondCity(
  { installation }: StorySession,
  contractor: Contractor,
): Promise<void> {
  const elsewhere = sampleContractor({ city: "St. Louis", state: "MO", services: ["HVAC"] });
  await signUpAndConfirm(installation, elsewhere);
  await installation.mail.waitForMail(
    ({ subject }) => subject.endsWith(elsewhere.businessName),
    30,
  );
  const page = await fetch(`${installation.url}/hvac/st-louis-mo`);
  const html = await page.text();
  expect(html).toContain("Proudly serving St. Louis, MO");
  expect(html).not.toContain(contractor.email);
}

async function homeownerSubmitsRequest(
  session: StorySession,
  contractor: Contractor,
): Promise<Homeowner> {
  const homeowner = sampleHomeowner();
  const page = await session.open();
  await page.goto("/hvac/round-rock-tx");
  await fillLeadForm(page, homeowner);
  await sendLeadForm(page);
  await waitForRequestConfirmation(page, contractor.businessName);
  return homeowner;
}

async function alertsArrive(
  session: StorySession,
  contractor: Contractor,
  homeowner: Homeowner,
): Promise<void> {
  const { mail } = session.installation;
  const subject = `New lead: ${homeowner.name} needs HVAC in Round Rock`;
  for (const address of [contractor.email, staffAddress]) {
    const alert = await mail.waitForMail(
      (received) => received.to.includes(address) && received.subject === subject,
      30,
    );
    expect(alert.text).toContain(homeowner.need);
    expect(alert.text).toContain(homeowner.email);
    const area = address === contractor.email ? "crm" : "admin";
    expect(alert.text).toMatch(new RegExp(`/${area}/leads/[\\w-]{36}`));
    const replyTo = alert.headers.get("reply-to");
    expect(replyTo).toEqual(address === contractor.email ? [homeowner.email] : undefined);
  }
  const onboarding = await mail.waitForMail(
    ({ subject }) => subject === `New onboarding: ${contractor.businessName}`,
    30,
  );
  expect(onboarding.to).toEqual([staffAddress]);
  // No one got the same message twice.
  const subjects = mail.received.map(({ to, subject }) => `${to}: ${subject}`);
  expect(new Set(subjects).size).toBe(subjects.length);
}

/** The first administrator creates an account and finds everything that happened. */
async function staffReviewEverything(
  session: StorySession,
  contractor: Contractor,
  homeowner: Homeowner,
): Promise<Page> {
  const page = await session.open();
  await setUpAdministrator(page, session.installation.setupLink());
  await page.getByText(administrator.email).waitFor();
  const [contractors] = await readCard(page, "Total Contractors");
  const [completed, conversion] = await readCard(page, "Completed Forms");
  const share = ((Number(completed) / Number(contractors)) * 100).toFixed(1);
  expect(conversion).toBe(`${share}% conversion rate`);
  const recent = page.getByRole("listitem").filter({ hasText: contractor.businessName });
  expect(await recent.first().textContent()).toMatch(/Round Rock, TX.*Completed/);

  await openContractor(page, contractor.businessName);
  const text = await page.getByRole("main").innerText();
  for (const shownText of [
    "System + Ads",
    contractor.description,
    contractor.serviceArea,
    "HVAC, Plumbing",
    "20 min",
    "#008080",
    "https://okafor.example",
    "Confirm your email address - Hearthline",
  ]) {
    expect(text).toContain(shownText);
  }
  await followSection(page, "Messages");
  const foreign = page.getByRole("row").filter({ hasText: contractor.email });
  await foreign.first().waitFor();
  // The confirmation, the page-is-live email, and the lead alert; the demo has others.
  const rows = await foreign.allTextContents();
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const row of rows) expect(row).toContain("Sent");
  await followSection(page, "Leads");
  const lead = page.getByRole("row").filter({ hasText: homeowner.name });
  expect(await lead.textContent()).toContain("HVAC in Round Rock, TX");
  return page;
}

/** A change by staff through one process is visible in the others on the next request. */
async function staffPauseAndPublish(
  { installation }: StorySession,
  page: Page,
  contractor: Contractor,
): Promise<void> {
  const { webs } = installation;
  const [here, there] = [webs[0], webs.at(-1)];
  if (!here || !there) throw new Error("the installation has no web process");
  const path = "/hvac/round-rock-tx";
  const seen = async () =>
    await Promise.all(webs.map(async (web) => (await web.fetch(path)).status));
  await openContractor(page, contractor.businessName);
  const address = new URL(page.url()).pathname;
  const row = page.getByRole("listitem").filter({ hasText: path });

  expect(await seen()).toEqual(webs.map(() => 200));
  await page.goto(here.url + address);
  await row.getByRole("button", { name: "Pause" }).click();
  await page.getByText("The page is paused and offline.").waitFor();
  const response = await there.fetch(path);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
  expect(await seen()).toEqual(webs.map(() => 302));

  await page.goto(there.url + address);
  await row.getByRole("button", { name: "Publish" }).click();
  await page.getByText("The page is live.", { exact: true }).waitFor();
  expect((await here.fetch(path)).status).toBe(200);
}
