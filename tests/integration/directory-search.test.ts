import { count, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { loadDemoPages } from "~/demo-pages.server.ts";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import { pageSize, searchDirectory } from "~/features/directory/search-directory.server.ts";
import { directoryEntries } from "~/features/directory/search-index.tables.server.ts";
import { services } from "~/features/services/services.ts";
import { findState, states } from "~/features/services/states.ts";
import { citySlug } from "~/features/services/territory.ts";
import { questions } from "../../bench/directory-questions.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

type Sample = { businessName: string; service: string; city: string; state: string };

beforeEach(async () => {
  await query().delete(seoPages);
});

/** Makes pages live; of two for one territory the first has it. */
async function publish(samples: readonly Sample[]): Promise<Sample[]> {
  const pages = samples.map((sample) => ({ ...sample, citySlug: citySlug(sample.city) }));
  const territories = new Map(
    pages.toReversed().map((page) => [`${page.citySlug}/${page.state}/${page.service}`, page]),
  );
  const unique = [...territories.values()];
  if (unique.length > 0) {
    await query()
      .insert(seoPages)
      .values(unique.map((page) => ({ ...page, status: "live" as const })));
  }
  return unique;
}

/** Every page of an answer, one screen after the other. */
async function readAll(text: string, service: string | null = null) {
  const found: Sample[] = [];
  let after: string | null = null;
  let counted: number | null = null;
  do {
    const answer = await searchDirectory(platform(), { text, service, after });
    counted ??= answer.count;
    expect(answer.count).toBe(counted);
    expect(answer.locations.length).toBeLessThanOrEqual(pageSize);
    found.push(...answer.locations);
    after = answer.next;
  } while (after !== null);
  expect(found.length).toBe(counted);
  return found;
}

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

describe("what a word finds", () => {
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

  test("the service's filter holds with and without words", async () => {
    expect((await readAll("", "hvac")).map(nameOf)).toEqual(["O'Brien Heating"]);
    expect((await readAll("charlotte", "cleaning-services")).map(nameOf)).toEqual([
      "100% Clean_Air",
    ]);
    expect(await readAll("charlotte", "roofing")).toEqual([]);
    expect(await readAll("", "no-such-service")).toEqual([]);
  });
});

test("pages come in the order of cities, states and services", async () => {
  await publish([
    sample("D", "Springfield", "MO"),
    sample("C", "Springfield", "IL"),
    sample("B", "Springfield", "IL", "hvac"),
    sample("A", "Springdale", "AR"),
    sample("E", "St. Louis", "MO"),
  ]);
  expect((await readAll("")).map(nameOf)).toEqual(["A", "B", "C", "D", "E"]);
});

test("the index follows every change of a page, whoever makes it", async () => {
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
  const [left] = await query().select({ n: count() }).from(directoryEntries);
  expect(left?.n).toBe(0);
});

test("a page that is missing in the index comes back with its next change of any kind", async () => {
  await publish([sample("Lost & Found", "Boise", "ID")]);
  await query().delete(directoryEntries).where(eq(directoryEntries.word, ""));
  await query().update(seoPages).set({ phone: "(208) 555-0100" });
  expect((await readAll("found boise")).map(nameOf)).toEqual(["Lost & Found"]);
  expect(await readAll("")).toHaveLength(1);
});

test("a name of any kind and length can go live, and is found by its beginning", async () => {
  const names = ["x".repeat(200), "ﷺ".repeat(200), "😀 ".repeat(99), "ǅ’Ø".repeat(60)];
  const cities = ["Waco", "Tyler", "Plano", "Irving"];
  await publish(names.map((name, index) => sample(name, cities[index] ?? "", "TX")));
  expect(await readAll("tx")).toHaveLength(names.length);
  expect(await readAll("xxxx waco")).toHaveLength(1);
  expect(await readAll("😀 plano")).toHaveLength(1);
});

test("a count is exact up to a thousand, and says 'more' above", async () => {
  const many = (amount: number) =>
    sql`insert into seo_pages (id, status, business_name, service, city, city_slug, state)
      select gen_random_uuid(), 'live', 'Same Words Everywhere W' || n, 'hvac', 'Town ' || n, 'town-' || n, 'TX'
      from generate_series(1, ${amount}) as n`;
  await query().execute(many(1000));
  for (const text of ["", "words", "same words", "w", "tx"]) {
    const answer = await searchDirectory(platform(), { text, service: null, after: null });
    expect([text, answer.count, answer.locations.length]).toEqual([text, 1000, pageSize]);
  }
  await publish([sample("The One Too Many Words", "Zapata", "TX", "hvac")]);
  for (const [text, expected] of [
    ["", 1001],
    ["words", 1001],
    ["same", 1000],
    ["w", 1001],
    ["zap", 1],
  ] as const) {
    const answer = await searchDirectory(platform(), { text, service: "hvac", after: null });
    expect([text, answer.count]).toEqual([text, expected]);
  }
});

test("a cursor that is none of ours begins at the beginning", async () => {
  await publish([sample("A", "Austin", "TX")]);
  for (const after of ["x", "W10", Buffer.from('["a\\u0000","b","c"]').toString("base64url")]) {
    const answer = await searchDirectory(platform(), { text: "", service: null, after });
    expect(answer.locations).toHaveLength(1);
  }
});

/** The same by looking at every page: each word of the question is somewhere in what is searched. */
function searchPlainly(pages: readonly Sample[], words: readonly string[]): Sample[] {
  const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return pages.filter(({ businessName, city, state }) => {
    const searched = [businessName, city, findState(state)?.name ?? ""].map(plain);
    return words.every((word) => searched.some((text) => text.includes(plain(word))));
  });
}

const byOrder = (one: Sample, other: Sample) => {
  const [left, right] = [one, other].map((page) => [citySlug(page.city), page.state, page.service]);
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? "") < (right?.[at] ?? "") ? -1 : 1;
};

