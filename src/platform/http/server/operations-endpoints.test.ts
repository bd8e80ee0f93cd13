import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { mayReadMetrics } from "./operations-endpoints.server.ts";

const request = (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const local = { metricsToken: null, trustedProxies: null };

test("without a token, only direct local requests can read metrics", () => {
  expect(mayReadMetrics(request({ host: "localhost:3000" }), local)).toBe(true);
  expect(mayReadMetrics(request({ host: "127.0.0.1:3000" }, "::ffff:127.0.0.1"), local)).toBe(true);
  expect(mayReadMetrics(request({ host: "localhost:3000" }, "10.0.0.7"), local)).toBe(false);
  expect(mayReadMetrics(request({ host: "acme.test" }), local)).toBe(false);
  expect(mayReadMetrics(request({}), local)).toBe(false);
  for (const name of [
    ...["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"],
    ...["x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip", "cf-connecting-ip"],
  ]) {
    expect(mayReadMetrics(request({ host: "localhost:3000", [name]: "x" }), local)).toBe(false);
  }
});

test("with a trusted local proxy, only a token opens metrics", () => {
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet("10.0.0.0", 8);
  const options = { metricsToken: null, trustedProxies };
  expect(mayReadMetrics(request({ host: "localhost:3000" }), options)).toBe(true);
  trustedProxies.addAddress("127.0.0.1");
  expect(mayReadMetrics(request({ host: "localhost:3000" }), options)).toBe(false);
});

test("with a token, metrics require it, from any address", () => {
  const options = { metricsToken: "a-token-of-some-length", trustedProxies: null };
  const authorization = `Bearer ${options.metricsToken}`;
  expect(mayReadMetrics(request({ authorization }, "10.0.0.7"), options)).toBe(true);
  expect(mayReadMetrics(request({ authorization: "Bearer another" }), options)).toBe(false);
  expect(mayReadMetrics(request({ host: "localhost:3000" }), options)).toBe(false);
});
