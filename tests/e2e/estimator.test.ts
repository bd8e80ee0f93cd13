import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import {
  calculateButton,
  chooseArea,
  enterContact,
  generator,
  openGenerator,
  readResult,
  showButton,
} from "../drivers/drive-estimator.ts";
import {
  dismissToasts,
  fieldError,
  shownToasts,
  waitForStep,
  waitForToast,
} from "../drivers/drive-wizard.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite();
/** The browser reports these responses, and requests that the test aborts, as errors. */
const open = (viewport: "phone" | "desktop" = "desktop") =>
  openVisitor(browser(), installation(), {
    viewport,
    allow: [/status of (422|500)/, /net::ERR_FAILED/],
  });
const saveError = "There was an issue saving your information. Please try again.";
const savedFor = (email: string) =>
  runSql(
    installation(),
    "select industry, city, email, phone, search_volume, competition, lead_value_estimate, source from lead_results where email = $1",
    [email],
  );

test("trade, city and contact give an estimate that prefills the sign-up", async () => {
  const page = await open("phone");
  await openGenerator(page, "/");
  const email = "ana@home.example";
  await chooseArea(page, "Electrician", "Denver");
  expect(await generator(page).innerText()).toMatch(/Electrician in Denver/);
  expect(await focused(page)).toBe("Where can we reach you?");
  expect(await showButton(page).getAttribute("aria-disabled")).toBe("true");
  await page.getByLabel("Email").fill(email);
  expect(await showButton(page).getAttribute("aria-disabled")).toBe("false");

  await page.getByRole("link", { name: "Back" }).click();
  expect(await page.getByLabel("City").inputValue()).toBe("Denver");
  expect(await page.getByLabel("Industry").inputValue()).toBe("electrician");
  await chooseArea(page, "Electrician", "Denver");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);

  await showButton(page).click();
  await waitForToast(
    page,
    "Results Generated!",
    "Your lead estimate has been calculated based on your area.",
  );
  expect(await readResult(page)).toEqual({
    area: "Electrician in Denver",
    "Search volume": "1,000",
    Competition: "Medium",
    "Estimated job value": "$15,000",
  });
  const box = generator(page);
  await box.getByText("We'll build your lead system for you in 24–48 hours.").waitFor();
  expect(await box.getByText("typical for this trade").count()).toBe(0);
  expect(await savedFor(email)).toEqual([
    {
      industry: "electrician",
      city: "Denver",
      email,
      phone: null,
      search_volume: 1000,
      competition: "Medium",
      lead_value_estimate: "$15,000",
      source: "generator",
    },
  ]);

  await box.getByRole("link", { name: "Get My Lead System" }).click();
  await waitForStep(page, 1);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(await page.getByLabel("City").inputValue()).toBe("Denver");
});

