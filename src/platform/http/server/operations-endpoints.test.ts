import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { mayReadMetrics } from "./operations-endpoints.server.ts";

const request = (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

// metrics.closed
test("without a token metrics are for this machine, asked by its own name and through no proxy", () => {
  expect(mayReadMetrics(request({ host: "localhost:3000" }), null)).toBe(true);
  expect(mayReadMetrics(request({ host: "127.0.0.1:3000" }, "::ffff:127.0.0.1"), null)).toBe(true);
  expect(mayReadMetrics(request({ host: "localhost:3000" }, "10.0.0.7"), null)).toBe(false);
  expect(mayReadMetrics(request({ host: "acme.test" }), null)).toBe(false);
  expect(mayReadMetrics(request({}), null)).toBe(false);
  for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
    expect(mayReadMetrics(request({ host: "localhost:3000", [name]: "x" }), null)).toBe(false);
  }
});

test("with a token metrics are for who sends it, from wherever, and for nobody else", () => {
  const token = "a-token-of-some-length";
  expect(mayReadMetrics(request({ authorization: `Bearer ${token}` }, "10.0.0.7"), token)).toBe(
    true,
  );
  expect(mayReadMetrics(request({ authorization: "Bearer another" }), token)).toBe(false);
  expect(mayReadMetrics(request({ host: "localhost:3000" }), token)).toBe(false);
});
