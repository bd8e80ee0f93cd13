import fc from "fast-check";
import { expect, test } from "vitest";
import { invalid } from "~/platform/result.ts";
import { embedSnippet, frameAncestors, parseEmbedHosts } from "./embed-hosts.ts";

test("accepts sites with or without scheme and path", () => {
  const typed =
    "https://www.Acme-Plumbing.com/contact\nacme.shop, http://localhost:8080\nBÜCHER.example";
  expect(parseEmbedHosts(typed)).toEqual({
    ok: true,
    hosts: ["www.acme-plumbing.com", "acme.shop", "localhost:8080", "xn--bcher-kva.example"],
  });
  expect(parseEmbedHosts("  \n ")).toEqual({ ok: true, hosts: [] });
});

test.each([
  "*.acme.com",
  "acme",
  "https://",
  "javascript:alert(1)",
  "acme.com;script-src",
  "'self'",
  "https://user@acme.com",
  "a..b.com",
  "-acme.com",
])("rejects %s as a site", (typed) => {
  expect(parseEmbedHosts(typed)).toMatchObject({ ok: false });
});

test("rejects too many sites", () => {
  const many = Array.from({ length: 21 }, (_, index) => `site${index}.example`).join("\n");
  expect(parseEmbedHosts(many)).toEqual(invalid({ embed_hosts: "Enter up to 20 websites" }));
});

test("a site counts with and without www", () => {
  expect(frameAncestors(["acme.com", "www.other.com", "localhost:8080", "127.0.0.1:80"])).toBe(
    "acme.com www.acme.com www.other.com other.com localhost:8080 127.0.0.1:80",
  );
  expect(frameAncestors([])).toBe("");
});

test("the policy contains only hosts, whatever is typed", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.domain()), (typed) => {
      const parsed = parseEmbedHosts(typed);
      if (parsed.ok) expect(frameAncestors(parsed.hosts)).toMatch(/^[a-z0-9.:\- ]*$/);
    }),
    { numRuns: 1000 },
  );
});

test("a business name can't break out of the snippet", () => {
  const snippet = embedSnippet("https://hearth.example", "/plumbing/waco-tx", `A "B" & <script>`);
  expect(snippet).toBe(
    [
      '<script src="https://hearth.example/embed.js" data-page="/plumbing/waco-tx" data-title="Request an estimate from A &quot;B&quot; &amp; &lt;script&gt;" async></script>',
      '<noscript><a href="https://hearth.example/plumbing/waco-tx">Request an estimate from A &quot;B&quot; &amp; &lt;script&gt;</a></noscript>',
    ].join("\n"),
  );
});
