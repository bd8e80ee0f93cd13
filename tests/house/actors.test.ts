import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Actor, system, visitor } from "~/features/access/actor.ts";
import { apiScopes } from "~/features/access/api-scopes.ts";
import { Forbidden } from "~/platform/forbidden.ts";
import { keyActor, memberActor, observerActor, staffActor } from "../setup/actors.ts";
import { commandAccess } from "../setup/command-access.ts";
import { type AllowedTo, letIn } from "../setup/let-in.ts";
import { breachesOfActors, platformFunctions, requestsAsSystem } from "./actors.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";
import { withoutActor } from "./without-actor.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readSourceFiles(root, ["src"]);
const functions = platformFunctions(files);
const unasked = Object.values(withoutActor).flat();

test("access.without-actor: whatever takes the platform takes an actor and asks its policy first, or is on the list", () => {
  expect(functions.length).toBeGreaterThan(100);
  expect(breachesOfActors(functions, unasked)).toEqual([]);
});

test("access.system: no page acts as the product itself", () => {
  expect(requestsAsSystem(files)).toEqual([]);
});

/** Stands for the platform and for anything that a command is given: whoever uses it, was let in. */
const untouched: unknown = new Proxy(() => {}, {
  get: (_target, name) => (name === "then" ? undefined : untouched),
  apply: () => {
    throw new Error("this was let in");
  },
});

/** Whatever a command is given is of the business of this id, as far as its policy can see. */
const theirs = untouched as string;

const actors: Record<string, Actor> = {
  visitor,
  viewer: staffActor("viewer"),
  reviewer: staffActor("reviewer"),
  super_admin: staffActor("super_admin"),
  owner: memberActor("owner", theirs),
  office: memberActor("office", theirs),
  technician: memberActor("technician", theirs),
  "owner of another business": memberActor("owner", crypto.randomUUID()),
  observer: observerActor(theirs),
  ...Object.fromEntries(apiScopes.map((scope) => [`key ${scope}`, keyActor(theirs, scope)])),
  system: system("a job"),
  "a kind of tomorrow": { kind: "tomorrow", role: "super_admin" } as unknown as Actor,
};

async function isRefused(command: (...given: unknown[]) => unknown, actor: Actor) {
  try {
    await command(untouched, actor, ...Array(5).fill(untouched));
    return false;
  } catch (error) {
    return error instanceof Forbidden;
  }
}

const commands = functions.filter(({ takesActor }) => takesActor);

test("access.commands-refuse: the table says of each command who may call it, and of nothing else", () => {
  const stated = Object.values(commandAccess).flat();
  expect(stated.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});

test.each(commands)(
  "access.roles: $name is for whom the table says, and refuses all others",
  async ({ path, name }) => {
    const module = await import(/* @vite-ignore */ `${root}${path}`);
    const entry = Object.entries(commandAccess).find(([, names]) => names.includes(name));
    const let_in = [];
    for (const [kind, actor] of Object.entries(actors)) {
      if (!(await isRefused(module[name], actor))) let_in.push(kind);
    }
    expect(let_in).toEqual(entry && letIn[entry[0] as AllowedTo]);
  },
);

describe("control", () => {
  const parsed = (text: string) =>
    platformFunctions(parseSourceFiles({ "src/features/leads/a.server.ts": text }));

  test("a command without an actor, one that asks too late, and an entry for nothing are found", () => {
    const found = breachesOfActors(
      parsed(`export async function open({ database }: Platform, id: string) {}
        export function late(platform: Platform, actor: Actor) { go(platform); authorize(can(actor)); }
        export function right(platform: Platform, actor: Actor) { authorize(can(actor)); }
        export function part(work: UnitOfWork) {}`),
      ["gone"],
    );
    expect(found.map((breach) => breach.split("\n")[0])).toEqual([
      "src/features/leads/a.server.ts: open takes no actor",
      "src/features/leads/a.server.ts: late does something before it asks its policy",
      "gone is gone",
    ]);
  });

  test("what reads a list or a table of the API is found too", () => {
    const found = parsed(`export const { page: listLeads, stream: streamLeads } = defineList({});
      export const selectLeads = defineSelect({});`);
    expect(found.map(({ name }) => name)).toEqual(["listLeads", "streamLeads", "selectLeads"]);
  });

  test("a page that acts as the product is found", () => {
    const page = { "src/pages/api/a.ts": 'import { system } from "x"; run(system("a"));' };
    expect(requestsAsSystem(parseSourceFiles(page))).toHaveLength(1);
  });
});
