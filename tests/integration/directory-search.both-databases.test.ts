import { count, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  pageSize,
  searchDirectory,
} from "../../src/domains/publishing/directory/search-directory.server.ts";
import { directoryEntries } from "../../src/domains/publishing/publishing.tables.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  publish as publishSamples,
  readAll as readAllOf,
  type Sample,
} from "./directory-samples.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

beforeEach(async () => {
  await query().delete(seoPages);
});

const publish = (samples: readonly Sample[]) => publishSamples(platform(), samples);
const readAll = (text: string, service?: string, state?: string) =>
  readAllOf(platform(), text, service, state);
const nameOf = ({ businessName }: Sample) => businessName;

const sample = (
  businessName: string,
  city: string,
  state: string,
  service = "plumbing",
): Sample => ({
  businessName,
  city,
  state,
  service,
});

describe("search terms", () => {
  const pages = [
    sample("Mission City Plumbing", "San Antonio", "TX"),
    sample("Kowalski & Sons", "Winston-Salem", "NC"),
    sample("Peña Rooter", "Cañon City", "CO"),
    sample("A-1 Drains", "La Crosse", "WI"),
    sample("Bayou Pipes", "Lafayette", "LA"),
    sample("O'Brien Heating", "Charlotte", "NC", "hvac"),
    sample("100% Clean_Air", "Charlotte", "NC", "cleaning-services"),
  ];
  beforeEach(() => publish(pages));

  test.each([
    ["plumb", ["Mission City Plumbing"]],
    ["antonio san", ["Mission City Plumbing"]],
    ["San Antonio, TX", ["Mission City Plumbing"]],
    ["tex", ["Mission City Plumbing"]],
    ["TX", ["Mission City Plumbing"]],
    ["salem", ["Kowalski & Sons"]],
    ["carolina", ["100% Clean_Air", "Kowalski & Sons", "O'Brien Heating"]],
    ["smith & sons", []],
    ["kowalski & sons", ["Kowalski & Sons"]],
    ["pena canon", ["Peña Rooter"]],
    ["PEÑA", ["Peña Rooter"]],
    ["la", ["A-1 Drains", "Bayou Pipes"]],
    ["la crosse", ["A-1 Drains"]],
    ["o'b", ["O'Brien Heating"]],
    ["b", ["Bayou Pipes"]],
    ["100%", ["100% Clean_Air"]],
    ["n_a", ["100% Clean_Air"]],
    ["%%%", []],
    ["\\\\\\", []],
    ["   ", pages.map(nameOf).toSorted()],
    ["\u0000charlotte\u0000", ["100% Clean_Air", "O'Brien Heating"]],
    ["plumbing plumbing PLUMBING", ["Mission City Plumbing"]],
    ["a b c d e f g h i j k", []],
  ])("%s", async (text, names) => {
    expect((await readAll(text)).map(nameOf).toSorted()).toEqual(names);
  });

  test("the service filter works with and without search words", async () => {
    expect((await readAll("", "hvac")).map(nameOf)).toEqual(["O'Brien Heating"]);
    expect((await readAll("charlotte", "cleaning-services")).map(nameOf)).toEqual([
      "100% Clean_Air",
    ]);
    expect(await readAll("charlotte", "roofing")).toEqual([]);
    expect(await readAll("", "no-such-service")).toEqual([]);
  });

  test("the state filter matches only the state itself", async () => {
    expect((await readAll("", undefined, "LA")).map(nameOf)).toEqual(["Bayou Pipes"]);
    expect((await readAll("kowalski", undefined, "NC")).map(nameOf)).toEqual(["Kowalski & Sons"]);
    expect((await readAll("", "hvac", "NC")).map(nameOf)).toEqual(["O'Brien Heating"]);
    expect(await readAll("kowalski", undefined, "TX")).toEqual([]);
  });
});

