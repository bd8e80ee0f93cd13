import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerContacts, customers } from "~/domains/customers/customers.tables.server.ts";
import {
  listCallable,
  listCallableOfCustomer,
  openCallConversation,
} from "~/domains/inbox/calls/outgoing/callable-customers.server.ts";
import { readCallForm } from "~/domains/inbox/calls/outgoing/start-outgoing-call.server.ts";
import {
  findSimulatedOutgoingCall,
  simulateOutgoingCall,
} from "~/domains/inbox/phone/simulated-outgoing-call.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { addLeadTask } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { readToday } from "~/domains/office/today/today.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { callingOut } from "./outgoing-call-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. Without phone service. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, callable, setUp } = callingOut(platform);
const staff = staffActor("super_admin");

/** A customer whom the business entered, with a phone that no one has texted. */
async function handEntered(contractorId: string, value: string) {
  const customerId = newId();
  await query().insert(customers).values({ id: customerId, contractorId, name: "Dana Reed" });
  await query()
    .insert(customerContacts)
    .values({ customerId, contractorId, kind: "phone", value, extension: "12" });
  return customerId;
}

/** Gives another customer the same phone: theirs is marked as shared, the first one's isn't. */
async function shareWith(contractorId: string, customerId: string, value: string) {
  const also = { customerId, contractorId, kind: "phone" as const, value };
  await query()
    .insert(customerContacts)
    .values({ ...also, isShared: true });
}

/** A call from a business without phone service, started and ringing. */
async function simulated() {
  const business = await callable();
  expect(await business.start({}, platform())).toMatchObject({ ok: true });
  await business.place(platform());
  const { conversationId } = business;
  const act = (act: Parameters<typeof simulateOutgoingCall>[2]["act"]) =>
    simulateOutgoingCall(platform(), staff, { conversationId, act });
  return { ...business, act };
}

test("a simulated call rings the member's phone, then the customer's", async () => {
  const { act, row, status, conversationId, owner } = await simulated();
  expect(await findSimulatedOutgoingCall(platform(), staff, conversationId)).toMatchObject({
    ...{ state: "ringing", startedBy: owner.name, memberPhone: "+15125550171" },
  });
  await act("enter_1");
  expect(await row()).toMatchObject({ state: "calling" });
  await act("talk");
  expect(await row()).toMatchObject({ state: "talked", seconds: 120 });
  expect(await status()).toBe("contacted");
  expect(await findSimulatedOutgoingCall(platform(), staff, conversationId)).toBe(null);
});

test.each([
  ["voicemail", { state: "talked", seconds: 25 }],
  ["no_answer", { state: "no_answer", seconds: null }],
] as const)("a simulated call that ends with %s leaves the lead new", async (end, expected) => {
  const { act, row, status } = await simulated();
  await act("enter_1");
  await act(end);
  expect(await row()).toMatchObject(expected);
  expect(await status()).toBe("new");
});

test("acts that come twice, or at the wrong moment, change nothing", async () => {
  const { act, row } = await simulated();
  await act("talk");
  expect(await row()).toMatchObject({ state: "ringing" });
  await Promise.all([act("enter_1"), act("enter_1")]);
  await act("ignore");
  expect(await row()).toMatchObject({ state: "calling" });
  await Promise.all([act("talk"), act("no_answer"), act("talk")]);
  const ended = await row();
  await act("voicemail");
  expect(await row()).toEqual(ended);
});

test("a member who doesn't pick up places no simulated call", async () => {
  const { act, row } = await simulated();
  await act("ignore");
  expect(await row()).toMatchObject({ state: "not_taken" });
});

test("without phone service, calls start only in a trial or demo", async () => {
  const { start, owner, conversationId } = await callable();
  const live = { ...platform(), settings: { ...platform().settings, demo: false } };
  expect(await start({}, live)).toMatchObject({
    errors: { phone: "Phone service isn’t set up yet, so no call can be made" },
  });
  const form = await readCallForm(live, owner, conversationId);
  expect(form?.isSimulated).toBe(false);
});

