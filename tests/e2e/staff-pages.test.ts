import { expect, test } from "vitest";
import { csvLine } from "~/platform/csv/csv-cells.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { readExport, readTable } from "../drivers/read-csv.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });
const head = "business_name,service,city,state,status,phone\r\n";
const file = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(head + text),
});

test("an import is checked, then shows its progress and continues", async () => {
  const page = await openVisitor(browser(), installation(), { allow: [/status of 422/] });
  await startSession(page);
  const check = async (chosen: ReturnType<typeof file>) => {
    await page.goto("/admin/pages/import");
    await page.getByLabel("CSV file").setInputFiles(chosen);
    await page.getByRole("button", { name: "Preview import" }).click();
  };
  await page.goto("/admin/pages/import");
  expect(await findBarriers(page)).toEqual([]);
  await check(file("mistakes.csv", "No Town,hvac,,NV,,\n"));
  await page.getByRole("heading", { name: "mistakes.csv" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Discard file" }).click();
  await page.getByRole("heading", { name: "Import pages" }).waitFor();

  const rows = Array.from({ length: 3_000 }, (_, index) =>
    csvLine([`Roofers ${index}`, "roofing", `Village ${index}`, "OH", "draft", ""]),
  );
  await check(file("long.csv", rows.join("")));
  await page.getByRole("button", { name: "Import 3,000 pages" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByText("Import complete.").waitFor();
  const audited = await runSql(
    installation(),
    "select after -> 'rows' as rows from audit_entries where action = 'page_import.start' order by id desc limit 1",
  );
  expect(audited).toEqual([{ rows: 3_000 }]);

  await page.goto("/admin/pages?status=draft&service=roofing&q=roofers+29");
  await expect.poll(async () => (await readTable(page)).length).toBe(51);
  expect(await readExport(page)).toHaveLength(112);
  await page.getByRole("link", { name: "Older pages" }).click();
  await expect.poll(async () => new URL(page.url()).searchParams.has("before")).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await page.goto("/admin/pages?q=nobody");
  await page.getByText("No pages match").waitFor();
});
