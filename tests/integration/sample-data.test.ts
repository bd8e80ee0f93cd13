import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RunTransaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { loadDemo } from "../../src/demo/demo-data.server.ts";
import { readSampleData } from "../../src/features/sample-data/read-sample-data.server.ts";
import { removeSampleData } from "../../src/features/sample-data/remove-sample-data.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors, member } from "./full-contractor.ts";
import { marksOfTables, tablesHolding } from "./table-contents.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor, takePart } = contractors(platform);

/** What says only that something happened: ids and counts. */
const keptRecords = ["audit_entries", "events", "event_deliveries", "installation"];

/** As if the process was killed when so many sample businesses are left. */
function killedAt(left: number): Platform {
  const { database } = platform();
  const transaction: RunTransaction = async (run, last) => {
    if ((await readSampleData(platform(), member)).contractor <= left) throw new Error("killed");
    return database.transaction(run, last);
  };
  return { ...platform(), database: { ...database, transaction } };
}

async function marks(): Promise<Record<string, string>> {
  const all = Object.fromEntries(await marksOfTables(platform()));
  return Object.fromEntries(Object.entries(all).filter(([name]) => !keptRecords.includes(name)));
}

test("operations.demo: removing sample data leaves what is real, and nothing else", async () => {
  const real = await fullContractor("real", 283);
  await takePart(real);
  const before = await marks();
  expect(await loadDemo(platform())).toBe(true);
  const { contractor, ...others } = await readSampleData(platform(), member);
  expect(contractor).toBeGreaterThan(5);
  expect(Object.values(others).every((rows) => rows > 0)).toBe(true);
  await expect(removeSampleData(killedAt(9), member)).rejects.toThrow("killed");
  expect((await readSampleData(platform(), member)).contractor).toBe(9);
  await removeSampleData(platform(), member);
  expect(await tablesHolding(platform(), "lone-star-pest")).toEqual([]);
  const after = await marks();
  const different = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(different).toEqual([]);
  const audited = await query().execute(
    sql`select 1 from audit_entries where action = 'sample_data.remove'`,
  );
  expect(audited.rows).toHaveLength(1);
});

test("operations.demo: removed sample data is loaded again only on request", async () => {
  expect(await loadDemo(platform())).toBe(false);
  expect(await loadDemo(platform(), { again: true })).toBe(true);
  expect(await loadDemo(platform(), { again: true })).toBe(false);
  await removeSampleData(platform(), member);
  const again = await removeSampleData(platform(), member);
  expect(Object.values(again).every((rows) => rows === 0)).toBe(true);
});

test("only the ledger of a sample business can be deleted", async () => {
  await expect(query().execute(sql`delete from commission_entries`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});

test("readers may see sample data and not remove it", async () => {
  const viewer = { ...member, role: "viewer" as const };
  expect((await readSampleData(platform(), viewer)).contractor).toBe(0);
  await expect(removeSampleData(platform(), viewer)).rejects.toThrow("permission denied");
});
