import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { endLostOutgoingCall } from "~/domains/inbox/calls/outgoing/outgoing-call.server.ts";
import { describeOutgoingCall } from "~/domains/inbox/calls/outgoing/outgoing-calls.ts";
import {
  readCallForm,
  startOutgoingCall,
} from "~/domains/inbox/calls/outgoing/start-outgoing-call.server.ts";
import { outgoingCalls } from "~/domains/inbox/inbox.tables.server.ts";
import { listConversations } from "~/domains/inbox/read-conversations.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { readUsage } from "~/domains/office/texting-costs/read-usage.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { callingOut } from "./outgoing-call-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, businessCalled, fake, connected, callable, called } = callingOut(platform);
const actor = system("test");
const hour = 60 * 60_000;

test("calls.outgoing: a member's phone rings, then the customer's, from the business's number", async () => {
  const { call, row, to, number, leadId } = await called();
  expect(call).toMatchObject({ to: "+15125550171", from: to });
  expect(call.parameters).not.toHaveProperty("MachineDetection");
  await call.answer();
  expect(call.heard.at(-1)).toBe("Enter 1 to call your customer now.");
  expect(call.dialed).toBe(null);
  await call.press("1");
  expect([call.dialed, call.dialedFrom]).toEqual([number, to]);
  expect(await row()).toMatchObject({ state: "calling" });
  await call.finishDial("completed", 95);
  await call.end("completed", 120);
  expect(await row()).toMatchObject({ state: "talked", seconds: 95, endedAt: expect.any(Date) });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe("contacted");
});

test("a voicemail on the member's phone is never connected to the customer", async () => {
  const { call, row } = await called();
  await call.answer();
  expect(call.hungUp).toBe(true);
  await call.end("completed", 9);
  expect([call.dialed, (await row())?.state]).toEqual([null, "not_taken"]);
});

test("a lead who doesn't pick up stays new; the member hears so", async () => {
  const { call, row, leadId } = await called();
  await call.answer();
  await call.press("1");
  await call.finishDial("no-answer");
  expect(call.heard.at(-1)).toContain("didn't pick up");
  await call.end();
  expect(await row()).toMatchObject({ state: "no_answer", seconds: null });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe("new");
});

test("repeated, late, or reordered reports change nothing", async () => {
  const { call, row, place } = await called();
  await call.answer();
  await call.press("1");
  await call.end("completed", 60);
  await call.finishDial("completed", 41);
  await call.end("completed", 60);
  await call.finishDial("no-answer");
  expect(await row()).toMatchObject({ state: "talked", seconds: 41 });
  await place();
  expect(fake().calls).toHaveLength(1);
});

test("after a lost response there is one call, which its callbacks find", async () => {
  const { start, place, row } = await callable();
  await start();
  fake().beforeResponse = async (call) => {
    await call.answer();
    await call.press("1");
  };
  fake().callFault = () => ({ kind: "drop_after_accept" });
  await place();
  await place();
  expect(fake().calls).toHaveLength(1);
  expect(await row()).toMatchObject({ state: "calling", providerId: fake().calls[0]?.sid });
});

test("a call that a member makes moves its conversation up in the inbox", async () => {
  const { start, owner, conversationId, contractorId } = await callable();
  platform().passTime(60_000);
  const createdAt = platform().clock.now();
  const other = { contractorId, name: "Newer", phone: "+15125550999", createdAt };
  await query().insert(conversations).values(other);
  const first = async () =>
    (await listConversations(platform(), owner, "all", null)).rows[0]?.id === conversationId;
  expect(await first()).toBe(false);
  platform().passTime(60_000);
  await start();
  expect(await first()).toBe(true);
});

test("a double click calls once, and two members never call one customer", async () => {
  const { start, rows } = await callable();
  const requestKey = crypto.randomUUID();
  const both = await Promise.all([start({ requestKey }), start({ requestKey })]);
  expect(both).toEqual([both[0], both[0]]);
  for (const phone of ["+15125550171", "+15125550172"]) {
    expect(await start({ phone })).toMatchObject({
      errors: { phone: expect.stringContaining("is calling them now") },
    });
  }
  expect(await rows()).toHaveLength(1);
  await query().update(outgoingCalls).set({ state: "talked", endedAt: platform().clock.now() });
  expect(await start({ requestKey })).toMatchObject({ code: "not_possible" });
});

