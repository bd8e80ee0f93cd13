import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { followUpTurns } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { createOutages } from "~/domains/follow-ups/sending/outages.ts";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import {
  markDeliveryUnknown,
  revertDelayedMessages,
} from "~/domains/follow-ups/sending/sender-loop.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import {
  replayFailed,
  replayMessage,
} from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { OutgoingText, SmsProvider, TextDelivery } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate, sendDue, followUpMessages, enrollmentOf } =
  followUps(platform);
const actor = system("test");
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => sendDue());

/** Replaces the platform's text provider with one that accepts all texts or none. */
function withProvider(send: (text: OutgoingText) => Promise<TextDelivery>) {
  // These tests only send.
  const provider = { send } as Partial<SmsProvider> as SmsProvider;
  return { ...platform(), sms: provider };
}

test("an unaccepted text is rechecked and sent once the provider recovers", async () => {
  const { leadId } = await businessWithLead();
  const outages = createOutages(() => platform().clock.now());
  let replies = 0;
  const away = withProvider(async () => {
    replies += 1;
    return {
      outcome: "temporary",
      retryAfterSeconds: 20,
      affectsOnlyOne: false,
      code: 20429,
      meaning: "try_later",
      reason: "Too many requests",
    };
  });
  await sendDue(away, outages);
  expect(await followUpMessages(leadId)).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({
    holdReason: "provider_unavailable",
    doneSteps: [],
  });
  platform().passTime(19_000);
  await sendDue(away, outages);
  expect(replies).toBe(1);
  platform().passTime(2_000);
  const back = withProvider(async () => {
    replies += 1;
    return { outcome: "sent", providerId: `SM${leadId}`, status: "queued", segments: 1 };
  });
  await sendDue(back, outages);
  expect(replies).toBe(2);
  expect(await followUpMessages(leadId)).toMatchObject([{ state: "sent" }]);
});

test("follow-ups.standard-sequence: a failed number is emailed within a second, never texted again", async () => {
  const { leadId } = await businessWithLead();
  const refusing = withProvider(async () => ({
    outcome: "permanent",
    code: 21614,
    meaning: "number_unusable",
    reason: "A landline",
  }));
  await sendDue(refusing);
  platform().passTime(1_000);
  await sendDue(refusing);
  expect(await followUpMessages(leadId)).toMatchObject([
    { channel: "sms", state: "failed" },
    { channel: "email", state: "kept", subject: "We got your request" },
  ]);
  platform().passTime(3 * hour);
  await sendDue(refusing);
  const texts = (await followUpMessages(leadId)).filter(({ channel }) => channel === "sms");
  expect(texts).toHaveLength(1);
});

test("a text whose response was lost is unknown and never resent", async () => {
  const { leadId } = await businessWithLead();
  let replies = 0;
  const lost = withProvider(async () => {
    replies += 1;
    return { outcome: "unknown", reason: "The connection ended" };
  });
  await sendDue(lost);
  platform().passTime(14 * minute);
  await sendDue(lost);
  expect(await followUpMessages(leadId)).toMatchObject([{ state: "uncertain" }]);
  expect(replies).toBe(1);
});

test("a killed process's text becomes unknown after three minutes, not before", async () => {
  const { leadId } = await businessWithLead();
  await processDueFollowUps(platform(), actor, () => null);
  expect(await markDeliveryUnknown(platform(), actor)).toBe(0);
  platform().passTime(4 * minute);
  expect(await markDeliveryUnknown(platform(), actor)).toBe(1);
  await sendDue();
  expect(await followUpMessages(leadId)).toMatchObject([{ state: "uncertain" }]);
});

test("a new lead's first text precedes due ones, and businesses alternate", async () => {
  const busy = await businessWithLead();
  for (let more = 0; more < 12; more += 1) {
    await requestEstimate(busy.pageId, {
      name: `Person ${more}`,
      phone: `(512) 555-${2 + (more % 6)}${String(more).padStart(3, "0")}`,
      email: `p${more}@home.example`,
    });
  }
  for (let round = 0; round < 3; round += 1) {
    await sendDue();
    platform().passTime(6_000);
  }
  // Each is due for a second message.
  platform().passTime(31 * minute);
  const late = await requestEstimate(busy.pageId, {
    name: "Late",
    phone: "(512) 555-2999",
    email: "l@home.example",
  });
  const otherBusiness = await businessWithLead();
  const { outgoing } = await processDueFollowUps(platform(), actor, () => null);
  const to = outgoing.map(({ subjectId }) => subjectId);
  expect(to).toContain(late.leadId);
  expect(to).toContain(otherBusiness.leadId);
  expect(outgoing.filter(({ contractorId }) => contractorId === busy.contractorId)).toHaveLength(5);
});

test("a new lead is texted in the next round despite overdue businesses", async () => {
  const overdue = Array.from({ length: 120 }, (_, number) => ({ id: newId(), number }));
  const name = "Overdue";
  await query()
    .insert(contractorAccounts)
    .values(
      overdue.map(({ id, number }) => ({
        id,
        name,
        businessName: name,
        email: `${number}@overdue.example`,
      })),
    );
  const dueAt = new Date(platform().clock.now().getTime() - hour);
  await query()
    .insert(followUpTurns)
    .values(overdue.map(({ id }) => ({ contractorId: id, dueAt })));
  const lead = await businessWithLead();
  const { outgoing } = await processDueFollowUps(platform(), actor, () => null);
  expect(outgoing.map(({ subjectId }) => subjectId)).toContain(lead.leadId);
});

