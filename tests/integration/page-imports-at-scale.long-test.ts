import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { runImport } from "~/domains/operations/page-imports/import-pages.server.ts";
import {
  checkImport,
  findImport,
  startImport,
} from "~/domains/operations/page-imports/page-imports.server.ts";
import { noRows } from "~/domains/operations/page-imports/page-imports.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { pagesFile } from "./pages-file.ts";

const platform = sharedPlatform();
const member = staffActor("reviewer");
const attempt = { number: 1, last: false, signal: new AbortController().signal };

async function importPages(text: string) {
  const began = performance.now();
  const bytes = new TextEncoder().encode(text);
  const checked = await checkImport(platform(), member, { name: "pages.csv", bytes });
  if (!checked.ok) throw new Error(checked.errors.file);
  const { importId } = checked;
  const checkedAfter = Math.round(performance.now() - began);
  await startImport(platform(), member, importId);
  await runImport(platform(), system("test"), { importId }, attempt);
  const importedAfter = Math.round(performance.now() - began);
  process.stdout.write(
    `10,000 rows: checked in ${checkedAfter} ms, imported after ${importedAfter} ms\n`,
  );
  return (await findImport(platform(), member, importId))?.outcome;
}

test("imports ten thousand rows, and reimports them without changes", async () => {
  const file = pagesFile(10_000);
  expect(await importPages(file)).toEqual({ ...noRows, new: 10_000 });
  const [counted] = await platform().database.query.select({ pages: count() }).from(seoPages);
  expect(counted?.pages).toBe(10_000);
  expect(await importPages(file)).toEqual({ ...noRows, unchanged: 10_000 });
});
