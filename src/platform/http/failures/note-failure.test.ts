import { expect, test } from "vitest";
import type { Log } from "../../log/log.server.ts";
import { Forbidden } from "../../result.ts";
import { BadRequest, logFailure } from "./failures.server.ts";

function logged(error: unknown) {
  const lines: [string, string, object | undefined][] = [];
  const keep =
    (level: string): Log["info"] =>
    (message, fields) =>
      void lines.push([level, message, fields]);
  const log = {
    debug: keep("debug"),
    info: keep("info"),
    warn: keep("warn"),
    error: keep("error"),
  };
  logFailure(log, "request failed", error, { request_id: "r1" });
  return lines;
}

test("logs a rejection as info without a stack, a bug as error", () => {
  expect(logged(new Forbidden("your role lets you read"))).toEqual([
    [
      "info",
      "request refused",
      { request_id: "r1", status: 403, reason: "permission denied: your role lets you read" },
    ],
  ]);
  expect(logged(new BadRequest(413, "too large"))).toEqual([
    ["info", "request refused", { request_id: "r1", status: 413, reason: "too large" }],
  ]);
  const fault = new Error("no such column");
  expect(logged(fault)).toEqual([["error", "request failed", { request_id: "r1", error: fault }]]);
});
