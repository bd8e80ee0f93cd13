import { expect, test } from "vitest";
import { settingsSchema } from "./settings.schema.ts";
import { readSettings } from "./settings.server.ts";
import { describeNearMiss, hidesData, nearMisses } from "./settings-mistakes.ts";

const suggestionOf = (name: string) => nearMisses({ [name]: "x" })[0]?.meant;

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["SITEURL", "SITE_URL"],
  ["Site_Url", "SITE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["DATBASE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["DATA_DIRS", "DATA_DIR"],
  ["TIMEZONE", "TIME_ZONE"],
  ["BACKUP_DIRECTORY", "BACKUP_DIR"],
  ["TWILLIO_AUTH_TOKEN", "TWILIO_AUTH_TOKEN"],
  ["PROCES", "PROCESS"],
])("recognizes %s as %s", (name, setting) => {
  expect(suggestionOf(name)).toBe(setting);
});

test("a removed setting stops the start with an explanation", () => {
  const [miss] = nearMisses({ WEBHOOKS_ALLOW_PRIVATE: "yes" });
  expect(miss && describeNearMiss(miss)).toBe(
    "is no longer a setting: remove it; set ALLOW_PRIVATE_ADDRESSES instead",
  );
  expect(nearMisses({ EVENT_DAYS: "" })).toEqual([]);
  expect(() => readSettings({ EVENT_DAYS: "90" })).toThrow(
    "EVENT_DAYS is no longer a setting: remove it; event records are deleted after 30 days",
  );
  expect(readSettings({ EVENT_DAYS: "" }).eventDays).toBe(30);
});

test.each([
  ["DRAFT_DAYS", "abandoned sign-ups are deleted after 180 days"],
  ["QUARANTINE_DAYS", "suspicious requests that weren't released are deleted after 90 days"],
  ["SECURITY_EVENT_DAYS", "failed sign-ins are deleted after 30 days"],
  ["INBOUND_SMTP_HOST", "incoming email is received on all addresses of this machine"],
  ["STRIPE_PRICE_STARTER", "set STRIPE_PRICES instead"],
  ["STRIPE_PRICE_ADS", "set STRIPE_PRICES instead"],
  ["VAPID_PRIVATE_KEY", "the key is in the database"],
])("a start with the removed setting %s stops with an explanation", (name, why) => {
  expect(() => readSettings({ [name]: "30" })).toThrow(
    `${name} is no longer a setting: remove it; ${why}`,
  );
});

test("accepts settings and ordinary variables of a machine", () => {
  const ordinary = `APP_ENV COLORTERM COLUMNS CI DATABASE_SSL DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND DISPLAY EDITOR FTP_URL HOME HOSTNAME
    HOSTTYPE HTTP_PROXY http_proxy INIT_CWD INVOCATION_ID JOURNAL_STREAM KILL_ROUNDS LANG LC_ALL LESSOPEN LOGNAME LS_COLORS MAIL MALLOC_ARENA_MAX
    MOTD_SHOWN NODE NODE_ENV NODE_OPTIONS NODE_PATH NO_COLOR OLDPWD PAGER PATH PGDATA PGDATABASE PGHOST PGPASSWORD
    PGPORT PGUSER PORTS POST POSTGRES_PASSWORD PROCESSOR PS1 PWD SHELL SHLVL SITE_HOST SSH_CLIENT SSH_CONNECTION SSH_TTY
    SUDO_USER SYSTEMD_EXEC_PID TEMP TERM TEST_URL TMP TMPDIR TZ USER USERNAME WINDOWID XDG_DATA_DIRS XDG_RUNTIME_DIR
    DATA_PATH DATADOG_URL FAKE_PORT GIT_EDITOR HTTP_URL REDIS_URL SENTRY_DSN npm_config_cache npm_lifecycle_event`;
  for (const name of ordinary.split(/\s+/))
    expect([name, suggestionOf(name)]).toEqual([name, undefined]);
  for (const name of Object.keys(settingsSchema.shape)) expect(suggestionOf(name)).toBeUndefined();
  expect(nearMisses({ SMPT_URL: "", DATABASE_ULR: " " })).toEqual([]);
});

test("a near miss of DATABASE_URL or DATA_DIR stops the start", () => {
  const databaseUrl = "postgres://localhost/hearth";
  expect(() => readSettings({ DATABASE_ULR: databaseUrl })).toThrow(
    /DATABASE_ULR is not a setting: rename it to DATABASE_URL/,
  );
  expect(() => readSettings({ DATADIR: "/srv/data" })).toThrow(/DATADIR .* DATA_DIR/);
  expect(() => readSettings({ DATABASE_ULR: databaseUrl, PORT: "x" })).toThrow(
    /PORT is not a port/,
  );
  const both = { DATABASE_ULR: databaseUrl, DATABASE_URL: databaseUrl };
  expect(readSettings(both).databaseUrl).toBe(databaseUrl);
  expect(readSettings({ SMPT_URL: "smtp://mail.test" }).smtpUrl).toBeNull();
  expect(hidesData({ given: "SMPT_URL", meant: "SMTP_URL" }, {})).toBe(false);
});