test("sorts pages by city, state and service", async () => {
  await publish([
    sample("D", "Springfield", "MO"),
    sample("C", "Springfield", "IL"),
    sample("B", "Springfield", "IL", "hvac"),
    sample("A", "Springdale", "AR"),
    sample("E", "St. Louis", "MO"),
  ]);
  expect((await readAll("")).map(nameOf)).toEqual(["A", "B", "C", "D", "E"]);
});

test("the index follows every change of a page, from any source", async () => {
  const [page] = await publish([sample("Old Name", "Reno", "NV")]);
  if (!page) throw new Error("no page");
  const change = (set: Partial<typeof seoPages.$inferInsert>) => query().update(seoPages).set(set);
  await change({ businessName: "New Name" });
  expect(await readAll("old")).toEqual([]);
  expect((await readAll("new")).map(nameOf)).toEqual(["New Name"]);
  await change({ phone: "(775) 555-0100" });
  expect(await readAll("reno")).toHaveLength(1);
  await change({ status: "paused" });
  expect(await readAll("reno")).toEqual([]);
  await change({ status: "live" });
  await change({ city: "Sparks", citySlug: "sparks" });
  expect(await readAll("reno")).toEqual([]);
  expect(await readAll("sparks")).toHaveLength(1);
  await query().delete(seoPages);
  const [remaining] = await query().select({ n: count() }).from(directoryEntries);
  expect(remaining?.n).toBe(0);
});

test("a page missing from the index returns with its next change", async () => {
  await publish([sample("Lost & Found", "Boise", "ID")]);
  await query().delete(directoryEntries).where(eq(directoryEntries.word, ""));
  await query().update(seoPages).set({ phone: "(208) 555-0100" });
  expect((await readAll("found boise")).map(nameOf)).toEqual(["Lost & Found"]);
  expect(await readAll("")).toHaveLength(1);
});

test("any name can be published and found by its beginning", async () => {
  const names = ["x".repeat(200), "ﷺ".repeat(200), "😀 ".repeat(99), "ǅ’Ø".repeat(60)];
  const cities = ["Waco", "Tyler", "Plano", "Irving"];
  await publish(names.map((name, index) => sample(name, cities[index] ?? "", "TX")));
  expect(await readAll("tx")).toHaveLength(names.length);
  expect(await readAll("xxxx waco")).toHaveLength(1);
  expect(await readAll("😀 plano")).toHaveLength(1);
});

test("counts exactly up to a thousand, then says there are more", async () => {
  const many = (amount: number) =>
    sql`insert into seo_pages (id, status, business_name, service, city, city_slug, state)
      select gen_random_uuid(), 'live', 'Same Words Everywhere W' || n, 'hvac', 'Town ' || n, 'town-' || n, 'TX'
      from generate_series(1, ${amount}) as n`;
  await query().execute(many(1000));
  for (const text of ["", "words", "same words", "w", "tx"]) {
    const results = await searchDirectory(platform(), {
      text,
      service: null,
      state: null,
      after: null,
    });
    expect([text, results.count, results.locations.length]).toEqual([text, 1000, pageSize]);
  }
  await publish([sample("The One Too Many Words", "Zapata", "TX", "hvac")]);
  for (const [text, expected] of [
    ["", 1001],
    ["words", 1001],
    ["same", 1000],
    ["w", 1001],
    ["zap", 1],
  ] as const) {
    const results = await searchDirectory(platform(), {
      text,
      service: "hvac",
      state: null,
      after: null,
    });
    expect([text, results.count]).toEqual([text, expected]);
  }
});

test("an unknown cursor starts at the first page", async () => {
  await publish([sample("A", "Austin", "TX")]);
  for (const after of ["x", "W10", Buffer.from('["a\\u0000","b","c"]').toString("base64url")]) {
    const results = await searchDirectory(platform(), {
      text: "",
      service: null,
      state: null,
      after,
    });
    expect(results.locations).toHaveLength(1);
  }
});
