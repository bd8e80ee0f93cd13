import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { maxBlocked } from "~/domains/inbox/calls/calls.ts";
import { listCalls } from "~/domains/inbox/calls/list-calls.server.ts";
import {
  blockCaller,
  readCallSettings,
  saveCallSettings,
  unblockCaller,
} from "~/domains/inbox/calls/settings/call-settings.server.ts";
import { endLostCall } from "~/domains/inbox/calls/taking/call.server.ts";
import { blockedCallers, callLegs, calls } from "~/domains/inbox/inbox.tables.server.ts";
import { findConversation } from "~/domains/inbox/read-conversations.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { calling, twoPhones } from "./call-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessCalled, setUp, startCall, textsOf, tasksOf, enrollmentOf } =
  calling(platform);
const hour = 60 * 60_000;
const stranger = "+15125557001";

const ring = (place: number, phone: string) => ({ what: "ring", place, phone, ringSeconds: 20 });

test("rings phones in order; an unanswered caller hears a message", async () => {
  const { to, number } = await businessCalled();
  const call = await startCall(to, number);
  expect(call.answer).toMatchObject(ring(0, "+15125550171"));
  expect(await call.legEnds(0, "busy")).toMatchObject(ring(1, "+15125550172"));
  expect(await call.legEnds(1, "no-answer")).toEqual({
    ...{ what: "missed", businessName: "Bluebonnet" },
  });
  expect(await call.legs()).toEqual([
    { phone: "+15125550171", outcome: "busy" },
    { phone: "+15125550172", outcome: "no_answer" },
  ]);
  expect(await call.row()).toMatchObject({ state: "missed", answeredAt: null, seconds: null });
});

test("a call needs a 1 to connect; voicemail rings the next phone", async () => {
  const { to, number } = await businessCalled();
  const call = await startCall(to, number);
  // Voicemail hears the whisper but sends no digit.
  expect(await call.legEnds(0, "completed", 12)).toMatchObject(ring(1, "+15125550172"));
  expect(await call.press(1, "7")).toBe(false);
  expect(await call.press(1, "1")).toBe(false);
  expect(await call.legEnds(1, "completed", 9)).toMatchObject({ what: "missed" });
  expect(await call.legs()).toEqual([
    { phone: "+15125550171", outcome: "not_accepted" },
    { phone: "+15125550172", outcome: "not_accepted" },
  ]);
  expect((await call.row())?.state).toBe("missed");
});

test("calls.shown: an answered call shows its length and marks the lead contacted", async () => {
  const { to, number, leadId, contractorId, owner } = await businessCalled();
  const call = await startCall(to, number);
  expect(await call.press(0)).toBe(true);
  platform().passTime(95_000);
  // The provider counts from the pickup.
  expect(await call.legEnds(0, "completed", 101)).toEqual({ what: "over" });
  const row = await call.row();
  expect(row).toMatchObject({ state: "answered", seconds: 95, leadId, contractorId });
  const conversation = await findConversation(platform(), owner, row?.conversationId ?? "");
  expect(conversation?.calls).toEqual([
    {
      ...{ id: call.callId, state: "answered", seconds: 95, source: null },
      createdAt: row?.createdAt,
    },
  ]);
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe("contacted");
  expect(await tasksOf(contractorId)).toEqual([]);
});

test("a call ends the caller's automatic follow-up", async () => {
  const { to, number, leadId } = await businessCalled();
  expect((await enrollmentOf(leadId))?.endedAt).toBeNull();
  await startCall(to, number);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
});

test("an unknown caller becomes a lead with a conversation and no follow-up", async () => {
  const { to, contractorId, pageId, owner } = await businessCalled();
  const call = await startCall(to, stranger);
  const again = await startCall(to, stranger);
  const row = await call.row();
  expect(await again.row()).toMatchObject({
    ...{ leadId: row?.leadId, conversationId: row?.conversationId },
  });
  const ofBusiness = and(eq(leads.contractorId, contractorId), eq(leads.phone, stranger));
  expect(await query().select().from(leads).where(ofBusiness)).toMatchObject([
    { id: row?.leadId, name: "(512) 555-7001", source: "phone_call", status: "new", pageId },
  ]);
  expect(
    await query()
      .select({ need: leadEnquiries.need })
      .from(leadEnquiries)
      .where(eq(leadEnquiries.leadId, row?.leadId ?? "")),
  ).toEqual([{ need: "Called your number." }]);
  expect(await enrollmentOf(row?.leadId ?? "")).toMatchObject({ endReason: "not_asked" });
  const conversation = await findConversation(platform(), owner, row?.conversationId ?? "");
  expect(conversation?.leadId).toBe(row?.leadId);
  expect(conversation?.calls).toHaveLength(2);
});

