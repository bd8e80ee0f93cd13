import { expect, test } from "vitest";
import { describeCall } from "./calls.ts";

test.each([
  ["answered", 0, "Incoming call · 0 sec"],
  ["answered", 45, "Incoming call · 45 sec"],
  ["answered", 180, "Incoming call · 3 min"],
  ["answered", 200, "Incoming call · 3 min 20 sec"],
  ["answered", null, "Incoming call · 0 sec"],
  ["missed", null, "Missed call"],
  ["blocked", null, "Blocked call"],
  ["ringing", null, "Calling now"],
] as const)("calls.shown: a call %s after %j seconds reads %j", (state, seconds, expected) => {
  expect(describeCall({ state, seconds, source: null })).toBe(expected);
});

test("a call to a source's number names the source", () => {
  const call = { state: "missed", seconds: null, source: "Mailer" } as const;
  expect(describeCall(call)).toBe("Missed call · Mailer");
});
