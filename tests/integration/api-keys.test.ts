import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { maxKeys } from "~/domains/identity/api-keys/api-keys.ts";
import { identifyApiClient } from "~/domains/identity/api-keys/identify-api-client.server.ts";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { apiKeys, contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { addLead } from "~/domains/intake/lead-entry/add-lead.server.ts";
import { apiLeadSchema } from "~/domains/intake/lead-entry/new-lead.schema.ts";
import { consentRecords, leads } from "~/domains/leads/leads.tables.server.ts";
import { moveOwnLead } from "~/domains/leads/move-lead.server.ts";
import { findOwnLead } from "~/domains/leads/own/find-own-lead.server.ts";
import type { ApiScope } from "~/domains/shared/access/api-scopes.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { scrub } from "~/platform/log/describe-error.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();
const address = "203.0.113.9";
const day = 24 * 60 * 60 * 1000;
const query = () => platform().database.query;

async function owner() {
  return addBusinessMember(platform(), await addBusiness(platform()), "owner");
}

async function keyOf(
  actor: Awaited<ReturnType<typeof owner>>,
  scopes: readonly ApiScope[] = ["leads:read", "leads:write"],
  expires = "never",
) {
  const created = await createApiKey(platform(), actor, { name: "Spreadsheet", scopes, expires });
  if (!created.ok) throw new Error(JSON.stringify(created));
  return created;
}

async function clientOf(key: string) {
  const client = await identifyApiClient(platform(), key, address);
  if (!client.ok) throw new Error(client.code);
  return client.client;
}

const unknown = { ok: false, code: "wrong_credentials" };

test("api-keys.shown-once: a key is shown once and stored as hash and prefix", async () => {
  const actor = await owner();
  const { key, keyId } = await keyOf(actor);
  expect(key).toMatch(/^hlk_[\w-]{43}$/);
  const [row] = await query().select().from(apiKeys).where(eq(apiKeys.id, keyId));
  expect(JSON.stringify(row)).not.toContain(key.slice(12));
  const [listed] = await listApiKeys(platform(), actor);
  expect(listed).toMatchObject({
    name: "Spreadsheet",
    state: "works",
    beginning: key.slice(0, 10),
  });
  expect(JSON.stringify(listed)).not.toContain(key.slice(12));
  expect(await createApiKey(platform(), actor, { name: " ", expires: "x" })).toMatchObject({
    errors: { name: expect.any(String), scopes: expect.any(String), expires: expect.any(String) },
  });
});

test("api-keys.shown-once: concurrent requests can't exceed a business's key limit", async () => {
  const actor = await owner();
  for (let made = 1; made < maxKeys; made += 1) await keyOf(actor);
  const values = { name: "One more", scopes: "leads:read", expires: "30" };
  const two = await Promise.all([
    createApiKey(platform(), actor, values),
    createApiKey(platform(), actor, values),
  ]);
  expect(two.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  platform().passTime(31 * day);
  expect(await createApiKey(platform(), actor, values)).toMatchObject({ ok: true });
});

test("a working key stays listed and revocable behind many newer ones", async () => {
  const actor = await owner();
  const { keyId } = await keyOf(actor);
  platform().passTime(day);
  const missing = {
    contractorId: actor.contractorId,
    name: "Gone",
    beginning: "hlk_gone",
    scopes: [],
  };
  const revokedAt = platform().clock.now();
  const rows = Array.from({ length: 120 }, () => ({
    ...missing,
    tokenHash: crypto.randomUUID(),
    createdAt: revokedAt,
    revokedAt,
  }));
  await query().insert(apiKeys).values(rows);
  expect((await listApiKeys(platform(), actor))[0]).toMatchObject({ id: keyId });
});

test("api-keys.bound: an API client reads and changes only its business's data", async () => {
  const [actor, otherMember] = [await owner(), await owner()];
  const client = await clientOf((await keyOf(actor)).key);
  expect(client).toMatchObject({ contractorId: actor.contractorId, name: "Spreadsheet" });
  const add = async (of: typeof actor) => {
    const page = await addLivePage(platform(), {
      contractorId: of.contractorId,
      citySlug: crypto.randomUUID(),
    });
    const [lead] = await query()
      .insert(leads)
      .values({ pageId: page.id, contractorId: of.contractorId, name: "Ann", email: "a@b.example" })
      .returning({ id: leads.id });
    return lead?.id ?? "";
  };
  const [own, foreign] = [await add(actor), await add(otherMember)];
  expect(await findOwnLead(platform(), client, own)).toMatchObject({ lead: { name: "Ann" } });
  expect(await findOwnLead(platform(), client, foreign)).toBeNull();
  const move = (leadId: string) =>
    moveOwnLead(platform(), client, { leadId, stage: "contacted", lostReason: null });
  expect(await move(foreign)).toMatchObject({ code: "not_found" });
  expect(await move(own)).toEqual({ ok: true, changed: true });
  const [entry] = await query().select().from(auditEntries).where(eq(auditEntries.entityId, own));
  expect(entry).toMatchObject({ actorId: client.id, actorEmail: "api key" });
});

test("revoked, expired and unknown keys get the same response", async () => {
  const actor = await owner();
  const { key, keyId } = await keyOf(actor, ["leads:read"], "30");
  const changed = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
  for (const wrong of [null, "", "hlk_", changed, `${key} `, `${key}'--`, "ä".repeat(47)]) {
    expect(await identifyApiClient(platform(), wrong, address)).toEqual(unknown);
  }
  expect(await identifyApiClient(platform(), key, address)).toMatchObject({ ok: true });
  platform().passTime(30 * day);
  expect(await identifyApiClient(platform(), key, address)).toEqual(unknown);

  const second = await keyOf(actor);
  const otherMember = await owner();
  expect(await revokeApiKey(platform(), otherMember, second.keyId)).toMatchObject({
    code: "not_found",
  });
  expect(await identifyApiClient(platform(), second.key, address)).toMatchObject({ ok: true });
  expect(await revokeApiKey(platform(), actor, second.keyId)).toEqual({ ok: true });
  expect(await identifyApiClient(platform(), second.key, address)).toEqual(unknown);
  expect((await listApiKeys(platform(), actor)).map(({ state }) => state)).toEqual([
    "revoked",
    "expired",
  ]);

  const third = await keyOf(actor);
  await query()
    .update(contractorAccounts)
    .set({ erasedAt: platform().clock.now() })
    .where(eq(contractorAccounts.id, actor.contractorId));
  expect(await identifyApiClient(platform(), third.key, address)).toEqual(unknown);

  const made = await query()
    .select({ action: auditEntries.action, after: auditEntries.after, before: auditEntries.before })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, actor.contractorId))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id));
  expect(made.map(({ action }) => action).toSorted()).toEqual([
    "api_key.create",
    "api_key.create",
    "api_key.create",
    "api_key.revoke",
  ]);
  expect(JSON.stringify(made)).toContain(keyId);
});

