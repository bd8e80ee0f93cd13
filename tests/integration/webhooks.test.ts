import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { z } from "zod";
import { saveContact } from "~/domains/customers/change-customers.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { mergeCustomers, undoCustomerMerge } from "~/domains/customers/merge-customers.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { handleReply } from "~/domains/inbox/replies/handle-reply.server.ts";
import { eraseLeads } from "~/domains/leads/erase-leads.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { moveOwnLead } from "~/domains/leads/move-lead.server.ts";
import { findWebhook, listWebhooks } from "~/domains/office/webhooks/list-webhooks.server.ts";
import {
  addWebhook,
  deleteWebhook,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
  saveWebhook,
} from "~/domains/office/webhooks/manage-webhooks.server.ts";
import { sendAgain, sendTestEvent } from "~/domains/office/webhooks/send-again.server.ts";
import { webhookBody } from "~/domains/office/webhooks/webhook-bodies.schema.ts";
import { maxEndpoints } from "~/domains/office/webhooks/webhooks.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { receiver } from "./webhook-receiver.ts";

const platform = sharedPlatform({ ALLOW_PRIVATE_ADDRESSES: "yes" });
const {
  received,
  addressOf,
  newOwner,
  webhookOf,
  addPerson,
  deliveriesOf,
  deliverDue,
  endpointOf,
  onTime,
} = receiver(platform);
const query = () => platform().database.query;
const hour = 3_600_000;

test("webhooks.signed, webhooks.events: an independent verifier accepts the webhook for a new lead", async () => {
  const [owner, otherMember] = [await newOwner(), await newOwner()];
  const { endpointId, secret } = await webhookOf(owner, "/all");
  await webhookOf(owner, "/visits", ["visit.booked"]);
  await webhookOf(otherMember, "/other");
  const leadId = await addPerson(owner);
  const [delivery] = await deliveriesOf(endpointId);
  expect(await deliverDue(onTime())).toBe(1);
  expect(received.map(({ path }) => path)).toEqual(["/all"]);
  const [post] = received;
  if (!post) throw new Error("nothing was posted");
  const body = new Webhook(secret).verify(post.body, post.headers);
  expect(body).toMatchObject({
    type: "lead.created",
    timestamp: platform().clock.now().toISOString(),
    data: { lead: { id: leadId, name: "Ann Lee", stage: "new" } },
  });
  expect(z.strictObject(webhookBody("lead.created").shape).safeParse(body).error).toBeUndefined();
  expect(post.headers).toMatchObject({
    "webhook-id": delivery?.id,
    "content-type": "application/json",
  });
  expect(() => new Webhook(secret).verify(`${post.body} `, post.headers)).toThrow();
  const another = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
  expect(() => new Webhook(another).verify(post.body, post.headers)).toThrow();
  expect(await deliveriesOf(endpointId)).toMatchObject([{ state: "delivered", status: 200 }]);
  expect(await deliverDue()).toBe(0);

  await moveOwnLead(platform(), owner, { leadId, stage: "contacted", lostReason: null });
  await processEvents(platform());
  await deliverDue();
  expect(JSON.parse(received.at(-1)?.body ?? "")).toMatchObject({
    type: "lead.updated",
    data: { lead: { stage: "contacted" } },
  });
});

test("secrets aren't in plain text; old and new sign for a day", async () => {
  const owner = await newOwner();
  const { endpointId, secret } = await webhookOf(owner, "/secret");
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rows = JSON.stringify([
    await listWebhooks(platform(), owner),
    await endpointOf(endpointId),
  ]);
  expect(rows).not.toContain(secret.slice(6, 20));
  const renewed = await renewWebhookSecret(onTime(), owner, endpointId);
  if (!renewed.ok) throw new Error(renewed.code);
  expect(renewed.secret).not.toBe(secret);
  await sendTestEvent(platform(), owner, endpointId);
  await deliverDue(onTime());
  const [post] = received;
  if (!post) throw new Error("nothing was posted");
  expect(post.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  for (const signingSecret of [secret, renewed.secret]) {
    expect(new Webhook(signingSecret).verify(post.body, post.headers)).toMatchObject({
      type: "webhook.test",
    });
  }
  const tomorrow = new Date(Date.now() + 25 * hour);
  await sendTestEvent(platform(), owner, endpointId);
  await deliverDue({ ...platform(), clock: { now: () => tomorrow } });
  expect(received.at(-1)?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
});

test("webhooks.events: posts current data, and nothing about erased people", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/later", ["lead.created"]);
  const [changed, erased] = [await addPerson(owner, "Bo"), await addPerson(owner, "Cy")];
  const rows = JSON.stringify(await deliveriesOf(endpointId));
  expect(rows).not.toContain("home.example");
  await query().update(leads).set({ name: "Bo Stone" }).where(eq(leads.id, changed));
  await inTransaction(platform(), (work) => eraseLeads(work, [erased]));
  expect(await deliverDue()).toBe(1);
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toContain("Bo Stone");
});

test("a reply's webhook names its lead, even merged, and is erased", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/replies", ["lead.replied"]);
  const [leadId, otherId] = [await addPerson(owner, "Di"), await addPerson(owner, "Ed")];
  const [enrolled] = await query()
    .select({ conversationId: enrollments.conversationId })
    .from(enrollments)
    .where(eq(enrollments.leadId, leadId));
  const conversationId = enrolled?.conversationId ?? "";
  const notifiedOf = async () => {
    const messageId = crypto.randomUUID();
    const reply = { messageId, conversationId, contractorId: owner.contractorId };
    await inTransaction(platform(), (work) => handleReply(work, reply, { isReady: false }));
    await processEvents(platform());
    await deliverDue();
    const body = JSON.parse(received.at(-1)?.body ?? "");
    expect(z.strictObject(webhookBody("lead.replied").shape).safeParse(body).error).toBeUndefined();
    return body.data.conversation;
  };
  expect(await notifiedOf()).toMatchObject({ id: conversationId, lead_id: leadId });
  await query()
    .update(leads)
    .set({ mergedInto: otherId, mergedAt: platform().clock.now(), mergedBy: owner.name })
    .where(eq(leads.id, leadId));
  expect(await notifiedOf()).toMatchObject({ id: conversationId, lead_id: otherId });
  expect(await deliveriesOf(endpointId)).toHaveLength(2);
  await inTransaction(platform(), (work) => eraseLeads(work, [leadId, otherId]));
  expect(await deliveriesOf(endpointId)).toEqual([]);
});

