import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  calculateButton,
  chooseArea,
  enterContact,
  readResult,
} from "../drivers/drive-estimator.ts";
import { fieldError, waitForStep } from "../drivers/drive-wizard.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
const open = () => openPlainPage(site());
const countOf = async (email: string) =>
  (await runSql(site(), "select id from lead_results where email = $1", [email])).length;

test("home page to estimate to sign-up works without JavaScript", async () => {
  const page = await open();
  await page.goto("/");
  await calculateButton(page).click();
  expect(await mistakes(page)).toEqual(["Choose your industry", "Enter your city"]);
  expect(await fieldError(page, "city")).toBe("Enter your city");

  await chooseArea(page, "HVAC", "Austin, TX");
  await page.getByRole("link", { name: "Back" }).click();
  expect(await page.getByLabel("Industry").inputValue()).toBe("hvac");
  expect(await page.getByLabel("City").inputValue()).toBe("Austin, TX");
  await calculateButton(page).click();

  await enterContact(page, {});
  expect(await mistakes(page)).toEqual([
    "Please provide either your email or phone number to see results.",
  ]);
  await enterContact(page, { email: "nobody", phone: "(512) 555-0143" });
  expect(await mistakes(page)).toEqual(["Invalid email address"]);
  expect(await page.getByLabel("Phone").inputValue()).toBe("(512) 555-0143");

  await enterContact(page, { email: "plain@home.example", phone: "(512) 555-0143" });
  expect(await readResult(page)).toEqual({
    area: "HVAC in Austin, TX",
    "Search volume": "2,200",
    Competition: "High",
    "Estimated job value": "$33,000",
  });
  await page.getByRole("status").getByText("Results Generated!").waitFor();
  expect(page.url()).not.toMatch(/plain|555\W*0143/);

  await page.getByRole("link", { name: "Get My Lead System" }).click();
  await waitForStep(page, 1);
  for (const [label, value] of [
    ["Email", "plain@home.example"],
    ["Phone number", "(512) 555-0143"],
    ["City", "Austin"],
    ["State", "TX"],
  ] as const) {
    expect(await page.getByRole("textbox", { name: label }).inputValue()).toBe(value);
  }
});

test("a shared link shows the estimate and nothing about its sender", async () => {
  const saved = await post({ industry: "hvac", city: "Austin, TX", email: "sharer@home.example" });
  const link = saved.headers.get("location") ?? "";
  const page = await open();
  await page.goto(link);
  expect(await readResult(page)).toMatchObject({ "Search volume": "2,200" });
  expect(await page.getByText("Results Generated!").count()).toBe(0);
  expect(link + (await page.content())).not.toMatch(/sharer@home/);
});

test.each([
  "/lead-estimator?industry=hvac&city=Austin",
  "/lead-estimator?industry=hvac&city=Austin&step=result",
  "/lead-estimator?industry=hvac&city=Austin&estimate=forged.token",
])("%s shows no figures without contact info", async (path) => {
  const html = await (await site().fetch(path)).text();
  expect(html).not.toContain("2,200");
  expect(html).not.toContain("$33,000");
  expect(html).toContain("Show My Results");
});

test("a shared link doesn't show another city's figures", async () => {
  const saved = await post({ industry: "hvac", city: "Waco", email: "other@home.example" });
  const link = new URL(saved.headers.get("location") ?? "", site().url);
  const [body = "", signature = ""] = link.searchParams.get("estimate")?.split(".") ?? [];
  const tampered = Buffer.from(body, "base64url").toString().replace("Waco", "Austin");
  link.searchParams.set("estimate", `${Buffer.from(tampered).toString("base64url")}.${signature}`);
  const html = await (await site().fetch(link.pathname + link.search)).text();
  expect(html).not.toContain("2,200");
});

test("a failed save shows its reference, and a retry saves once", async () => {
  const page = await open();
  const email = "later@home.example";
  await page.goto("/lead-estimator?step=contact&industry=lawn_care&city=Waco");
  await runSql(site(), "alter table lead_results rename to lead_results_away");
  try {
    await enterContact(page, { email });
    const alert = page.getByRole("alert");
    await alert
      .getByText("There was an issue saving your information. Please try again.")
      .waitFor();
    const [, reference] = /Reference: (\S+)/.exec(await alert.innerText()) ?? [];
    expect(site().log.join("\n")).toContain(`"request_id":"${reference}"`);
    expect(await page.getByRole("main").innerText()).not.toMatch(
      /lead_results|relation|node_modules/,
    );
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
  } finally {
    await runSql(site(), "alter table lead_results_away rename to lead_results");
  }
  const key = await page.locator("input[name=request_key]").inputValue();
  await enterContact(page, { email });
  expect((await readResult(page))["Estimated job value"]).toBe("$8,800");

  const again = await post({ industry: "lawn_care", city: "Waco", email, request_key: key });
  expect(again.status).toBe(303);
  expect(await countOf(email)).toBe(1);
  const changed = {
    industry: "lawn_care",
    city: "Waco",
    email: "x@home.example",
    request_key: key,
  };
  expect((await post(changed)).status).toBe(422);
  expect(await countOf("x@home.example")).toBe(0);
});

/** `Austin, Charlotte, Denver, Miami, anywhere. */
// biome-ignore format: one table, read as one
const figures: Record<string, [string, string][]> = {
  pest_control: [["1,200", "$15,600"], ["850", "$11,000"], ["950", "$12,350"], ["1,500", "$19,500"], ["800", "$10,400"]],
  hvac: [["2,200", "$33,000"], ["1,800", "$27,000"], ["1,600", "$24,000"], ["2,800", "$42,000"], ["1,800", "$27,000"]],
  plumbing: [["1,800", "$23,400"], ["1,400", "$18,200"], ["1,200", "$15,600"], ["2,100", "$27,300"], ["1,400", "$18,200"]],
  electrician: [["1,400", "$21,000"], ["1,100", "$16,500"], ["1,000", "$15,000"], ["1,700", "$25,500"], ["1,200", "$18,000"]],
  lawn_care: [["900", "$9,900"], ["750", "$8,250"], ["650", "$7,150"], ["1,100", "$12,100"], ["800", "$8,800"]],
  handyman: [["1,100", "$13,200"], ["900", "$10,800"], ["800", "$9,600"], ["1,300", "$15,600"], ["1,000", "$12,000"]],
};

test.each(Object.keys(figures))("%s shows its figures in every city", async (trade) => {
  const cities = ["austin", "Charlotte", "DENVER", "Miami", "Springfield"];
  for (const [index, city] of cities.entries()) {
    const [volume, value] = figures[trade]?.[index] ?? [];
    const saved = await post({ industry: trade, city, email: "figures@home.example" });
    const response = await site().fetch(saved.headers.get("location") ?? "");
    const html = await response.text();
    const slot = (name: string) =>
      new RegExp(`data-slot="${name}">(?:<[^>]+>)?([^<]*)`).exec(html)?.[1];
    expect([slot("search_volume"), slot("lead_value_estimate")], city).toEqual([volume, value]);
    const searches = Number(volume?.replace(",", ""));
    const level = searches >= 1600 ? "High" : searches >= 1000 ? "Medium" : "Low";
    expect(slot("competition"), city).toBe(level);
    expect(Boolean(slot("typical")), city).toBe(city === "Springfield");
  }
});

async function mistakes(page: Page): Promise<string[]> {
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  await summary.waitFor();
  return await summary.getByRole("link").allTextContents();
}

async function post(fields: Record<string, string>): Promise<Response> {
  const { url } = site();
  return await fetch(`${url}/lead-estimator`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
    redirect: "manual",
  });
}
