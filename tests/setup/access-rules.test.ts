import { expect, test } from "vitest";
import { accessRules } from "./access-rules.ts";
import { everyAddress } from "./addresses.ts";

// routes.table
test("every address of the product says whom it is for, in tests/setup/access-rules.ts", () => {
  const patterns = everyAddress().map(({ pattern }) => pattern);
  expect(Object.keys(accessRules).toSorted()).toEqual(patterns.toSorted());
});

test("nothing below /admin is for everyone but signing in", () => {
  const doors = Object.entries(accessRules)
    .filter(([pattern, rule]) => pattern.startsWith("/admin") && rule.read === "everyone")
    .map(([pattern]) => pattern);
  expect(doors.toSorted()).toEqual([
    "/admin",
    "/admin/forgot-password",
    "/admin/invitation/:token",
    "/admin/login",
    "/admin/login/code",
    "/admin/login/passkey",
    "/admin/reset-password/:token",
    "/admin/setup/:token",
    "/admin/sign-out",
  ]);
});

test("nothing below /crm is for everyone but signing in, leaving, and what is shared with it", () => {
  const open = Object.entries(accessRules)
    .filter(([pattern, rule]) => /^\/crm(\/|$)/.test(pattern) && rule.read === "everyone")
    .map(([pattern]) => pattern);
  expect(open.toSorted()).toEqual([
    "/crm/invitation/:token",
    "/crm/share",
    "/crm/sign-in",
    "/crm/sign-in/:token",
    "/crm/sign-in/code",
    "/crm/sign-in/passkey",
    "/crm/sign-out",
    "/crm/stop-looking",
  ]);
});
