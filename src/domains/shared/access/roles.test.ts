import { expect, test } from "vitest";
import { may, permissions, staffRoles } from "./roles.ts";

test("super admins can do everything, reviewers all but manage staff, viewers read", () => {
  const may_ = Object.fromEntries(
    staffRoles.map((role) => [role, permissions.filter((permission) => may({ role }, permission))]),
  );
  expect(may_).toEqual({
    super_admin: ["read", "keep_own_account", "change", "export", "manage_staff"],
    reviewer: ["read", "keep_own_account", "change", "export"],
    viewer: ["read", "keep_own_account"],
  });
});
