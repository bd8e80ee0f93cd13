import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readSettings } from "../../settings/settings.server.ts";
import { clientAddress, nextRequestId } from "./request-info.server.ts";

function request(remoteAddress: string, forwarded?: string) {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

const trusted = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).trustedProxies;

test("ignores the header without trusted proxies", () => {
  expect(clientAddress(request("9.9.9.9", "1.2.3.4"), null)).toBe("9.9.9.9");
});

test("trusts only what trusted proxies wrote, read from the right", () => {
  expect(clientAddress(request("10.0.0.1", "6.6.6.6, 1.2.3.4"), trusted)).toBe("1.2.3.4");
  expect(clientAddress(request("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2"), trusted)).toBe("1.2.3.4");
  expect(clientAddress(request("9.9.9.9", "1.2.3.4"), trusted)).toBe("9.9.9.9");
  expect(clientAddress(request("10.0.0.1", "nonsense"), trusted)).toBe("10.0.0.1");
});

test("groups an IPv6 address by /64, an embedded IPv4 as IPv4", () => {
  expect(clientAddress(request("2001:db8:1:2:aaaa::1"), null)).toBe("2001:db8:1:2::/64");
  expect(clientAddress(request("2001:db8:1:2:bbbb:cccc:dddd:1"), null)).toBe("2001:db8:1:2::/64");
  expect(clientAddress(request("2001:db8::1"), null)).toBe("2001:db8:0:0::/64");
  expect(clientAddress(request("::ffff:1.2.3.4"), null)).toBe("1.2.3.4");
});

test("ids are unique", () => {
  expect(nextRequestId()).not.toBe(nextRequestId());
});