test("a hidden number is only listed, without lead, task or text", async () => {
  const { to, contractorId, owner } = await businessCalled();
  const call = await startCall(to, null);
  await call.hangUp();
  await call.text();
  expect(await call.row()).toMatchObject({ state: "missed", conversationId: null, leadId: null });
  expect(await tasksOf(contractorId)).toEqual([]);
  expect(await textsOf(contractorId)).toEqual([]);
  expect(await listCalls(platform(), owner)).toMatchObject([{ id: call.callId, phone: null }]);
});

test("repeated, late and out-of-order call reports change nothing", async () => {
  const { to, number, contractorId } = await businessCalled();
  const call = await startCall(to, number);
  expect(await call.ring()).toMatchObject(ring(0, "+15125550171"));
  expect(await call.legEnds(0)).toMatchObject(ring(1, "+15125550172"));
  expect(await call.legEnds(0)).toMatchObject(ring(1, "+15125550172"));
  expect(await call.press(1)).toBe(true);
  expect(await call.press(1)).toBe(true);
  // The first phone accepts late: the other phone already has the call.
  expect(await call.press(0)).toBe(false);
  platform().passTime(60_000);
  await call.hangUp(60);
  const row = await call.row();
  platform().passTime(60_000);
  expect(await call.legEnds(1, "completed", 55)).toEqual({ what: "over" });
  await call.hangUp(999);
  expect(await call.ring()).toEqual({ what: "over" });
  expect(await call.row()).toEqual(row);
  expect(row).toMatchObject({ state: "answered", seconds: 60 });
  const stored = await query().select().from(calls).where(eq(calls.contractorId, contractorId));
  expect(stored).toHaveLength(1);
  const legs = await query().select().from(callLegs).where(eq(callLegs.callId, call.callId));
  expect(legs).toHaveLength(2);
});

test("repeated reports of an unanswered call get the same response", async () => {
  const { to, number, owner } = await businessCalled();
  const call = await startCall(to, number);
  await call.legEnds(0);
  const apology = { what: "missed", businessName: "Bluebonnet" };
  for (const _time of [1, 2]) expect(await call.legEnds(1)).toEqual(apology);
  expect(await call.ring()).toEqual(apology);
  expect(await call.row()).toMatchObject({ state: "missed" });
  // The caller's phone is the only one to ring.
  await setUp(owner, { phone_0: "(512) 555-0171", name_1: "", phone_1: "" });
  const own = await startCall(to, "+15125550171");
  expect([own.answer, await own.ring()]).toEqual([apology, apology]);
});

test("a caller who hangs up is missed in any order of reports", async () => {
  const { to, number } = await businessCalled();
  const first = await startCall(to, number);
  expect(await first.legEnds(0, "canceled")).toEqual({ what: "over" });
  expect((await first.row())?.state).toBe("missed");
  const other = await startCall(to, number);
  await other.hangUp();
  expect(await other.legEnds(0, "canceled")).toEqual({ what: "over" });
  expect((await other.row())?.state).toBe("missed");
  expect(await other.legs()).toEqual([{ phone: "+15125550171", outcome: "no_answer" }]);
});

test("an unreported call times out: unanswered after minutes, answered after hours", async () => {
  const { to, number, contractorId } = await businessCalled();
  const lost = await startCall(to, number);
  const call = await startCall(to, stranger);
  await call.press(0);
  platform().passTime(hour / 6);
  for (const { callId } of [lost, call]) {
    await endLostCall(platform(), system("test"), { callId });
  }
  expect([(await lost.row())?.state, (await call.row())?.endedAt]).toEqual(["missed", null]);
  expect(await tasksOf(contractorId)).toHaveLength(1);
  platform().passTime(3 * hour);
  await endLostCall(platform(), system("test"), { callId: call.callId });
  expect(await call.row()).toMatchObject({ state: "answered", endedAt: platform().clock.now() });
});

test("a repeated report about an earlier phone doesn't end the current call", async () => {
  const { to, number } = await businessCalled();
  const call = await startCall(to, number);
  await call.legEnds(0);
  await call.press(1);
  expect(await call.legEnds(0)).toEqual({ what: "over" });
  expect(await call.legEnds(0, "canceled")).toEqual({ what: "over" });
  expect(await call.row()).toMatchObject({ state: "answered", endedAt: null });
});

