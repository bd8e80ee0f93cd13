import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { identifyApiClient } from "~/domains/identity/api-keys/identify-api-client.server.ts";
import { createApiKey, revokeApiKey } from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { listHookSamples } from "~/domains/office/webhooks/hook-samples.server.ts";
import { subscribeHook, unsubscribeHook } from "~/domains/office/webhooks/hooks.server.ts";
import { webhookEndpoints } from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { maxHooks } from "~/domains/office/webhooks/webhooks.ts";
import type { ApiClient, BusinessMember } from "~/domains/shared/access/actor.ts";
import type { ApiScope } from "~/domains/shared/access/api-scopes.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { receiver } from "./webhook-receiver.ts";

const platform = sharedPlatform({ ALLOW_PRIVATE_ADDRESSES: "yes" });
const { received, answers, addressOf, newOwner, webhookOf, addPerson, deliverDue, onTime } =
  receiver(platform);
const query = () => platform().database.query;

async function newProgram(
  owner: BusinessMember,
  scopes: readonly ApiScope[] = ["leads:read"],
): Promise<ApiClient> {
  const created = await createApiKey(platform(), owner, { name: "App", scopes, expires: "never" });
  if (!created.ok) throw new Error(created.code);
  const client = await identifyApiClient(platform(), created.key, "127.0.0.1");
  if (!client.ok) throw new Error(client.code);
  return client.client;
}

async function subscribe(program: ApiClient, path: string) {
  const targetUrl = addressOf(path);
  const added = await subscribeHook(platform(), program, { targetUrl, event: "lead.created" });
  if (!added.ok) throw new Error(added.code);
  return added.hookId;
}

const endpointOf = async (id: string) =>
  (await query().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0];

test("webhooks.hooks: a subscription gets its event until it's deleted", async () => {
  const owner = await newOwner();
  const program = await newProgram(owner);
  const hookId = await subscribe(program, "/hook");
  expect(await subscribe(program, "/hook")).toBe(hookId);
  const leadId = await addPerson(owner);
  await deliverDue(onTime());
  expect(received.map(({ path }) => path)).toEqual(["/hook"]);
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
    type: "lead.created",
    data: { lead: { id: leadId } },
  });
  const another = await newProgram(owner);
  expect(await unsubscribeHook(platform(), another, hookId)).toMatchObject({ code: "not_found" });
  expect(await unsubscribeHook(platform(), program, hookId)).toEqual({ ok: true });
  await addPerson(owner, "Bo Dee");
  await deliverDue(onTime());
  expect(received).toHaveLength(1);
});

test("subscribing again ends a pause after failures, not an owner's", async () => {
  const program = await newProgram(await newOwner());
  const hookId = await subscribe(program, "/paused");
  for (const [pausedFor, state] of [
    ["failing", null],
    ["owner", "owner"],
  ] as const) {
    const paused = { pausedFor, pausedAt: new Date() };
    await query().update(webhookEndpoints).set(paused).where(eq(webhookEndpoints.id, hookId));
    expect(await subscribe(program, "/paused")).toBe(hookId);
    expect((await endpointOf(hookId))?.pausedFor).toBe(state);
  }
});

test("webhooks.hooks: 410 Gone ends a subscription", async () => {
  const owner = await newOwner();
  const hookId = await subscribe(await newProgram(owner), "/gone");
  answers.set("/gone", { status: 410 });
  await addPerson(owner);
  await deliverDue(onTime());
  expect(await endpointOf(hookId)).toBeUndefined();
});

test("webhooks.hooks: a revoked key ends its subscriptions and pending deliveries", async () => {
  const owner = await newOwner();
  const program = await newProgram(owner);
  await subscribe(program, "/revoked");
  await addPerson(owner);
  await revokeApiKey(platform(), owner, program.id);
  await deliverDue(onTime());
  await addPerson(owner, "Bo Dee");
  await deliverDue(onTime());
  expect(received).toEqual([]);
});

test("webhooks.hooks: refuses events the key can't read, and internal addresses", async () => {
  const owner = await newOwner();
  const program = await newProgram(owner);
  const targetUrl = addressOf("/x");
  await expect(
    subscribeHook(platform(), program, { targetUrl, event: "invoice.paid" }),
  ).rejects.toThrow("invoices:read");
  const strict = {
    ...platform(),
    settings: { ...platform().settings, allowPrivateAddresses: false },
  };
  for (const inside of ["https://127.0.0.1/x", "https://10.0.0.1/", "http://shop.example/"]) {
    const refused = await subscribeHook(strict, program, {
      targetUrl: inside,
      event: "lead.created",
    });
    expect(refused).toMatchObject({ code: "invalid", errors: { target_url: expect.any(String) } });
  }
});

test("webhooks.hooks: limits subscriptions per business, apart from webhooks", async () => {
  const owner = await newOwner();
  const program = await newProgram(owner);
  for (let at = 0; at < maxHooks; at += 1) await subscribe(program, `/${at}`);
  const targetUrl = addressOf("/more");
  const more = await subscribeHook(platform(), program, { targetUrl, event: "lead.created" });
  expect(more).toMatchObject({ errors: { target_url: expect.stringContaining(`${maxHooks}`) } });
  await webhookOf(owner, "/of-the-owner");
  await revokeApiKey(platform(), owner, program.id);
  await subscribe(await newProgram(owner), "/after");
});

test("webhooks.hooks: samples are bodies about the latest rows of the business", async () => {
  const owner = await newOwner();
  const program = await newProgram(owner);
  expect(await listHookSamples(platform(), program, "lead.created")).toEqual([]);
  const leadId = await addPerson(owner);
  await addPerson(await newOwner());
  const samples = await listHookSamples(platform(), program, "lead.created");
  expect(samples).toMatchObject([{ id: leadId, data: { lead: { id: leadId } } }]);
});

test("api.versions: keys and webhooks are pinned to the version of their time", async () => {
  const owner = await newOwner();
  const program = await newProgram(owner);
  expect(program.version).toBe("2026-11-28");
  const { endpointId } = await webhookOf(owner, "/pinned");
  expect((await endpointOf(endpointId))?.apiVersion).toBe("2026-11-28");
  const undated = { ...program, version: null };
  const hookId = await subscribe(undated, "/undated");
  expect((await endpointOf(hookId))?.apiVersion).toBe("2026-11-28");
});
