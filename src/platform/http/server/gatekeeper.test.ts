import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "../../settings/settings.server.ts";
import { findOversize, findRefusal, isAmbiguous } from "./gatekeeper.server.ts";

const settings = readSettings({ SITE_URL: "https://hearth.example" });

function checkRequest(request: {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
}) {
  const { method = "GET", url = "/", headers = {} } = request;
  const given = { method, url, headers: { host: "hearth.example", ...headers } };
  const facts = {
    isOwnHost: false,
    takesShares: (path: string) => path === "/share",
    takesForms: (path: string) => path === "/forms",
  };
  return findRefusal(given as unknown as IncomingMessage, settings, facts)?.status ?? "passes";
}

test("serves only our own host", () => {
  expect(checkRequest({})).toBe("passes");
  expect(checkRequest({ headers: { host: "evil.example" } })).toBe(421);
  expect(checkRequest({ headers: { host: "hearth.example.evil.example" } })).toBe(421);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "rejects %s from another site",
  (method) => {
    expect(checkRequest({ method, headers: { origin: "https://evil.example" } })).toBe(403);
    expect(checkRequest({ method, headers: { origin: "null" } })).toBe(403);
    expect(checkRequest({ method, headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
    expect(checkRequest({ method, headers: { "sec-fetch-site": "same-site" } })).toBe(403);
    expect(checkRequest({ method, headers: { origin: "http://hearth.example" } })).toBe(403);
    expect(checkRequest({ method, headers: { origin: "https://hearth.example:8443" } })).toBe(403);
    expect(checkRequest({ method, headers: { origin: "https://hearth.example" } })).toBe("passes");
    expect(checkRequest({ method })).toBe("passes");
    // A browser's share request says that no page sent it, which a page can't fake.
    const shared = { origin: "null", "sec-fetch-site": "none" };
    expect(checkRequest({ method, url: "/share", headers: shared })).toBe("passes");
    for (const url of ["/", "/share/more", "/orders"]) {
      expect(checkRequest({ method, url, headers: shared }), url).toBe(403);
    }
    expect(checkRequest({ method, headers: { ...shared, "sec-fetch-site": "cross-site" } })).toBe(
      403,
    );
  },
);

test("only a route for other websites' forms accepts them, by POST", () => {
  const headers = { origin: "https://plumber.example", "sec-fetch-site": "cross-site" };
  expect(checkRequest({ method: "POST", url: "/forms", headers })).toBe("passes");
  expect(checkRequest({ method: "PUT", url: "/forms", headers })).toBe(403);
  expect(checkRequest({ method: "POST", url: "/forms/more", headers })).toBe(403);
});

test.each(["gzip", "br", "deflate", "gzip, identity", "x"])(
  "rejects a body encoded as %s",
  (encoding) => {
    const headers = { "content-encoding": encoding };
    expect(checkRequest({ method: "POST", url: "/forms", headers })).toBe(415);
    expect(checkRequest({ method: "POST", headers })).toBe(415);
    expect(checkRequest({ headers })).toBe("passes");
    expect(checkRequest({ method: "POST", headers: { "content-encoding": "identity" } })).toBe(
      "passes",
    );
  },
);

/** The lines as Node receives them, and its parsed headers. */
function isRefused(lines: [string, string][], httpVersion = "1.1") {
  const headers: Record<string, string> = {};
  for (const [name, value] of lines) headers[name.toLowerCase()] ??= value;
  return isAmbiguous({ url: "/", rawHeaders: lines.flat(), headers, httpVersion });
}

test("rejects a request that two parsers read differently", () => {
  const host: [string, string] = ["Host", "hearth.example"];
  expect(isRefused([host, ["Cookie", "a=1"], ["Cookie", "b=2"]])).toBe(false);
  expect(isRefused([])).toBe(true);
  expect(isRefused([], "1.0")).toBe(false);
  expect(isRefused([["Host", ""]], "1.0")).toBe(true);
  for (const name of ["Host", "Origin", "Content-Type", "Content-Length", "Authorization"]) {
    const value = name === "Content-Length" ? "3" : "hearth.example";
    const lines: [string, string][] = name === "Host" ? [] : [host];
    lines.push([name, value]);
    expect(isRefused([...lines, [name.toUpperCase(), value]]), name).toBe(true);
    expect(isRefused(lines), name).toBe(false);
  }
  for (const wrong of [
    "",
    "a@hearth.example",
    "hearth.example/x",
    "a b",
    "x:port",
    "a,b",
    "[::1",
  ]) {
    expect(isRefused([["Host", wrong]]), wrong).toBe(true);
  }
  for (const right of ["hearth.example:8443", "hearth.example.", "127.0.0.1:3000", "[::1]:3000"]) {
    expect(isRefused([["Host", right]]), right).toBe(false);
  }
  const chunked: [string, string] = ["Transfer-Encoding", "chunked"];
  expect(isRefused([host, chunked])).toBe(false);
  expect(isRefused([host, chunked], "1.0")).toBe(true);
  expect(isRefused([host, chunked, ["Content-Length", "3"]])).toBe(true);
  expect(isRefused([host, ["Transfer-Encoding", "gzip, chunked"]])).toBe(true);
  expect(isRefused([host, ["Content-Length", "+3"]])).toBe(true);
});

test("rejects disguised paths", () => {
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
    expect(checkRequest({ url }), url).toBe(400);
  }
  expect(checkRequest({ url: `/${"a".repeat(10_000)}` })).toBe(414);
  expect(checkRequest({ url: "/plumbing/caf%C3%A9-tx?x=%00" })).toBe("passes");
  expect(checkRequest({ url: "/.well-known/security.txt?next=/../x" })).toBe("passes");
});

test("rejects a body whose announced length exceeds the route's limit", () => {
  const request = (length: number) =>
    ({ headers: { "content-length": String(length) } }) as unknown as IncomingMessage;
  expect(findOversize(request(128 * 1024), 128 * 1024)).toBe(null);
  expect(findOversize(request(128 * 1024 + 1), 128 * 1024)).toMatchObject({
    status: 413,
    message: "What you sent is too large. The limit is 128 KB.",
  });
  expect(findOversize(request(17 * 1024 * 1024), 16 * 1024 * 1024)?.message).toContain("16 MB");
});

test("never throws, for any URL", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (url) => void checkRequest({ url })));
});
