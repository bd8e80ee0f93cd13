import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { system } from "~/features/access/actor.ts";
import { markUncertain } from "~/features/follow-ups/sending/mark-uncertain.server.ts";
import { createOutages } from "~/features/follow-ups/sending/outages.ts";
import { takeTurns } from "~/features/follow-ups/sending/take-turns.server.ts";
import { senders } from "~/features/senders/senders.tables.server.ts";
import type { SmsProvider, TextDelivery } from "~/platform/sms/sms.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

import { followUps } from "./followed-up.ts";

/** It starts on Friday, November 20, at 9 in the morning in Austin, and stands still between the tests. */
const platform = sharedPlatform();
const { query, businessAsked, ask, sendDue, written, enrollmentOf } = followUps(platform);
const actor = system("test");
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => sendDue());

/** A provider that takes nothing, or all, in the platform's place. */
function withProvider(send: () => Promise<TextDelivery>) {
  // Nothing but sending is asked of it here.
  const provider = { send } as Partial<SmsProvider> as SmsProvider;
  return { ...platform(), sms: provider };
}

test("follow-ups.provider-away: what was not taken goes back to the gate, and leaves once when the provider is back", async () => {
  const { leadId } = await businessAsked();
  const outages = createOutages(() => platform().clock.now());
  let answers = 0;
  const away = withProvider(async () => {
    answers += 1;
    return {
      outcome: "temporary",
      retryAfterSeconds: 20,
      code: 20429,
      meaning: "try_later",
      reason: "Too many requests",
    };
  });
  await sendDue(away, outages);
  expect(await written(leadId)).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({
    holdReason: "provider_unavailable",
    doneSteps: [],
  });
  platform().passTime(19_000);
  await sendDue(away, outages);
  expect(answers).toBe(1);
  platform().passTime(2_000);
  const back = withProvider(async () => {
    answers += 1;
    return { outcome: "sent", providerId: `SM${leadId}`, status: "queued", segments: 1 };
  });
  await sendDue(back, outages);
  expect(answers).toBe(2);
  expect(await written(leadId)).toMatchObject([{ state: "sent" }]);
});

test("follow-ups.standard-sequence: a text to a number that takes none goes by mail at once, and the number is not tried again", async () => {
  const { leadId } = await businessAsked();
  const refusing = withProvider(async () => ({
    outcome: "permanent",
    code: 21614,
    meaning: "number_unusable",
    reason: "A landline",
  }));
  await sendDue(refusing);
  expect(await written(leadId)).toMatchObject([
    { channel: "sms", state: "failed" },
    { channel: "email", state: "kept", subject: "Your request to Bluebonnet Plumbing" },
  ]);
  platform().passTime(3 * hour);
  await sendDue(refusing);
  const texts = (await written(leadId)).filter(({ channel }) => channel === "sms");
  expect(texts).toHaveLength(1);
});

test("follow-ups.ledger: a text whose answer was lost is uncertain, and never sent again", async () => {
  const { leadId } = await businessAsked();
  let answers = 0;
  const lost = withProvider(async () => {
    answers += 1;
    return { outcome: "unknown", reason: "The connection ended" };
  });
  await sendDue(lost);
  platform().passTime(29 * minute);
  await sendDue(lost);
  expect(await written(leadId)).toMatchObject([{ state: "uncertain" }]);
  expect(answers).toBe(1);
});

test("follow-ups.ledger: what a killed process wrote down is uncertain after three minutes, not before", async () => {
  const { leadId } = await businessAsked();
  await takeTurns(platform(), actor, () => null);
  expect(await markUncertain(platform(), actor)).toBe(0);
  platform().passTime(4 * minute);
  expect(await markUncertain(platform(), actor)).toBe(1);
  await sendDue();
  expect(await written(leadId)).toMatchObject([{ state: "uncertain" }]);
});

test("follow-ups.fair-turns: who asks a business with many due texts is answered before those, and others take turns", async () => {
  const busy = await businessAsked();
  for (let more = 0; more < 12; more += 1) {
    await ask(busy.pageId, {
      name: `Person ${more}`,
      phone: `(512) 555-2${String(more).padStart(3, "0")}`,
      email: `p${more}@home.example`,
    });
  }
  for (let round = 0; round < 3; round += 1) {
    await sendDue();
    platform().passTime(6_000);
  }
  // All of them are due for their second message.
  platform().passTime(31 * minute);
  const late = await ask(busy.pageId, {
    name: "Late",
    phone: "(512) 555-2999",
    email: "l@home.example",
  });
  const other = await businessAsked();
  const { outgoing } = await takeTurns(platform(), actor, () => null);
  const to = outgoing.map(({ subjectId }) => subjectId);
  expect(to).toContain(late.leadId);
  expect(to).toContain(other.leadId);
  expect(outgoing.filter(({ contractorId }) => contractorId === busy.contractorId)).toHaveLength(5);
});

test("follow-ups.sender-rate: after its texts a number rests as its rate says, and at its daily limit until the next day", async () => {
  const { contractorId, pageId } = await businessAsked();
  await sendDue();
  await query()
    .update(senders)
    .set({ textsPerSecond: 0.1, textsPerDay: 3 })
    .where(eq(senders.contractorId, contractorId));
  const people = [];
  for (let more = 0; more < 4; more += 1) {
    const phone = `(512) 555-3${String(more).padStart(3, "0")}`;
    people.push(await ask(pageId, { phone, email: "", name: "P" }));
  }
  await takeTurns(platform(), actor, () => null);
  platform().passTime(15_000);
  await sendDue();
  const left = await Promise.all(people.map(({ leadId }) => written(leadId)));
  expect(left.flat()).toHaveLength(2);
  const held = await Promise.all(people.map(({ leadId }) => enrollmentOf(leadId)));
  expect(held.filter((one) => one?.holdReason === "sender_limit")).toHaveLength(2);
});