test("a short connection may be a voicemail, so the lead stays new", async () => {
  const { call, row, leadId } = await called();
  await call.answer();
  await call.press("1");
  await call.finishDial("completed", 25);
  expect(await row()).toMatchObject({ state: "talked", seconds: 25 });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe("new");
});

test("a missing end report doesn't hide a long conversation", async () => {
  const { call, row } = await called();
  await call.answer();
  await call.press("1");
  await call.end("completed", 600);
  expect(await row()).toMatchObject({ state: "talked", seconds: null });
});

test("at night a customer is called only if the member confirms it", async () => {
  const { start, owner, conversationId } = await callable();
  platform().passTime(10 * hour);
  const form = await readCallForm(connected(), owner, conversationId);
  expect(form?.hours).toMatchObject({ isQuiet: true, now: expect.stringContaining("10:") });
  expect(await start()).toMatchObject({ errors: { wanted: expect.stringContaining("for them") } });
  expect(await start({ wanted: true })).toMatchObject({ ok: true });
});

test("only the business's phones ring, and only its customers are called", async () => {
  const { start, contractorId, conversationId } = await callable();
  expect(await start({ phone: "+15125559999" })).toMatchObject({ code: "invalid" });
  expect(await start({ phone: "+19005550100" })).toMatchObject({ code: "invalid" });
  const otherBusiness = await businessCalled();
  const callRequest = { conversationId, phone: "+15125550171", wanted: false, requestKey: null };
  const refused = await startOutgoingCall(connected(), otherBusiness.owner, callRequest);
  expect(refused).toMatchObject({ ok: false, code: "not_found" });
  const technician = memberActor("technician", contractorId);
  await expect(startOutgoingCall(connected(), technician, callRequest)).rejects.toThrow();
});

test("a person who opted out of calls isn't called", async () => {
  const { start, contractorId, conversationId, number, owner } = await callable();
  const recipient = { contractorId, channel: "voicemail" as const, address: number ?? "" };
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "call" }));
  expect(await start()).toMatchObject({
    errors: { phone: expect.stringContaining("opted out of calls") },
  });
  const form = await readCallForm(connected(), owner, conversationId);
  expect(form?.blocked).toContain("opted out of calls");
});

test("a customer marked Do not contact isn't called", async () => {
  const { start, conversationId } = await callable();
  const [person] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  await query()
    .update(customers)
    .set({ doNotContactAt: platform().clock.now() })
    .where(eq(customers.id, person?.customerId ?? ""));
  expect(await start()).toMatchObject({
    errors: { phone: expect.stringContaining("Do not contact") },
  });
});

test("a call that can't be placed in time isn't placed at all", async () => {
  const { start, place, row } = await callable();
  await start();
  platform().passTime(3 * 60_000);
  await place();
  expect([fake().calls, await row()]).toMatchObject([[], { state: "failed" }]);
});

test("a call whose end is never reported ends automatically", async () => {
  const { call, row } = await called();
  const callId = (await row())?.id ?? "";
  await call.answer();
  await call.press("1");
  platform().passTime(4 * hour);
  await endLostOutgoingCall(connected(), actor, { callId });
  expect(await row()).toMatchObject({ state: "talked", seconds: null });
});

test("a call costs the minutes of both phones", async () => {
  const { call, contractorId } = await called();
  await call.answer();
  await call.press("1");
  platform().passTime(70_000);
  await call.finishDial("completed", 61);
  const month = `${platform().clock.now().toISOString().slice(0, 7)}-01`;
  const usage = await readUsage(query(), { contractorId, months: [month], zone: "UTC" });
  expect(usage.get(contractorId)?.[0]).toMatchObject({ minutesIn: 0, minutesOut: 4 });
});

test("an erased person's calls are deleted", async () => {
  const { leadId, rows } = await called();
  await eraseHomeowner(platform(), staffActor("super_admin"), leadId);
  expect(await rows()).toEqual([]);
});

test("each state has a description", () => {
  const shown = (state: "talked" | "no_answer" | "ringing", seconds: number | null = null) =>
    describeOutgoingCall({ state, seconds, startedBy: "Ana" });
  expect([shown("talked", 95), shown("no_answer"), shown("ringing")]).toEqual([
    "Outgoing call · 1 min 35 sec · Ana",
    "Outgoing call · not reached · Ana",
    "Outgoing call · ringing your team’s phone · Ana",
  ]);
});
