import { expect, test } from "vitest";
import { accessRules } from "./access-rules.ts";
import { everyAddress } from "./addresses.ts";

/** The only files below /admin without personal data: pages of businesses, and an empty template. */
const plainFiles = ["/admin/pages.csv", "/admin/pages/template.csv"];

// staff.confirm-identity
test("personal data files below /admin require the password", () => {
  const files = everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^\/admin\/.*\.\w+$/.test(pattern));
  expect(files.length).toBeGreaterThan(10);
  const open = files.filter((pattern) => {
    const rule = accessRules[pattern];
    return rule?.confirm !== true || rule.read === "staff";
  });
  expect(open.toSorted()).toEqual(plainFiles);
});

test("below /admin only signing in is public", () => {
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

test("below /crm only signing in, leaving, and sharing are public", () => {
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
