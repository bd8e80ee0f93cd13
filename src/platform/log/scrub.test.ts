import { expect, test } from "vitest";
import { scrub } from "./describe-error.ts";

// privacy.no-leaks
test("replaces addresses, phone numbers and tokens, but not ordinary words", () => {
  expect(scrub("550 no such user bob@example.com here")).toBe("550 no such user [address] here");
  expect(scrub("/find?email=bob%40example.com")).toBe("/find?email=[address]");
  expect(scrub("call (512) 555-0123 now")).toBe("call ([number] now");
  expect(scrub(`/confirm/${"a".repeat(64)}`)).toBe("/confirm/[token]");
  expect(scrub("/plumbing/san-antonio-tx")).toBe("/plumbing/san-antonio-tx");
});

test("keeps the machine's own address, so logs show the site's URL", () => {
  expect(scrub("http://127.0.0.1:35615/")).toBe("http://127.0.0.1:35615/");
  expect(scrub("connect ECONNREFUSED 127.0.0.1:5432")).toBe("connect ECONNREFUSED 127.0.0.1:5432");
  expect(scrub("called 512.555.0123")).toBe("called [number]");
});

test("an id is unchanged", () => {
  const id = "0192f0c1-7b1e-7c3a-9a55-0a1b2c3d4e5f";
  expect(scrub(id)).toBe(id);
});

test("cuts text before scrubbing, without leaving half an address or number", () => {
  const before = "word ".repeat(198);
  expect(scrub(`${before}bob.longname@example.com and more`)).toBe(`${before.trimEnd()}…`);
  expect(scrub(`${before}(512) 555-0123 and more`)).toBe(`${before.trimEnd()}…`);
  expect(scrub(`/${"a".repeat(8_000)}`)).toBe("/…");
  expect(scrub("word ".repeat(5_000)).length).toBeLessThanOrEqual(1_000);
});

test("replaces numbers with a country code, and several in one text", () => {
  expect(scrub("from 512-555-0123, to 512 555 0124.")).toBe("from [number], to [number].");
  expect(scrub("at +1 512 555 0123")).toBe("at +[number]");
});
