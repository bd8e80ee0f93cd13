import { expect, test } from "vitest";
import { readSettings } from "../../src/platform/settings/settings.server.ts";
import { judgeSettings } from "./settings.ts";

const missing = (environment: Record<string, string>) =>
  judgeSettings(readSettings(environment), environment)
    .filter(({ verdict }) => verdict === "missing")
    .map(({ subject }) => subject);

test("a bare start is told everything that production needs", () => {
  expect(missing({})).toEqual([
    "SITE_URL",
    "DATABASE_URL",
    "SMTP_URL",
    "MAIL_FROM",
    "CONTACT_EMAIL",
    "POSTAL_ADDRESS",
    "BOOKING_URL",
  ]);
});

test("a whole set of settings lacks nothing", () => {
  const settings = {
    SITE_URL: "https://hearth.test",
    DATABASE_URL: "postgres://localhost/hearth",
    SMTP_URL: "smtp://localhost",
    CONTACT_EMAIL: "staff@hearth.test",
    POSTAL_ADDRESS: "1 Main Street",
    BOOKING_URL: "https://calendar.test/call",
  };
  expect(missing(settings)).toEqual([]);
});
