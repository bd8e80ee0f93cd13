import { expect, test } from "vitest";
import { openSection, startSession } from "../drivers/drive-staff-area.ts";
import { readExport, readTable } from "../drivers/read-csv.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });
const open = async () => openPlainPage(site());

async function addClaim(businessName: string, email: string | null) {
  await runSql(
    site(),
    `insert into lead_results (id, industry, city, email, phone, business_name, source,
       search_volume, competition, lead_value_estimate)
     values (gen_random_uuid(), 'pest_control', 'Waco, TX', $2, '(512) 555-0100', $1, 'claim',
       800, 'Low', '$10,400')`,
    [businessName, email],
  );
}

test("staff reply to a claim; its link opens the wizard", async () => {
  const name = "Bea's Bugs";
  const email = "bea@bugs.example";
  await addClaim(name, email);
  const page = await open();
  await startSession(page);
  await openSection(page, "Lead Estimates", "estimates");
  await page.getByRole("button", { name: `Invite ${name}` }).click();
  await page.getByRole("status").getByText("Invitation sent.").waitFor();
  const row = page.getByRole("row").filter({ hasText: name });
  expect(await row.getByRole("cell").last().innerText()).toMatch(/^[A-Z][a-z]{2} \d/);
  const mail = await site().mail.waitForMail(({ to }) => to.includes(email));
  const link = /http\S+\/get-started\/invited\/[\w.-]+/.exec(mail.text)?.[0] ?? "";
  expect(link).not.toMatch(/bea|bugs|waco/i);

  const claimant = await open();
  await claimant.goto(link);
  await claimant.getByRole("heading", { name: "Claim your territory" }).waitFor();
  await claimant.getByRole("button", { name: "Start my setup" }).click();
  await claimant.getByRole("heading", { name: "Business Info" }).waitFor();
  expect(await claimant.getByLabel("Business name").inputValue()).toBe(name);
  expect(await claimant.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
  expect(await claimant.getByLabel("City").inputValue()).toBe("Waco");
  expect(claimant.url()).not.toMatch(/bea|bugs/i);
  const forged = await claimant.goto(`${link}x`);
  expect(forged?.status()).toBe(410);
  await claimant.getByRole("heading", { name: "Link expired" }).waitFor();
});

test("estimates can be filtered, and the CSV matches the screen", async () => {
  await addClaim("=Sum Pests", null);
  await runSql(
    site(),
    `insert into lead_results (id, industry, city, email, search_volume, competition, lead_value_estimate)
     select gen_random_uuid(), 'hvac', 'Reno', number || '@v.example', 1800, 'High', '$27,000'
     from generate_series(1, 60) as number`,
  );
  const page = await open();
  await startSession(page);
  await openSection(page, "Lead Estimates", "estimates");
  await page.getByPlaceholder("City, email, or business").fill("=sum");
  await page.getByRole("button", { name: "Apply" }).click();
  expect((await readTable(page)).length).toBe(2);
  const [[headings, shown], [fileHeadings, file]] = [await readTable(page), await readExport(page)];
  expect(fileHeadings).toEqual(headings);
  expect(shown?.at(-1)).toBe("No email");
  expect(file?.slice(0, 8)).toEqual([
    "(512) 555-0100",
    "'=Sum Pests",
    "Pest Control",
    "Waco, TX",
    "claim",
    "800",
    "Low",
    "$10,400",
  ]);
  await page.getByLabel("Source").selectOption("generator");
  await page.getByPlaceholder("City, email, or business").fill("reno");
  await page.getByRole("button", { name: "Apply" }).click();
  expect((await readTable(page)).length).toBe(51);
  expect(await readExport(page)).toHaveLength(61);
  await page.getByRole("link", { name: "Older estimates" }).click();
  expect((await readTable(page)).length).toBe(11);
  await page.goto("/admin/estimates?q=nothing-like-this");
  await page.getByText("No lead estimates match").waitFor();
});

test("a claim can't be answered twice; a viewer has no button", async () => {
  await addClaim("Late Bugs", "late@bugs.example");
  const viewer = await open();
  await startSession(viewer, await addUser(site(), "vera@hearthline.example", "viewer"));
  await viewer.goto("/admin/estimates?q=late");
  await viewer.getByText("Not yet").waitFor();
  expect(await viewer.getByRole("button", { name: /^Invite/ }).count()).toBe(0);
  const page = await open();
  await startSession(page);
  await page.goto("/admin/estimates?q=late");
  await runSql(site(), "update lead_results set invited_at = now()");
  await page.getByRole("button", { name: "Invite Late Bugs" }).click();
  await page.getByText("This claim was already invited").waitFor();
});
