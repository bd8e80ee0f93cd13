import { expect, test } from "vitest";
import { accessRules } from "./access-rules.ts";
import { everyAddress } from "./addresses.ts";

/** The only files below /admin that hold no personal data: pages of businesses, and an empty one to fill in. */
const plainFiles = ["/admin/pages.csv", "/admin/pages/template.csv"];

// staff.confirm-identity
test("files of personal data below /admin take the own password", () => {
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
