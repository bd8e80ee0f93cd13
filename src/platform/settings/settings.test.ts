import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { settingsSchema } from "./settings.schema.ts";
import { readSettings, SettingsError } from "./settings.server.ts";

test("an empty environment is enough for a first start", () => {
  const settings = readSettings({});
  expect(settings.siteName).toBe("Hearthline");
  expect(settings.siteUrl.href).toBe("http://localhost:3000/");
  expect(settings.databaseUrl).toBeNull();
});

test("reports all problems together, each by name with its fix", () => {
  const read = () =>
    readSettings({
      PORT: "eighty",
      SITE_URL: "example.com",
      TIME_ZONE: "Middle/Earth",
      ADMIN_EMAIL: "a@example.com",
    });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/PORT is not a port number: choose/);
  expect(read).toThrow(/SITE_URL is not a web address: write it like/);
  expect(read).toThrow(/TIME_ZONE is not a time zone: write it like/);
});

test("an administrator's address without a password is a separate problem", () => {
  expect(() => readSettings({ ADMIN_EMAIL: "a@example.com" })).toThrow(
    /ADMIN_PASSWORD is missing while ADMIN_EMAIL is set/,
  );
});

test("a half-configured text provider fails the start and names the gap", () => {
  const STRIPE_SECRET_KEY = "sk_test_12345678";
  const STRIPE_WEBHOOK_SECRET = "whsec_12345678, whsec_87654321";
  expect(readSettings({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).stripe).toEqual({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: ["whsec_12345678", "whsec_87654321"],
    apiUrl: new URL("https://api.stripe.com"),
    prices: null,
  });
  const STRIPE_PRICES = "ads=price_ads1, starter = price_starter";
  const paid = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
  expect(readSettings({ ...paid, STRIPE_PRICES }).stripe?.prices).toEqual({
    starter: "price_starter",
    ads: "price_ads1",
  });
  for (const wrong of [
    "price_starter",
    "starter=price_starter",
    `${STRIPE_PRICES}, pro=price_pro1`,
  ]) {
    expect(() => readSettings({ ...paid, STRIPE_PRICES: wrong })).toThrow(
      /STRIPE_PRICES doesn't name/,
    );
  }
  expect(() => readSettings({ STRIPE_PRICES })).toThrow(
    /STRIPE_SECRET_KEY is missing while STRIPE_PRICES/,
  );
  expect(() => readSettings({ STRIPE_SECRET_KEY })).toThrow(/STRIPE_WEBHOOK_SECRET is missing/);
  expect(() =>
    readSettings({ STRIPE_SECRET_KEY: "pk_live_12345678", STRIPE_WEBHOOK_SECRET: "whsec_1" }),
  ).toThrow(/STRIPE_SECRET_KEY is not a secret[\s\S]*STRIPE_WEBHOOK_SECRET is not a signing/);
  const TWILIO_ACCOUNT_SID = `AC${"0".repeat(32)}`;
  const TWILIO_MESSAGING_SERVICE_SID = `MG${"0".repeat(32)}`;
  const TWILIO_AUTH_TOKEN = "secret";
  expect(readSettings({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN }).twilio).toEqual({
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    messagingServiceSid: null,
    apiUrl: new URL("https://api.twilio.com"),
  });
  expect(readSettings({}).twilio).toBeNull();
  expect(() => readSettings({ TWILIO_ACCOUNT_SID })).toThrow(
    /TWILIO_AUTH_TOKEN is missing while TWILIO_ACCOUNT_SID is set/,
  );
  expect(() => readSettings({ TWILIO_AUTH_TOKEN })).toThrow(
    /TWILIO_ACCOUNT_SID is missing while TWILIO_AUTH_TOKEN is set/,
  );
  expect(() => readSettings({ TWILIO_MESSAGING_SERVICE_SID })).toThrow(
    /TWILIO_ACCOUNT_SID is missing while TWILIO_MESSAGING_SERVICE_SID is set/,
  );
  expect(() => readSettings({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN })).toThrow(
    /TWILIO_ACCOUNT_SID is not an account SID/,
  );
});

test("reports an easily guessed administrator password with the other problems", () => {
  const read = (password: string) =>
    readSettings({
      SITE_NAME: "Acme Homes",
      ADMIN_EMAIL: "iris@acme.example",
      ADMIN_PASSWORD: password,
      PORT: "eighty",
    });
  for (const password of ["password1234", "acmehomes2026", "iris@acme.example", "Administrator1"]) {
    expect(() => read(password)).toThrow(/ADMIN_PASSWORD is too easy to guess: choose another/);
    expect(() => read(password)).toThrow(/PORT is not a port number/);
  }
  expect(() => read("short")).toThrow(/ADMIN_PASSWORD is shorter than 12 characters/);
  expect(() => read("correct horse battery")).not.toThrow(/ADMIN_PASSWORD/);
});

test("names an address with a path or without a database", () => {
  for (const SITE_URL of ["https://example.com/shop", "https://example.com/?a=1"]) {
    expect(() => readSettings({ SITE_URL })).toThrow(/SITE_URL has more than an address: remove/);
  }
  expect(readSettings({ SITE_URL: "https://example.com/" }).siteUrl.href).toBe(
    "https://example.com/",
  );
  for (const end of ["", "/", "?sslmode=require", "/?sslmode=require"]) {
    const DATABASE_URL = `postgres://app:secret@db.test:5432${end}`;
    expect(() => readSettings({ DATABASE_URL })).toThrow(
      /DATABASE_URL doesn't name a database: add/,
    );
  }
  expect(() => readSettings({ DATABASE_URL: "mysql://db.test" })).toThrow(/is not a PostgreSQL/);
  for (const DATABASE_URL of [
    "postgres://db.test/hearth",
    "postgresql://app@one.test:5432,two.test/hearth?sslmode=require",
    "postgres:///hearth?host=/run/postgresql",
  ]) {
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  }
});

test("a blank value counts as unset", () => {
  expect(readSettings({ SMTP_URL: "  ", PORT: "" }).smtpUrl).toBeNull();
  expect(readSettings({ PORT: "" }).port).toBe(3000);
});

test("the sender defaults to the contact address under the site's name", () => {
  expect(readSettings({ CONTACT_EMAIL: "Ann <ann@example.com>" }).mailFrom).toBe(
    "Hearthline <ann@example.com>",
  );
});

test("README.md lists every setting, and no other", () => {
  const table = readFileSync("README.md", "utf8")
    .split("\n## ")
    .find((part) => /^Settings\n/.test(part));
  const rows = table?.split("\n").filter((line) => line.startsWith("| `")) ?? [];
  const named = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z0-9_]+/g) ?? []);
  expect(named.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});

