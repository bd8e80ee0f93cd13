import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import {
  listHeld,
  listPendingRegistrations,
  listSkipped,
  readOverview,
} from "~/domains/follow-ups/overview/read-overview.server.ts";
import {
  readProviderHealth,
  readResponseTimes,
} from "~/domains/follow-ups/overview/read-performance.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, enrollmentOf, followUpMessages } = followUps(platform);
const actor = system("test");

test("counts and lists sent, held by reason, and skipped messages", async () => {
  const sent = await businessWithLead();
  const lead = await businessWithLead({ sender: false, person: { email: "" } });
  await businessWithLead({
    person: {
      phone: "",
      email: "a@home.example",
      informational_sms: undefined,
      marketing_sms: undefined,
    },
  });
  const silent = { email: "", informational_sms: undefined, marketing_sms: undefined };
  await businessWithLead({ person: silent });
  await sendDue();
  const overview = await readOverview(platform(), actor);
  // Without a mail server and text provider, messages past the gate aren't sent.
  expect(overview).toMatchObject({ left: 0, notSent: 2 });
  expect(overview.held).toEqual([{ reason: "sender_missing", count: 1 }]);
  expect(overview.skipped).toEqual([{ reason: "no_address", count: 1 }]);
  expect(overview.leaving).toBeGreaterThanOrEqual(3);
  const { rows, next } = await listHeld(platform(), actor, { reason: "sender_missing" }, null);
  expect(rows).toMatchObject([
    { leadId: lead.leadId, name: "Emily Carter", businessName: "Bluebonnet" },
  ]);
  expect(next).toBeNull();
  const skipped = await listSkipped(platform(), actor, { reason: "no_address" }, null);
  expect(skipped.rows).toMatchObject([{ name: "Emily Carter", channel: "email" }]);
  const today = await listHeld(platform(), actor, { reason: null }, null);
  expect(today.rows).toHaveLength(overview.leaving);
  expect(sent.leadId).not.toBe(lead.leadId);
});

test("pages through a long list of held follow-ups, each once", async () => {
  const { leadId } = await businessWithLead();
  const enrollment = await enrollmentOf(leadId);
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  if (!enrollment || !lead) throw new Error("the lead was not enrolled");
  const people = Array.from({ length: 60 }, (_, index) => ({
    ...lead,
    id: newId(),
    phone: `+1512556${String(index).padStart(4, "0")}`,
    email: null,
  }));
  await query().insert(leads).values(people);
  // Half of them at the same moment.
  const checkAt = (at: number) => new Date(platform().clock.now().getTime() + (at % 30) * 1000);
  await query()
    .insert(enrollments)
    .values(
      people.map(({ id }, index) => ({
        ...enrollment,
        id: newId(),
        leadId: id,
        holdReason: "budget_reached" as const,
        checkAt: checkAt(index),
      })),
    );
  const reason = { reason: "budget_reached" as const };
  const first = await listHeld(platform(), actor, reason, null);
  const second = await listHeld(platform(), actor, reason, first.next);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
  const seen = [...first.rows, ...second.rows].map((row) => row.leadId);
  expect(new Set(seen)).toEqual(new Set(people.map(({ id }) => id)));
  await query().delete(leads).where(inArray(leads.id, seen));
});

test("groups provider responses by channel and code, by hour and day", async () => {
  const now = platform().clock.now().getTime();
  const text = (state: "sent" | "failed", minutesAgo: number, change: object) => ({
    channel: "sms" as const,
    kind: "follow-up",
    cause: `test:${newId()}`,
    params: {},
    toAddress: "+15125550199",
    state,
    createdAt: new Date(now - minutesAgo * 60_000),
    ...change,
  });
  const before = await readProviderHealth(platform(), actor);
  await query()
    .insert(messages)
    .values([
      text("sent", 5, { providerStatus: "delivered" }),
      text("sent", 5, { providerStatus: "queued" }),
      text("failed", 5, { providerStatus: "undelivered", providerErrorCode: 30003 }),
      text("failed", 5, { providerStatus: "undelivered", providerErrorCode: 30003 }),
      text("failed", 120, { providerErrorCode: 21614 }),
      text("sent", 25 * 60, { providerStatus: "delivered" }),
    ]);
  const { hour, day } = await readProviderHealth(platform(), actor);
  expect(hour[0]).toEqual({
    channel: "sms",
    accepted: 2,
    delivered: 1,
    failed: 2,
    uncertain: 0,
    codes: [{ code: 30003, description: "The phone is off or out of reach.", count: 2 }],
  });
  expect(day[0]?.codes).toEqual([
    { code: 30003, description: "The phone is off or out of reach.", count: 2 },
    { code: 21614, description: "The number isn't a mobile number.", count: 1 },
  ]);
  expect(hour[1]).toEqual(before.hour[1]);
});

test("medians count from the request, among those that reached it", async () => {
  await query().delete(leads);
  for (const [accepted, answered] of [
    [2, 60],
    [4, 180],
    [9, null],
  ] as const) {
    const { leadId } = await businessWithLead();
    await sendDue();
    const enrollment = await enrollmentOf(leadId);
    const [first] = await followUpMessages(leadId);
    if (!enrollment || !first) throw new Error("nothing was sent");
    const after = (seconds: number) => new Date(enrollment.requestedAt.getTime() + seconds * 1000);
    await query()
      .update(messages)
      .set({ sentAt: after(accepted - 1), params: { reader: "contractor" } })
      .where(and(eq(messages.subjectId, leadId), eq(messages.kind, "lead-received")));
    await query()
      .update(messages)
      .set({ sentAt: after(accepted) })
      .where(eq(messages.id, first.id));
    if (answered === null) continue;
    const { contractorId, conversationId } = enrollment;
    await query()
      .insert(messages)
      .values({
        channel: "sms",
        direction: "inbound",
        kind: "reply",
        cause: `test:${newId()}`,
        params: {},
        toAddress: "+15125550100",
        state: "received",
        contractorId,
        conversationId,
        createdAt: after(answered),
      });
  }
  expect(await readResponseTimes(platform(), actor)).toEqual({
    alerted: { median: 3_000, of: 3 },
    accepted: { median: 4_000, of: 3 },
    answered: { median: 120_000, of: 2 },
  });
  const { contractorId } = await businessWithLead();
  expect(await readResponseTimes(platform(), actor, contractorId)).toMatchObject({
    accepted: { median: null, of: 0 },
    answered: { median: null, of: 0 },
  });
  const [measured] = await query().select().from(messages).where(eq(messages.kind, "reply"));
  expect(await readResponseTimes(platform(), actor, measured?.contractorId)).toMatchObject({
    alerted: { of: 1 },
    accepted: { of: 1 },
    answered: { of: 1 },
  });
});

test("sms.registration: lists businesses awaiting carrier approval, not approved ones", async () => {
  const { contractorId } = await businessWithLead();
  const approved = await listPendingRegistrations(platform(), actor);
  expect(approved.map((registration) => registration.contractorId)).not.toContain(contractorId);
  await query()
    .update(senders)
    .set({ registration: "rejected", rejectedBecause: "The website shows no privacy policy" })
    .where(eq(senders.contractorId, contractorId));
  expect(await listPendingRegistrations(platform(), actor)).toMatchObject([
    {
      contractorId,
      registration: "rejected",
      why: "The website shows no privacy policy",
    },
  ]);
});
