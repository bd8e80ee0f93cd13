import { eq, sql } from "drizzle-orm";
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

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = staffActor("reviewer");
const attempt = { number: 1, last: false, signal: new AbortController().signal };

/** Imports a page as staff and the worker do. @returns the row counts by outcome */
async function importFile(aboutText: string) {
  const text = `business_name,service,city,state,status,about\r\nLate,hvac,Waco,TX,draft,${aboutText}\r\n`;
  const bytes = new TextEncoder().encode(text);
  const checked = await checkImport(platform(), member, { name: "pages.csv", bytes });
  if (!checked.ok) throw new Error(checked.errors.file);
  const { importId } = checked;
  await startImport(platform(), member, importId);
  await runImport(platform(), system("test"), { importId }, attempt);
  return (await findImport(platform(), member, importId))?.outcome;
}

/** Waits until a query is blocked by another transaction's lock. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await query().execute(
        sql`select from pg_locks where not granted
            and pid in (select pid from pg_stat_activity where datname = current_database())`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

test("publishing a page during an import keeps the published version", async () => {
  expect(await importFile("Old")).toEqual({ ...noRows, new: 1 });
  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const publishing = platform().database.transaction(async (tx) => {
    const publishedAt = platform().clock.now();
    await tx
      .update(seoPages)
      .set({ status: "live", publishedAt })
      .where(eq(seoPages.businessName, "Late"));
    started.resolve();
    await goOn.promise;
  });
  await started.promise;
  const imported = importFile("New");
  await untilWaiting();
  goOn.resolve();
  await publishing;
  expect(await imported).toEqual({ ...noRows, kept: 1 });
  const [page] = await query().select().from(seoPages).where(eq(seoPages.businessName, "Late"));
  expect(page).toMatchObject({ status: "live", about: "Old" });
});