test("missing and invalid fields show errors; a failed save is retried once", async () => {
  const page = await open();
  await openGenerator(page, "/lead-estimator");
  await calculateButton(page).click();
  expect(await fieldError(page, "industry")).toBe("Choose your industry");
  expect(await fieldError(page, "city")).toBe("Enter your city");
  expect(await page.getByLabel("Industry").evaluate((box) => box === document.activeElement)).toBe(
    true,
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Industry").selectOption("HVAC");
  await page.getByLabel("City").fill("  ");
  await calculateButton(page).click();
  expect(await page.locator("#industry-error").count()).toBe(0);
  expect(await fieldError(page, "city")).toBe("Enter your city");

  await chooseArea(page, "HVAC", "Reno");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  // Enter submits even if the button only looks disabled.
  await page.getByLabel("Phone").press("Enter");
  await waitForToast(
    page,
    "Contact Required",
    "Please provide either your email or phone number to see results.",
  );
  expect(sent).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await shownToasts(page)).toEqual([]);

  await enterContact(page, { email: "ana.home.example" });
  await page.locator("#email-error").waitFor();
  expect(await fieldError(page, "email")).toBe("Invalid email address");

  const email = "retry@home.example";
  await page.route("**/api/lead_results", (route) => route.abort(), { times: 1 });
  await enterContact(page, { email });
  await waitForToast(page, "Error", saveError);
  await dismissToasts(page);

  // The response is lost after the row was saved.
  const arriveAndBreak = async (route: Route) => {
    await route.fetch();
    await route.fulfill({ status: 500, body: "" });
  };
  await page.route("**/api/lead_results", arriveAndBreak, { times: 1 });
  await showButton(page).click();
  await waitForToast(page, "Error", saveError);
  await dismissToasts(page);

  await page.route("**/api/lead_results", (route) => route.fulfill({ body: "<p>" }), { times: 1 });
  await showButton(page).click();
  await waitForToast(
    page,
    "Error",
    "There was an issue generating your results. Please try again.",
  );
  await dismissToasts(page);
  await showButton(page).click();
  expect(await readResult(page)).toMatchObject({ "Search volume": "1,800" });
  expect(await savedFor(email)).toHaveLength(1);
  await page.getByText("typical for this trade, not specific to your city").waitFor();
  // A toast that is still fading in has less contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await findBarriers(page)).toEqual([]);
});

test("Back, Start over, and a shared link show the right estimate", async () => {
  const page = await open();
  await openGenerator(page, "/lead-estimator");
  await chooseArea(page, "Handyman", "Tampa");
  await enterContact(page, { email: "back@home.example" });
  expect((await readResult(page)).area).toBe("Handyman in Tampa");
  expect(page.url()).toContain("estimate=");
  expect(page.url()).not.toContain("back");
  await page.goBack();
  await showButton(page).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("back@home.example");
  await page.goForward();
  await page.getByRole("link", { name: "Start over" }).click();
  await calculateButton(page).waitFor();
  expect(await page.getByLabel("City").inputValue()).toBe("");
  await chooseArea(page, "Lawn Care", "Austin");
  expect(await page.getByLabel("Email").inputValue()).toBe("");
  expect(await showButton(page).getAttribute("aria-disabled")).toBe("true");

  const saved = await page.request.post("/api/lead_results", {
    data: { industry: "pest_control", city: "Charlotte, NC", email: "shares@home.example" },
  });
  await openGenerator(page, (await saved.json()).share_path);
  const shared = {
    area: "Pest Control in Charlotte, NC",
    "Search volume": "850",
    Competition: "Low",
    "Estimated job value": "$11,000",
  };
  expect(await readResult(page)).toEqual(shared);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "Link to this estimate" }).click();
  await waitForToast(page, "Link copied", "It shows the estimate, and nothing about you.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());

  await page.getByRole("link", { name: "Start over" }).click();
  await chooseArea(page, "HVAC", "Waco");
  await enterContact(page, { phone: "(512) 555-0142" });
  expect(await readResult(page)).toMatchObject({ area: "HVAC in Waco", Competition: "High" });
  await page.getByText("typical for this trade, not specific to your city").waitFor();
});

test("suggests cities while typing, largest first, and works by keyboard", async () => {
  const page = await open();
  await openGenerator(page, "/lead-estimator");
  await page.getByLabel("Industry").focus();
  await page.keyboard.press("P");
  await page.keyboard.press("Tab");
  await page.keyboard.type("San Ant");
  const offered = page.locator("#city-suggestions option").first();
  await expect.poll(() => offered.getAttribute("value")).toBe("San Antonio, TX");
  await page.keyboard.type("onio, TX");
  await page.keyboard.press("Enter");
  await showButton(page).waitFor();
  expect(await focused(page)).toBe("Where can we reach you?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("keys@home.example");
  await page.keyboard.press("Enter");
  expect((await readResult(page)).area).toBe("Pest Control in San Antonio, TX");
  expect(await focused(page)).toBe("Pest Control in San Antonio, TX");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Get My Lead System");
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent.trim() ?? "");
}
