import { expect, test } from "vitest";
import { sampleMessages } from "~/domains/follow-ups/sequences/standard-texts.ts";
import { trades } from "~/domains/shared/services/services.ts";
import { tradeCopies, tradeCopyOf } from "./trade-copies.ts";

const minWords = 500;
const moments = 6;

/** Every text below an object, in order. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Sentences of at least four words; shorter ones ("This week") may appear twice. */
function sentences(value: unknown): string[] {
  return texts(value)
    .flatMap((text) => text.split(/(?<=[.?!:;])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^a-z0-9' ]/g, "")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length >= 4);
}

const pages = tradeCopies.flatMap(({ slug, page, landing }) => [
  { name: `/${slug}`, copy: page as object },
  { name: `/services/${slug}-leads`, copy: landing as object },
]);

test("each of the six trades has copy, in the table's order", () => {
  expect(tradeCopies.map(({ slug }) => slug)).toEqual(trades.map(({ slug }) => slug));
  expect(tradeCopyOf("hvac")?.slug).toBe("hvac");
  expect(tradeCopyOf("roofing")).toBeNull();
});

test("no page shares a sentence with another, even of its trade", () => {
  const firstUse = new Map<string, string>();
  const shared: string[] = [];
  for (const { name, copy } of pages) {
    for (const sentence of sentences(copy)) {
      const otherPage = firstUse.get(sentence);
      if (otherPage && otherPage !== name) shared.push(`${otherPage} and ${name}: ${sentence}`);
      firstUse.set(sentence, name);
    }
  }
  expect(shared).toEqual([]);
});

test("without the trades' names, pages still have little in common", () => {
  const names =
    /hvac|pest( control)?|handym[ae]n|plumb(ing|ers?)|electric(al|ians?)|lawns?( care)?/g;
  const shingles = (copy: object) => {
    const words =
      texts(copy)
        .join(" ")
        .toLowerCase()
        .replace(names, "")
        .match(/[a-z0-9']+/g) ?? [];
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
  };
  for (const [index, page] of pages.entries()) {
    const ownShingles = shingles(page.copy);
    for (const other of pages.slice(index + 1)) {
      const common = [...shingles(other.copy)].filter((shingle) => ownShingles.has(shingle));
      expect(
        common.length / ownShingles.size,
        `${page.name} and ${other.name}: ${common}`,
      ).toBeLessThan(0.02);
    }
  }
});

test.each(pages)("$name has enough text, and its own title and description", ({ copy }) => {
  const { meta, ...body } = copy as { meta: Record<string, string> };
  expect(texts(body).join(" ").split(/\s+/).length).toBeGreaterThan(minWords);
  expect(meta.title?.length).toBeLessThanOrEqual(47);
  expect(meta.description?.length).toBeGreaterThanOrEqual(110);
  expect(meta.description?.length).toBeLessThanOrEqual(170);
  expect(meta.keywords?.split(", ").length).toBeGreaterThanOrEqual(4);
});

test.each(tradeCopies)(
  "$slug has a message for every moment and every season",
  ({ slug, page }) => {
    expect(sampleMessages(slug)).toHaveLength(moments);
    expect(page.year.seasons.map(({ season }) => season).toSorted()).toEqual(
      ["spring", "summer", "fall", "winter"].toSorted(),
    );
    expect(page.system.steps).toHaveLength(4);
  },
);

test.each(tradeCopies)(
  "the testimonial of $slug is a marked sample without a name",
  ({ landing }) => {
    expect(landing.testimonial.sample).toBe(true);
    expect(landing.testimonial.city).toMatch(/^[A-Z][A-Za-z. -]+, [A-Z]{2}$/);
    expect(landing.testimonial.trade).not.toMatch(/,|\bof\b/);
  },
);

test("uses only the money and time figures of our content", () => {
  const allowed = /\b(24|48)\b(?= hours)|24 to 48\b|\$?97|\$?397/g;
  for (const { name, copy } of pages) {
    const rest = texts(copy).join(" ").replace(allowed, "");
    expect(rest.match(/\$\d+|\d+ ?%|\d+x\b/g) ?? [], name).toEqual([]);
  }
});