test(".env.example lists every setting in order, with default and purpose, no secrets", () => {
  const text = readFileSync(".env.example", "utf8");
  const example = parseEnv(text);
  const names = Object.keys(settingsSchema.shape);
  expect(text.match(/^[A-Z0-9_]+(?==)/gm)).toEqual(names);
  const withDefault = Object.entries(settingsSchema.shape)
    .filter(([, schema]) => schema.safeParse(undefined).data !== undefined)
    .map(([name]) => name);
  expect(names.filter((name) => example[name] !== "")).toEqual(withDefault);
  expect(readSettings(example)).toEqual(readSettings({}));
  // Comments say what for; settings below one comment belong together.
  const parts = text.split(/\n(?=# )/).slice(2);
  expect(
    parts.filter((part) => !/^# \S.{8,}\n(?:[A-Z0-9_]+=.*\n?){1,2}(?:\n### .+\n)?$/.test(part)),
  ).toEqual([]);
});

test("a process does everything, and can't be split on PGlite", () => {
  const DATABASE_URL = "postgres://localhost/hearth";
  expect(readSettings({}).process).toBe("all");
  expect(readSettings({ DATABASE_URL }).process).toBe("all");
  expect(readSettings({ DATABASE_URL, PROCESS: "worker" }).process).toBe("worker");
  expect(() => readSettings({ PROCESS: "web" })).toThrow(
    /PROCESS is web while DATABASE_URL is not set/,
  );
  expect(() => readSettings({ PROCESS: "queue" })).toThrow(/PROCESS must be all, web, or worker/);
});
