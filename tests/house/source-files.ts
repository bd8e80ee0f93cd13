import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** One `import` or `export … from`. */
type Import = {
  /** As written, without a query such as `?url`. */
  specifier: string;
  /** The repository's file it resolves to; null for a library. */
  target: string | null;
  /** A type-only import, which is removed at build time. */
  typeOnly: boolean;
  /** Names of values it imports; empty for all of them. */
  names: string[];
};

export type SourceFile = {
  /** From the project's root: `src/domains/leads/leads.ts`. */
  path: string;
  text: string;
  lines: number;
  imports: Import[];
  /** Names of exported values; "default" for the default one. */
  exports: string[];
};

const readable = /\.(tsx?|mjs|css|sh)$/;
const script = /\.(tsx?|mjs)$/;
const installed = /(^|\/)node_modules\//;
const virtual = /^(virtual:|\.\/\+types\/)/;

/** Reads all source files below the given folders of the project. */
export function readSourceFiles(root: string, folders: string[]): SourceFile[] {
  const paths = folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => readable.test(path) && !installed.test(path))
        .map((path) => posix.join(folder, path));
    } catch {
      return [];
    }
  });
  return parseSourceFiles(
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])),
  );
}

/** Parses source texts, by path, into what the laws need. */
export function parseSourceFiles(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => {
    const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
    const parsed = script.test(path) ? parseScript(path, text, texts) : noScript;
    return { path, text, lines, ...parsed };
  });
}

const noScript = { imports: [], exports: [] };

function parseScript(path: string, text: string, texts: Record<string, string>) {
  const { module } = parseSync(path, text);
  const reExports = module.staticExports.flatMap((statement) => statement.entries);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      names: entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? []))),
    })),
    ...reExports.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              typeOnly: isType,
              names: importName.name ? [importName.name] : [],
            },
          ]
        : [],
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^["'`]([^"'`$]+)["'`]$/.exec(
        text.slice(moduleRequest.start, moduleRequest.end),
      );
      return literal?.[1] ? [{ specifier: literal[1], typeOnly: false, names: [] }] : [];
    }),
  ];
  const imports = found
    .filter(({ specifier }) => !virtual.test(specifier))
    .map((imported) => ({ ...imported, specifier: imported.specifier.replace(/\?.*$/, "") }))
    .map((imported) => ({ ...imported, target: resolve(path, imported.specifier, texts) }));
  const exports = reExports
    .filter((entry) => !entry.isType)
    .map(({ exportName }) =>
      exportName.kind === "Default" ? "default" : (exportName.name ?? "default"),
    );
  return { imports, exports };
}

/** `~/…` and relative paths are ours, whether the file exists or not; all else is a library. */
function resolve(path: string, specifier: string, texts: Record<string, string>): string | null {
  const isLocalImport = specifier.startsWith("~/") || /^\.\.?(\/|$)/.test(specifier);
  if (!isLocalImport) return null;
  const basePath = specifier.startsWith("~/")
    ? posix.join("src", specifier.slice(2))
    : posix.join(posix.dirname(path), specifier);
  const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
  return endings.map((ending) => basePath + ending).find((each) => each in texts) ?? basePath;
}
