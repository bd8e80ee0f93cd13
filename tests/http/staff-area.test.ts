import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import {
  openContractor,
  openDashboard,
  openSection,
  readCard,
  setUpAdministrator,
  startSession,
} from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { type Contractor, sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp, signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const installation = sharedSite();
const open = () => openPlainPage(installation());

test("the setup link works once; an installation without an administrator says so", async () => {
  const page = open();
  const link = installation().setupLink();
  await page.goto(link);
  await page.getByLabel("Your name").fill("Iris");
  await page.getByLabel("Password").fill("too short");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Use at least 12 characters").first().waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Iris");
  await setUpAdministrator(page, link);

  expect(await readCard(page, "Total Contractors")).toEqual(["0", "Registered accounts"]);
  expect(await readCard(page, "Completed Forms")).toEqual(["0", "0.0% conversion rate"]);
  expect(await readCard(page, "Lead Estimates")).toEqual(["0", "Generated this month"]);
  expect(await readCard(page, "Active Affiliates")).toEqual(["0", "Referral partners"]);
  expect(await readCard(page, "Revenue Share")).toEqual(["0", "0 pending"]);
  for (const [title, empty] of [
    ["Recent Form Submissions", "No recent activity"],
    ["Revenue Share Applications", "No pending applications"],
  ] as const) {
    const list = page.locator("section", { has: page.getByRole("heading", { name: title }) });
    expect(await list.getByText(empty, { exact: true }).count()).toBe(1);
  }
  await openSection(page, "Contractors");
  await page.getByText("No contractors found matching your criteria.").waitFor();
  await openSection(page, "Leads");
  await page.getByText("No leads yet").waitFor();
  await page.getByRole("link", { name: "Quarantine" }).click();
  await page.getByText("Nothing in quarantine").waitFor();
  await openSection(page, "Messages");
  await page.getByText("No messages yet").waitFor();

  const late = open();
  const response = await late.goto(link);
  expect(response?.status()).toBe(410);
  await late.getByRole("heading", { name: "Link expired" }).waitFor();
});

