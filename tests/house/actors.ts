import { parseSync } from "vite";
import { isTest, placeOf } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** An exported function of a feature whose first parameter is the platform. */
export type PlatformFunction = {
  path: string;
  name: string;
  /** Whether its second parameter is `actor: Actor`. */
  takesActor: boolean;
  /** Whether it begins with `authorize(…)`. */
  authorizesFirst: boolean;
};

/**
 * Functions that domains/shared/access builds: the page and the stream of a list, and the select of a
 * table. Each checks its policy first.
 */
function definedNames(source: string): string[] {
  const select = /^const (\w+) = defineSelect\(/.exec(source)?.[1];
  const list = /^const \{([^}]+)\} = (?:defineList\(|\w+List;)/.exec(source)?.[1] ?? "";
  const parts = [...list.matchAll(/(?:page|stream): (\w+)/g)].map(([, name = ""]) => name);
  return select ? [select] : parts;
}

/** Every command and read that takes the platform, from the source. */
export function platformFunctions(files: SourceFile[]): PlatformFunction[] {
  return files
    .filter(({ path }) => placeOf(path).part === "domains" && !isTest(path))
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      parseSync(path, text).program.body.flatMap((statement) => {
        if (statement.type !== "ExportNamedDeclaration") return [];
        const { declaration } = statement;
        if (declaration?.type === "VariableDeclaration") {
          const source = text.slice(declaration.start, declaration.end);
          return definedNames(source).map((name) => ({
            path,
            name,
            takesActor: true,
            authorizesFirst: true,
          }));
        }
        if (declaration?.type !== "FunctionDeclaration") return [];
        const { id, params, body } = declaration;
        const typed = params.map((param) => text.slice(param.start, param.end));
        if (!/: Platform$/.test(typed[0] ?? "")) return [];
        const first = body?.body[0];
        return [
          {
            path,
            name: id?.name ?? "",
            takesActor: typed[1] === "actor: Actor",
            authorizesFirst: first !== undefined && /^authorize\(/.test(text.slice(first.start)),
          },
        ];
      }),
    );
}

/** Functions that check no actor, and stale entries of the list. */
export function findActorViolations(
  functions: PlatformFunction[],
  withoutActor: readonly string[],
): string[] {
  const names = new Set(functions.map(({ name }) => name));
  const withoutPolicy = functions.filter(({ name }) => !withoutActor.includes(name));
  const listed = functions.filter(({ name }) => withoutActor.includes(name));
  return [
    ...withoutPolicy
      .filter(({ takesActor }) => !takesActor)
      .map(
        ({ path, name }) =>
          `${path}: ${name} takes no actor\n  Take \`actor: Actor\` right after the platform and begin with authorize(…) of the feature's policy. What everyone may see, what a secret decides, and parts of commands are in tests/house/without-actor.ts.`,
      ),
    ...withoutPolicy
      .filter(({ takesActor, authorizesFirst }) => takesActor && !authorizesFirst)
      .map(
        ({ path, name }) =>
          `${path}: ${name} does something before it checks its policy\n  Begin with authorize(…).`,
      ),
    ...listed
      .filter(({ takesActor }) => takesActor)
      .map(({ name }) => `${name} takes an actor\n  Remove it from tests/house/without-actor.ts.`),
    ...withoutActor
      .filter((name) => !names.has(name))
      .map((name) => `${name} is gone\n  Remove it from tests/house/without-actor.ts.`),
  ];
}

/** Code that handles requests never acts as the system. */
export function requestsAsSystem(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/web/") && !isTest(path))
    .filter(({ text }) => /\bsystem\(|\basSystem\(|kind: "system"/.test(text))
    .map(
      ({ path }) =>
        `${path} acts as the product itself\n  A page passes on who asks: the member of staff of staffContext, or visitor.`,
    );
}
