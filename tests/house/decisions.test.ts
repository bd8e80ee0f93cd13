import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const decisions = readdirSync("docs/decisions").filter((name) => /^\d{3}-/.test(name));

test("each decision has a unique number, which its title repeats", () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 3)));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const titled = decisions.map((name) =>
    Number(/^# (\d+)\./.exec(readFileSync(`docs/decisions/${name}`, "utf8"))?.[1]),
  );
  expect(titled).toEqual(numbers);
});

/** Numbers that the index lists as merged, each with the number of the decision that it's now in. */
const merged = new Map(
  [...readFileSync("docs/decisions/README.md", "utf8").matchAll(/^\| (\d+) \| (\d+) \|$/gm)].map(
    ([, was, now]) => [Number(was), Number(now)],
  ),
);

/** The decisions that files in these folders cite: `047-events`, or its beginning. */
function citedIn(folders: string[]): string[] {
  const paths = execFileSync(
    "git",
    ["grep", "-hoE", "docs/decisions/[0-9]{3}[a-z0-9-]*(\\.md)?", "--", ...folders],
    { encoding: "utf8" },
  );
  return [...new Set(paths.trim().split("\n"))].map((path) =>
    path.replace("docs/decisions/", "").replace(".md", ""),
  );
}

const isMissing = (name: string) => !decisions.some((decision) => decision.startsWith(name));

test("each decision that is cited exists", () => {
  const folders = ["src", "scripts", "tools", "tests", "docs", "bench", "trials", "*.md"];
  expect(citedIn(folders).filter(isMissing)).toEqual([]);
});

test("a migration cites a decision or one that was merged", () => {
  const missing = citedIn(["db"]).filter(isMissing);
  expect(missing.filter((name) => !merged.has(Number(name.slice(0, 3))))).toEqual([]);
});

test("a merged decision is removed, and the one that contains it exists", () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 3)));
  const wrong = [...merged].filter(([was, now]) => numbers.includes(was) || !numbers.includes(now));
  expect(wrong).toEqual([]);
  expect(merged.size).toBeGreaterThan(0);
});

test.each(["docs/decisions", "docs/rules"])("the index of %s has every file, once", (folder) => {
  const index = readFileSync(`${folder}/README.md`, "utf8");
  const linked = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  const there = readdirSync(folder).filter((name) => name !== "README.md");
  expect(linked).toEqual(there.toSorted());
});

test("the index of decisions lists each by its title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const titled = decisions.map((name) => {
    const [, number, title] =
      /^# (\d+)\. (.+)/.exec(readFileSync(`docs/decisions/${name}`, "utf8")) ?? [];
    return `| ${number} | [${title}](${name}) |`;
  });
  expect(titled.filter((line) => !index.includes(line))).toEqual([]);
});

/** Maximum words of a decision on one screen, including its title and tables. */
const maxWords = 450;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

test("each decision fits on one screen", () => {
  const lengths = decisions.map((name): [string, number] => [
    name,
    countWords(readFileSync(`docs/decisions/${name}`, "utf8")),
  ]);
  expect(lengths.filter(([, words]) => words > maxWords)).toEqual([]);
});

test("control: words in tables are counted", () => {
  expect(countWords("# 1. A title\n\n**Context.** Two words.\n| a | b |\n")).toBe(12);
});

test("each decision has context, decision, and when to review it", () => {
  const parts = [/^\*\*Context\.\*\*/m, /^\*\*Decision[.:]/m, /^\*\*Review when\*\*/m];
  const incomplete = decisions.filter((name) => {
    const text = readFileSync(`docs/decisions/${name}`, "utf8");
    return !parts.every((part) => part.test(text));
  });
  expect(incomplete).toEqual([]);
});

test("a link to a decision shows that decision's number", () => {
  const wrong = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\[(\d+)\]\((?:[\w./]*\/)?(\d{3})-[\w-]+\.md/g)]
        .filter(([, shown, number]) => Number(shown) !== Number(number))
        .map(([link]) => `${path}: ${link}`),
    );
  expect(wrong).toEqual([]);
});
