import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "../../settings/settings.server.ts";
import { findRefusal } from "./gatekeeper.server.ts";

const settings = readSettings({ SITE_URL: "https://hearth.example" });

function judge(request: { method?: string; url?: string; headers?: Record<string, string> }) {
  const { method = "GET", url = "/", headers = {} } = request;
  const given = { method, url, headers: { host: "hearth.example", ...headers } };
  return findRefusal(given as unknown as IncomingMessage, settings)?.status ?? "passes";
}

test("only our own host is answered", () => {
  expect(judge({})).toBe("passes");
  expect(judge({ headers: { host: "evil.example" } })).toBe(421);
  expect(judge({ headers: { host: "hearth.example.evil.example" } })).toBe(421);
});

// requests.whole-origin
test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s from another site is refused",
  (method) => {
    expect(judge({ method, headers: { origin: "https://evil.example" } })).toBe(403);
    expect(judge({ method, headers: { origin: "null" } })).toBe(403);
    expect(judge({ method, headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
    expect(judge({ method, headers: { "sec-fetch-site": "same-site" } })).toBe(403);
    expect(judge({ method, headers: { origin: "http://hearth.example" } })).toBe(403);
    expect(judge({ method, headers: { origin: "https://hearth.example:8443" } })).toBe(403);
    expect(judge({ method, headers: { origin: "https://hearth.example" } })).toBe("passes");
    expect(judge({ method })).toBe("passes");
    // offline.shared: a browser that shares says that no page sent it; a page cannot say so.
    const shared = { origin: "null", "sec-fetch-site": "none" };
    expect(judge({ method, headers: shared })).toBe("passes");
    expect(judge({ method, headers: { ...shared, "sec-fetch-site": "cross-site" } })).toBe(403);
  },
);

test("paths that try to be something else are refused", () => {
  for (const url of [
    "//evil.example",
    "/\\evil.example",
    "/a%00b",
    "/%",
    "/%0d%0aX",
    "https://evil.example/",
    "/files/../admin/login",
    "/webhooks/%2e%2e/crm",
    "/a/./b",
    "/a/..",
  ]) {
    expect(judge({ url }), url).toBe(400);
  }
  expect(judge({ url: `/${"a".repeat(10_000)}` })).toBe(414);
  expect(judge({ url: "/plumbing/caf%C3%A9-tx?x=%00" })).toBe("passes");
  expect(judge({ url: "/.well-known/security.txt?next=/../x" })).toBe("passes");
});

test("a body that is too large is refused by its announced length", () => {
  const headers = { "content-length": String(1024 * 1024) };
  expect(judge({ method: "POST", url: "/admin/login", headers })).toBe(413);
  expect(judge({ method: "POST", url: "/admin/login.data", headers })).toBe(413);
  expect(judge({ method: "POST", url: "/get-started", headers })).toBe("passes");
  expect(judge({ method: "POST", url: "/admin/pages/import.data", headers })).toBe("passes");
});

test("no address whatsoever makes it throw", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (url) => void judge({ url })));
});
