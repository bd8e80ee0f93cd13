import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { findArea, searchAreas } from "~/domains/publishing/directory/find-areas.server.ts";
import { listTerritories } from "~/domains/publishing/territories/territories.server.ts";
import { knownCities } from "~/domains/shared/cities/cities.server.ts";
import { cityKey, citySlug } from "~/domains/shared/services/territory.ts";
import {
  findBusinessPage,
  selectPages,
} from "~/domains/storefront/business-pages/find-pages.server.ts";
import { publishAsStaff } from "~/domains/storefront/business-pages/manage-pages.server.ts";
import {
  pageHolds,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/storefront.tables.server.ts";
import { contractorAccounts } from "../../src/domains/identity/identity.tables.server.ts";
import { listContractors } from "../../src/domains/operations/contractor-list/list-contractors.server.ts";
import { directoryWords } from "../../src/domains/publishing/publishing.tables.server.ts";
import type { Database } from "../../src/platform/database/database.server.ts";
import { migrate } from "../../src/platform/database/migrate.server.ts";
import { openPostgres } from "../../src/platform/database/postgres.server.ts";
import { violationOf } from "../../src/platform/database/violations.server.ts";
import { staffActor } from "../setup/actors.ts";
import { emptyEmbedded, migratedTemplate } from "../setup/fresh-database.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";
import { readAll } from "./directory-samples.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const staff = staffActor("reviewer");

beforeEach(async () => {
  await query().delete(seoPages);
});

async function add(city: string, state: string, more: Partial<typeof seoPages.$inferInsert> = {}) {
  const [page] = await query()
    .insert(seoPages)
    .values({
      status: "live",
      businessName: `Pipes of ${city}`,
      service: "plumbing",
      city,
      citySlug: citySlug(city),
      state,
      ...more,
    })
    .returning();
  if (!page) throw new Error("no page");
  return page;
}

// territories.one-town
test("the database normalizes every slug as the code does", async () => {
  const slugs = [
    ...knownCities().list.map(({ slug, state }) => ({ slug, state })),
    ...fc
      .sample(
        fc.array(
          fc.constantFrom(
            "st",
            "ste",
            "saint",
            "sainte",
            "fort",
            "ft",
            "mount",
            "mt",
            "é",
            "-",
            "o'",
            "x",
            " ",
          ),
          {
            maxLength: 8,
          },
        ),
        500,
      )
      .map((parts) => ({ slug: citySlug(parts.join("")), state: "MO" })),
  ];
  const { rows } = await query().execute<{ keys: string[] }>(sql`
    select json_agg(city_key(slug, state) order by at) as keys
    from json_to_recordset(${JSON.stringify(slugs.map((one, index) => ({ ...one, at: index })))}::json)
      as town(slug text, state text, at int)`);
  expect(rows[0]?.keys).toEqual(slugs.map(({ slug, state }) => cityKey(slug, state)));
});

test("the database rejects a second live page for a town's other spelling", async () => {
  await add("St. Louis", "MO");
  const second = await add("Saint Louis", "MO").then(() => null, violationOf);
  expect(second?.violation).toBe("duplicate key");
  await add("Saint Louis", "MI");
  await add("St. Louis", "MO", { service: "hvac" });
});

test("a page under another spelling is waitlisted, and staff see both", async () => {
  const holder = await add("Ft. Worth", "TX");
  const rival = await add("Fort Worth", "TX", { status: "draft" });
  expect(await publishAsStaff(platform(), staff, rival.id)).toEqual({
    ok: true,
    outcome: "waiting",
  });
  const [territory] = await listTerritories(platform(), staff, [
    { service: "plumbing", citySlug: "fort-worth", state: "TX" },
  ]);
  expect(territory?.holder?.pageId).toBe(holder.id);
  expect(territory?.waiting.map(({ pageId }) => pageId)).toEqual([rival.id]);
});

test("every spelling of a town redirects to its page", async () => {
  await add("St. Louis", "MO");
  for (const cityState of ["st-louis-mo", "saint-louis-mo", "Saint%20Louis-MO", "stlouis-mo"]) {
    const page = await findBusinessPage(platform(), {
      service: "plumbing",
      cityState: decodeURIComponent(cityState),
    });
    expect([cityState, page?.path ?? null]).toEqual([
      cityState,
      cityState === "stlouis-mo" ? null : "/plumbing/st-louis-mo",
    ]);
  }
  expect(await findArea(platform(), "plumbing/saint-louis-mo")).toMatchObject({
    city: "St. Louis",
    holder: { path: "/plumbing/st-louis-mo" },
  });
  const areas = await searchAreas(platform(), {
    text: "saint louis, mo",
    service: "plumbing",
  });
  expect(areas[0]).toMatchObject({ holder: { path: "/plumbing/st-louis-mo" } });
  const selected = await selectPages(platform(), new URLSearchParams({ city: "Saint Louis" }));
  expect(selected).toMatchObject({ ok: true, rows: [{ city: "St. Louis" }] });
});

test.each([
  ["O'Fallon", "MO", ["O'Fallon", "O’Fallon", "o fallon", "OFallon", "ofallon mo"]],
  ["O Fallon", "IL", ["O'Fallon", "O’Fallon", "ofallon"]],
  ["D'Iberville", "MS", ["D'Iberville", "D’Iberville", "diberville", "iberville"]],
  ["Mount Pleasant", "SC", ["Mt Pleasant", "Mt. Pleasant", "mount pleasant, sc", "moun"]],
  ["Mt. Vernon", "NY", ["Mount Vernon", "mt vernon"]],
  ["St. Paul", "MN", ["Saint Paul", "St Paul", "st. paul", "St.Paul", "saintpaul", "sai"]],
  ["Saint Louis", "MO", ["St. Louis", "St Louis", "stlouis", "st louis mo"]],
  ["Fort Worth", "TX", ["ft worth", "Ft. Worth", "fort worth", "fortworth"]],
  ["Ste. Genevieve", "MO", ["Sainte Genevieve", "saint genevieve"]],
  ["Cañon City", "CO", ["canon city", "Cañon", "CAÑON CITY"]],
  ["Winston-Salem", "NC", ["winston salem", "Winston–Salem", "winston-salem"]],
  ["DeKalb", "IL", ["De Kalb", "dekalb", "de kalb il"]],
  ["La Porte", "TX", ["LaPorte", "la porte"]],
])("the directory finds %s, %s by each spelling", async (city, state, texts) => {
  await add(city, state);
  await add("Stowe", "VT");
  for (const text of texts) {
    expect([text, (await readAll(platform(), text)).map((page) => page.city)]).toEqual([
      text,
      [city],
    ]);
  }
});

test("staff find contractors by each spelling of their town", async () => {
  const account = {
    businessName: "Gateway Pipes",
    name: "Pat Sample",
    email: "pat@gateway.example",
  };
  await query()
    .insert(contractorAccounts)
    .values([
      { ...account, city: "St. Louis", state: "MO" },
      { ...account, city: "O'Fallon", state: "MO" },
      { ...account, city: "Fort Worth", state: "TX" },
      { ...account, city: "Cañon City", state: "CO" },
    ]);
  for (const [search, city] of [
    ["saint louis", "St. Louis"],
    ["St Louis", "St. Louis"],
    ["O’Fallon", "O'Fallon"],
    ["ofallon", "O'Fallon"],
    ["ft worth", "Fort Worth"],
    ["canon city", "Cañon City"],
  ] as const) {
    const filter = { search, status: "all", sort: "newest" } as const;
    const { contractors } = await listContractors(platform(), staff, filter, {
      after: null,
      before: null,
    });
    expect([search, contractors.map((contractor) => contractor.city)]).toEqual([search, [city]]);
  }
});

/** A temporary folder with the migrations before this one. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-before-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync("db/migrations", folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const end = journal.entries.findIndex((entry: { tag: string }) => entry.tag.includes(tag));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

async function emptyDatabase(): Promise<Database> {
  if (inject("databaseKind") === "pglite") return (await emptyEmbedded()).database;
  const server = new URL("/postgres", migratedTemplate("postgres")).href;
  return openPostgres(await createDatabase(server, `empty_${crypto.randomUUID()}`), silentLog);
}

test("upgrading with two live pages for a town holds the newer", async () => {
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  await migrate(database, { folder: migrationsBefore("town-keys-and-holds") });
  const page = (id: number, city: string, slug: string, since: string) => sql`
    insert into seo_pages (id, status, business_name, service, city, city_slug, state, published_at)
    values (${`00000000-0000-7000-8000-00000000000${id}`}, 'live', ${`O''Brien ${id}`}, 'plumbing', ${city}, ${slug}, 'MO', ${since})`;
  await database.query.execute(page(1, "Saint Louis", "saint-louis", "2026-03-01"));
  await database.query.execute(page(2, "St. Louis", "st-louis", "2026-02-01"));
  await database.query.execute(page(3, "O'Fallon", "o-fallon", "2026-02-01"));
  await migrate(database);
  const pages = await database.query
    .select({
      id: seoPages.id,
      status: seoPages.status,
      hold: pageHolds.reason,
      other: pageHolds.otherPageId,
      waits: territoryWaits.pageId,
    })
    .from(seoPages)
    .leftJoin(pageHolds, eq(pageHolds.pageId, seoPages.id))
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .orderBy(seoPages.id);
  const [later, older] = pages;
  expect(pages.map(({ status, hold }) => [status, hold])).toEqual([
    ["paused", "same_town"],
    ["live", null],
    ["live", null],
  ]);
  expect(later).toMatchObject({ other: older?.id, waits: later?.id });
  const { rows } = await database.query.execute<{ search_text: string }>(
    sql`select search_text from directory_entries where word = '' order by search_text`,
  );
  expect(rows.map((row) => row.search_text)).toEqual([
    " ofallon obrien 3 ",
    " st louis st ste saint sainte stlouis saintlouis obrien 2 ",
  ]);
  const words = await database.query.select({ word: directoryWords.word }).from(directoryWords);
  expect(words.map(({ word }) => word)).not.toContain("o'brien");
  await migrate(database);
});
