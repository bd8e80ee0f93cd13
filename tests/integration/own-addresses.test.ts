import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { chooseSubdomain } from "~/domains/storefront/own-addresses/choose-address.server.ts";
import { findPageAddresses } from "~/domains/storefront/own-addresses/find-addresses.server.ts";
import { openHostDirectory } from "~/domains/storefront/own-addresses/host-directory.server.ts";
import {
  eraseAddresses,
  removeAddress,
} from "~/domains/storefront/own-addresses/own-addresses.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform({
  SITE_URL: "https://hearth.example",
  PAGES_DOMAIN: "pages.example",
});
const day = 24 * 60 * 60 * 1000;
let cities = 0;

/** A business with a live page, and an office member. */
async function newBusiness() {
  const contractorId = await addBusiness(platform());
  const office = await addBusinessMember(platform(), contractorId, "office");
  const city = `own-${cities++}`;
  const { id } = await addLivePage(platform(), { contractorId, city, citySlug: city });
  const choose = (subdomain: string) => chooseSubdomain(platform(), office, id, { subdomain });
  const addresses = async () => {
    const found = await findPageAddresses(platform(), office, id);
    if (!found) throw new Error("no page");
    return found;
  };
  return { contractorId, office, pageId: id, choose, addresses };
}

async function directory() {
  const hosts = await openHostDirectory(platform());
  onTestFinished(() => hosts.stop());
  return hosts;
}

test("every process routes a host when it's chosen, and stops when removed", async () => {
  const hosts = await directory();
  const joe = await newBusiness();
  const host = "joes-follow.pages.example";
  expect(hosts.named(host)).toBeNull();
  expect(await joe.choose("joes-follow")).toMatchObject({ ok: true });
  await expect.poll(() => hosts.named(host)).toBe(host);
  expect((await directory()).named(host)).toBe(host);
  for (const other of [
    `${host}:8443`,
    `${host}.`,
    `x.${host}`,
    "pages.example",
    "hearth.example",
  ]) {
    expect(hosts.named(other), other).toBeNull();
  }
  expect(await hosts.find(host)).toMatchObject({ origin: `https://${host}`, leadsTo: null });
  const { subdomain, home } = await joe.addresses();
  expect(home).toBe(`https://${host}/`);
  await removeAddress(platform(), joe.office, subdomain?.id ?? "");
  expect(await hosts.find(host)).toBeNull();
  await expect.poll(() => hosts.named(host)).toBeNull();
  expect((await joe.addresses()).home).toMatch(/^https:\/\/hearth\.example\/plumbing\//);
});

test("one of two concurrent requests for a name gets it", async () => {
  const businesses = await Promise.all([newBusiness(), newBusiness(), newBusiness()]);
  const results = await Promise.all(businesses.map(({ choose }) => choose("wanted-by-all")));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = results.filter(({ ok }) => !ok);
  const takenError = { errors: { subdomain: "This name is taken. Choose another." } };
  expect(refused).toEqual([
    expect.objectContaining(takenError),
    expect.objectContaining(takenError),
  ]);
});

test("a removed name is reserved for its business for 90 days", async () => {
  const [ann, bob] = [await newBusiness(), await newBusiness()];
  await ann.choose("anns-place");
  await ann.choose("anns-new-place");
  expect(await bob.choose("anns-place")).toMatchObject({ ok: false, code: "invalid" });
  expect(await ann.choose("anns-place")).toMatchObject({ ok: true });
  await ann.choose("anns-new-place");
  platform().passTime(91 * day);
  expect(await bob.choose("anns-place")).toMatchObject({ ok: true });
  expect((await ann.addresses()).subdomain?.name).toBe("anns-new-place");
});

test("a business can reserve at most 20 names it removed", async () => {
  const ann = await newBusiness();
  for (let name = 0; name <= 20; name += 1) {
    expect(await ann.choose(`anns-name-${name}`)).toMatchObject({ ok: true });
  }
  expect(await ann.choose("anns-name-next")).toMatchObject({
    errors: { subdomain: expect.stringContaining("20 names") },
  });
  expect(await ann.choose("anns-name-20")).toMatchObject({ ok: true });
  expect(await ann.choose("anns-name-3")).toMatchObject({ ok: true });
  platform().passTime(91 * day);
  expect(await ann.choose("anns-name-next")).toMatchObject({ ok: true });
});

test("only a page's own business chooses or removes its addresses", async () => {
  const [ann, bob] = [await newBusiness(), await newBusiness()];
  await ann.choose("anns-own");
  const { subdomain } = await ann.addresses();
  const stolen = await chooseSubdomain(platform(), bob.office, ann.pageId, { subdomain: "stolen" });
  expect(stolen).toEqual({ ok: false, code: "not_found" });
  expect(await removeAddress(platform(), bob.office, subdomain?.id ?? "")).toEqual({
    ok: false,
    code: "not_found",
  });
  expect(await findPageAddresses(platform(), bob.office, ann.pageId)).toBeNull();
});

test("only live pages have hosts, and deleting a business frees them", async () => {
  const hosts = await directory();
  const joe = await newBusiness();
  const host = "joes-stop.pages.example";
  await joe.choose("joes-stop");
  const set = (status: "live" | "paused") =>
    inTransaction(platform(), async ({ tx, dropPages }) => {
      await tx.update(seoPages).set({ status }).where(eq(seoPages.id, joe.pageId));
      await dropPages("site");
    });
  await set("paused");
  expect(await hosts.find(host)).toBeNull();
  await set("live");
  expect(await hosts.find(host)).toMatchObject({ pageId: joe.pageId });
  await inTransaction(platform(), async (work) => {
    await eraseAddresses(work, joe.contractorId);
    await work.dropPages("site");
  });
  expect(await hosts.find(host)).toBeNull();
  await expect.poll(() => hosts.named(host)).toBeNull();
});
