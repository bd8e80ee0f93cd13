import { expect, test } from "vitest";
import { actionWords, differences, entityPath } from "./audit.ts";

test("only what changed is told, in words", () => {
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

test("actions and things are named in words, and lead to their pages", () => {
  expect(actionWords("staff.change_role")).toBe("staff: change role");
  expect(entityPath("contractor", "1")).toBe("/admin/contractors/1");
  expect(entityPath("constructor", "1")).toBeNull();
});
