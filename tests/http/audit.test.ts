import { expect, test } from "vitest";
import { confirmPassword, openContractor, startSession } from "../drivers/drive-staff-area.ts";
import { addUser } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const installation = sharedSite({ administrator: true });

test("the audit log records staff changes, with search filters", async () => {
  const contractor = sampleContractor({ city: "Amarillo", services: ["HVAC"] });
  await signUpAndConfirm(installation(), contractor);
  const reviewer = await addUser(installation(), "rae@hearth.example", "reviewer");
  const page = openPlainPage(installation());
  await startSession(page, reviewer);
  await openContractor(page, contractor.businessName);
  await page.getByRole("button", { name: "Pause" }).first().click();
  await page.getByText("The page is paused and offline.").waitFor();

  await page.getByRole("link", { name: "Audit log", exact: true }).click();
  const rows = page.getByRole("row").filter({ hasText: reviewer.email });
  await rows.first().waitFor();
  const actions = await rows.getByRole("rowheader").allTextContents();
  expect(actions).toEqual(["Page paused", "Signed in"]);
  const [pause = ""] = await rows.allTextContents();
  expect(pause).toMatch(/^Page pausedPageAll entriesstatuslivepaused/);

  await page.locator("select[name=who]").selectOption({ label: reviewer.email });
  await page.locator("select[name=action]").selectOption({ label: "Signed in" });
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/who=.*action=staff\.sign_in/);
  await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(["Signed in"]);
  await page.getByLabel("From").fill("2001-01-01");
  await page.getByLabel("To", { exact: true }).fill("2001-01-31");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("No entries match").waitFor();
  await page.getByRole("link", { name: "Clear" }).click();
  await page.getByRole("row").filter({ hasText: administrator.email }).first().waitFor();

  await confirmPassword(page);
  const file = await page.request.get("/admin/audit.csv?action=page.pause");
  const lines = (await file.text()).split("\r\n");
  expect(lines[0]).toBe("\uFEFFAction,Item,Changes,Who,When");
  expect(lines[1]).toContain("status: live to paused");
  expect(lines[1]).toContain(reviewer.email);
  await page.reload();
  const exported = page.getByRole("row").filter({ hasText: "List exported" });
  expect(await exported.first().textContent()).toContain("List: audit");
});

test("a contractor's page links to its audit log", async () => {
  const contractor = sampleContractor({ city: "Odessa", services: ["HVAC"] });
  await signUpAndConfirm(installation(), contractor);
  const page = openPlainPage(installation());
  await startSession(page);
  await openContractor(page, contractor.businessName);
  await page.getByLabel("Allowed websites").fill("odessa-air.example");
  await page.getByRole("button", { name: "Save websites" }).click();
  await page.getByText("Websites saved.").waitFor();
  await page.getByRole("link", { name: "View all in the audit log" }).click();
  await page.waitForURL("**/admin/audit?entity=contractor&id=*");
  await page.getByRole("heading", { name: "Audit log" }).waitFor();
  await expect
    .poll(() => page.getByRole("rowheader").allTextContents())
    .toEqual(["Allowed websites changed"]);
  await page.getByRole("link", { name: "Contractor", exact: true }).click();
  await page.getByRole("heading", { name: contractor.businessName, level: 1 }).waitFor();
});
