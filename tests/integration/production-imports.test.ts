import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** Runtime imports of a file, without types. */
function importsOf(path: string): string[] {
  const { module, program } = parseSync(path, readFileSync(path, "utf8"));
  const erased = new Set(
    program.body
      .filter((node) => node.type === "ImportDeclaration" && node.importKind === "type")
      .map(({ start }) => start),
  );
  const text = readFileSync(path, "utf8");
  return [
    ...module.staticImports
      .filter(({ start }) => !erased.has(start))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const written = text.slice(moduleRequest.start, moduleRequest.end);
      return /^["'`][^$]*["'`]$/.test(written) ? [written.slice(1, -1)] : [];
    }),
  ];
}

/** These files and all of our files that they import, directly or not. */
function reachedFrom(start: string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const folder = posix.dirname(path);
    const internal = importsOf(path).filter((specifier) => specifier.startsWith("."));
    waiting.push(...internal.map((specifier) => posix.join(folder, specifier)));
  }
  return [...reached];
}

/** Package of an import: "@scope/name/part" belongs to "@scope/name". */
const packageOf = (specifier: string) =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const librariesOf = (files: string[]) =>
  [...new Set(files.flatMap(importsOf))]
    .filter((specifier) => !specifier.startsWith(".") && !isBuiltin(specifier))
    .map(packageOf);

test("a production start loads only `dependencies`", () => {
  const built = readdirSync("build/server", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => join("build/server", path));
  const libraries = librariesOf([...built, ...reachedFrom(["scripts/start.ts"])]);
  expect(libraries).toEqual(expect.arrayContaining(["pg", "react-router", "pg-boss", "sharp"]));
  expect(libraries.filter((name) => !(name in dependencies))).toEqual([]);
});

test("`npm run doctor` loads only `dependencies`", () => {
  const libraries = librariesOf(reachedFrom(["scripts/doctor.ts"]));
  expect(libraries).toEqual(expect.arrayContaining(["pg", "nodemailer", "zod"]));
  expect(libraries.filter((name) => !(name in dependencies))).toEqual([]);
});
