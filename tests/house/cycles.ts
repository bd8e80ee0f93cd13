import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/**
 * Files that need each other before either can start. Types and lazy imports do not count: they are
 * gone, or come later, when the program runs.
 */
export function importCycles(files: SourceFile[]): string[] {
  const edges = new Map(
    files
      .filter(({ path }) => !isTest(path))
      .map(({ path, imports }) => [
        path,
        imports.flatMap((one) => (one.target && !one.typeOnly && !one.lazy ? [one.target] : [])),
      ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = [...trail.slice(start), path].join("\n  → ");
      found.push(
        `${circle}\n  What both ends need belongs into a third file that imports neither.`,
      );
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) walk(path, []);
  return found;
}
