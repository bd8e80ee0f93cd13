import type { Page } from "playwright-core";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { confirmPassword } from "./drive-staff-area.ts";

/** The headings and rows of the table on a page, as text. */
export async function readTable(page: Page): Promise<string[][]> {
  const rows = await page.getByRole("main").getByRole("row").all();
  return await Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
}

/** The cells of the file that a list's "Export CSV" downloads. */
export async function readExport(page: Page): Promise<string[][]> {
  const link = page.getByRole("link", { name: "Export CSV" });
  await confirmPassword(page);
  const result = await page.request.get((await link.getAttribute("href")) ?? "");
  if (result.status() !== 200) throw new Error(`the export was answered ${result.status()}`);
  return [...parseCsv(await result.text())].map(({ cells }) => cells);
}
