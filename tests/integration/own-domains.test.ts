import { eq, lte, sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  checkDomain,
  checkDueDomains,
} from "~/domains/storefront/own-addresses/check-domains.server.ts";
import {
  chooseSubdomain,
  enterDomain,
} from "~/domains/storefront/own-addresses/choose-address.server.ts";
import { findPageAddresses } from "~/domains/storefront/own-addresses/find-addresses.server.ts";
import { openHostDirectory } from "~/domains/storefront/own-addresses/host-directory.server.ts";
import { removeAddress } from "~/domains/storefront/own-addresses/own-addresses.server.ts";
import { ownAddresses } from "~/domains/storefront/storefront.tables.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { startNameServer } from "../fakes/name-server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const server = await startNameServer();
afterAll(() => server.stop());
server.records.set("lead.hearth.example", { A: ["203.0.113.80"] });

const platform = sharedPlatform({
  SITE_URL: "https://www.hearth.example",
  PAGES_DOMAIN: "pages.example",
  OWN_DOMAIN_TARGET: "lead.hearth.example",
  DNS_SERVERS: server.address,
});
const hour = 60 * 60_000;
const checkCounts = sql<{
  n: string;
}>`select count(*) as n from pgboss.job where name = 'look-at-domains'`;
let cities = 0;

/** A business with a live page and an owner who enters a domain for it. */
async function newBusiness() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const city = `domain-${cities++}`;
  const { id } = await addLivePage(platform(), { contractorId, city, citySlug: city });
  const enter = (domain: string) => enterDomain(platform(), owner, id, { domain });
  const found = async () => {
    const addresses = await findPageAddresses(platform(), owner, id);
    if (!addresses) throw new Error("no page");
    return addresses;
  };
  const domain = async () => {
    const address = (await found()).domain;
    if (!address) throw new Error("no domain");
    return address;
  };
  const check = async () => checkDomain(platform(), owner, (await domain()).id);
  /** Adds the proof record to DNS, with other records. */
  const prove = async (...others: string[]) => {
    const { proof } = await domain();
    server.records.set(proof.host, { TXT: [...others, proof.value] });
  };
  const mails = async () => {
    await processEvents(platform());
    const rows = await platform()
      .database.query.select()
      .from(messages)
      .where(eq(messages.contractorId, contractorId));
    return rows.map(({ params }) => (params as { what?: string }).what);
  };
  return { contractorId, owner, pageId: id, enter, found, domain, check, prove, mails };
}

const here = (name: string) => server.records.set(name, { A: ["203.0.113.80"] });

async function directory() {
  const hosts = await openHostDirectory(platform());
  onTestFinished(() => hosts.stop());
  return hosts;
}

async function letTimePass(hours: number) {
  for (let passed = 0; passed < hours; passed++) {
    platform().passTime(hour);
    await checkDueDomains(platform(), system("test"));
  }
}

test("own-address.proof: serves a domain only after its DNS records are found", async () => {
  const hosts = await directory();
  const joe = await newBusiness();
  await chooseSubdomain(platform(), joe.owner, joe.pageId, { subdomain: "joes-plumbing" });
  const name = "joes-plumbing.com";
  expect(await joe.enter(`https://${name}/`)).toMatchObject({ ok: true, name });
  expect((await joe.domain()).findings).toMatchObject({
    proof: { outcome: "missing" },
    traffic: { outcome: "missing" },
    expected: ["203.0.113.80"],
  });
  here(name);
  expect(await joe.check()).toEqual({ ok: true, isActive: false });
  server.records.set(`_website-proof.${name}`, { TXT: ["website-proof=somebody-else"] });
  await joe.check();
  const wrong = { outcome: "wrong", seen: ["website-proof=somebody-else"] };
  expect((await joe.domain()).findings).toMatchObject({
    proof: wrong,
    traffic: { outcome: "found" },
  });
  await joe.prove("another word");
  server.records.set(name, { A: ["198.51.100.9"] });
  await joe.check();
  expect(await joe.domain()).toMatchObject({
    state: "waiting",
    findings: {
      proof: { outcome: "found" },
      traffic: { outcome: "wrong", seen: ["198.51.100.9"] },
    },
  });
  expect(hosts.named(name)).toBeNull();
  expect(await hosts.find(name)).toBeNull();
  expect((await joe.found()).home).toBe("https://joes-plumbing.pages.example/");

  server.records.set(name, { CNAME: ["lead.hearth.example"] });
  expect(await joe.check()).toEqual({ ok: true, isActive: true });
  await expect.poll(() => hosts.named(name)).toBe(name);
  expect(await hosts.find(name)).toMatchObject({ leadsTo: null, pageId: joe.pageId });
  expect((await joe.found()).home).toBe(`https://${name}/`);
  expect(await hosts.find("joes-plumbing.pages.example")).toMatchObject({
    leadsTo: `https://${name}`,
  });
  expect(hosts.named(`www.${name}`)).toBeNull();
  here(`www.${name}`);
  await joe.check();
  await expect.poll(() => hosts.named(`www.${name}`)).toBe(`www.${name}`);
  expect(await hosts.find(`www.${name}`)).toMatchObject({ leadsTo: `https://${name}` });
  expect(await joe.mails()).toEqual(["works"]);

  await removeAddress(platform(), joe.owner, (await joe.domain()).id);
  expect(await hosts.find(name)).toBeNull();
  expect((await joe.found()).home).toBe("https://joes-plumbing.pages.example/");
  expect(await joe.enter(name)).toMatchObject({ ok: true });
  // Entering it again requires proof again: the earlier record doesn't count.
  expect((await joe.domain()).state).toBe("waiting");
});

