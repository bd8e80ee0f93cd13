import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = globSync("src/domains/**/*.demo{,.server}.ts")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test("the demo contains no real phone numbers", () => {
  const phones = text.match(/\+1\d{10}|\(\d{3}\) \d{3}-\d{4}/g) ?? [];
  expect(phones.length).toBeGreaterThan(40);
  expect(phones.filter((phone) => !/555-?01\d\d$/.test(phone))).toEqual([]);
});

test("the demo contains no real email addresses", () => {
  const addresses = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(8);
  expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
});