test("a blocked number doesn't ring or create a lead until unblocked", async () => {
  const { to, contractorId, owner } = await businessCalled();
  expect(await blockCaller(platform(), owner, { phone: "(512) 555-7001" })).toEqual({ ok: true });
  const call = await startCall(to, stranger);
  expect(call.answer).toEqual({ what: "refused" });
  expect(await call.ring()).toEqual({ what: "refused" });
  expect(await call.row()).toMatchObject({ state: "blocked", conversationId: null });
  const ofBusiness = and(
    eq(conversations.contractorId, contractorId),
    eq(conversations.phone, stranger),
  );
  expect(await query().select().from(conversations).where(ofBusiness)).toEqual([]);
  expect((await readCallSettings(platform(), owner)).blocked).toMatchObject([{ phone: stranger }]);
  await unblockCaller(platform(), owner, { phone: stranger });
  expect((await startCall(to, stranger)).answer).toMatchObject({ what: "ring" });
});

test("a business can block as many numbers as its settings show", async () => {
  const { contractorId, owner } = await businessCalled();
  const phones = Array.from({ length: maxBlocked }, (_, index) => `+1512555${4000 + index}`);
  await query()
    .insert(blockedCallers)
    .values(phones.map((phone) => ({ contractorId, phone, blockedBy: "Bo" })));
  expect(await blockCaller(platform(), owner, { phone: stranger })).toMatchObject({
    errors: { phone: `You’ve blocked ${maxBlocked} numbers, the most allowed. Unblock one first` },
  });
});

test("with calls off or an unknown number, nothing rings or is stored", async () => {
  const { to, number, owner, contractorId } = await businessCalled({ enabled: undefined });
  const call = await startCall(to, number);
  expect(call.answer).toEqual({ what: "texts_only", businessName: "Bluebonnet" });
  expect((await startCall("+15125559999", number)).answer).toEqual({ what: "refused" });
  expect(await query().select().from(calls).where(eq(calls.contractorId, contractorId))).toEqual(
    [],
  );
  expect(await listCalls(platform(), owner)).toEqual([]);
});

test("phones keep their order, and invalid numbers get a field error", async () => {
  const { owner, to } = await businessCalled();
  const save = (change: object) => saveCallSettings(platform(), owner, { ...twoPhones, ...change });
  expect((await readCallSettings(platform(), owner)).phones).toEqual([
    { name: "Bo", phone: "+15125550171" },
    { name: "Ana", phone: "+15125550172" },
  ]);
  expect(await save({ phone_1: "(512) 555-0171" })).toMatchObject({
    errors: { phone_1: "This phone is already listed above" },
  });
  expect(await save({ phone_0: "911" })).toMatchObject({
    errors: { phone_0: "Enter a US phone number, like (512) 555-0123" },
  });
  expect(await save({ phone_0: "(512) 555-0171 x4" })).toMatchObject({
    errors: { phone_0: "Enter a number without an extension" },
  });
  expect(await save({ phone_0: "222-222-2222" })).toMatchObject({
    errors: {
      phone_0: "That looks like a placeholder. Enter a real phone number",
    },
  });
  expect(await save({ name_0: "", ring_seconds: "3" })).toMatchObject({
    errors: {
      name_0: "Enter whose phone this is",
      ring_seconds: "Choose how long each phone rings",
    },
  });
  expect(await save({ phone_1: to })).toMatchObject({
    errors: { phone_1: "Calls come in on this number. Enter another phone" },
  });
  const none = { name_0: "", phone_0: "", name_1: "", phone_1: "" };
  expect(await save(none)).toMatchObject({ errors: { phone_0: "Enter a phone to ring" } });
  expect(await save({ ...none, enabled: undefined })).toEqual({ ok: true });
  expect((await readCallSettings(platform(), owner)).phones).toEqual([]);
});

test("a business sees only its own calls, technicians none", async () => {
  const first = await businessCalled();
  const otherBusiness = await businessCalled();
  const call = await startCall(first.to, stranger);
  expect(await listCalls(platform(), otherBusiness.owner)).toEqual([]);
  expect((await listCalls(platform(), first.owner)).map(({ id }) => id)).toEqual([call.callId]);
  const technician = await addBusinessMember(platform(), first.contractorId, "technician");
  await expect(listCalls(platform(), technician)).rejects.toThrow();
});
