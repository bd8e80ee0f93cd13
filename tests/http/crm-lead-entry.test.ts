import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Mission City Plumbing";

test("without JavaScript a caller is added as a lead, with field errors", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, "office");
  await page.goto("/crm/leads");
  await page.getByRole("link", { name: "Add a lead" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Paula Phone");
  await page.getByLabel("They agreed to texts about this request").check();
  await page.getByRole("button", { name: "Add lead" }).click();
  await page.getByText("Enter a phone number or an email address").first().waitFor();
  await page.getByText("Enter when and how they agreed").first().waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Paula Phone");
  await page.getByLabel("Phone", { exact: true }).fill("(210) 555-0144");
  await page.getByLabel("What do they need?").fill("A dripping tap");
  await page.getByLabel("When and how did they agree?").fill("Asked on the phone, said yes");
  await page.getByLabel("Start automatic follow-up").uncheck();
  await page.getByRole("button", { name: "Add lead" }).click();
  await page.getByRole("heading", { name: "Paula Phone", level: 1 }).waitFor();
  for (const part of ["Request", "Consent and response time", "Scheduled follow-ups"]) {
    await openPart(page, part);
  }
  await page.getByText("Phone call").first().waitFor();
  await page.locator("summary").filter({ hasText: "Details" }).first().click();
  await page.getByText("Asked on the phone, said yes", { exact: false }).first().waitFor();
  await page.getByText("Your team added this lead", { exact: false }).first().waitFor();
});

test("shared text prefills one lead, after signing in if necessary", async () => {
  const page = openPlainPage(site());
  const form = { title: "Dana Fields", text: "No heat. 210-555-0147", url: "" };
  // Headers of a share from another app: no page sent it.
  const headers = { origin: "null", "sec-fetch-site": "none" };
  const shared = await page.request.post("/crm/share", { form, headers, maxRedirects: 0 });
  expect(shared.headers().location).toBe("/crm/leads/new?shared");
  await page.goto("/crm/leads/new?shared");
  await page.getByRole("heading", { name: /Sign in/ }).waitFor();
  expect(page.url()).toContain(encodeURIComponent("/crm/leads/new?shared"));
  await enterCrm(site(), page, business, "office");
  await page.goto("/crm/leads/new");
  expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toBe("");
  await page.goto("/crm/leads/new?shared");
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Dana Fields");
  expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toBe("210-555-0147");
  await page.getByRole("button", { name: "Add lead" }).click();
  await page.getByRole("heading", { name: "Dana Fields", level: 1 }).waitFor();
  await page.getByText("No heat. 210-555-0147").first().waitFor();
  await page.goto("/crm/leads/new?shared");
  expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toBe("");
});

test("leads.import: without JavaScript a file is previewed, saved, and imported", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto("/crm/leads/import");
  await page.getByRole("button", { name: "Preview import" }).click();
  await page.getByText("Choose a CSV file.").first().waitFor();
  const rows =
    "name,phone,status,created at,Favorite color\nIris Import,(210) 555-0145,lost,10/12/2026 2:05 PM,red\nNo One Reachable,,new,,\n";
  await page.getByLabel("CSV file").setInputFiles({
    name: "old customers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows),
  });
  await page.getByRole("button", { name: "Preview import" }).click();
  await page.getByRole("heading", { name: "old customers.csv" }).waitFor();
  await page.getByText("No phone number or email").first().waitFor();
  await page.getByText("Date requested").first().waitFor();
  await page.getByText("Columns not imported: Favorite color.").waitFor();
  await page.goto("/crm/leads/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "second.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("name;email\nSecond Import;second@homes.example\n"),
  });
  await page.getByRole("button", { name: "Preview import" }).click();
  await page.getByRole("heading", { name: "second.csv" }).waitFor();
  await page.goto("/crm/leads/import");
  await page.getByRole("heading", { name: "Imports to finish" }).waitFor();
  await page.getByRole("link", { name: "second.csv" }).waitFor();
  await page.getByRole("link", { name: "old customers.csv" }).click();
  await page.getByRole("button", { name: "Import 1 lead" }).click();
  await page.getByText("Import complete").first().waitFor();
  await page.goto("/crm/leads/import");
  expect(await page.getByRole("link", { name: "old customers.csv" }).count()).toBe(0);
  await page.goto("/crm/leads?status=lost");
  await page.getByRole("link", { name: "Iris Import" }).waitFor();
  await page.goto("/crm/leads?lost=price");
  expect(await page.getByRole("link", { name: "Iris Import" }).count()).toBe(0);
});
