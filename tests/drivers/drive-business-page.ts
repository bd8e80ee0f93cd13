import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { Site } from "../setup/site.ts";
import { newAddress } from "../setup/visitor-address.ts";

/** What a homeowner enters in the form of a business page. */
export type Homeowner = {
  name: string;
  phone: string;
  email: string;
  need: string;
  zipCode: string;
  urgency: string;
  /** Both boxes: texts about this request, and marketing. */
  agrees: boolean;
};

let homeowners = 0;

/**
 * Each has a unique phone number outside the demo's, which are all below 555-0200: demo numbers
 * belong to known people.
 */
export function sampleHomeowner(differences: Partial<Homeowner> = {}): Homeowner {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    name: `Grace ${mark}`,
    phone: `(512) 555-${1000 + (homeowners++ % 9000)}`,
    email: `grace-${mark}@homes.example`,
    need: "The air conditioning blows warm air since last night.",
    zipCode: "78664",
    urgency: "Today (urgent)",
    agrees: true,
    ...differences,
  };
}

export async function fillLeadForm(page: Page, homeowner: Homeowner): Promise<void> {
  await page.getByLabel("Your name").fill(homeowner.name);
  await page.getByLabel("Phone").fill(homeowner.phone);
  await page.getByLabel("Email").fill(homeowner.email);
  await page.getByLabel("What do you need help with?").fill(homeowner.need);
  await page.getByLabel("ZIP code").fill(homeowner.zipCode);
  await page.getByLabel("How soon?").selectOption({ label: homeowner.urgency });
  for (const box of await page.getByRole("checkbox").all()) {
    await box.setChecked(homeowner.agrees);
  }
}

export const leadFormButton = (page: Page) => page.locator("#estimate button[type=submit]");

/** Submits the form no sooner than a person could have filled it in. */
export async function sendLeadForm(page: Page): Promise<void> {
  await waitPastBotThreshold(page);
  await leadFormButton(page).click();
}

/** Forms sent within 2.5 seconds of rendering count as a bot's. */
export async function waitPastBotThreshold(page: Pick<Page, "locator">): Promise<void> {
  const made = await formMadeAt(page);
  await sleep(Math.max(0, made + 2_600 - Date.now()));
}

/** Waits for the page that says who will call. */
export async function waitForRequestConfirmation(page: Page, businessName: string): Promise<void> {
  await page.waitForURL("**/requested");
  await page.getByRole("heading", { name: `${businessName} got your request` }).waitFor();
}

/** When the server rendered the form, from its signed timestamp. */
async function formMadeAt(page: Pick<Page, "locator">): Promise<number> {
  const stamp = (await page.locator("input[name=stamp]").getAttribute("value")) ?? "";
  const [, made] = Buffer.from(stamp.split(".")[0] ?? "", "base64url")
    .toString()
    .split(".");
  return Number(made);
}

/** Sends a request through the API to the one live business that `filter` finds in the directory. */
export async function submitRequestThroughApi(
  { url }: Site,
  filter: string,
  homeowner: Homeowner,
): Promise<void> {
  const [page] = await (await fetch(`${url}/api/seo_pages?${filter}`)).json();
  const response = await fetch(`${url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
    body: JSON.stringify({ ...fieldsOf(homeowner), page_id: page.id }),
  });
  if (!response.ok)
    throw new Error(`the lead was answered ${response.status}: ${await response.text()}`);
}

/** Submits the form like a bot: right after reading the page, with a field of its choice. */
export async function sendAsBot(
  pageUrl: string,
  homeowner: Homeowner,
  extra: Record<string, string>,
): Promise<Response> {
  const from = { "x-forwarded-for": newAddress() };
  const html = await (await fetch(pageUrl, { headers: from })).text();
  const body = new URLSearchParams({
    ...fieldsOf(homeowner),
    stamp: /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? "",
    ...extra,
  });
  return await fetch(pageUrl, { method: "POST", headers: from, body, redirect: "manual" });
}

function fieldsOf({ name, phone, email, need, zipCode }: Homeowner) {
  return { name, phone, email, need, zip_code: zipCode, urgency: "today" };
}