test("a hand-entered customer gets one conversation to be called in", async () => {
  const { contractorId, owner } = await callable();
  const phone = "+15125550801";
  const customerId = await handEntered(contractorId, phone);
  const find = async () =>
    (await listCallableOfCustomer(platform(), owner, { customerId, phones: [phone] })).get(phone);
  expect(await find()).toEqual({ conversationId: null });
  const open = () => openCallConversation(platform(), owner, phone);
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).not.toBe(null);
  expect(second).toBe(first);
  expect(await find()).toEqual({ conversationId: first });
  const form = await readCallForm(platform(), owner, first ?? "");
  expect(form).toMatchObject({ phone: "+15125550801", phoneExtension: "12", blocked: null });
});

test("a phone of two customers is called only in a customer's own conversation", async () => {
  const { contractorId, owner } = await callable();
  const phone = "+15125550808";
  const customerId = await handEntered(contractorId, phone);
  const find = async () =>
    (await listCallableOfCustomer(platform(), owner, { customerId, phones: [phone] })).get(phone);
  const conversationId = await openCallConversation(platform(), owner, phone);
  await shareWith(contractorId, await handEntered(contractorId, "+15125550809"), phone);
  expect(await find()).toEqual({ conversationId });
  await query()
    .update(conversations)
    .set({ customerId: null })
    .where(eq(conversations.id, conversationId ?? ""));
  expect(await find()).toBe(undefined);
});

test("only a member who runs the business opens a customer's call", async () => {
  const { contractorId } = await callable();
  const otherBusiness = await callable();
  const phone = "+15125550802";
  await handEntered(contractorId, phone);
  expect(await openCallConversation(platform(), otherBusiness.owner, phone)).toBe(null);
  for (const actor of [memberActor("technician", contractorId), staff]) {
    await expect(openCallConversation(platform(), actor, phone)).rejects.toThrow();
  }
  const opened = await query().select().from(conversations).where(eq(conversations.phone, phone));
  expect(opened).toEqual([]);
});

test("Today shows the office where to call a customer, and technicians not", async () => {
  const { owner, conversationId, contractorId, leadId } = await callable();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  const task = { task: "Call about the gate code", due_on: "2026-11-20", member_id: technician.id };
  await addLeadTask(platform(), owner, { leadId, task, requestKey: null });
  const today = await readToday(platform(), owner);
  expect([today.newRequests, today.tasks]).toMatchObject([
    [{ leadId, callable: { conversationId } }],
    [{ leadId, callable: { conversationId } }],
  ]);
  const own = await readToday(platform(), technician);
  expect([own.newRequests, own.tasks]).toMatchObject([[], [{ leadId, callable: null }]]);
});

test("phones of the business's customers are callable while it takes calls", async () => {
  const { owner, number, conversationId, contractorId } = await callable();
  const otherBusiness = await callable();
  await handEntered(contractorId, "+15125550803");
  await handEntered(contractorId, "+15125550804");
  await shareWith(contractorId, await handEntered(contractorId, "+15125550806"), "+15125550804");
  const phones = [number, null, otherBusiness.number, "+15125550803", "+15125550804"];
  expect(await listCallable(platform(), owner, phones)).toEqual(
    new Map([
      [number, { conversationId }],
      ["+15125550803", { conversationId: null }],
    ]),
  );
  await setUp(owner, { enabled: "" });
  expect(await listCallable(platform(), owner, phones)).toEqual(new Map());
});

test("by phone, only a customer of the business who alone has it is opened", async () => {
  const { owner, number, conversationId, contractorId } = await callable();
  const otherBusiness = await callable();
  await handEntered(contractorId, "+15125550805");
  await shareWith(contractorId, await handEntered(contractorId, "+15125550807"), "+15125550805");
  const open = (phone: string | null) => openCallConversation(platform(), owner, phone ?? "");
  expect(await open(number)).toBe(conversationId);
  for (const phone of [otherBusiness.number, "+15125550805", "", "call"]) {
    expect(await open(phone)).toBe(null);
  }
});
