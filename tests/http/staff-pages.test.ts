import { expect, test } from "vitest";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { openSection, startSession } from "../drivers/drive-staff-area.ts";
import { readTable } from "../drivers/read-csv.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });
const open = async () => openPlainPage(site());
const head = "business_name,service,city,state,status,phone\r\n";
const file = (text: string, name = "pages.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("validates, fixes and imports a file; repeating it changes nothing", async () => {
  const city = "Elko";
  const page = await open();
  await startSession(page);
  await openSection(page, "Pages");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await page.getByRole("heading", { name: "Import pages" }).waitFor();
  const importFile = async (text: string, name?: string) => {
    await page.goto("/admin/pages/import");
    await page.getByLabel("CSV file").setInputFiles(file(text, name));
    await page.getByRole("button", { name: "Preview import" }).click();
  };
  await page.getByRole("button", { name: "Preview import" }).click();
  await page.getByText("Choose a CSV file.").waitFor();
  await importFile("name,service\nA,hvac\n");
  await page.getByText("We found no column “city”. We found no column “state”.").waitFor();

  const mine = `${head}First Air,hvac,${city},NV,live,(775) 555-0100\n`;
  await importFile(`${mine}Second Air,hvac,${city},NV,live,\nNo Town,hvac,,NV,,\n`, "mistakes.csv");
  await page.getByRole("heading", { name: "mistakes.csv" }).waitFor();
  await page.getByText("Nothing has changed yet").waitFor();
  expect((await readTable(page)).slice(1)).toEqual([
    ["3", "Entire row", "Line 2 asks for the same territory."],
    ["4", "city", "City is required"],
  ]);
  await page.getByRole("button", { name: "Discard file" }).click();
  await page.getByRole("heading", { name: "Import pages" }).waitFor();
  expect((await fetch(`${site().url}/hvac/${city.toLowerCase()}-nv`)).status).toBe(404);

  await importFile(mine);
  await page.getByRole("button", { name: "Import 1 page" }).click();
  const isIn = page.getByText("Import complete.");
  await page.waitForURL("**/imports/*");
  await expect.poll(async () => page.reload().then(() => isIn.count())).toBe(1);
  const shown = await fetch(`${site().url}/hvac/${city.toLowerCase()}-nv`);
  expect(await shown.text()).toContain("First Air");
  await importFile(mine);
  await page.getByText("There’s nothing new in this file").waitFor();
  await importFile(`${head}Other Air,hvac,${city},NV,,\n`);
  await page.getByText("First Air is live in this territory.").waitFor();
});

test("publishes and pauses a page without an account", async () => {
  const city = "Nampa";
  await runSql(
    site(),
    `insert into seo_pages (id, business_name, service, city, city_slug, state)
       values (gen_random_uuid(), $1 || ' Lawns', 'lawn-care', $1, lower($1), 'ID')`,
    [city],
  );
  const page = await open();
  await startSession(page);
  await page.goto(`/admin/pages?q=${city}`);
  await page.getByRole("button", { name: `Publish ${city} Lawns, ${city}` }).click();
  await page.getByRole("status").getByText("The page is live.").waitFor();
  await page.getByRole("button", { name: `Pause ${city} Lawns, ${city}` }).click();
  await page.getByRole("status").getByText("The page is paused and offline.").waitFor();
});

test("the template passes validation; a viewer can't import", async () => {
  const page = await open();
  await startSession(page, await addUser(site(), "vera@hearthline.example", "viewer"));
  await openSection(page, "Pages");
  expect(
    await page
      .getByRole("main")
      .getByRole("button", { name: /Publish|Pause/ })
      .count(),
  ).toBe(0);
  await page.goto("/admin/pages/import");
  expect(await page.getByRole("button", { name: "Preview import" }).count()).toBe(0);
  const template = await page.request.get("/admin/pages/template.csv");
  const refused = await page.request.post("/admin/pages/import", {
    multipart: { file: file(await template.text()) },
  });
  expect(refused.status()).toBe(403);
  expect([...parseCsv(await template.text())]).toHaveLength(2);

  const staff = await open();
  await startSession(staff);
  await staff.goto("/admin/pages/import");
  await staff.getByLabel("CSV file").setInputFiles(file(await template.text(), "template.csv"));
  await staff.getByRole("button", { name: "Preview import" }).click();
  await staff.getByRole("button", { name: "Import 1 page" }).waitFor();
});
