import { expect, test } from "vitest";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { listNotSetUp } from "./health.ts";

const listed = (environment: Record<string, string>) =>
  listNotSetUp(readSettings(environment)).map((text) => text.split(":")[0]);

const twilio = { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "secret" };

test("a public site without email or texts is reported", () => {
  const site = { SITE_URL: "https://hearth.test" };
  expect(listed(site)).toEqual(["Email isn’t set up", "Texting isn’t set up"]);
  expect(listed({ ...site, SMTP_URL: "smtp://mail.test" })).toEqual(["Texting isn’t set up"]);
  expect(listed({ ...site, ...twilio, SMTP_URL: "smtp://mail.test" })).toEqual([]);
});

test("a trial on this machine needs neither email nor texts", () => {
  expect(listed({})).toEqual([]);
  expect(listed({ SITE_URL: "https://localhost:8443" })).toEqual([]);
});
