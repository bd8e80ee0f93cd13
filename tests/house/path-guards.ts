import { parseSync } from "vite";
import { may, type Permission, type StaffRole, staffRoles } from "~/domains/shared/access/roles.ts";
import type { Address } from "../setup/addresses.ts";
import type { SourceFile } from "./source-files.ts";

/** A path of the staff area, and the commands and reads that its page and the files beside it call. */
export type GuardedPath = { pattern: string; acts: boolean; calls: string[] };

const area = "src/web/admin/";
/** Code that staff and business members share. */
const shared = ["follow-up", "lead-pictures", "page-editor"].map(
  (folder) => `src/web/shared/${folder}/`,
);
/** The frame is part of every page, so its calls say nothing about one path. */
const frame = `${area}frame/`;

/** Every path behind the staff guard. */
export function guardedPaths(
  files: SourceFile[],
  addresses: readonly Address[],
  commands: ReadonlySet<string>,
): GuardedPath[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return addresses
    .map(({ pattern, file }) => ({ pattern: pattern.slice(1), file: byPath.get(`src/${file}`) }))
    .flatMap(({ pattern, file }) => {
      const isOpen = !file?.path.startsWith(area) || file.path.startsWith(`${area}auth/`);
      if (!file || isOpen || file.path.startsWith(frame)) return [];
      const calls = [...calledFrom(file, byPath)].filter((name) => commands.has(name));
      return [{ pattern, acts: file.exports.includes("action"), calls }];
    });
}

/** What a page imports from domains, directly or through files of its area. */
function calledFrom(page: SourceFile, byPath: Map<string, SourceFile>): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [page];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    for (const name of namesFromDomains(file)) names.add(name);
    for (const { target, typeOnly } of file.imports) {
      const isBehind = target && [area, ...shared].some((folder) => target.startsWith(folder));
      const next = isBehind && !typeOnly ? byPath.get(target) : undefined;
      if (next && !next.path.startsWith(frame)) waiting.push(next);
    }
  }
  return names;
}

function namesFromDomains({ path, text }: SourceFile): string[] {
  return parseSync(path, text)
    .module.staticImports.filter(({ moduleRequest }) =>
      moduleRequest.value.startsWith("~/domains/"),
    )
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .map(({ importName }) => importName.name ?? "");
}

/** The actors that each command's policy allows. */
export type AllowedActors = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a command changes data: the system may call it, and a viewer may not. */
const changes = (allowedKinds: ReadonlySet<string> | undefined) =>
  allowedKinds?.has("system") && !allowedKinds.has("viewer");

/**
 * Paths that admit other staff roles than the commands and reads they call. GET covers reads; every
 * other method also covers changes.
 */
export function findGuardViolations(
  paths: readonly GuardedPath[],
  allowedKinds: AllowedActors,
  permissionFor: (pattern: string, method: string) => Permission,
): string[] {
  const rolesOf = (calls: readonly string[]): StaffRole[] =>
    staffRoles.filter((role) => calls.every((name) => allowedKinds.get(name)?.has(role)));
  return paths.flatMap(({ pattern, acts, calls }) => {
    const reads = calls.filter((name) => !changes(allowedKinds.get(name)));
    const requested: [string, string[]][] = [["GET", reads]];
    if (acts) requested.push(["POST", calls]);
    return requested.flatMap(([method, names]) => {
      const permission = permissionFor(pattern, method);
      const guarded = staffRoles.filter((role) => may({ role }, permission));
      const own = rolesOf(names);
      return guarded.join() === own.join()
        ? []
        : `${method} /${pattern} is for ${guarded.join(", ")}, but what it calls is for ${own.join(", ")}\n  Give the path the permission of its commands in src/app/admin-routes.ts, or the commands a policy of their own.`;
    });
  });
}
