import { expect, test } from "vitest";
import { everyAddress } from "../../../../tests/setup/addresses.ts";
import { confirmationFor, permissionFor } from "./admin-policy.ts";

const patterns = everyAddress().map(({ pattern }) => pattern.slice(1));
/** Neither holds anything of a person: business pages are public, the template is empty. */
const notPersonal = ["admin/pages.csv", "admin/pages/template.csv"];

test("every file of the staff area takes the right to export and the own password, but those without personal data", () => {
  const files = patterns.filter((pattern) => /^admin\/.*\.(csv|json)$/.test(pattern));
  const open = files.filter(
    (pattern) => permissionFor(pattern, "GET") === "read" || !confirmationFor(pattern, "GET"),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(open.toSorted()).toEqual(notPersonal);
});

test("each address that the policy names is one of the product", () => {
  const named = ["admin/staff", "admin/contractors/:id", "admin/leads/:id", "admin/confirm"];
  expect(named.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  expect(confirmationFor("admin/staff", "POST")).toContain("take-codes-away");
  expect(confirmationFor("admin/leads/:id", "POST")).toEqual(["forget"]);
  expect(confirmationFor("admin/leads/:id", "GET")).toBe(false);
});
