import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { confirmPassword, openContractor, startSession } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { type Contractor, sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp, signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { contractorsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const installation = sharedSite({ administrator: true });
const open = () => openPlainPage(installation());
const section = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
const waitForToast = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text }).waitFor();

test("transfers a territory to a waiting claimant, ignoring stale clicks", async () => {
  const [holder, first, second] = await rivals("Frisco");
  const page = open();
  await startSession(page);
  const stale = await page.context().newPage();
  for (const tab of [page, stale]) await openContractor(tab, holder.businessName);
  const territory = section(page, "Pages and territories");
  await territory.getByText("Waiting for this territory").waitFor();
  const waiting = territory.locator("ol > li");
  expect(await waiting.allInnerTexts()).toEqual([
    expect.stringContaining(`${first.businessName}, since `),
    expect.stringContaining(`${second.businessName}, since `),
  ]);
  const transferTerritory = async (tab: Page, to: Contractor) => {
    const entry = tab.locator("ol > li", { hasText: to.businessName });
    await entry.getByText("Transfer", { exact: true }).click();
    await entry.getByRole("button", { name: `Transfer to ${to.businessName}` }).click();
  };
  await transferTerritory(page, first);
  await waitForToast(page, "Territory transferred. The page is live.");
  await territory.getByText(`Held by ${first.businessName}.`).waitFor();
  const path = "/hvac/frisco-tx";
  expect(await (await fetch(installation().url + path)).text()).toContain(first.email);
  const changes = section(page, "Staff changes");
  expect(await changes.innerText()).toMatch(/Territory released[\s\S]*status\s*live\s*paused/);

  await transferTerritory(stale, second);
  await waitForToast(
    stale,
    "The territory just changed, so nothing was done. Please refresh and try again.",
  );
  expect(await (await fetch(installation().url + path)).text()).toContain(first.email);
});

test("staff add notes and email the onboarding link", async () => {
  const contractor = sampleContractor();
  await signUp(installation(), contractor, 3);
  const page = open();
  await startSession(page);
  await openContractor(page, contractor.businessName);
  const notes = section(page, "Support notes");
  await notes.getByRole("button", { name: "Add note" }).click();
  await notes.getByText("Enter a message").waitFor();
  await notes.getByLabel("New note").fill("Prefers calls after five.\nAsk for Maya.");
  await notes.getByRole("button", { name: "Add note" }).click();
  await waitForToast(page, "Note saved.");
  const note = notes.getByRole("listitem");
  expect(await note.innerText()).toMatch(
    new RegExp(
      `^Prefers calls after five\\. Ask for Maya\\.\\s*${administrator.email}, [A-Z][a-z]{2} \\d`,
    ),
  );
  expect(await notes.getByLabel("New note").inputValue()).toBe("");

  const onboarding = section(page, "Onboarding");
  expect(await onboarding.innerText()).toMatch(
    /Step 3\/7[\s\S]*42\.9%[\s\S]*Next: Lead preferences\./,
  );
  await onboarding.getByRole("button", { name: "Send resume link" }).click();
  await waitForToast(page, "Resume link sent.");
  const mail = await installation().mail.waitForMail(
    ({ to, text }) => to.includes(contractor.email) && text.includes("/get-started/resume/"),
    30,
  );
  expect(mail.subject).toBe("Finish your setup - Hearthline");
});

test("a contractor's page shows the sign-up's answers and brand color", async () => {
  const contractor = sampleContractor({ city: "Killeen", brandColor: "#1f6b3a" });
  await signUpAndConfirm(installation(), contractor);
  const page = open();
  await startSession(page);
  await openContractor(page, contractor.businessName);
  await page.getByRole("img", { name: `${contractor.businessName} on #1f6b3a` }).waitFor();
  const answersSection = await section(page, "Sign-up answers").innerText();
  for (const text of [contractor.serviceArea, contractor.description, "Custom timing", "20 min"]) {
    expect(answersSection).toContain(text);
  }
});

test("exports a contractor's data, then erases it after confirmation", async () => {
  const contractor = sampleContractor({ city: "Denison", services: ["HVAC"] });
  await signUpAndConfirm(installation(), contractor);
  const path = "/hvac/denison-tx";
  const page = open();
  await startSession(page);
  await openContractor(page, contractor.businessName);
  const data = section(page, "This business’s data");
  const href = await data.getByRole("link", { name: "Export data" }).getAttribute("href");
  await confirmPassword(page);
  const file = await page.request.get(href ?? "");
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="contractor.json"');
  expect(await file.json()).toMatchObject({
    contractor_accounts: [{ email: contractor.email }],
    form_submissions: [{ tagline: contractor.tagline }],
    seo_pages: [{ status: "live" }],
  });

  await data.getByText("Delete data").click();
  await data.getByLabel("Type DELETE to confirm").fill("delete");
  await data.getByRole("button", { name: "Delete permanently" }).click();
  await waitForToast(page, "Nothing was deleted. Type DELETE to confirm.");
  const again = data.getByLabel("Type DELETE to confirm");
  if (!(await again.isVisible())) await data.getByText("Delete data").click();
  await again.fill("DELETE");
  await data.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByText("Contractor data deleted.").waitFor();
  expect(await contractorsOf(installation(), contractor.email)).toEqual([]);
  const response = await fetch(installation().url + path, { redirect: "manual" });
  expect(response.status).toBe(302);

  // A contractor who signs up again gets no email until staff allow it.
  await signUp(installation(), contractor);
  await openContractor(page, contractor.businessName);
  await page.getByText("Emails to this address are blocked").waitFor();
  await expect
    .poll(async () => {
      const sql = "select state from messages where to_address = $1";
      const rows = await runSql(installation(), sql, [contractor.email]);
      return rows.map(({ state }) => state);
    })
    .toEqual(["suppressed"]);
  await page.getByRole("button", { name: "Turn emails back on" }).click();
  await waitForToast(page, "Emails to this address are on again.");
  await page.getByText("Emails to this address are blocked").waitFor({ state: "detached" });
});

test("viewers see everything without buttons and can't change anything", async () => {
  const contractor = sampleContractor({ city: "Odessa" });
  await signUp(installation(), contractor);
  const viewer = await addUser(installation(), "viewer@hearthline.example", "viewer");
  const page = open();
  await startSession(page, viewer);
  await openContractor(page, contractor.businessName);
  const main = page.getByRole("main");
  expect(await main.getByRole("button", { name: /Publish|Add note|Delete|Save/ }).count()).toBe(0);
  const result = await page.request.post(new URL(page.url()).pathname, {
    form: { intent: "delete", confirm: "DELETE" },
  });
  expect(result.status()).toBe(403);
  expect(await contractorsOf(installation(), contractor.email)).toHaveLength(1);
});

/** Three contractors for the same territory: the first holds it, the others wait in order. */
async function rivals(city: string): Promise<[Contractor, Contractor, Contractor]> {
  const all = [0, 1, 2].map(() => sampleContractor({ city, services: ["HVAC"] }));
  for (const contractor of all) await signUpAndConfirm(installation(), contractor);
  return all as [Contractor, Contractor, Contractor];
}
