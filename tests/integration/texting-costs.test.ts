import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { listBusinessCosts } from "~/domains/office/texting-costs/list-business-costs.server.ts";
import { readOwnCosts } from "~/domains/office/texting-costs/read-own-costs.server.ts";
import { refreshBilledTexts } from "~/domains/phone-numbers/costs/refresh-billed-texts.server.ts";
import { saveOwnBudget } from "~/domains/phone-numbers/senders/budget.server.ts";
import { releaseBurst } from "~/domains/phone-numbers/senders/change-sender.server.ts";
import { senderDays, senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { SmsProvider } from "~/platform/sms/sms.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate, sendDue, followUpMessages, enrollmentOf } =
  followUps(platform);
const segment = 8_300 + 4_500;
const staff = staffActor("reviewer");

beforeEach(() => sendDue());

/** A business's text as stored once the provider accepted it. */
const addText = (contractorId: string, overrides: Partial<typeof messages.$inferInsert> = {}) => {
  const id = newId();
  const createdAt = platform().clock.now();
  return query()
    .insert(messages)
    .values({
      ...{ id, cause: id, kind: "written-by-hand", params: {}, channel: "sms", contractorId },
      ...{ toAddress: "+15125559000", state: "sent", segments: 1, createdAt },
      ...overrides,
    });
};

const mailsAbout = async (contractorId: string) =>
  (await query().select().from(messages).where(eq(messages.subjectId, contractorId)))
    .filter(({ kind }) => ["text-budget", "text-burst"].includes(kind))
    .map(({ kind, params }) => [kind, (params as { level?: string }).level]);

test("sms.cost: a month's texts, pictures, and numbers match the price list", async () => {
  const { contractorId } = await businessWithLead({ sender: true });
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  await addText(contractorId, { segments: 2 });
  await addText(contractorId, { segments: 3, billedMicros: 20_000 });
  await addText(contractorId, { hasMedia: true });
  await addText(contractorId, { direction: "inbound", state: "received" });
  await addText(contractorId, { state: "failed" });
  await addText(contractorId, { createdAt: new Date("2026-10-31T23:00:00Z") });
  const { months } = await readOwnCosts(platform(), owner);
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({
    month: "2026-11",
    lines: [
      { item: "Texts sent", micros: 2 * segment + 20_000 + 3 * 4_500 },
      { item: "Picture messages sent", micros: 32_000 },
      { item: "Texts received", micros: 10_800 },
      { item: "Phone numbers", micros: 1_150_000 },
      { item: "Carrier registration", micros: 10_000_000 },
    ],
  });
  // 6 PM on October 31 in Austin.
  expect(months[1]).toMatchObject({ month: "2026-10" });
  expect(months[1]?.lines[0]).toMatchObject({ item: "Texts sent", micros: segment });
});

test("staff see businesses by cost, with their plan's margin", async () => {
  const [cheap, dear] = [await businessWithLead(), await businessWithLead()];
  await addText(dear.contractorId, { segments: 900 });
  await addText(cheap.contractorId, { segments: 400 });
  const prices = { cents: 9_700, adBudgetCents: 0 };
  const plans = { starter: prices, ads: prices };
  const { rows } = await listBusinessCosts(platform(), staff, 0, plans);
  const ids = rows.map(({ id }) => id);
  expect(ids.indexOf(dear.contractorId)).toBeLessThan(ids.indexOf(cheap.contractorId));
  const costs = rows.map(({ costCents }) => costCents);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
});

test("sms.budget: automatic texts wait for a raised budget; owners are warned once", async () => {
  const { contractorId, leadId, pageId } = await businessWithLead({ person: { email: "" } });
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const spend = (costMicros: number) =>
    query()
      .insert(senderDays)
      .values({ contractorId, day: "2026-11-20", costMicros })
      .onConflictDoUpdate({
        target: [senderDays.contractorId, senderDays.day],
        set: { costMicros },
      });
  await saveOwnBudget(platform(), owner, { budget: 100 });
  await spend(790_000);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  await processEvents(platform());
  expect(await mailsAbout(contractorId)).toEqual([["text-budget", "warning"]]);
  const { budget } = await readOwnCosts(platform(), owner);
  expect(budget).toMatchObject({ level: "warning", cents: 100, resetsOn: "2026-12-01" });

  await spend(1_000_000);
  const lead = await requestEstimate(pageId, { phone: "(512) 555-4011", email: "", name: "P" });
  platform().passTime(60_000);
  await sendDue();
  expect(await enrollmentOf(lead.leadId)).toMatchObject({
    holdReason: "budget_reached",
    checkAt: new Date("2026-12-01T06:00:00Z"),
  });
  expect(await saveOwnBudget(platform(), owner, { budget: 5_001 })).toMatchObject({
    errors: { budget: expect.stringContaining("$50.00") },
  });
  expect(await saveOwnBudget(platform(), owner, { budget: null })).toEqual({ ok: true });
  await processEvents(platform());
  await sendDue();
  expect(await followUpMessages(lead.leadId)).toHaveLength(1);
});

test("the provider's billed price replaces the estimate, also in the budget", async () => {
  const { contractorId } = await businessWithLead();
  await sendDue();
  const ofBusiness = eq(senderDays.contractorId, contractorId);
  const [before] = await query().select().from(senderDays).where(ofBusiness);
  const providerId = `SM${contractorId.replaceAll("-", "")}`;
  const sent = { providerId, state: "sent" as const, segments: 1 };
  await query().update(messages).set(sent).where(eq(messages.contractorId, contractorId));
  const sms = {
    listBilled: async () => ({ ok: true, billed: [{ providerId, segments: 2, micros: 16_000 }] }),
  } as unknown as SmsProvider;
  for (let times = 0; times < 2; times += 1) {
    await refreshBilledTexts({ ...platform(), sms }, system("test"));
  }
  const [after] = await query().select().from(senderDays).where(ofBusiness);
  const change = 16_000 + 2 * 4_500 - segment;
  expect((after?.costMicros ?? 0) - (before?.costMicros ?? 0)).toBe(change);
  const [text] = await query()
    .select()
    .from(messages)
    .where(eq(messages.contractorId, contractorId));
  expect(text).toMatchObject({ segments: 2, billedMicros: 16_000 });
});

test("sms.bursts: an attack pauses automatic texts until staff release them", async () => {
  const { contractorId, leadId, pageId } = await businessWithLead({ person: { email: "" } });
  await query()
    .update(senders)
    .set({ textsPerSecond: 100 })
    .where(eq(senders.contractorId, contractorId));
  for (let line = 0; line < 9; line += 1) {
    await addText(contractorId, { kind: "follow-up", toAddress: `+1210555300${line}` });
  }
  await sendDue();
  // Nine leads from one range and this one from another: no burst.
  expect(await followUpMessages(leadId)).toHaveLength(1);
  const tenth = await requestEstimate(pageId, { phone: "(210) 555-3009", email: "", name: "T" });
  platform().passTime(10_000);
  await sendDue();
  expect(await followUpMessages(tenth.leadId)).toHaveLength(1);
  const ofBusiness = eq(senders.contractorId, contractorId);
  const [paused] = await query().select().from(senders).where(ofBusiness);
  expect(paused?.burst).toMatchObject({ rule: "block", prefix: "+12105553", numbers: 10 });
  expect(await mailsAbout(contractorId)).toEqual([["text-burst", undefined]]);

  const next = await requestEstimate(pageId, { phone: "(512) 555-4020", email: "", name: "N" });
  platform().passTime(10_000);
  await sendDue();
  expect(await enrollmentOf(next.leadId)).toMatchObject({ holdReason: "sender_paused" });
  expect(await releaseBurst(platform(), staff, contractorId)).toEqual({ ok: true });
  await processEvents(platform());
  await sendDue();
  expect(await followUpMessages(next.leadId)).toHaveLength(1);
});