test("the dashboard shows counts and the latest submissions with their badges", async () => {
  const [done, started] = [
    sampleContractor({ city: "Waco" }),
    sampleContractor({ city: "Austin" }),
  ];
  await signUpAndConfirm(installation(), done);
  await signUp(installation(), started, 3);
  await addEstimatesAffiliatesAndApplications();
  const page = open();
  await openDashboard(page);
  expect(await readCard(page, "Total Contractors")).toEqual(["2", "Registered accounts"]);
  expect(await readCard(page, "Completed Forms")).toEqual(["1", "50.0% conversion rate"]);
  expect(await readCard(page, "Lead Estimates")).toEqual(["2", "Generated this month"]);
  expect(await readCard(page, "Active Affiliates")).toEqual(["1", "Referral partners"]);
  expect(await readCard(page, "Revenue Share")).toEqual(["0", "6 pending"]);

  const recent = list(page, "Recent Form Submissions");
  const [first = "", second = ""] = await recent.allTextContents();
  for (const text of [
    started.businessName,
    started.email,
    started.phone,
    "Austin, TX",
    "In Progress",
  ]) {
    expect(first).toContain(text);
  }
  expect(first).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d\d:\d\d$/);
  for (const text of [done.businessName, done.email, "Waco, TX", "Completed"]) {
    expect(second).toContain(text);
  }
  const pending = await list(page, "Revenue Share Applications").allTextContents();
  expect(pending.map((text) => /Applicant \d/.exec(text)?.[0])).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Applicant ${number}`),
  );
});

test("contractor search and filters are in the URL; Back restores them", async () => {
  const [plumber, electrician] = [
    sampleContractor({ businessName: "Zebra Plumbing", city: "Laredo", firstName: "Quincy" }),
    sampleContractor({ businessName: "Zebra Electric 100%", city: "El Paso" }),
  ];
  await signUp(installation(), plumber);
  await signUp(installation(), electrician, 5);
  const page = open();
  await startSession(page);
  await openSection(page, "Contractors");
  const search = page.getByPlaceholder("Search contractors, businesses, or locations...");
  const headings = () => page.getByRole("main").getByRole("heading", { level: 2 });
  const untilFound = (names: string[]) =>
    expect.poll(() => headings().allTextContents()).toEqual(names);

  await search.fill("zebra");
  await search.press("Enter");
  await untilFound(["Zebra Electric 100%", "Zebra Plumbing"]);
  await page.getByRole("button", { name: "Completed" }).click();
  await untilFound(["Zebra Plumbing"]);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    q: "zebra",
    status: "completed",
  });
  await page.getByRole("button", { name: "In Progress" }).click();
  await untilFound(["Zebra Electric 100%"]);
  await page.goBack();
  await untilFound(["Zebra Plumbing"]);
  for (const [text, names] of [
    ["laredo", ["Zebra Plumbing"]],
    ["Quincy", ["Zebra Plumbing"]],
    [electrician.email, ["Zebra Electric 100%"]],
    ["100%", ["Zebra Electric 100%"]],
    ["%", ["Zebra Electric 100%"]],
  ] as const) {
    await page.goto(`/admin/contractors?q=${encodeURIComponent(text)}`);
    await untilFound([...names]);
  }
  await page.goto("/admin/contractors?q=nobody-is-called-this");
  await page.getByText("No contractors found matching your criteria.", { exact: true }).waitFor();

  await page.goto("/admin/contractors?q=zebra+electric");
  const card = page.getByRole("main").getByRole("listitem").first();
  const text = await card.innerText();
  for (const message of [
    "Maya Okafor",
    "In Progress",
    "Step 5/7",
    "71.5%",
    electrician.email,
    electrician.phone,
    "El Paso, TX",
    "No plan selected",
    "HVAC",
    "Plumbing",
    "View Details",
  ]) {
    expect(text).toContain(message);
  }
  expect(text).toMatch(/Joined [A-Z][a-z]{2} \d{1,2}, \d{4}\n/);
  expect(text).toMatch(/Last active [A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d\n/);
});

test("transfers a paused territory to its waiting list", async () => {
  const holder = sampleContractor({ city: "Plano", services: ["HVAC"] });
  const waiting = sampleContractor({ city: "Plano", services: ["HVAC"] });
  await signUpAndConfirm(installation(), holder);
  await signUpAndConfirm(installation(), waiting);
  const path = "/hvac/plano-tx";
  const page = open();
  await startSession(page);
  const press = async (contractor: Contractor, button: string, outcome: string) => {
    await openContractor(page, contractor.businessName);
    const entry = page.getByRole("listitem").filter({ hasText: path });
    await entry.getByRole("button", { name: button }).click();
    await page.getByRole("status").filter({ hasText: outcome }).waitFor();
    return entry;
  };

  const takenMessage = "Another contractor holds this territory. The page is on the waiting list.";
  const entry = await press(waiting, "Publish", takenMessage);
  expect(await entry.getByText("draft", { exact: true }).count()).toBe(1);
  await entry.getByText(/On the waiting list since [A-Z][a-z]{2} \d/).waitFor();
  await press(holder, "Pause", "The page is paused and offline.");
  const response = await fetch(installation().url + path, { redirect: "manual" });
  expect(response.status).toBe(302);
  await press(waiting, "Publish", "The page is live.");
  await entry.getByText("On the waiting list").waitFor({ state: "detached" });
  const shown = await (await fetch(installation().url + path)).text();
  expect(shown).toContain(waiting.email);
  await press(holder, "Publish", takenMessage);

  const changes = page.locator("section", {
    has: page.getByRole("heading", { name: "Staff changes" }),
  });
  expect(await changes.innerText()).toContain("Page paused");
  expect(await changes.innerText()).toContain(administrator.email);
});

test("a message preview matches the sent one, and its policy blocks scripts", async () => {
  const contractor = sampleContractor({ city: "Temple" });
  await signUpAndConfirm(installation(), contractor);
  const page = open();
  await startSession(page);
  await openContractor(page, contractor.businessName);
  const subject = "Confirm your email address - Hearthline";
  await page.getByRole("link", { name: subject }).click();
  await page.getByRole("heading", { name: subject, level: 1 }).waitFor();
  const details = await page.getByRole("main").innerText();
  for (const text of [contractor.email, "Sent", "Attempts", "confirm-email:"]) {
    expect(details).toContain(text);
  }
  const frame = await page.locator("iframe[title='The message']").getAttribute("src");
  const preview = await page.request.get(frame ?? "");
  expect(preview.headers()["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  const sent = installation().mail.received.find(({ to }) => to.includes(contractor.email));
  expect(await preview.text()).toContain(`${installation().url}/confirm-email/`);
  expect((await preview.text()).replace('<base target="_blank" />', "")).toBe(
    sent?.html.replaceAll("\r\n", "\n"),
  );
});

test("leads show customer, business, service and number of requests", async () => {
  const contractor = sampleContractor({ city: "Denton", services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const homeowner = sampleHomeowner({ need: "A door that sticks." });
  for (const need of [homeowner.need, "And a window."]) {
    await submitRequestThroughApi(installation(), "service=handyman&city=Denton", {
      ...homeowner,
      need,
    });
  }
  const page = open();
  await startSession(page);
  await openSection(page, "Leads");
  expect(await page.getByRole("columnheader").allTextContents()).toEqual([
    "Name",
    "Contact",
    "Business",
    "Service",
    "Status",
    "Requests",
    "Last request",
  ]);
  const row = page.getByRole("row").filter({ hasText: homeowner.name });
  const cells = await row.getByRole("cell").allTextContents();
  expect(cells[0]).toContain(homeowner.email);
  expect(cells.slice(1, 5)).toEqual([
    contractor.businessName,
    "Handyman in Denton, TX",
    "new",
    "2",
  ]);
});

function list(page: Page, title: string) {
  return page
    .locator("section", { has: page.getByRole("heading", { name: title }) })
    .getByRole("listitem");
}

/** Adds two estimates of this month and one old one, two affiliates, and seven applications. */
async function addEstimatesAffiliatesAndApplications(): Promise<void> {
  await runSql(
    installation(),
    `insert into lead_results
       (id, industry, city, email, search_volume, competition, lead_value_estimate, created_at)
     select gen_random_uuid(), 'hvac', 'Austin', 'v@visitors.example', 2200, 'High', '$33,000', day
     from unnest(array[now(), now(), now() - interval '40 days']) as day`,
  );
  await runSql(
    installation(),
    `insert into affiliate_program_members (id, name, email, referral_code, status)
     select gen_random_uuid(), status, status || '@partners.example', status, status
     from unnest(array['active', 'inactive']) as status`,
  );
  await runSql(
    installation(),
    `insert into revenue_share_applications
       (id, business_name, contact_name, email, phone, services, service_areas, years_experience,
        lead_value_range, agreed_to_terms, application_status, created_at)
     select gen_random_uuid(), 'Applicant ' || number, 'Someone', 'a@apply.example', '1',
       '{HVAC}', '{Austin}', 3, '$5000+', true,
       case when number = 7 then 'rejected' else 'pending' end,
       now() - interval '1 day' + number * interval '1 minute'
     from generate_series(1, 7) as number`,
  );
}
