import { expect, test } from "vitest";
import { traceIdOf } from "./headers.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

test.each([
  [`00-${trace}-${parent}-01`, trace],
  [`cc-${trace}-${parent}-01-what-a-later-version-adds`, trace],
  [`00-${trace.toUpperCase()}-${parent}-01`, undefined],
  [`00-${"0".repeat(32)}-${parent}-01`, undefined],
  [`00-${trace}-${"0".repeat(16)}-01`, undefined],
  [`ff-${trace}-${parent}-01`, undefined],
  [`00-${trace}-${parent}-01x`, undefined],
  ["jane@example.com", undefined],
  [undefined, undefined],
])("the trace of %s is %s", (header, expected) => {
  expect(traceIdOf(header)).toBe(expected);
});