test("webhooks.events: skips a lead erased earlier but posts the others", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/erased", ["lead.updated"]);
  const [deletedId, remainingId] = [await addPerson(owner, "Flo"), await addPerson(owner, "Gil")];
  for (const leadId of [deletedId, remainingId]) {
    await moveOwnLead(platform(), owner, { leadId, stage: "contacted", lostReason: null });
  }
  await inTransaction(platform(), (work) => eraseLeads(work, [deletedId]));
  await processEvents(platform());
  await deliverDue();
  expect(received.map(({ body }) => JSON.parse(body).data.lead.id)).toEqual([remainingId]);
  expect(await deliveriesOf(endpointId)).toContainEqual(
    expect.objectContaining({ state: "delivered", leadId: remainingId }),
  );
});

test("webhooks.events: owners manage a limited number of webhooks, and only their own", async () => {
  const [owner, otherMember] = [await newOwner(), await newOwner()];
  const { endpointId } = await webhookOf(owner, "/mine");
  for (let made = 1; made < maxEndpoints; made += 1) await webhookOf(owner, "/mine");
  const more = { url: addressOf("/more"), events: "lead.created" };
  expect(await addWebhook(platform(), owner, more)).toMatchObject({ code: "invalid" });
  const [delivery] = await (async () => {
    await sendTestEvent(platform(), owner, endpointId);
    return deliveriesOf(endpointId);
  })();
  const notTheirs = { ok: false, code: "not_found" };
  expect(await saveWebhook(platform(), otherMember, endpointId, more)).toEqual(notTheirs);
  expect(await pauseWebhook(platform(), otherMember, endpointId)).toEqual(notTheirs);
  expect(await resumeWebhook(platform(), otherMember, endpointId)).toEqual(notTheirs);
  expect(await renewWebhookSecret(platform(), otherMember, endpointId)).toEqual(notTheirs);
  expect(await sendTestEvent(platform(), otherMember, endpointId)).toEqual(notTheirs);
  expect(await sendAgain(platform(), otherMember, delivery?.id ?? "")).toEqual(notTheirs);
  expect(await deleteWebhook(platform(), otherMember, endpointId)).toEqual(notTheirs);
  expect(await findWebhook(platform(), otherMember, endpointId, null)).toBeNull();
  expect(await listWebhooks(platform(), otherMember)).toEqual([]);
});

test("deletes old deliveries, keeps waiting ones", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/log", ["lead.created"]);
  await addPerson(owner);
  await deliverDue();
  platform().passTime(20 * 24 * hour);
  await addPerson(owner);
  platform().passTime(11 * 24 * hour);
  await endRetentionPeriods(platform(), system("test"));
  expect(await deliveriesOf(endpointId)).toMatchObject([{ state: "waiting" }]);
});

test("webhooks.events: posts a customer's creation, changes, merge, and nothing once erased", async () => {
  const owner = await newOwner();
  const events = ["customer.created", "customer.updated", "customer.merged"] as const;
  const { endpointId } = await webhookOf(owner, "/customers", events);
  await addPerson(owner, "Ann Lee");
  await addPerson(owner, "Bo Ray");
  const ownRows = await query()
    .select()
    .from(customers)
    .where(eq(customers.contractorId, owner.contractorId));
  const ann = ownRows.find(({ name }) => name === "Ann Lee")?.id ?? "";
  const bo = ownRows.find(({ name }) => name === "Bo Ray")?.id ?? "";
  const email = `${crypto.randomUUID()}@example.com`;
  const request = { phone: null, email, label: null, shares_contact: false };
  await saveContact(platform(), owner, { customerId: ann, contactId: null, request });
  await mergeCustomers(platform(), owner, { targetId: ann, duplicateId: bo });
  await processEvents(platform());
  await deliverDue();
  const posts = () => received.filter(({ path }) => path === "/customers");
  const posted = () => posts().map(({ body }) => webhookBodyOf(body));
  expect(
    posted()
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(["customer.created", "customer.created", "customer.merged", "customer.updated"]);
  const merged = posted().find(({ type }) => type === "customer.merged");
  expect(merged?.data).toMatchObject({
    customer: { id: ann, merged_ids: [bo] },
    duplicate_id: bo,
    merged: true,
  });
  const updated = posted().find(({ type }) => type === "customer.updated");
  expect(updated?.data).toMatchObject({ customer: { id: ann } });
  expect(JSON.stringify(updated?.data)).toContain(email);

  received.length = 0;
  await undoCustomerMerge(platform(), owner, bo);
  await processEvents(platform());
  await query().delete(customers).where(eq(customers.id, bo));
  await deliverDue();
  expect(posts()).toEqual([]);
  const remaining = await deliveriesOf(endpointId);
  expect(remaining.map(({ customerId }) => customerId)).toEqual(remaining.map(() => ann));
});

/** A posted body, checked against its schema. */
function webhookBodyOf(text: string) {
  const posted = JSON.parse(text);
  webhookBody(posted.type).parse(posted);
  return posted as { type: string; data: Record<string, unknown> };
}
