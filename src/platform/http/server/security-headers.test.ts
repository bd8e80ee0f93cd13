import { expect, test } from "vitest";
import { transportOf } from "./security-headers.ts";

test("a business's host gets HSTS for one day, without subdomains", () => {
  expect(transportOf(false)[1]).toBe("max-age=63072000; includeSubDomains");
  expect(transportOf(true)).toEqual(["Strict-Transport-Security", "max-age=86400"]);
});
