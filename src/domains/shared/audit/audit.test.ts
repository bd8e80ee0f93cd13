import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readSourceFiles } from "../../../../tests/house/source-files.ts";
import {
  actionLabel,
  actionLabels,
  differences,
  entityLabel,
  entityName,
  entityPath,
} from "./audit.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

test("lists only the changed fields, as readable text", () => {
  const before = { status: "draft", hosts: [], note: "same", sure: true };
  const after = { status: "live", hosts: ["a.example", "b.example"], note: "same", sure: false };
  expect(differences(before, after)).toEqual([
    { field: "status", before: "draft", after: "live" },
    { field: "hosts", before: "none", after: "a.example, b.example" },
    { field: "sure", before: "yes", after: "no" },
  ]);
  expect(differences(null, { ended_sessions: 0, by: { first_name: null, count: 2 } })).toEqual([
    { field: "ended sessions", before: null, after: "0" },
    { field: "by", before: null, after: "first name none, count 2" },
  ]);
  expect(differences(null, null)).toEqual([]);
});

test("every action of the audit log has a label", () => {
  const written = readSourceFiles(root, ["src"])
    .filter(({ path }) => path.endsWith(".server.ts"))
    .flatMap(({ text }) => [...text.matchAll(/action: (?:[^"\n]* )?"([a-z_-]+\.[a-z_-]+)"/g)])
    .map(([, action]) => action);
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((action) => !Object.hasOwn(actionLabels, String(action)))).toEqual([]);
});

test("actions and entities have labels and link to their pages", () => {
  expect(actionLabel("staff.change_role")).toBe("Role changed");
  expect(actionLabel("old.gone_action")).toBe("old: gone action");
  expect(entityLabel("seo_page")).toBe("Page");
  expect(entityName("seo_page", "0190a000-0000-7000-8000-000000000001")).toBe("Page");
  expect(entityName("list", "lead_results")).toBe("List: lead results");
  expect(differences(null, { with: "password", role: "super_admin" })).toEqual([
    { field: "method", before: null, after: "password" },
    { field: "role", before: null, after: "Super admin" },
  ]);
  expect(differences(null, { handedTo: "0190", paidUntil: "2027-01-31" })).toEqual([
    { field: "territory transferred to page", before: null, after: "0190" },
    { field: "paid until", before: null, after: "2027-01-31" },
  ]);
  expect(entityPath("contractor", "1")).toBe("/admin/contractors/1");
  expect(entityPath("constructor", "1")).toBeNull();
});
