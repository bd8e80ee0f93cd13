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
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });
const open = async () => openPlainPage(site());

/** A business with a live handyman page in its own city. */
async function business(city: string) {
  const contractor = sampleContractor({ city, services: ["Handyman"] });
  await signUpAndConfirm(site(), contractor);
  return {
    ...contractor,
    city,
    pageUrl: `${site().url}/handyman/${city.toLowerCase()}-tx`,
  };
}

test("suspected spam is held for review, then released", async () => {
  const { email, pageUrl } = await business("Odessa");
  const homeowner = sampleHomeowner();
  await sendAsBot(pageUrl, homeowner, { company_website: "https://spam.example" });
  const page = await open();
  await startSession(page);
  await openSection(page, "Leads");
  await page.getByRole("link", { name: "Quarantine" }).click();
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  await page.getByText("Filled in a field that people can’t see").waitFor();
  await page.getByText("No messages.").waitFor();
  await page.getByRole("button", { name: "Release" }).click();
  await page.getByRole("status").getByText("Released. Alerts are being sent.").waitFor();
  const mail = await site().mail.waitForMail(
    ({ to, subject }) => to.includes(email) && subject.includes(homeowner.name),
  );
  expect(mail.text).toContain(homeowner.need);
  expect(mail.text).toContain("exclusive to you");
  expect(await page.getByRole("button", { name: "Release" }).count()).toBe(0);
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

test("a lead moves, and shows repeat requests and consent certificates", async () => {
  const { businessName } = await business("Abilene");
  const homeowner = sampleHomeowner({ need: "<b>A door</b> that sticks." });
  const again = { ...homeowner, need: "And a window.\nUpstairs." };
  const filter = "service=handyman&city=Abilene";
  await submitRequestThroughApi(site(), filter, homeowner);
  await submitRequestThroughApi(site(), filter, again);
  await runSql(
    site(),
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
  for (const text of [
    `I agree to texts of ${businessName}`,
    "Version 2026-11-20",
    homeowner.name,
    "(512) 555-0171",
    "203.0.113.9",
    "https://hearth.example/handyman/abilene-tx",
    "Firefox",
  ]) {
    expect(certificate).toContain(text);
  }
  expect(certificate).toMatch(
    /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d:\d\d [AP]M .+ Time \([A-Z].+ UTC\)/,
  );
});

test("a list's CSV matches the screen and contains no formulas", async () => {
  await business("Laredo");
  const filter = "service=handyman&city=Laredo";
  const names = ["=cmd|'/c calc'!A1", "@SUM(1)", 'Ann, "the\u00a0boss"'];
  for (const name of names) {
    await submitRequestThroughApi(site(), filter, sampleHomeowner({ name, agrees: false }));
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
  expect((await readTable(page)).length).toBe(2);
  expect((await readExport(page)).map(([name]) => name)).toEqual(["Name", "'@SUM(1)"]);
  await page.goBack();
  expect((await readTable(page)).length).toBeGreaterThan(3);
  await page.goto("/admin/leads?q=nobody");
  await page.getByText("No leads match").waitFor();
  const audited = await runSql(
    site(),
    "select after from audit_entries where action = 'list.export' order by id desc limit 1",
  );
  expect(audited).toEqual([
    { after: { view: "leads", status: "new", business: "", searched: true } },
  ]);
});

test("exports a person's data, then erases it after confirmation", async () => {
  await business("Lubbock");
  const homeowner = sampleHomeowner({ agrees: false });
  await submitRequestThroughApi(site(), "service=handyman&city=Lubbock", homeowner);
  const page = await open();
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
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByText("Customer data deleted.").waitFor();
  await page.getByRole("link", { name: homeowner.name }).waitFor({ state: "detached" });
  const remaining = await runSql(site(), "select 1 from leads where email = $1", [homeowner.email]);
  expect(remaining).toEqual([]);
});

test("viewers have no buttons, and direct requests are refused", async () => {
  await business("Waco");
  const homeowner = sampleHomeowner({ agrees: false });
  await submitRequestThroughApi(site(), "service=handyman&city=Waco", homeowner);
  const page = await open();
  await startSession(page, await addUser(site(), "vera@hearthline.example", "viewer"));
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: homeowner.name, level: 1 }).waitFor();
  expect(await page.locator("main button").count()).toBe(0);
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
