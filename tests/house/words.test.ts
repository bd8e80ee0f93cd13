import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { allowedGrades, allowedTexts } from "./allowed-words.ts";
import { isPlainText, textOutsideCatalogs } from "./catalog-law.ts";
import { isTest } from "./places.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";
import { extractWordings, findBannedWords, readingGrade, type Wording } from "./words.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Samples of homeowners' messages, and town names: data that the product compares texts with. */
const isData = (path: string) =>
  /^src\/domains\/(?:messaging\/incoming|shared\/cities)\//.test(path);
const files = readSourceFiles(root, ["src", "scripts", "tools"]).filter(
  ({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !isData(path),
);
const texts = files.flatMap(extractWordings);

const documents: Wording[] = [
  "README.md",
  "SECURITY.md",
  ...listed("docs"),
  ...listed("docs/rules"),
  ...listed("docs/decisions"),
].flatMap((path) =>
  readFileSync(join(root, path), "utf8")
    .replace(/```.*?```/gs, "")
    .split("\n")
    .map((text) => ({ path, text: text.replace(/`[^`]*`/g, "") })),
);

function listed(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

const isAllowed = ({ text }: Wording) => allowedTexts.some((allowed) => text.includes(allowed));
const report = ({ path, text }: Wording, why: string) => `${path}: ${why}: ${text.slice(0, 160)}`;
const wrongIn = (wordings: Wording[]) =>
  wordings
    .filter((wording) => !isAllowed(wording))
    .flatMap((wording) => findBannedWords(wording.text).map((why) => report(wording, why)));

/** Minimum words of a paragraph; shorter text counts as a label. */
const isParagraph = ({ text }: Wording) => /[.!?]$/.test(text) && text.split(" ").length >= 12;
/** Excludes legal text, advertising (also of demo businesses), and text for engineers. */
const isPlain = ({ path }: Wording) =>
  /^src\/(?:web\/(?!site\/marketing|site\/system|api)|domains\/(?!.*\.demo\.ts$))/.test(path);
/** Maximum Flesch-Kincaid grade: eight, plus a margin for names and figures. */
const highest = 9;

describe("screens, messages, logs, and documents are in plain American English", () => {
  test("no text in the product uses a forbidden word", () => {
    expect(wrongIn(texts)).toEqual([]);
  });

  test("no document uses a forbidden word", () => {
    expect(wrongIn(documents)).toEqual([]);
  });

  test("paragraphs read at the eighth grade or below", () => {
    const hard = texts
      .filter((text) => isParagraph(text) && isPlain(text))
      .filter(({ text }) => readingGrade(text) > highest)
      .filter(({ text }) => !allowedGrades.some((allowed) => text.includes(allowed)));
    expect(hard.map((wording) => report(wording, readingGrade(wording.text).toFixed(1)))).toEqual(
      [],
    );
  });

  test("each exception is still needed", () => {
    const all = [...texts, ...documents];
    const unusedAllowances = [...allowedTexts, ...allowedGrades].filter(
      (allowed) => !all.some(({ text }) => text.includes(allowed)),
    );
    expect(unusedAllowances).toEqual([]);
  });
});

test("homeowners' and technicians' text is in catalogs", () => {
  expect(textOutsideCatalogs(files)).toEqual([]);
});

describe("control", () => {
  test.each([
    ["Nothing leaves by itself until you press Resume.", 3],
    ["Somebody merged one of the two in the meantime. Please look again.", 2],
    ["$279.50 left to pay", 1],
    ["In plain words: your later appointments moved too.", 2],
    ["A page to pay on was not kept", 2],
    ["We text them right away.", 0],
  ])("“%s” has %i forbidden words", (text, count) => {
    expect(findBannedWords(text)).toHaveLength(count);
  });

  test("texts are found wherever people read them", () => {
    const wordings = extractWordings({
      path: "src/a.tsx",
      text: `import a from "./nobody.ts";
        const say = \`Told \${name} twice\`;
        export const A = () => <p title="Not now" className="press at once">Hello {name}, <b>welcome home</b>.</p>;`,
    });
    expect(wordings.map(({ text }) => text).toSorted()).toEqual(
      ["Hello {}, {}.", "Not now", "Told {} twice", "welcome home"].toSorted(),
    );
  });

  test.each([
    ["We got your request. We will call you soon. Reply STOP to opt out.", 5],
    [
      "Notwithstanding aforementioned considerations, participating organizations necessarily accommodate extraordinary circumstances.",
      20,
    ],
  ])("“%s” reads at grade %i or below", (text, grade) => {
    expect(readingGrade(text)).toBeLessThan(grade < 10 ? grade : Number.POSITIVE_INFINITY);
    if (grade > 10) expect(readingGrade(text)).toBeGreaterThan(highest);
  });

  test.each([
    [
      "a customer page",
      {
        "src/web/customer/booking/booking.tsx":
          'export const A = () => <p title="Your time">{name}</p>;',
      },
    ],
    [
      "a component that a customer page shows",
      {
        "src/web/customer/review/review.tsx":
          'import { B } from "~/domains/growth/reviews/stars.tsx";',
        "src/domains/growth/reviews/stars.tsx": "export const B = () => <p>How was it?</p>;",
      },
    ],
    [
      "an alert",
      {
        "src/domains/office/notifications/alerts/a.server.ts":
          'export const a = () => "They replied.";',
      },
    ],
    [
      "an email",
      {
        "src/domains/schedule/visits/a.email.tsx":
          "export const A = () => <b>We moved {what}.</b>;",
      },
    ],
    [
      "an email's subject",
      {
        "src/domains/schedule/visits/a.emails.server.ts":
          "const a = { subject: `Moved to Friday` };",
      },
    ],
  ])("an inline sentence in %s is found", (_where, texts: Record<string, string>) => {
    expect(textOutsideCatalogs(parseSourceFiles(texts))).toHaveLength(1);
  });

  test.each([
    ["Website by {}", true],
    ["{} in {}", true],
    ["We'll be there.", true],
    ["text-link inline-flex min-h-11 cursor-pointer items-center font-semibold", false],
    ["public, max-age=3600, stale-while-revalidate=86400", false],
    ['attachment; filename="visit.ics"', false],
    ["{}:on-the-way:{}", false],
    ["/crm/leads/{}", false],
  ])("“%s” is text for people: %s", (text, is) => {
    expect(isPlainText(text)).toBe(is);
  });
});
