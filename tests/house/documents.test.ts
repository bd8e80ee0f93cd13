import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const documents = files.filter((path) => /^(README|SECURITY|docs\/.*)\.md$/.test(path));

/** Links to files of the repository, and paths in backticks from the root; `tests/http`, `x.policy.ts` and NAME are patterns. */
function pathsIn(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) =>
    posix.join(posix.dirname(document), path),
  );
  const quoted = [...text.matchAll(/`((?:src|tests|scripts|bench|tools|db|docs)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  return [...links, ...quoted].filter((path) => !/[A-Z]{3,}/.test(path.replace("README", "")));
}

const missing = (document: string, text: string) =>
  pathsIn(document, text).filter((path) => !existsSync(path));

test.each(documents)("every link and path in %s exists", (document) => {
  expect(missing(document, readFileSync(document, "utf8"))).toEqual([]);
});

test("control: a broken link and a broken path are found", () => {
  const text =
    "[a](rules/none.md), [b](../README.md), `src/none.ts`, `src/web/AUDIENCE`, `src/app/main.ts`";
  expect(missing("docs/glossary.md", text)).toEqual(["docs/rules/none.md", "src/none.ts"]);
});
