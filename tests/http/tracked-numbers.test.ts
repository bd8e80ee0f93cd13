import { afterAll, expect, test } from "vitest";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const twilio = await startTwilioServer();
afterAll(() => twilio.stop());

const site = sharedSite({
  administrator: true,
  demo: true,
  environment: {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.url,
  },
});
/** A demo business with one page that shows its own number. */
const path = "/plumbing/san-antonio-tx";
const own = "(210) 555-0134";

const request = (search = "", headers: Record<string, string> = {}, at = path) =>
  site().fetch(at + search, { headers });
const read = async (...parameters: Parameters<typeof request>) =>
  (await request(...parameters)).text();

async function openTexting() {
  const [business] = await site().runSql(
    "select contractor_id as id from seo_pages where city = 'San Antonio'",
  );
  await site().runSql(
    "update senders set phone = '+12105550190' where contractor_id = $1 and phone is null",
    [business?.id],
  );
  await site().runSql(
    "insert into senders (contractor_id, phone) values ($1, '+12105550190') on conflict do nothing",
    [business?.id],
  );
  await site().runSql(
    "insert into call_settings (contractor_id, enabled, ring_seconds, texts_missed) values ($1, true, 20, true) on conflict do nothing",
    [business?.id],
  );
  const page = openPlainPage(site());
  await page.goto(`/admin/contractors/${business?.id}/texting`);
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Tracking numbers" }).waitFor();
  return page;
}

test("tracked numbers show for their source, and the cache never mixes them", async () => {
  expect(await read()).toContain(own);
  const staff = await openTexting();
  const add = async (number: string, source: string, page: string) => {
    await staff.getByLabel("Number in your provider account").fill(number);
    await staff.getByLabel("Page", { exact: true }).selectOption({ label: page });
    await staff.getByLabel("Source (as shown in Analytics)").fill(source);
    await staff.getByRole("button", { name: "Add number" }).click();
  };
  await add("210", "Google Ads", "All pages");
  await staff.getByText("Enter a US phone number, like (512) 555-0123").waitFor();
  expect(await staff.getByLabel("Source (as shown in Analytics)").inputValue()).toBe("Google Ads");
  await add("(210) 555-0191", "Google Ads", "All pages");
  await staff.getByText("Number assigned.").waitFor();
  await add("(210) 555-0192", "", "Plumbing in San Antonio, TX");
  await staff.getByText("Plumbing in San Antonio, TX").first().waitFor();

  // Effective with the next request, also in structured data.
  const first = await read();
  expect(first).toContain("(210) 555-0192");
  expect(first).toContain('"telephone":"+12105550192"');
  expect(first).not.toContain(own);
  expect(first).not.toContain("555-0191");
  const directory = await read("?q=san+antonio", {}, "/locations");
  expect(directory).toContain('href="tel:+12105550192"');
  expect(directory).not.toContain(own);
  const stored = await request();
  expect(stored.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(stored.headers.has("x-other-for")).toBe(false);
  expect(await stored.text()).toBe(first);

  // Only a visitor from an ad, also when returning, sees the ad's number.
  const ad = "?utm_source=google&utm_medium=cpc&gclid=abc";
  const came = await request(ad);
  expect(await came.text()).toContain("(210) 555-0191");
  expect(came.headers.get("cache-control")).toMatch(/private|no-store/);
  const cookie = came.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(await read("", { cookie })).toContain("(210) 555-0191");
  expect(await read("", { cookie }, `${path}/requested`)).toContain("(210) 555-0191");
  for (const [search, headers] of [
    ["", {}],
    ["?utm_source=paper", {}],
    [ad, { "sec-gpc": "1" }],
    ["", { cookie, "sec-gpc": "1" }],
  ] as const) {
    expect(await read(search, headers), search).toContain("(210) 555-0192");
    expect(await read(search, headers), search).not.toContain("555-0191");
  }

  await staff.locator("summary").filter({ hasText: "Remove (210) 555-0191" }).click();
  await staff.getByRole("button", { name: "Remove number: (210) 555-0191" }).click();
  await staff.getByText("Number removed.").waitFor();
  expect(await read(ad)).toContain("(210) 555-0192");
  await staff.locator("summary").filter({ hasText: "Remove (210) 555-0192" }).click();
  await staff.getByRole("button", { name: "Remove number: (210) 555-0192" }).click();
  await staff.getByText("Number removed.").waitFor();
  expect(await read()).toContain(own);
});

test("without JavaScript staff buy a number; an invalid area code keeps input", async () => {
  const staff = await openTexting();
  const buy = async (areaCode: string) => {
    await staff.getByLabel("Or buy one: area code").fill(areaCode);
    await staff.getByRole("button", { name: "Buy number" }).click();
  };
  await staff.getByLabel("Source (as shown in Analytics)").fill("Yard sign");
  await buy("83");
  await staff.getByText("Enter an area code of three digits, like 512").waitFor();
  expect(await staff.getByLabel("Source (as shown in Analytics)").inputValue()).toBe("Yard sign");
  await buy("830");
  await staff.getByText("Number bought.").waitFor();
  await staff.getByText("(830) 555-0100").waitFor();
  await staff.getByText("Yard sign, All pages").waitFor();
  expect(twilio.owned.has("+18305550100")).toBe(true);
});
