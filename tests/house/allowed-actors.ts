import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Actor, system, visitor } from "~/domains/shared/access/actor.ts";
import { apiScopes } from "~/domains/shared/access/api-scopes.ts";
import { Forbidden } from "~/platform/result.ts";
import { keyActor, memberActor, observerActor, staffActor } from "../setup/actors.ts";
import type { PlatformFunction } from "./actors.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

let waited = () => {};

/**
 * A stand-in for the platform and the arguments of a command. Waiting for it shows that the policy allowed the
 * actor, and takes forever: commands start several queries at a time, and errors of those that no one waits for
 * anymore would be unhandled.
 */
const untouched: unknown = new Proxy(() => {}, {
  get: (_target, name) => (name === "then" ? () => waited() : untouched),
  apply: () => untouched,
});

/** All arguments of a command belong to the business with this ID. */
const anyBusiness = untouched as string;

const keys = Object.fromEntries(
  apiScopes.map((scope) => [`key ${scope}` as const, keyActor(anyBusiness, scope)]),
);

const actors = {
  visitor,
  viewer: staffActor("viewer"),
  reviewer: staffActor("reviewer"),
  super_admin: staffActor("super_admin"),
  owner: memberActor("owner", anyBusiness),
  office: memberActor("office", anyBusiness),
  technician: memberActor("technician", anyBusiness),
  observer: observerActor(anyBusiness),
  system: system("a job"),
  unknown: { kind: "tomorrow", role: "super_admin" } as unknown as Actor,
  ...keys,
} satisfies Record<string, Actor>;

/** Actors that a command's policy allows. The command gets stand-ins, so nothing after the policy takes effect. */
export async function allowedActors({ path, name }: PlatformFunction): Promise<Set<string>> {
  const module = await import(/* @vite-ignore */ `${root}${path}`);
  const allowedKinds = new Set<string>();
  for (const [kind, actor] of Object.entries(actors)) {
    if (!(await isRefused(module[name], actor))) allowedKinds.add(kind);
  }
  return allowedKinds;
}

async function isRefused(command: (...given: unknown[]) => unknown, actor: Actor) {
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
  waited = resolve;
  try {
    await Promise.race([command(untouched, actor, ...Array(5).fill(untouched)), isWaiting]);
    return false;
  } catch (error) {
    return error instanceof Forbidden;
  } finally {
    // What this command still runs must not count as the next one's.
    await nextTurn();
  }
}

/** Roles in ascending order: each may do everything the previous one may. */
const growing = [
  ["viewer", "reviewer", "super_admin"],
  ["technician", "office", "owner"],
];

/** Problems with a command's set of allowed actors; empty if its policy is sound. */
export function findPolicyViolations(allowedKinds: ReadonlySet<string>): string[] {
  const found = growing.flatMap((roles) =>
    roles.slice(1).flatMap((role, index) => {
      const less = roles[index] ?? "";
      return allowedKinds.has(less) && !allowedKinds.has(role)
        ? [`lets in ${less}, but not ${role}`]
        : [];
    }),
  );
  if (allowedKinds.has("unknown")) found.push("lets in a kind of actor that no policy names");
  if (allowedKinds.has("observer") && !allowedKinds.has("owner"))
    found.push("lets in an observer, but no owner");
  if (allowedKinds.has("visitor") && !allowedKinds.has("super_admin"))
    found.push("lets in only visitors");
  if (allowedKinds.size === 0) found.push("lets in no one");
  return found;
}
