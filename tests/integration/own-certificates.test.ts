import { afterAll, expect, test } from "vitest";
import { checkDomainNow } from "~/domains/storefront/own-addresses/check-domains.server.ts";
import { enterDomain } from "~/domains/storefront/own-addresses/choose-address.server.ts";
import {
  findPageAddresses,
  listBadCertificates,
} from "~/domains/storefront/own-addresses/find-addresses.server.ts";
import { ownAddresses } from "~/domains/storefront/storefront.tables.server.ts";
import type { CertificateDetails } from "~/platform/web-client/inspect-certificate.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { startNameServer } from "../fakes/name-server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const server = await startNameServer();
afterAll(() => server.stop());
server.records.set("lead.hearth.example", { A: ["8.8.4.4"] });

const platform = sharedPlatform({
  SITE_URL: "https://www.hearth.example",
  OWN_DOMAIN_TARGET: "lead.hearth.example",
  DNS_SERVERS: server.address,
});
const name = "certain-plumbing.com";
const hour = 60 * 60_000;
const day = 24 * hour;
const listed = () => listBadCertificates(platform(), system("test"));

/** The domain's row. */
async function read() {
  const [row] = await platform().database.query.select().from(ownAddresses);
  if (!row) throw new Error("no domain");
  return row;
}

/** Hours until the next check. */
const hoursUntilNext = async () =>
  (((await read()).nextCheckAt?.getTime() ?? 0) - platform().clock.now().getTime()) / hour;

test("alerts about bad certificates after two checks; never connects to internal hosts", async () => {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const { id: pageId } = await addLivePage(platform(), { contractorId });
  await enterDomain(platform(), owner, pageId, { domain: name });
  const proof = (await findPageAddresses(platform(), owner, pageId))?.domain?.proof;
  server.records.set(proof?.host ?? "", { TXT: [proof?.value ?? ""] });
  server.records.set(name, { CNAME: ["lead.hearth.example"] });
  const { id } = await read();

  const requests: unknown[] = [];
  const checkCertificate = (seen: CertificateDetails | null) =>
    checkDomainNow(platform(), id, async (...question) => {
      requests.push(question);
      return seen;
    });
  const good = (daysLeft: number): CertificateDetails => {
    const now = platform().clock.now().getTime();
    const ends = new Date(now + daysLeft * day);
    return { begins: new Date(ends.getTime() - 90 * day), ends, refusedFor: null };
  };

  await checkCertificate(null);
  expect([(await read()).state, requests, await hoursUntilNext()]).toEqual(["active", [], 1]);
  await checkCertificate(good(60));
  expect([requests, await hoursUntilNext()]).toEqual([[[name, { address: "8.8.4.4" }]], 12]);
  await checkCertificate(null);
  expect([await listed(), await hoursUntilNext()]).toEqual([[], 1]);
  await checkCertificate(null);
  expect(await listed()).toEqual([{ host: name, problem: "none is served" }]);
  await checkCertificate({ ...good(60), refusedFor: "CERT_UNTRUSTED" });
  expect(await listed()).toEqual([{ host: name, problem: "browsers reject it: CERT_UNTRUSTED" }]);
  for (const [days, problem] of [
    [13.5, "it expires in 13 days"],
    [-1, "it has expired"],
  ] as const) {
    await checkCertificate(good(days));
    expect(await listed()).toEqual([{ host: name, problem }]);
  }
  // A six-day certificate is fine until a quarter of its lifetime remains.
  await checkCertificate({ ...good(5), begins: new Date(platform().clock.now().getTime() - day) });
  expect([await listed(), await hoursUntilNext()]).toEqual([[], 12]);

  const before = requests.length;
  server.records.set("lead.hearth.example", { A: ["10.0.0.7"] });
  await checkCertificate(null);
  expect([requests.length, await listed()]).toEqual([before, []]);
  expect((await read()).findings?.certificate).toMatchObject({ problem: null });
});
