import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";
import {
  changeEmbedHosts,
  embedTag,
  listEmbedHosts,
} from "../../src/domains/storefront/embedded-forms/embed-hosts.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const contractorId = newId();
const member = staffActor("reviewer");
const change = (text: string) => changeEmbedHosts(platform(), member, contractorId, text);
const audited = () =>
  query().select().from(auditEntries).where(eq(auditEntries.entityId, contractorId));

beforeAll(async () => {
  await query().insert(contractorAccounts).values({
    id: contractorId,
    businessName: "Acme Plumbing",
    name: "Ann Lee",
    email: "ann@acme.example",
  });
});

test("staff replace the allowed sites, and each change is audited", async () => {
  expect(await change("https://acme.example/contact\nacme.shop")).toEqual({ ok: true });
  expect(await change("acme.shop\nother.example")).toEqual({ ok: true });
  expect(await listEmbedHosts(platform(), contractorId)).toEqual(["acme.shop", "other.example"]);
  expect(
    (await audited()).map(({ action, before, after, actorEmail }) => [
      action,
      before,
      after,
      actorEmail,
    ]),
  ).toEqual([
    ["embed.allow_hosts", { hosts: 0 }, { hosts: 2 }, member.email],
    ["embed.allow_hosts", { hosts: 2 }, { hosts: 2 }, member.email],
  ]);
});

test("invalid sites and repeated saves change nothing", async () => {
  const before = await audited();
  expect(await change("acme.shop\n*.example")).toEqual({
    ok: false,
    code: "invalid",
    errors: { embed_hosts: "Not a web address: *.example" },
  });
  expect(await change("other.example acme.shop")).toEqual({ ok: true });
  expect(await audited()).toHaveLength(before.length);
  const unchanged = await changeEmbedHosts(platform(), member, newId(), "acme.shop");
  expect(unchanged).toEqual({ ok: false, code: "not_found" });
});

test("changing the allowed sites clears the cached form immediately", async () => {
  const { pages } = platform();
  const cached = { html: "form", headers: new Headers(), tags: [embedTag(contractorId)] };
  await pages.store("/embed/plumbing/waco-tx", pages.begin(), cached);
  expect(await change("")).toEqual({ ok: true });
  expect(pages.lookup("/embed/plumbing/waco-tx")).toBeUndefined();
  expect(await listEmbedHosts(platform(), contractorId)).toEqual([]);
});

test("concurrent changes by two staff members are both recorded without a gap", async () => {
  await Promise.all([change("one.example"), change("two.example"), change("three.example")]);
  const entries = (await audited()).slice(-3);
  const hosts = (side: unknown) => JSON.stringify(side);
  expect(hosts(entries[1]?.before)).toBe(hosts(entries[0]?.after));
  expect(hosts(entries[2]?.before)).toBe(hosts(entries[1]?.after));
});
