import { expect, test } from "vitest";
import { readSettings } from "../../src/platform/settings/settings.server.ts";
import { checkNames, evaluateSettings, type Finding, settle } from "./settings.ts";
import { evaluateStaffCodes } from "./staff-codes.ts";

const missing = (environment: Record<string, string>) =>
  evaluateSettings(readSettings(environment), environment)
    .filter(({ verdict }) => verdict === "missing")
    .map(({ subject }) => subject);

test("a bare start lists everything production needs", () => {
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

test("complete settings have nothing missing", () => {
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

test("reports unencrypted connections and values that are too weak", () => {
  const advised = (environment: Record<string, string>) =>
    evaluateSettings(readSettings(environment), environment)
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
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    TWILIO_AUTH_TOKEN: "secret",
  };
  const subjects = ["CONTACT_SYNC_URL", "SMTP_URL", "TWILIO_API_URL"];
  expect(advised(open)).toEqual(expect.arrayContaining(subjects));
  expect(advised(closed).filter((subject) => subjects.includes(subject))).toEqual([]);
});

test("staff without one-time codes are counted", () => {
  expect(evaluateStaffCodes(0).verdict).toBe("good");
  expect(evaluateStaffCodes(1).message).toContain("One member signs in with only a password");
  expect(evaluateStaffCodes(3)).toMatchObject({ verdict: "advice", subject: "Staff" });
});

test("an unset setting is unused, neither good nor wrong", () => {
  const verdict = (environment: Record<string, string>, name: string) =>
    settle(evaluateSettings(readSettings(environment), environment))
      .filter(({ subject }) => subject === name)
      .map((finding) => `${finding.verdict}: ${finding.message.slice(0, 8)}`);
  for (const name of ["STRIPE_API_URL", "CONTACT_SYNC_URL", "CONTACT_SYNC_SECRET"]) {
    expect(verdict({}, name)).toEqual(["unused: not used"]);
  }
  expect(verdict({}, "SMTP_URL")).toEqual([expect.stringMatching(/^missing/)]);
  expect(verdict({ SMTP_URL: "smtp://mail.test" }, "SMTP_URL")).toEqual(["good: fine"]);
});

test("a setting is never both good and wrong", () => {
  const finding = (verdict: Finding["verdict"], subject: string) => ({
    verdict,
    subject,
    message: "",
  });
  const findings = [
    finding("good", "DATABASE_URL"),
    finding("missing", "Database"),
    finding("good", "SMTP_URL"),
    finding("good", "Mail server"),
    finding("good", "CONTACT_SYNC_URL"),
    finding("missing", "CONTACT_SYNC_URL"),
    finding("good", "Custom addresses"),
    finding("good", "Custom addresses"),
  ];
  expect(settle(findings).map(({ verdict, subject }) => `${verdict} ${subject}`)).toEqual([
    "missing Database",
    "good SMTP_URL",
    "good Mail server",
    "missing CONTACT_SYNC_URL",
    "good Custom addresses",
    "good Custom addresses",
  ]);
});

test("reports a misspelled setting with the correct name", () => {
  expect(checkNames({ SMPT_URL: "smtp://mail.test", HOME: "/root" })).toEqual([
    {
      verdict: "missing",
      subject: "SMPT_URL",
      message: "It is not a setting: rename it to SMTP_URL, or remove it.",
    },
  ]);
});
