import fc from "fast-check";
import { expect, test } from "vitest";
import { isBareDomain, readDomain } from "./domain-name.server.ts";

test.each([
  ["joesplumbing.com", "joesplumbing.com", false],
  ["www.JoesPlumbing.com", "joesplumbing.com", true],
  ["https://www.joesplumbing.com/about?x=1", "joesplumbing.com", true],
  [" joesplumbing.com. ", "joesplumbing.com", false],
  ["shop.joesplumbing.com", "shop.joesplumbing.com", false],
  ["peña-roofing.com", "xn--pea-roofing-2db.com", false],
  ["joesplumbing.co.uk", "joesplumbing.co.uk", false],
  ["joes.github.io", "joes.github.io", false],
])("reads %s as %s", (typed, name, www) => {
  expect(readDomain(typed)).toEqual({ ok: true, name, www });
});

test.each([
  ["", /Enter your domain/],
  ["joes", /isn’t a domain/],
  ["joe@joesplumbing.com", /email address/],
  ["203.0.113.7", /No domain ends|IP address|isn’t a domain/],
  ["[2001:db8::1]", /isn’t a domain/],
  ["co.uk", /Many sites share that domain/],
  ["com", /isn’t a domain/],
  ["github.io", /Many sites share that domain/],
  ["joes.local", /No domain ends like that/],
  ["localhost", /isn’t a domain/],
  ["joes..com", /isn’t a domain/],
  ["joes_plumbing.com", /isn’t a domain/],
  ["joes plumbing.com", /isn’t a domain/],
  ["-joes.com", /isn’t a domain/],
  ["joesplumbing.com:8080", /isn’t a domain/],
  [`${"a".repeat(64)}.com`, /isn’t a domain/],
  [`${"a.".repeat(150)}com`, /isn’t a domain|Enter/],
])("rejects %s with a reason", (typed, problem) => {
  const parsed = readDomain(typed);
  expect(parsed).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});

test("any input parses to a lowercase name that parses to itself", () => {
  const ending = fc.constantFrom("", ".com", ".co.uk", ".com/", ".com.");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), ending, (text, end) => {
      const parsed = readDomain(text + end);
      if (!parsed.ok) return;
      expect(parsed.name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      expect(readDomain(parsed.name)).toMatchObject({ ok: true });
    }),
    { numRuns: 500 },
  );
});

test("a bare domain is a registered one", () => {
  expect(["joes.com", "joes.co.uk", "www.joes.com", "shop.joes.com"].map(isBareDomain)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
