import { beforeAll, expect, test, vi } from "vitest";
import { assignNumber } from "~/domains/phone-numbers/index.server.ts";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner, waitPastBotThreshold } from "../drivers/drive-business-page.ts";
import { runSql } from "../drivers/run-sql.ts";
import { staffActor } from "../setup/actors.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const path = "/plumbing/san-antonio-tx";
const business = "Mission City Plumbing";
const number = "+12105550177";
const staff = staffActor("reviewer");

beforeAll(async () => {
  await runSql(
    site(),
    `insert into senders (contractor_id, phone) select contractor_id, $1 from seo_pages
     where service = 'plumbing' and city_slug = 'san-antonio' and contractor_id is not null
     on conflict (contractor_id) do update set phone = $1`,
    [number],
  );
});

// leads.text-us
test("the button's script is small, names the number, and sets no cookie", async () => {
  const response = await site().fetch(`/text-us${path}`);
  const source = await response.text();
  expect(source.length).toBeLessThan(8_192);
  expect(source).toContain(number);
  expect(source).not.toContain("innerHTML");
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect((await site().fetch("/text-us/plumbing/nowhere-tx")).status).toBe(404);
});

test("the script is rendered once, and anew when the texting number changes", async () => {
  const read = async () => (await site().fetch(`/text-us${path}`)).text();
  expect(await read()).toContain(number);
  const [row] = await runSql(site(), "select contractor_id as id from senders where phone = $1", [
    number,
  ]);
  const id = String(row?.id);
  await runSql(site(), "update senders set phone = null where contractor_id = $1", [id]);
  expect(await read(), "from the cache").toContain(number);
  const next = "+12105550178";
  const { platform } = site();
  expect(await assignNumber(platform, staff, id, next)).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect(await read()).toContain(next), { timeout: 10_000 });
  await runSql(site(), "update senders set phone = $1 where contractor_id = $2", [number, id]);
});

// leads.text-us
test("without script a request for a text needs a number and consent", async () => {
  const page = openPlainPage(site());
  const homeowner = sampleHomeowner();
  await page.goto(`/embed${path}/text`);
  await waitPastBotThreshold(page);
  await page.getByLabel("Your name").fill(homeowner.name);
  await page.getByLabel("What do you need help with?").fill(homeowner.need);
  await page.getByLabel("ZIP code").fill(homeowner.zipCode);
  await page.getByLabel("How soon?").selectOption({ label: homeowner.urgency });
  await page.getByRole("button", { name: "Text me" }).click();
  await page.getByText("Enter the phone number to text").first().waitFor();
  await page.getByText("Check this box so we can text you").first().waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe(homeowner.name);
  await page.getByLabel("Phone").fill(homeowner.phone);
  await page.getByRole("checkbox").setChecked(true);
  await page.getByRole("button", { name: "Text me" }).click();
  await page.getByRole("heading", { name: `${business} got your request` }).waitFor();
  const consents = await runSql(
    site(),
    "select kind, business_name, page from consent_records where name = $1",
    [homeowner.name],
  );
  expect(consents).toEqual([
    {
      kind: "informational_sms",
      business_name: business,
      page: expect.stringMatching(/\/embed\/plumbing\/san-antonio-tx\/text$/),
    },
  ]);
});

test("an owner copies the button and the form for their website", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto("/crm/page");
  await page.getByRole("link", { name: "Your own website" }).first().click();
  const button = await page.locator("#text-us-html").inputValue();
  expect(button).toContain(`<script src="${site().url}/text-us/plumbing/`);
  expect(await page.locator("#text-us-sms").inputValue()).toContain(
    `sms:${number}?&amp;body=Hi%20Mission%20City%20Plumbing`,
  );
  expect(await page.locator("#form-html").inputValue()).toContain("embed.js");
});