test("two concurrent checks count as one", async () => {
  const ann = await newBusiness();
  await ann.enter("looked-at-twice.com");
  platform().passTime(hour);
  const due = await platform().database.query.$count(
    ownAddresses,
    lte(ownAddresses.nextCheckAt, platform().clock.now()),
  );
  const { rows: before } = await platform().database.query.execute(checkCounts);
  const read = async () => {
    const [row] = await platform()
      .database.query.select({ looks: ownAddresses.looks })
      .from(ownAddresses)
      .where(eq(ownAddresses.name, "looked-at-twice.com"));
    return row?.looks;
  };
  expect(await read()).toBe(1);
  const checkDomains = () => checkDueDomains(platform(), system("test"));
  await Promise.all([checkDomains(), checkDomains()]);
  expect(await read()).toBe(2);
  const { rows: after } = await platform().database.query.execute(checkCounts);
  expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(due);
  await ann.check();
  expect(await read()).toBe(3);
  await removeAddress(platform(), ann.owner, (await ann.domain()).id);
});

test("a domain stays with its verified page, and moves without the record", async () => {
  const [ann, bob] = [await newBusiness(), await newBusiness()];
  const name = "sold-plumbing.com";
  here(name);
  await ann.enter(name);
  await ann.prove();
  await ann.check();
  expect((await ann.domain()).state).toBe("active");
  expect(await bob.enter(`www.${name}`)).toMatchObject({ ok: true });
  here(`www.${name}`);
  await bob.prove((await ann.domain()).proof.value);
  await bob.check();
  expect(await bob.domain()).toMatchObject({
    state: "waiting",
    findings: { proof: { outcome: "wrong", seen: ["another page has it"] } },
  });
  await bob.prove();
  await bob.check();
  expect([(await bob.domain()).state, (await ann.domain()).state]).toEqual(["active", "lost"]);
  expect((await bob.found()).home).toBe(`https://www.${name}/`);
  expect((await ann.found()).home).toMatch(/^https:\/\/www\.hearth\.example\//);
  expect(await ann.mails()).toEqual(["works", "lost"]);
});

test("checks domains, tolerates gaps, disables after three days, and restores automatically", async () => {
  const joe = await newBusiness();
  const name = "gap-plumbing.com";
  await joe.enter(name);
  here(name);
  await joe.prove();
  await letTimePass(1);
  expect((await joe.domain()).state).toBe("active");
  server.records.delete(`_website-proof.${name}`);
  await letTimePass(40);
  expect(await joe.domain()).toMatchObject({ state: "active", failingSince: expect.any(Date) });
  await joe.prove();
  await letTimePass(2);
  expect(await joe.domain()).toMatchObject({ state: "active", failingSince: null });
  server.silent.add(`_website-proof.${name}`);
  await letTimePass(12);
  expect(await joe.domain()).toMatchObject({ state: "active", failingSince: null });
  server.silent.clear();
  server.records.delete(`_website-proof.${name}`);
  await letTimePass(90);
  expect((await joe.domain()).state).toBe("lost");
  expect((await joe.found()).home).not.toContain(name);
  await joe.prove();
  await letTimePass(7);
  expect((await joe.domain()).state).toBe("active");
  expect(await joe.mails()).toEqual(["works", "fails", "fails", "lost", "works"]);
});

test("rejects our own, a second, and an already used domain", async () => {
  const joe = await newBusiness();
  for (const siteHost of ["hearth.example", "www.hearth.example", "joes.pages.example"]) {
    expect(await joe.enter(siteHost), siteHost).toMatchObject({ ok: false, code: "invalid" });
  }
  expect(await joe.enter("twice-plumbing.com")).toMatchObject({ ok: true });
  expect(await joe.enter("other-plumbing.com")).toMatchObject({
    errors: { domain: "Remove the domain you have here first." },
  });
  const { contractorId, owner } = joe;
  const { id } = await addLivePage(platform(), { contractorId, city: "X", citySlug: "x-domain" });
  const again = await enterDomain(platform(), owner, id, { domain: "twice-plumbing.com" });
  expect(again).toMatchObject({
    errors: { domain: expect.stringMatching(/on another page/) },
  });
});
