import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  checkSpendImport,
  importSpend,
  listSpendImports,
  type SpendFile,
  undoSpendImport,
} from "~/domains/growth/analytics/spend/import-spend.server.ts";
import { adSpend } from "~/domains/growth/growth.tables.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

test("imports each line once; changed amounts replace old ones in any spelling", async () => {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const importFile = (content: string, source: string) =>
    importSpend(platform(), owner, { content, source, choice: null });
  const rows = () =>
    platform()
      .database.query.select()
      .from(adSpend)
      .where(eq(adSpend.contractorId, contractorId))
      .orderBy(adSpend.firstOn);
  const file = "Day,Cost\n2026-11-02,10\n2026-11-03,20\n";
  expect(await importFile(file, "Mailers")).toMatchObject({ ok: true, counts: { new: 2 } });
  const before = await rows();
  expect(before.map(({ cents }) => cents)).toEqual([1_000, 2_000]);
  platform().passTime(1_000);
  expect(await importFile(file, "mailers")).toMatchObject({ ok: true, counts: { known: 2 } });
  expect(await rows()).toEqual(before);
  const more = `${file}2026-11-03,5\n2026-11-04,7\n`;
  expect(await importFile(more, "MAILERS")).toMatchObject({ ok: true });
  const [same, changed, added] = await rows();
  expect(same).toEqual(before[0]);
  expect(changed).toEqual({
    ...before[1],
    cents: 2_500,
    memberName: owner.name,
    updatedAt: platform().clock.now(),
  });
  expect(added).toMatchObject({ firstOn: "2026-11-04", source: "MAILERS", cents: 700 });
});

async function business() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const bring = (content: string, choice: SpendFile["choice"] = null) =>
    importSpend(platform(), owner, { content, source: "Flyers", choice });
  const amounts = async () => {
    const own = eq(adSpend.contractorId, contractorId);
    const rows = await platform().database.query.select().from(adSpend).where(own);
    return Object.fromEntries(rows.map(({ firstOn, cents }) => [firstOn, cents]));
  };
  const newest = async () => (await listSpendImports(platform(), owner))[0];
  return { owner, bring, amounts, newest };
}

test("a refund or unreadable line is listed, and the others are imported", async () => {
  const { bring, amounts } = await business();
  const text = "Day,Cost\n2026-11-02,10\n2026-11-03,-5\nsoon,7\n2026-11-04,20\n";
  const imported = await bring(text);
  expect(imported).toMatchObject({ ok: true, counts: { new: 2, wrong: 2 } });
  expect(imported.ok && imported.planned.filter(({ outcome }) => outcome === "wrong")).toEqual([
    expect.objectContaining({ line: 3, remark: expect.stringContaining("Refunds") }),
    expect.objectContaining({ line: 4, remark: expect.stringContaining("Enter a date") }),
  ]);
  expect(await amounts()).toEqual({ "2026-11-02": 1_000, "2026-11-04": 2_000 });
  const overlap = await bring("From,To,Cost\n2026-11-01,2026-11-30,900\n2026-12-01,2026-12-31,5");
  expect(overlap).toMatchObject({ counts: { new: 1, wrong: 1 } });
  expect(await amounts()).toMatchObject({ "2026-12-01": 500 });
});

test("an undo restores earlier amounts and removes new entries", async () => {
  const { owner, bring, amounts, newest } = await business();
  await bring("Day,Cost\n2026-11-02,10\n2026-11-03,20\n2026-11-04,30\n");
  platform().passTime(60_000);
  await bring("Day,Cost\n2026-11-02,11\n2026-11-03,22\n2026-11-05,50\n");
  const spendImport = await newest();
  platform().passTime(60_000);
  await bring("Day,Cost\n2026-11-03,25\n");
  const id = spendImport?.id ?? "";
  expect(spendImport).toMatchObject({ entries: 3, memberName: owner.name });
  expect(await undoSpendImport(platform(), owner, id)).toEqual({ ok: true, stayed: 1 });
  expect(await amounts()).toEqual({
    "2026-11-02": 1_000,
    "2026-11-03": 2_500,
    "2026-11-04": 3_000,
  });
  expect(await undoSpendImport(platform(), owner, id)).toMatchObject({ code: "already_done" });
  expect((await listSpendImports(platform(), owner)).find((one) => one.id === id)).toMatchObject({
    undoUntil: null,
    stayed: 1,
  });
});

test("an undo is possible for a day, by the own business", async () => {
  const { owner, bring, newest } = await business();
  await bring("Day,Cost\n2026-11-02,10\n");
  const id = (await newest())?.id ?? "";
  const other = await business();
  expect(await undoSpendImport(platform(), other.owner, id)).toMatchObject({ code: "not_found" });
  platform().passTime(25 * 60 * 60 * 1000);
  expect(await undoSpendImport(platform(), owner, id)).toMatchObject({ code: "not_possible" });
  expect(await newest()).toBeUndefined();
});

test("chosen columns are remembered for files with the same headings", async () => {
  const { owner, bring, amounts } = await business();
  const head = "When,Took";
  const content = `${head}\n2026-11-02,10\n`;
  expect(await bring(content)).toMatchObject({ code: "invalid" });
  const choice = { headings: { 0: "When", 1: "Took" }, fields: { 0: "day", 1: "amount" } };
  const stale = { ...choice, headings: { 0: "Date", 1: "Took" } };
  expect(await bring(content, stale)).toMatchObject({ code: "invalid" });
  expect(await bring(content, choice)).toMatchObject({ ok: true, counts: { new: 1 } });
  const next = { content: `${head}\n2026-11-03,12\n`, source: "Flyers", choice: null };
  expect(await checkSpendImport(platform(), owner, next)).toMatchObject({
    missing: null,
    counts: { new: 1 },
  });
  expect(await amounts()).toEqual({ "2026-11-02": 1_000 });
});
