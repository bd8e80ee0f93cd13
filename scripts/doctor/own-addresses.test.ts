import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { checkOwnAddresses } from "./own-addresses.ts";

const settings = {
  siteUrl: new URL("https://www.acme.test"),
  pagesDomain: "pages.acme.test",
  ownDomainTarget: "lead.acme.test",
  dnsServers: null,
  trustedProxies: new BlockList(),
};
const verdicts = async (records: Record<string, string[] | null>, overrides: object = {}) => {
  const names = {
    addresses: async (name: string) => records[name] ?? (name in records ? null : []),
  };
  const findings = await checkOwnAddresses({ ...settings, ...overrides }, names);
  return findings.map(({ verdict }) => verdict);
};
const there = {
  "wildcard-check.pages.acme.test": ["203.0.113.8"],
  "lead.acme.test": ["203.0.113.8"],
};

test("wildcard and target must resolve to HTTPS behind a trusted proxy", async () => {
  expect(await verdicts(there)).toEqual(["good", "good"]);
  expect(await verdicts({})).toEqual(["missing", "missing"]);
  expect(await verdicts({ ...there, "lead.acme.test": null })).toEqual(["good", "advice"]);
  expect(await verdicts(there, { siteUrl: new URL("http://www.acme.test") })).toEqual([
    "good",
    "good",
    "missing",
  ]);
  expect(await verdicts(there, { trustedProxies: null })).toEqual(["good", "good", "missing"]);
});

test("checks nothing without custom domains, or on localhost only", async () => {
  expect(await verdicts({}, { pagesDomain: null, ownDomainTarget: null })).toEqual([]);
  expect(await verdicts({}, { pagesDomain: "localhost", ownDomainTarget: "localhost" })).toEqual(
    [],
  );
});
