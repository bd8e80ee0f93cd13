import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { staffPermission } from "~/domains/shared/access/route-access.ts";
import { everyAddress, table } from "../setup/addresses.ts";
import { platformFunctions } from "./actors.ts";
import { allowedActors } from "./allowed-actors.ts";
import { findGuardViolations, guardedPaths } from "./path-guards.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readSourceFiles(root, ["src"]);
const commands = new Map(
  platformFunctions(files)
    .filter(({ takesActor }) => takesActor)
    .map((command) => [command.name, command]),
);
const paths = guardedPaths(files, everyAddress(), new Set(commands.keys()));
const allowedKinds = new Map<string, ReadonlySet<string>>();
for (const name of new Set(paths.flatMap(({ calls }) => calls))) {
  const command = commands.get(name);
  if (command) allowedKinds.set(name, await allowedActors(command));
}

/** What src/routes.ts declares. */
function permissionFor(pattern: string, method: string) {
  const { access } = table.factsOfPattern(pattern);
  if (access.for !== "staff") throw new Error(`${pattern} isn't for staff`);
  return staffPermission(access, method);
}

/**
 * The first requests the password before a download, so only roles that may download open it. On the
 * second, staff act in place of a homeowner.
 */
const stricter = ["admin/confirm", "admin/phone"];

test("access.commands-refuse: each staff path's guard matches its commands' policies", () => {
  expect(paths.length).toBeGreaterThan(35);
  expect(paths.filter(({ calls }) => calls.length > 0).length).toBeGreaterThan(30);
  const checked = paths.filter(({ pattern }) => !stricter.includes(pattern));
  expect(findGuardViolations(checked, allowedKinds, permissionFor)).toEqual([]);
});

test("finds a guard that is wider or narrower than its commands", () => {
  const violationsFor = (pattern: string) => (address: string, method: string) =>
    address === pattern ? ("read" as const) : permissionFor(address, method);
  const looser = findGuardViolations(paths, allowedKinds, violationsFor("admin/leads.csv"));
  expect(looser.join("\n")).toContain("GET /admin/leads.csv is for super_admin, reviewer, viewer");
  const tighter = findGuardViolations(paths, allowedKinds, (pattern, method) =>
    pattern === "admin/leads" ? "manage_staff" : permissionFor(pattern, method),
  );
  expect(tighter.join("\n")).toContain("GET /admin/leads is for super_admin, but");
});

test("counts commands that a page calls through its action file", () => {
  const parsed = parseSourceFiles({
    "src/web/admin/leads/lead.tsx":
      'import { handleLead } from "./lead-action.server.ts";\nexport const action = handleLead;',
    "src/web/admin/leads/lead-action.server.ts":
      'import { releaseLead } from "~/domains/leads/quarantine/quarantine.server.ts";\nexport const handleLead = releaseLead;',
  });
  const facts = table.factsOfPattern("admin/leads/:id");
  const file = "web/admin/leads/lead.tsx";
  const address = { pattern: "/admin/leads/:id", id: "lead", file, facts };
  expect(guardedPaths(parsed, [address], new Set(["releaseLead"]))).toEqual([
    { pattern: "admin/leads/:id", acts: true, calls: ["releaseLead"] },
  ]);
});
