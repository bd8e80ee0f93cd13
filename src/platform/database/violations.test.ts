import { expect, test } from "vitest";
import { isConnectionLost, isUnavailable } from "./violations.server.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  withCode("ECONNREFUSED"),
  withCode("EHOSTUNREACH"),
  withCode("ENETUNREACH"),
  withCode("57P01"),
  withCode("53300"),
  withCode("25006"),
  withCode("57014"),
  new Error("Query read timeout"),
  new Error("Connection terminated unexpectedly"),
  new Error("Client was closed and is not queryable"),
  new Error("Client has encountered a connection error and is not queryable"),
  new Error("Failed query", { cause: withCode("08006") }),
  new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")]),
])("%s means that a later retry makes sense", (failure) => {
  expect(isUnavailable(failure)).toBe(true);
});

test.each([
  withCode("42703"),
  withCode("23505"),
  new Error("Failed query", { cause: withCode("22P02") }),
  new TypeError("undefined is not a function"),
  "a text",
])("%s isn't an outage", (failure) => {
  expect(isUnavailable(failure)).toBe(false);
});

test("keeps connections after data errors, drops them after lost servers", () => {
  const lost = ["57P01", "57014", "25006", "ECONNRESET"].map(withCode);
  expect(lost.map(isConnectionLost)).toEqual([true, true, true, true]);
  expect(isConnectionLost(new Error("Query read timeout"))).toBe(true);
  expect(["53100", "23505"].map(withCode).map(isConnectionLost)).toEqual([false, false]);
});