test("in a larger directory common words find the same, counted the same, in the same order", async () => {
  await loadDemoPages(platform(), 3000);
  const pages = (await query().select().from(seoPages)).toSorted(byOrder);
  const territory = (page: Sample) => `${citySlug(page.city)}/${page.state}/${page.service}`;
  for (const { text, service } of questions) {
    const words = text.split(/[ ,]+/).filter((word) => word !== "" && word !== "&");
    if (words.some((word) => word.length < 3)) continue;
    const expected = searchPlainly(pages, words).filter(
      (page) => service === null || page.service === service,
    );
    const answer = await searchDirectory(platform(), { text, service, after: null });
    expect([text, answer.count]).toEqual([text, Math.min(expected.length, 1001)]);
    expect(answer.locations.map(territory)).toEqual(expected.slice(0, pageSize).map(territory));
    if (answer.next === null) continue;
    const second = await searchDirectory(platform(), { text, service, after: answer.next });
    expect(second.count).toBe(answer.count);
    expect(second.locations.map(territory)).toEqual(
      expected.slice(pageSize, 2 * pageSize).map(territory),
    );
  }
}, 60_000);

const syllable = fc.constantFrom(
  "ber",
  "lin",
  "ton",
  "mont",
  "é",
  "ña",
  "ch",
  "a",
  "o'",
  "-",
  "9",
  "san",
);
const namePart = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
const name = fc.array(namePart, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
const place = name.filter((city) => citySlug(city) !== "");
const livePage = fc.record({
  businessName: name,
  city: place,
  state: fc.constantFrom(...states.map(({ code }) => code)),
  service: fc.constantFrom(...services.map(({ slug }) => slug)),
});

test("words of three letters or more find what looking at every page finds", async () => {
  const asked = fc.record({
    pages: fc.array(livePage, { minLength: 1, maxLength: 60 }),
    /** Which page a word is taken from, which field, where it begins and ends; or made up. */
    words: fc.array(
      fc.tuple(fc.nat(), fc.nat(2), fc.nat(12), fc.integer({ min: 3, max: 8 }), fc.boolean()),
      { minLength: 1, maxLength: 3 },
    ),
    service: fc.option(fc.constantFrom(...services.map(({ slug }) => slug))),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ pages: samples, words: cuts, service }) => {
      await query().delete(seoPages);
      const pages = await publish(samples);
      const words = cuts.map(([from, field, start, length, upper]) => {
        const page = pages[from % pages.length];
        const texts = [page?.businessName, page?.city, findState(page?.state ?? "")?.name];
        const word = (texts[field] ?? "").slice(start, start + length).split(" ")[0] ?? "";
        return upper ? word.toUpperCase() : word;
      });
      fc.pre(words.every((word) => [...word.normalize("NFKD").replace(/\p{M}/gu, "")].length >= 3));
      const found = await readAll(words.join(" "), service);
      const expected = searchPlainly(pages, words).filter(
        (page) => service === null || page.service === service,
      );
      const key = (page: Sample) => `${citySlug(page.city)}/${page.state}/${page.service}`;
      expect(found.map(key).toSorted()).toEqual(expected.map(key).toSorted());
    }),
    { numRuns: 120 },
  );
});
