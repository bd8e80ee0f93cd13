import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findActorViolations, platformFunctions, requestsAsSystem } from "./actors.ts";
import { allowedActors, findPolicyViolations } from "./allowed-actors.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";
import { withoutActor } from "./without-actor.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readSourceFiles(root, ["src"]);
const functions = platformFunctions(files);
const withoutPolicy = Object.values(withoutActor).flat();

test("functions with a platform check an actor's policy first, or are listed", () => {
  expect(functions.length).toBeGreaterThan(100);
  expect(findActorViolations(functions, withoutPolicy)).toEqual([]);
});

test("no page acts as the product itself", () => {
  expect(requestsAsSystem(files)).toEqual([]);
});

const commands = functions.filter(({ takesActor }) => takesActor);

test.each(commands)("access.roles: $name has a sound policy", async (command) => {
  expect(findPolicyViolations(await allowedActors(command))).toEqual([]);
});

describe("control", () => {
  const parsed = (text: string) =>
    platformFunctions(parseSourceFiles({ "src/domains/leads/a.server.ts": text }));

  test("finds a missing actor, a late policy check, and a stale entry", () => {
    const violations = findActorViolations(
      parsed(`export async function open({ database }: Platform, id: string) {}
        export function late(platform: Platform, actor: Actor) { go(platform); authorize(can(actor)); }
        export function right(platform: Platform, actor: Actor) { authorize(can(actor)); }
        export function part(work: UnitOfWork) {}`),
      ["gone"],
    );
    expect(violations.map((breach) => breach.split("\n")[0])).toEqual([
      "src/domains/leads/a.server.ts: open takes no actor",
      "src/domains/leads/a.server.ts: late does something before it checks its policy",
      "gone is gone",
    ]);
  });

  test("finds reads of API lists and tables", () => {
    const found = parsed(`export const { page: listLeads, stream: streamLeads } = defineList({});
      export const selectLeads = defineSelect({});`);
    expect(found.map(({ name }) => name)).toEqual(["listLeads", "streamLeads", "selectLeads"]);
  });

  test("a page that acts as the product is found", () => {
    const page = { "src/web/api/a.ts": 'import { system } from "x"; run(system("a"));' };
    expect(requestsAsSystem(parseSourceFiles(page))).toHaveLength(1);
  });

  test("a policy for anyone, no one, or lower roles only is found", () => {
    const breaches = (...allowedKinds: string[]) =>
      findPolicyViolations(new Set(allowedKinds)).length;
    expect(breaches("unknown")).toBe(1);
    expect(breaches()).toBe(1);
    expect(breaches("viewer", "super_admin")).toBe(1);
    expect(breaches("office", "observer")).toBe(2);
    expect(breaches("visitor")).toBe(1);
    expect(breaches("reviewer", "super_admin", "owner", "observer", "system")).toBe(0);
  });
});
