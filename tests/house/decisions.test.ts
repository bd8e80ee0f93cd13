import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const decisions = readdirSync("docs/decisions").filter((name) => /^\d{3}-/.test(name));

test("each decision has a number of its own, which its title repeats", () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 3)));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const titled = decisions.map((name) =>
    Number(/^# (\d+)\./.exec(readFileSync(`docs/decisions/${name}`, "utf8"))?.[1]),
  );
  expect(titled).toEqual(numbers);
});

test("each decision that is cited is there", () => {
  const cited = execFileSync(
    "git",
    [
      "grep",
      "-hoE",
      "docs/decisions/[0-9]{3}[a-z0-9-]*(\\.md)?",
      "--",
      "src",
      "scripts",
      "tools",
      "db",
      "tests",
      "docs",
    ],
    { encoding: "utf8" },
  );
  const unknown = [...new Set(cited.trim().split("\n"))]
    .map((path) => path.replace("docs/decisions/", "").replace(".md", ""))
    .filter((name) => !decisions.some((decision) => decision.startsWith(name)));
  expect(unknown).toEqual([]);
});

test.each(["docs/decisions", "docs/rules"])("the index of %s has every file, once", (folder) => {
  const index = readFileSync(`${folder}/README.md`, "utf8");
  const linked = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  const there = readdirSync(folder).filter((name) => name !== "README.md");
  expect(linked).toEqual(there.toSorted());
});

test("the index of decisions calls each by its title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const titled = decisions.map((name) => {
    const [, number, title] =
      /^# (\d+)\. (.+)/.exec(readFileSync(`docs/decisions/${name}`, "utf8")) ?? [];
    return `| ${number} | [${title}](${name}) |`;
  });
  expect(titled.filter((line) => !index.includes(line))).toEqual([]);
});
