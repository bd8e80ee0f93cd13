import { expect, test } from "vitest";
import {
  sampleHomeowner,
  sendAsBot,
  submitRequestThroughApi,
} from "../drivers/drive-business-page.ts";
import { confirmPassword, openSection, startSession } from "../drivers/drive-staff-area.ts";
import { readExport, readTable } from "../drivers/read-csv.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openEither } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });
const open = (javaScript = true) =>
  openEither(browser(), installation(), { javaScript, allow: [/status of (403|404|409|422)/] });

/** A business with a live handyman page in its own city. */
async function business(city: string) {
  const contractor = sampleContractor({ city, services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  return {
    ...contractor,
    city,
    pageUrl: `${installation().url}/handyman/${city.toLowerCase()}-tx`,
  };
}

test.each([
  { javaScript: true, city: "Odessa" },
  { javaScript: false, city: "Midland" },
])("suspected spam is held for review, then released (JavaScript: $javaScript)", async (row) => {
  const { email, pageUrl } = await business(row.city);
  const homeowner = sampleHomeowner();
  await sendAsBot(pageUrl, homeowner, { company_website: "https://spam.example" });
  const page = await open(row.javaScript);
  await startSession(page);
  await openSection(page, "Leads");
  await page.getByRole("link", { name: "Quarantine" }).click();
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  await page.getByText("Filled in a field that people can’t see").waitFor();
  await page.getByText("No messages.").waitFor();
  await page.getByRole("button", { name: "Release" }).click();
  await page.getByRole("status").getByText("Released. Alerts are being sent.").waitFor();
  const mail = await installation().mail.waitForMail(
    ({ to, subject }) => to.includes(email) && subject.includes(homeowner.name),
  );
  expect(mail.text).toContain(homeowner.need);
  expect(mail.text).toContain("exclusive to you");
  // The toast appears before the page's data is reloaded.
  await page.getByRole("button", { name: "Release" }).waitFor({ state: "detached" });
  await page.getByText("Lead released by").waitFor();

  const machine = sampleHomeowner();
  await sendAsBot(pageUrl, machine, { company_website: "https://spam.example" });
  await page.goto("/admin/leads?show=quarantine");
  await page.getByRole("link", { name: machine.name }).click();
  // The list also has a Discard button.
  await page.getByRole("heading", { name: machine.name, level: 1 }).waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("status").getByText("Discarded. No one got an alert.").waitFor();
  await page.goto("/admin/leads?show=discarded");
  await page.getByRole("link", { name: machine.name }).waitFor();
});

test("a lead moves, shows repeat requests, and prints consent certificates", async () => {
  const { businessName } = await business("Abilene");
  const homeowner = sampleHomeowner({ need: "<b>A door</b> that sticks." });
  const again = { ...homeowner, need: "And a window.\nUpstairs." };
  const filter = "service=handyman&city=Abilene";
  await submitRequestThroughApi(installation(), filter, homeowner);
  await submitRequestThroughApi(installation(), filter, again);
  await runSql(
    installation(),
    `insert into consent_records (id, enquiry_id, kind, wording, wording_version, business_name,
       name, phone, page, ip_address, user_agent)
     select gen_random_uuid(), id, 'marketing_sms', 'I agree to texts of ' || $1, '2026-11-20', $1,
       $2, '+15125550171', 'https://hearth.example/handyman/abilene-tx', '203.0.113.9', 'Firefox'
     from lead_enquiries where need = 'And a window.' || chr(10) || 'Upstairs.'`,
    [businessName, homeowner.name],
  );
  const page = await open();
  await startSession(page);
  await page.goto(`/admin/leads?business=${encodeURIComponent(businessName)}`);
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByText("Requested again", { exact: true }).waitFor();
  const requests = page.locator("dl > div", { has: page.getByText("Requests", { exact: true }) });
  expect(await requests.locator("dd").textContent()).toBe("2");
  await page.getByText("<b>A door</b> that sticks.").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Mark as booked" }).click();
  await page.getByRole("status").getByText("Lead status changed.").waitFor();
  await page.getByText("Status changed: new → booked").waitFor();
  const stale = page.locator("form", { has: page.getByRole("button", { name: "Mark as done" }) });
  await stale.evaluate((form) => {
    const button = form.querySelector("button");
    if (button) button.value = "contacted";
  });
  await stale.getByRole("button", { name: "Mark as done" }).click();
  await page.getByText("The lead can’t change to that status.").waitFor();

  await page.getByRole("link", { name: "Marketing texts" }).click();
  await page.getByRole("heading", { name: "Consent certificate" }).waitFor();
  const certificate = await page.getByRole("article").innerText();
  for (const words of [
    `I agree to texts of ${businessName}`,
    "Version 2026-11-20",
    homeowner.name,
    "(512) 555-0171",
    "203.0.113.9",
    "https://hearth.example/handyman/abilene-tx",
    "Firefox",
  ]) {
    expect(certificate).toContain(words);
  }
  expect(certificate).toMatch(
    /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d:\d\d [AP]M .+ Time \([A-Z].+ UTC\)/,
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Staff" }).isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: "Back to the lead" }).isVisible()).toBe(false);
});

test("a list's CSV matches the screen and contains no formulas", async () => {
  await business("Laredo");
  const filter = "service=handyman&city=Laredo";
  const names = ["=cmd|'/c calc'!A1", "@SUM(1)", 'Ann, "the\u00a0boss"'];
  for (const name of names) {
    await submitRequestThroughApi(installation(), filter, sampleHomeowner({ name, agrees: false }));
  }
  const page = await open();
  await startSession(page);
  await page.goto("/admin/leads?q=&business=&status=new");
  await page.getByRole("columnheader", { name: "Contact" }).waitFor();
  const guarded = (text: string) => text.replace(/^'(?=[=+\-@])/, "");
  const [headings, ...file] = await readExport(page);
  const [shownHeadings, ...shown] = await readTable(page);
  expect(headings).toEqual(shownHeadings);
  const withoutTime = (rows: string[][]) => rows.map((row) => row.slice(0, -1).map(guarded));
  expect(withoutTime(file)).toEqual(withoutTime(shown));
  expect(file.map(([name]) => name).slice(0, 3)).toEqual([
    'Ann, "the boss"',
    "'@SUM(1)",
    "'=cmd|'/c calc'!A1",
  ]);
  expect(file[0]?.at(-1)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);

  await page.getByPlaceholder("Name, phone, email, or business").fill("@sum");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL("**/admin/leads?q=%40sum**");
  await expect.poll(async () => (await readTable(page)).length).toBe(2);
  expect((await readExport(page)).map(([name]) => name)).toEqual(["Name", "'@SUM(1)"]);
  await page.goBack();
  await expect.poll(async () => (await readTable(page)).length).toBeGreaterThan(3);
  await page.goto("/admin/leads?q=nobody");
  await page.getByText("No leads match").waitFor();
  const audited = await runSql(
    installation(),
    "select after from audit_entries where action = 'list.export' order by id desc limit 1",
  );
  expect(audited).toEqual([
    { after: { view: "leads", status: "new", business: "", searched: true } },
  ]);
});

test.each([
  { javaScript: true, city: "Lubbock" },
  { javaScript: false, city: "Amarillo" },
])(
  "exports a person's data, then erases it after confirmation (JavaScript: $javaScript)",
  async (row) => {
    await business(row.city);
    const homeowner = sampleHomeowner({ agrees: false });
    await submitRequestThroughApi(installation(), `service=handyman&city=${row.city}`, homeowner);
    const page = await open(row.javaScript);
    await startSession(page);
    await page.goto("/admin/leads");
    await page.getByRole("link", { name: homeowner.name }).click();
    await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
    await confirmPassword(page);
    const exported = await page.request.get(`${new URL(page.url()).pathname}/data.json`);
    expect(exported.headers()["content-disposition"]).toContain("attachment");
    expect((await exported.json()).lead_enquiries).toMatchObject([{ need: homeowner.need }]);

    await page.getByText("Delete data").click();
    await page.getByLabel("Type DELETE to confirm").fill("delete");
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Nothing was deleted. Type DELETE to confirm.").waitFor();
    if (!(await page.getByLabel("Type DELETE to confirm").isVisible())) {
      await page.getByText("Delete data").click();
    }
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Customer data deleted.").waitFor();
    await page.getByRole("link", { name: homeowner.name }).waitFor({ state: "detached" });
    const left = await runSql(installation(), "select 1 from leads where email = $1", [
      homeowner.email,
    ]);
    expect(left).toEqual([]);
  },
);

test("viewers have no buttons, and direct requests are refused", async () => {
  await business("Waco");
  const homeowner = sampleHomeowner({ agrees: false });
  await submitRequestThroughApi(installation(), "service=handyman&city=Waco", homeowner);
  const page = await open();
  await startSession(page, await addUser(installation(), "vera@hearthline.example", "viewer"));
  await page.goto("/admin/leads");
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  const refused = await page.request.post(page.url(), { form: { status: "lost" } });
  expect(refused.status()).toBe(403);
  const unknown = await page.goto("/admin/leads/019ab000-0000-7000-8000-000000000000");
  expect(unknown?.status()).toBe(404);
});

test("the contractors' CSV contains only the search results", async () => {
  await business("Plano");
  const page = await open();
  await startSession(page);
  await page.goto("/admin/contractors?q=plano&view=table");
  await page.getByRole("columnheader", { name: "Contact" }).waitFor();
  const [shown, file] = [await readTable(page), await readExport(page)];
  expect(file).toHaveLength(shown.length);
  expect(file[0]?.slice(0, 4)).toEqual(["Business", "Name", "Status", "Step"]);
  expect(`${file[1]?.[0]}\n${file[1]?.[1]}`).toBe(shown[1]?.[0]?.replace(/\n+/g, "\n"));
});
