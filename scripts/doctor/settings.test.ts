import { expect, test } from "vitest";
import { readSettings } from "../../src/platform/settings/settings.server.ts";
import { judgeSettings } from "./settings.ts";
import { judgeStaffCodes } from "./staff-codes.ts";

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

test("what can be read on its way, or says too little, is named", () => {
  const advised = (environment: Record<string, string>) =>
    judgeSettings(readSettings(environment), environment)
      .filter(({ verdict }) => verdict === "advice")
      .map(({ subject }) => subject);
  const open = {
    CONTACT_SYNC_URL: "http://crm.test/hook",
    SMTP_URL: "smtp://mail.test?requireTLS=false",
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    TWILIO_AUTH_TOKEN: "secret",
    TWILIO_API_URL: "http://localhost:4010",
  };
  const closed = {
    CONTACT_SYNC_URL: "https://crm.test/hook",
    SMTP_URL: "smtp://mail.test",
    SECURITY_CONTACT: "security@hearth.test",
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    TWILIO_AUTH_TOKEN: "secret",
  };
  const subjects = ["CONTACT_SYNC_URL", "SMTP_URL", "SECURITY_CONTACT", "TWILIO_API_URL"];
  expect(advised(open)).toEqual(expect.arrayContaining(subjects));
  expect(advised(closed).filter((subject) => subjects.includes(subject))).toEqual([]);
});

test("staff without one-time codes are counted", () => {
  expect(judgeStaffCodes(0).verdict).toBe("good");
  expect(judgeStaffCodes(1).words).toContain("One member signs in with only a password");
  expect(judgeStaffCodes(3)).toMatchObject({ verdict: "advice", subject: "Staff" });
});
