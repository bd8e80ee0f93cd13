import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { createLimits } from "../../limits/limits.server.ts";
import type { Platform } from "../../platform.server.ts";
import { askForCertificate } from "./operations-endpoints.server.ts";

const site = {
  host: "joes.com",
  origin: "https://joes.com",
  pageId: "",
  businessName: "Joe",
  leadsTo: null,
};
const hosts = {
  knows: (name: string) => ["joes.com", "paused.com"].includes(name),
  find: async (host: string) => (host === "joes.com" ? site : null),
};
const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8);

function certificateRequests(trustedProxies: BlockList | null = null) {
  // Runs in memory, without a database.
  const platform = { limits: createLimits({ query: {} } as never, 1) } as unknown as Platform;
  return async (
    domain: string,
    sent: { headers?: Record<string, string>; from?: string; method?: string } = {},
  ) => {
    const { headers = {}, from = "127.0.0.1", method = "GET" } = sent;
    const request = { headers, method, url: `/tls/ask?domain=${domain}` };
    const incoming = { ...request, socket: { remoteAddress: from } } as unknown as IncomingMessage;
    let status = 0;
    const writeHead = (code: number) => {
      status = code;
    };
    const response = { writeHead, end: () => {} };
    await askForCertificate(incoming, response as never, hosts, platform, { trustedProxies });
    return status;
  };
}

test("allows certificates only for known hosts with a live page", async () => {
  const request = certificateRequests();
  expect(await request("joes.com")).toBe(200);
  expect(await request("JOES.com")).toBe(200);
  for (const otherDomain of [
    "paused.com",
    "unknown.com",
    "www.joes.com",
    "joes.com.",
    "joes.com:443",
    "joes.com%00",
    "",
    "joes.com%20evil",
  ]) {
    expect([otherDomain, await request(otherDomain)]).toEqual([otherDomain, 404]);
  }
});

test("responds only to the proxy itself, not to its clients", async () => {
  const request = certificateRequests(proxies);
  expect(await request("joes.com", { from: "10.1.2.3" })).toBe(200);
  expect(await request("joes.com", { from: "::ffff:10.1.2.3" })).toBe(200);
  expect(await request("joes.com", { from: "203.0.113.9" })).toBe(404);
  expect(await certificateRequests()("joes.com", { from: "10.1.2.3" })).toBe(404);
  for (const name of ["x-forwarded-for", "x-forwarded-host", "forwarded", "via", "x-real-ip"]) {
    expect(await request("joes.com", { headers: { [name]: "x" } })).toBe(404);
  }
  expect(await request("joes.com", { method: "POST" })).toBe(404);
});

test("rate limits an excessive client without affecting others", async () => {
  const request = certificateRequests();
  const statuses = [];
  for (let times = 0; times < 22; times++) statuses.push(await request("joes.com"));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await request("unknown.com")).toBe(404);
  for (let times = 0; times < 600; times++) await request("unknown.com");
  expect(await request("another.com")).toBe(429);
  expect(await request("paused.com")).toBe(404);
});