test("records a key's last use once a minute", async () => {
  const actor = await owner();
  const { key, keyId } = await keyOf(actor);
  const lastUse = async () => {
    const [row] = await query().select().from(apiKeys).where(eq(apiKeys.id, keyId));
    return row?.lastUsedAt?.getTime();
  };
  await clientOf(key);
  const first = await lastUse();
  expect(first).toBe(platform().clock.now().getTime());
  platform().passTime(59_000);
  await clientOf(key);
  expect(await lastUse()).toBe(first);
  platform().passTime(2_000);
  await clientOf(key);
  expect(await lastUse()).toBe(platform().clock.now().getTime());
});

test("rate limits each key separately and wrong keys by address", async () => {
  const actor = await owner();
  const [greedy, calm] = [await keyOf(actor), await keyOf(actor)];
  const limited = { ...platform(), limits: createLimits(platform().database, 1) };
  const identify = (key: string, from = address) => identifyApiClient(limited, key, from);
  for (let call = 0; call < 300; call += 1)
    expect(await identify(greedy.key)).toMatchObject({ ok: true });
  expect(await identify(greedy.key)).toMatchObject({
    code: "too_many",
    waitSeconds: expect.any(Number),
  });
  expect(await identify(calm.key)).toMatchObject({ ok: true });
  for (let call = 0; call < 60; call += 1) expect(await identify("hlk_wrong")).toEqual(unknown);
  expect(await identify("hlk_wrong")).toMatchObject({ code: "too_many" });
  expect(await identify("hlk_wrong", "203.0.113.10")).toEqual(unknown);
  expect(await identify(calm.key)).toMatchObject({ ok: true });
});

test("redacts an API key in log lines", async () => {
  const { key } = await keyOf(await owner());
  for (const line of [key, `Authorization: Bearer ${key}`, `/api/v1/leads?key=${key}`]) {
    expect(scrub(line)).not.toContain(key.slice(0, 20));
  }
});

test("an API client's lead never has consent and never gets messages", async () => {
  const actor = await owner();
  const client = await clientOf((await keyOf(actor)).key);
  const page = await addLivePage(platform(), {
    contractorId: actor.contractorId,
    citySlug: crypto.randomUUID(),
  });
  const checked = check(apiLeadSchema, {
    page_id: page.id,
    name: "Walk In",
    phone: "(512) 555-0143",
    need: "A tap",
    zip_code: "78701",
    urgency: "today",
    agreed_to_texts: true,
    agreed_how: "they said so",
    follow_up: true,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  expect(Object.keys(checked.value)).not.toContain("follow_up");
  const noConsent = { agreed_to_texts: false, agreed_how: null, follow_up: false };
  const added = await addLead(platform(), client, {
    request: { ...checked.value, ...noConsent },
    requestKey: null,
  });
  expect(added).toMatchObject({ ok: true, joined: false });
  expect(await query().select().from(consentRecords)).toEqual([]);
});
