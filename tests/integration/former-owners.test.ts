import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { identifyApiClient } from "~/domains/identity/api-keys/identify-api-client.server.ts";
import { createApiKey } from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { memberOwnerLeft } from "~/domains/identity/members/members.emails.server.ts";
import {
  changeMember,
  revokeMember,
} from "~/domains/identity/members/team/change-member.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { listWebhooks } from "~/domains/office/webhooks/list-webhooks.server.ts";
import {
  addWebhook,
  deleteWebhook,
  renewWebhookSecret,
  saveWebhook,
} from "~/domains/office/webhooks/manage-webhooks.server.ts";
import { requestExport } from "~/domains/operations/takeout/exports.server.ts";
import type { MemberInSession } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const hook = { url: "https://hooks.example/leads", events: "lead.created" };

let acme: string;
let owner: MemberInSession;
let former: MemberInSession;
beforeEach(async () => {
  acme = await addBusiness(platform());
  owner = await addBusinessMember(platform(), acme, "owner");
  former = await addBusinessMember(platform(), acme, "owner", { name: "Fred" });
});

async function keyOf(actor: MemberInSession, name = "Spreadsheet") {
  const values = { name, scopes: "leads:read", expires: "never" };
  const created = await createApiKey(platform(), actor, values);
  if (!created.ok) throw new Error(created.code);
  return created;
}

const works = async ({ key }: { key: string }) =>
  (await identifyApiClient(platform(), key, "203.0.113.9")).ok;

const mailsTo = ({ email }: MemberInSession) =>
  query()
    .select({ params: messages.params })
    .from(messages)
    .where(and(eq(messages.toAddress, email), eq(messages.kind, "member-owner-left")));

test.each([
  ["is revoked", () => revokeMember(platform(), owner, acme, former.id)],
  ["gets another role", () => changeMember(platform(), owner, acme, former.id, { role: "office" })],
])("when an owner %s, their keys are revoked and other owners notified", async (_what, end) => {
  const [stored, ended] = [await keyOf(owner), await keyOf(former, "Fred’s sheet")];
  expect(await end()).toEqual({ ok: true });
  expect([await works(stored), await works(ended)]).toEqual([true, false]);

  const { action, actorId, before } = auditEntries;
  const revoked = await query()
    .select({ actorId, before })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, acme), eq(action, "api_key.revoke")));
  expect(revoked).toEqual([{ actorId: owner.id, before: { key: ended.keyId } }]);

  const params = { memberId: former.id, keyIds: [ended.keyId] };
  expect(await mailsTo(owner)).toEqual([{ params }]);
  expect(await mailsTo(former)).toEqual([]);
  const mail = await renderEmail(
    await memberOwnerLeft.compose(platform(), params, { conversationId: null }),
  );
  expect(mail.subject).toBe("Fred is no longer an owner of Acme");
  expect(mail.text).toContain("Fred’s sheet");
  expect(mail.text).not.toContain("Spreadsheet");
});

test("removing a member who never was an owner revokes and notifies nothing", async () => {
  const office = await addBusinessMember(platform(), acme, "office");
  const key = await keyOf(owner);
  await revokeMember(platform(), owner, acme, office.id);
  expect([await works(key), await mailsTo(owner)]).toEqual([true, []]);
});

test("you-own-it.owners-alone: webhooks stay, and a just-revoked owner can't create secrets or files", async () => {
  const added = await addWebhook(platform(), former, hook);
  if (!added.ok) throw new Error(added.code);
  const { endpointId } = added;
  await revokeMember(platform(), owner, acme, former.id);
  const refused = { ok: false, code: "not_allowed" };
  const key = { name: "Late", scopes: "leads:read", expires: "never" };
  expect(await createApiKey(platform(), former, key)).toEqual(refused);
  expect(await addWebhook(platform(), former, hook)).toEqual(refused);
  const changed = { ...hook, url: "https://thief.example/" };
  expect(await saveWebhook(platform(), former, endpointId, changed)).toEqual(refused);
  expect(await renewWebhookSecret(platform(), former, endpointId)).toEqual(refused);
  expect(await deleteWebhook(platform(), former, endpointId)).toEqual(refused);
  expect(await requestExport(platform(), former)).toEqual(refused);
  expect(await listWebhooks(platform(), owner)).toMatchObject([{ id: endpointId, url: hook.url }]);
});
