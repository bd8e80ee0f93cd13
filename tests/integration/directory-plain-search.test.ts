import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { services } from "~/domains/shared/services/services.ts";
import { findState, states } from "~/domains/shared/services/states.ts";
import { citySlug } from "~/domains/shared/services/territory.ts";
import { questions } from "../../bench/directory-questions.ts";
import {
  pageSize,
  searchDirectory,
} from "../../src/domains/publishing/directory/search-directory.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { pagesScale } from "../../src/domains/storefront/synthetic-pages.demo.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { publish, readAll, type Sample } from "./directory-samples.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

beforeEach(async () => {
  await query().delete(seoPages);
});

/** The same search by full scan: every search word occurs somewhere in the searched text. */
function searchPlainly(pages: readonly Sample[], words: readonly string[]): Sample[] {
  return pages.filter(({ businessName, city, state }) => {
    const town = plain(city);
    const names = `${plain(businessName)} ${town}`;
    const spelled = [/\b(st|ste|saint|sainte)\b/, /\b(ft|fort)\b/, /\b(mt|mount)\b/]
      .filter((spelling) => spelling.test(names))
      .flatMap((spelling) => spelling.source.match(/[a-z]{2,}/g) ?? []);
    const searched = [
      names,
      ...spelled,
      ...townAsOneWord(town),
      plain(findState(state)?.name ?? ""),
    ];
    return words.every((word) => searched.some((text) => text.includes(word)));
  });
}

/** Normalizes searched text: no accents, apostrophes or periods, and spaces for hyphens. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'.]/gu, "")
    .replaceAll("-", " ")
    .toLowerCase();

/** A town as one word, of long and short words. */
function townAsOneWord(town: string): string[] {
  const long = town
    .replace(/\b(st|ste|sainte)\b/g, "saint")
    .replace(/\bft\b/g, "fort")
    .replace(/\bmt\b/g, "mount");
  const short = town
    .replace(/\b(saint|ste|sainte)\b/g, "st")
    .replace(/\bfort\b/g, "ft")
    .replace(/\bmount\b/g, "mt");
  return [long, short].map((name) => name.replaceAll(" ", ""));
}

const byOrder = (a: Sample, b: Sample) => {
  const [first, second] = [a, b].map((page) => [citySlug(page.city), page.state, page.service]);
  const at = first?.findIndex((part, index) => part !== second?.[index]) ?? -1;
  return at < 0 ? 0 : (first?.[at] ?? "") < (second?.[at] ?? "") ? -1 : 1;
};

test("common words find the same results in a larger directory", async () => {
  await pagesScale(platform(), 3000);
  const pages = (await query().select().from(seoPages)).toSorted(byOrder);
  const territory = (page: Sample) => `${citySlug(page.city)}/${page.state}/${page.service}`;
  for (const { text, service } of questions) {
    const words = plain(text)
      .split(/[ ,]+/)
      .filter((word) => word !== "" && word !== "&");
    if (words.some((word) => word.length < 3)) continue;
    const expected = searchPlainly(pages, words).filter(
      (page) => service === null || page.service === service,
    );
    const results = await searchDirectory(platform(), { text, service, state: null, after: null });
    expect([text, results.count]).toEqual([text, Math.min(expected.length, 1001)]);
    expect(results.locations.map(territory)).toEqual(expected.slice(0, pageSize).map(territory));
    if (results.next === null) continue;
    const second = await searchDirectory(platform(), {
      text,
      service,
      state: null,
      after: results.next,
    });
    expect(second.count).toBe(results.count);
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

test("searches of three or more letters match a full scan", async () => {
  const searches = fc.record({
    pages: fc.array(livePage, { minLength: 1, maxLength: 60 }),
    /** Which page and field a word is from, where it begins and ends, or whether it is invented. */
    words: fc.array(
      fc.tuple(fc.nat(), fc.nat(2), fc.nat(12), fc.integer({ min: 3, max: 8 }), fc.boolean()),
      { minLength: 1, maxLength: 3 },
    ),
    service: fc.option(fc.constantFrom(...services.map(({ slug }) => slug))),
  });
  await fc.assert(
    fc.asyncProperty(searches, async ({ pages: samples, words: cuts, service }) => {
      await query().delete(seoPages);
      const pages = await publish(platform(), samples);
      const words = cuts.map(([from, field, start, length, upper]) => {
        const page = pages[from % pages.length];
        const texts = [page?.businessName, page?.city, findState(page?.state ?? "")?.name];
        const word = (texts[field] ?? "").slice(start, start + length).split(" ")[0] ?? "";
        return upper ? word.toUpperCase() : word;
      });
      const searchWords = words
        .flatMap((word) => plain(word).split(" "))
        .filter((word) => word !== "");
      fc.pre(searchWords.length > 0 && searchWords.every((word) => word.length >= 3));
      const results = await readAll(platform(), words.join(" "), service);
      const expected = searchPlainly(pages, searchWords).filter(
        (page) => service === null || page.service === service,
      );
      const key = (page: Sample) => `${citySlug(page.city)}/${page.state}/${page.service}`;
      expect(results.map(key).toSorted()).toEqual(expected.map(key).toSorted());
    }),
    { numRuns: 120 },
  );
});