test("a burst of texts updates open pages at most every 200 ms", async () => {
  const notices: (readonly string[])[] = [];
  const onUpdate = (kinds: readonly string[]) => void notices.push(kinds);
  for (let more = 0; more < 10; more += 1) await businessWithLead();
  const stop = await platform().liveUpdates.follow({ session: "s", onUpdate, onEnd: () => {} });
  const began = performance.now();
  await sendDue();
  await expect.poll(() => notices.flat()).toContain("message");
  stop?.();
  // One may already be in flight at the start.
  expect(notices.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 200);
});

test("a number pauses between texts by its rate, new leads included", async () => {
  const { contractorId, pageId } = await businessWithLead();
  const rate = { textsPerSecond: 0.1, textsPerDay: 100 };
  await query().update(senders).set(rate).where(eq(senders.contractorId, contractorId));
  await sendDue();
  const next = await requestEstimate(pageId, { phone: "(512) 555-3100", email: "", name: "P" });
  await sendDue();
  expect(await followUpMessages(next.leadId)).toEqual([]);
  platform().passTime(11_000);
  await sendDue();
  expect(await followUpMessages(next.leadId)).toHaveLength(1);
});

test("a number at its daily limit waits until the next day", async () => {
  const { contractorId, pageId } = await businessWithLead();
  const limit = { textsPerSecond: 100, textsPerDay: 3 };
  await query().update(senders).set(limit).where(eq(senders.contractorId, contractorId));
  await sendDue();
  const people = [];
  for (let more = 0; more < 4; more += 1) {
    const phone = `(512) 555-3${String(more).padStart(3, "0")}`;
    people.push(await requestEstimate(pageId, { phone, email: "", name: "P" }));
  }
  platform().passTime(1_000);
  await sendDue();
  const remaining = await Promise.all(people.map(({ leadId }) => followUpMessages(leadId)));
  expect(remaining.flat()).toHaveLength(2);
  const heldEnrollments = await Promise.all(people.map(({ leadId }) => enrollmentOf(leadId)));
  expect(
    heldEnrollments.filter((enrollment) => enrollment?.holdReason === "sender_limit"),
  ).toHaveLength(2);
});

test("a temporarily rejected number doesn't delay other businesses", async () => {
  const full = await businessWithLead();
  const otherBusiness = await businessWithLead();
  const refusing = withProvider(async (text) =>
    text.to === full.number
      ? {
          outcome: "temporary",
          retryAfterSeconds: 30,
          affectsOnlyOne: true,
          code: 21611,
          meaning: "try_later",
          reason: "Too many texts wait",
        }
      : { outcome: "sent", providerId: `SM${text.reference}`, status: "queued", segments: 1 },
  );
  await sendDue(refusing);
  expect(await followUpMessages(full.leadId)).toEqual([]);
  expect(await followUpMessages(otherBusiness.leadId)).toMatchObject([{ state: "sent" }]);
});

test("the next sweep returns a step whose process died", async () => {
  const { leadId } = await businessWithLead();
  await processDueFollowUps(platform(), actor, () => null);
  await query().update(messages).set({ state: "delayed" }).where(eq(messages.subjectId, leadId));
  expect(await revertDelayedMessages(platform(), actor)).toBe(0);
  platform().passTime(4 * minute);
  expect(await revertDelayedMessages(platform(), actor)).toBe(1);
  await sendDue();
  expect(await followUpMessages(leadId)).toMatchObject([{ channel: "sms", state: "kept" }]);
});

test("sms.never-twice: staff can't resend failed or unknown follow-up messages", async () => {
  const { leadId } = await businessWithLead();
  await sendDue(withProvider(async () => ({ outcome: "unknown", reason: "The connection ended" })));
  const [uncertain] = await followUpMessages(leadId);
  const again = await inTransaction(platform(), (work) => replayMessage(work, uncertain?.id ?? ""));
  expect(again).toBeNull();
  await query().update(messages).set({ state: "failed" }).where(eq(messages.subjectId, leadId));
  const failed = await inTransaction(platform(), (work) =>
    replayFailed(work, "follow-up", null, 1_000),
  );
  expect(failed).toEqual([]);
});

test("sms.limit-per-number: a number entered into many forms gets few texts", async () => {
  const phone = "(512) 555-4001";
  const requests = [];
  for (let business = 0; business < 12; business += 1) {
    requests.push(await businessWithLead({ person: { phone, email: "" } }));
  }
  // Tests raise the limits a thousandfold.
  const strict = { ...platform(), settings: { ...platform().settings, rateLimitFactor: 1 } };
  await sendDue(strict);
  const all = (await Promise.all(requests.map(({ leadId }) => followUpMessages(leadId)))).flat();
  expect(all.filter(({ state }) => state === "kept")).toHaveLength(8);
  expect(all.filter(({ state }) => state === "withheld")).toHaveLength(4);
});

test("leads.consent: consent for another number permits no text to this one", async () => {
  const boxes = { informational_sms: undefined, marketing_sms: undefined };
  const { leadId, pageId, email } = await businessWithLead({ person: boxes });
  await requestEstimate(pageId, { email, phone: "(512) 555-4101", need: "Another need" });
  await sendDue();
  expect(await followUpMessages(leadId)).toMatchObject([{ channel: "email" }]);
});
