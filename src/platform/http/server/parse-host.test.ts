import fc from "fast-check";
import { expect, test } from "vitest";
import { parseHost } from "./own-hosts.ts";

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
const name = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join("."));

test("reads a plain host name in any case, with its port", () => {
  fc.assert(
    fc.property(name, fc.option(fc.integer({ min: 0, max: 65535 })), (host, port) => {
      const end = port === null ? "" : `:${port}`;
      const read = { name: host, port: end };
      expect(parseHost(host + end)).toEqual(read);
      expect(parseHost((host + end).toUpperCase())).toEqual(read);
    }),
  );
});

test("rejects every other host, and returns only names", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (header) => {
      const read = parseHost(header);
      if (read)
        expect(`${read.name}${read.port}`).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/);
    }),
  );
  fc.assert(
    fc.property(
      name,
      fc.constantFrom(..." /\\@?#%_,;\t\n\0éК。\u212a"),
      fc.nat(),
      (host, odd, index) => {
        const place = index % (host.length + 1);
        expect(parseHost(host.slice(0, place) + odd + host.slice(place))).toBeNull();
      },
    ),
  );
});

test.each([
  undefined,
  "",
  ".",
  "joes.example.",
  ".joes.example",
  "joes..example",
  "joes.example:",
  "joes.example:port",
  "joes.example:443:443",
  "user@joes.example",
  "joes.example, evil.example",
  "[::1]",
  "a".repeat(254),
])("%j isn't a host", (header) => {
  expect(parseHost(header)).toBeNull();
});
