import { expect, test } from "vitest";
import { crmPath } from "./crm-link.ts";

test.each([
  "/crm",
  "/crm/leads",
  "/crm/leads/019ab000-0000-7000-8000-000000000000",
  "/crm/leads?status=new",
])("returns to %s", (path) => expect(crmPath(path)).toBe(path));

test.each([
  null,
  "",
  "//evil.example",
  "https://evil.example/crm",
  "/admin/dashboard",
  "/crm@evil.example",
  "/crm//evil.example",
  "/crm/../admin",
  "/crm/\\evil.example",
  "/crm.evil.example",
  "/crm/sign-in?next=/crm",
  "/crm/sign-out",
  `/crm/${"a".repeat(400)}`,
])("replaces %s with the first screen", (path) => expect(crmPath(path)).toBe("/crm"));
