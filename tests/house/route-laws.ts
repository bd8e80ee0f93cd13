import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** Where code names a path: in a string, a template, or a regular expression. */
const pathStart = /["'`]\/([\w.-]+)|\\\/\(?((?:[\w.-]+\|)*[\w.-]+)/g;
const comment = /\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/.*$/gm;

/** Product paths in platform files, which should read the routes' declarations instead. */
export function pathsInPlatform(files: SourceFile[], patterns: readonly string[]): string[] {
  const starts = new Set(patterns.map((pattern) => pattern.split("/")[1] ?? ""));
  return files
    .filter(({ path }) => path.startsWith("src/platform/") && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.replaceAll(comment, "").matchAll(pathStart)]
        .filter(([, plain, inExpression]) =>
          (plain ?? inExpression ?? "").split("|").some((name) => starts.has(name)),
        )
        .map(
          ([found]) =>
            `${path} names ${found}\n  Let the route declare it in src/routes.ts (RouteFacts), or take it as an argument.`,
        ),
    );
}

/** Routes whose files, or neighboring files they import, name the tags of a cached page. */
export function cachingRoutes(files: SourceFile[], routes: readonly string[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const caches = (path: string, depth: number): boolean => {
    const file = byPath.get(path);
    if (!file) return false;
    if (/\bcachedUnder\(/.test(file.text)) return true;
    const beside = file.imports.filter(
      ({ target, typeOnly }) => target?.startsWith("src/web/") && !typeOnly,
    );
    return depth > 0 && beside.some(({ target }) => caches(target ?? "", depth - 1));
  };
  return [...new Set(routes)].filter((path) => caches(path, 2));
}
