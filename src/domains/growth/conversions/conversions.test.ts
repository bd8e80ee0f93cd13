import { expect, test } from "vitest";
import { isTooLate } from "./conversions.ts";
import { hashedEmail, normalizedEmail } from "./hashed-email.server.ts";

// "Format user data", Data Manager API, read 2026-11-28.
test.each([
  ["cloudy.sanfrancisco+shopping@gmail.com", "cloudysanfrancisco@gmail.com"],
  ["user.name+NYC@Example.com", "user.name+nyc@example.com"],
  [" A.B @GoogleMail.com ", "ab@googlemail.com"],
])("%j is matched as %s", (typed, matched) => {
  expect(normalizedEmail(typed)).toBe(matched);
});

test("an email address is hashed as hex", () => {
  expect(hashedEmail(" Test@Example.com")).toBe(
    "973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b",
  );
});

const date = (day: number) => new Date(Date.UTC(2026, 0, day));

test.each([
  ["google", 90, 91, false],
  ["google", 90, 92, true],
  ["google", null, 64, false],
  ["google", null, 65, true],
] as const)(
  "%s accepts a conversion for %s days after the click",
  (platform, click, happened, tooLate) => {
    const clickAt = click === null ? null : date(1);
    const times = { clickAt, leadAt: date(1), happenedAt: date(happened), now: date(happened) };
    expect(isTooLate(platform, times)).toBe(tooLate);
  },
);

test("Meta accepts an event for seven days", () => {
  const times = { clickAt: null, leadAt: date(1), happenedAt: date(10) };
  expect(isTooLate("meta", { ...times, now: date(16) })).toBe(false);
  expect(isTooLate("meta", { ...times, now: date(17) })).toBe(true);
});
