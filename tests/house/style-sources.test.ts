import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

const root = join(import.meta.dirname, "../..");

/** Each file or folder that a style sheet takes class names from, relative to the root. */
function sourcesOf(sheet: string): string[] {
  const text = readFileSync(join(root, sheet), "utf8");
  return [...text.matchAll(/@source "([^"]+)";/g)].map(([, source = ""]) =>
    join(dirname(sheet), source),
  );
}

test("each source of a style sheet's class names exists", () => {
  const sources = globSync("src/**/*.css", { cwd: root }).flatMap(sourcesOf);
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter((source) => globSync(source, { cwd: root }).length === 0)).toEqual([]);
});

/** What previews show brings a style sheet of its own. */
const previewed = "src/web/shared/business/";

/** All files with class names that the pages of a frame's style sheet render. */
const shownBy = (sheet: string): string[] =>
  shownFrom((path) => path.startsWith(`${dirname(dirname(sheet))}/`), previewed);

/** Files with class names that these files render, except those in a folder. */
function shownFrom(isFirst: (path: string) => boolean, except: string | null): string[] {
  const reached = new Set(files.map(({ path }) => path).filter(isFirst));
  for (const path of reached) {
    for (const imported of byPath.get(path)?.imports ?? []) {
      for (const target of targetsOf(imported)) {
        const isShown = /^src\/.*(?<!\.server)\.tsx?$/.test(target);
        if (isShown && !(except && target.startsWith(except))) reached.add(target);
      }
    }
  }
  return [...reached].filter((path) => / className[=?:]/.test(byPath.get(path)?.text ?? ""));
}

/** The files that an import loads; for a domain's index, only the files that define the imported names. */
function targetsOf({ target, typeOnly, names }: SourceFile["imports"][number]): string[] {
  if (!target || typeOnly) return [];
  if (!/^src\/domains\/[^/]+\/index\.ts$/.test(target)) return [target];
  const behind = byPath.get(target)?.imports ?? [];
  return behind.flatMap((imported) =>
    imported.target && imported.names.some((name) => names.includes(name)) ? [imported.target] : [],
  );
}

const files = readSourceFiles(root, ["src"]).filter(({ path }) => !/\.test\.|\.email\./.test(path));
const byPath = new Map(files.map((file) => [file.path, file]));

test.each(["src/web/admin/frame/admin.css", "src/web/crm/frame/crm.css"])(
  "%s scans all files whose class names its pages use",
  (sheet) => {
    const sources = sourcesOf(sheet);
    const shown = shownBy(sheet);
    expect(shown.length).toBeGreaterThan(100);
    const isKnown = (path: string) => sources.some((source) => `${path}/`.startsWith(`${source}/`));
    expect(shown.filter((path) => !isKnown(path))).toEqual([]);
  },
);

test("the business pages' style sheet scans all files they use", () => {
  const sheet = `${previewed}business.css`;
  const sources = sourcesOf(sheet).flatMap((source) => globSync(source, { cwd: root }));
  const shown = shownFrom((path) => path.startsWith("src/web/customer/business/"), null);
  expect(shown.length).toBeGreaterThan(20);
  const isKnown = (path: string) => sources.some((source) => `${path}/`.startsWith(`${source}/`));
  expect(shown.filter((path) => !isKnown(path))).toEqual([]);
});

const display =
  /(?<![\w:-])(?:hidden|block|flex|grid|contents|inline(?:-block|-flex|-grid)?)(?![\w:[-])/g;
const displaysIn = (text: string) => [...new Set(text.match(display))];

/**
 * Elements whose classes set `display` twice. The style sheet's order decides which one wins, not the
 * order of the names, so "hidden" on a button leaves it visible.
 */
function clashingDisplays(text: string): string[] {
  const literals = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`$]*)`\})/g)];
  const twice = literals.map(([, one, other]) => one ?? other ?? "");
  const buttons = [
    ...text.matchAll(/buttonStyle\(([^;]*?)\)/g),
    ...text.matchAll(/<(?:Link)?Button\b[^<]*?\sclassName="([^"]*)"/g),
  ].map(([, classes = ""]) => classes);
  return [
    ...twice.filter((classes) => displaysIn(classes).length > 1),
    ...buttons.filter((classes) => displaysIn(classes).length > 0),
  ];
}

test("no element sets its display twice", () => {
  const clashes = files.flatMap(({ path, text }) =>
    clashingDisplays(text).map((classes) => `${path}: ${classes}`),
  );
  expect(clashes).toEqual([]);
});

test("control: a hidden button, and two displays, are found", () => {
  const text = `buttonStyle("action", "medium", "hidden group-data-queued:inline-flex")
    <Button type="submit" className="hidden">Go</Button>
    <p className="hidden flex lg:block"> <p className="hidden lg:block">`;
  expect(clashingDisplays(text)).toHaveLength(3);
});
