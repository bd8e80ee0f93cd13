import { expect, test } from "vitest";
import * as contractors from "./contractors.ts";
import * as pages from "./pages.ts";

test("the demo contains no real phone numbers or addresses", () => {
  const text = JSON.stringify([contractors, pages]);
  const phones = text.match(/\+1\d{10}|\(\d{3}\) \d{3}-\d{4}/g) ?? [];
  expect(phones.length).toBeGreaterThan(10);
  expect(phones.filter((phone) => !/555-?01\d\d$/.test(phone))).toEqual([]);
  const addresses = text.match(/[\w.+-]+@[\w.-]+|https?:\/\/[^/"]+/g) ?? [];
  expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
});
