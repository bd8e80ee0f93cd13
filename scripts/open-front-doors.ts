import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Plugin, parseSync } from "vite";

const door = /"~\/domains\/[\w-]+\/index\.ts"/;

/**
 * For the browser's build: resolves each import from a domain's front door (its index.ts) to the
 * file that defines the name. Otherwise a page would load what any page imports from that domain.
 */
export function openFrontDoors(source: string): Plugin {
  const exports = new Map<string, Sources>();
  function sourcesOf(file: string): Sources {
    const exported = exports.get(file) ?? readDoor(file);
    exports.set(file, exported);
    return exported;
  }
  return {
    name: "open-front-doors",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: door },
      handler: (code, id) => {
        const statements = parseSync(id.replace(/\?.*/, ""), code).program.body;
        const opened = statements.flatMap((statement) => {
          if (statement.type !== "ImportDeclaration") return [];
          if (!door.test(JSON.stringify(statement.source.value))) return [];
          const file = resolve(source, statement.source.value.slice("~/".length));
          const lines = statement.specifiers.flatMap((specifier) => {
            if (specifier.type !== "ImportSpecifier")
              throw new Error(`${id}: import names of ${file}`);
            if (statement.importKind === "type" || specifier.importKind === "type") return [];
            const name = "name" in specifier.imported ? specifier.imported.name : "";
            const from = sourcesOf(file).get(name);
            if (!from) throw new Error(`${id}: ${file} doesn't export ${name}`);
            return `import { ${from.name} as ${specifier.local.name} } from ${JSON.stringify(from.file)};`;
          });
          return { ...statement, text: lines.join(" ") };
        });
        const text = opened.reduceRight(
          (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
          code,
        );
        return { code: text, map: null };
      },
    },
  };
}

/** By the name that a front door exports: the file it comes from, and its name there. */
type Sources = ReadonlyMap<string, { file: string; name: string }>;

function readDoor(file: string): Sources {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const sourceFolder = file.slice(0, file.indexOf("/domains/"));
  const entries = module.staticExports.flatMap(({ entries }) => entries);
  return new Map(
    entries.flatMap(({ exportName, importName, moduleRequest }) => {
      if (!exportName.name || !importName.name || !moduleRequest) return [];
      const { value } = moduleRequest;
      const from = value.startsWith("~/")
        ? resolve(sourceFolder, value.slice("~/".length))
        : resolve(dirname(file), value);
      return [[exportName.name, { file: from, name: importName.name }]];
    }),
  );
}
