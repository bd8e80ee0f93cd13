import { expect, test } from "vitest";
import { addressesOf, serverAddresses } from "./connection-options.ts";

const server = "postgres://user:p%40ss@";

test("a URL of one host without sslmode is unchanged", () => {
  const url = `${server}db.example:5432/hearthline?application_name=one`;
  expect(addressesOf(url)).toEqual([url]);
  expect(addressesOf("postgres://127.0.0.1/hearthline")).toEqual([
    "postgres://127.0.0.1/hearthline",
  ]);
});

test("tries several hosts in order, each with its port", () => {
  expect(
    addressesOf(
      `${server}a.example:5432,b.example:5433/hearthline?target_session_attrs=read-write`,
    ),
  ).toEqual([`${server}a.example:5432/hearthline`, `${server}b.example:5433/hearthline`]);
});

test.each([
  ["require", ["require"]],
  ["verify-full", ["verify-full"]],
  ["disable", ["disable"]],
  ["prefer", ["require", "disable"]],
  ["allow", ["disable", "require"]],
])("interprets sslmode=%s like psql", (mode, tries) => {
  expect(addressesOf(`${server}db.example/hearthline?sslmode=${mode}`)).toEqual(
    tries.map((mode) => `${server}db.example/hearthline?sslmode=${mode}&uselibpqcompat=true`),
  );
});

test("a failed address switches to the next, once", () => {
  const addresses = serverAddresses(`${server}a.example,b.example/hearthline`);
  const first = addresses.current();
  addresses.failed(first);
  addresses.failed(first);
  expect(addresses.current()).toBe(`${server}b.example/hearthline`);
  addresses.failed(addresses.current());
  expect(addresses.current()).toBe(first);
});
