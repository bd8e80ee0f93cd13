import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { handleOutgoingStep } from "~/domains/inbox/calls/outgoing/handle-outgoing-step.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { readTimeline } from "~/domains/office/customers/customer-timeline.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { callingOut } from "./outgoing-call-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, connected, called, dialed, startCall, tasksOf } = callingOut(platform);

test("the customer's own part tells an end that was lost", async () => {
  const { call, row, status } = await dialed();
  expect(await call.reportDialed("completed", 125)).toBe(200);
  expect(await row()).toMatchObject({ state: "talked", seconds: 125, endedAt: expect.any(Date) });
  expect(await status()).toBe("contacted");
});

test.each(["busy", "no-answer", "failed", "canceled"])(
  "a customer's part that ended as %s wasn't reached",
  async (ended) => {
    const { call, row } = await dialed();
    await call.reportDialed(ended);
    expect(await row()).toMatchObject({ state: "no_answer", seconds: null });
  },
);

test.each([
  ["dial", "own", "call"],
  ["dial", "call", "own"],
  ["own", "dial", "call"],
  ["own", "call", "dial"],
  ["call", "dial", "own"],
  ["call", "own", "dial"],
] as const)("reports of an end agree as %s, %s, %s, also repeated", async (...order) => {
  const { call, row, status, contractorId, number, to } = await dialed();
  await (await startCall(to, number)).hangUp();
  const reports = {
    dial: () => call.finishDial("completed", 125),
    own: () => call.reportDialed("completed", 125),
    call: () => call.end("completed", 105),
  };
  for (const name of order) await reports[name]();
  const ended = await row();
  const [task] = await tasksOf(contractorId);
  expect(ended).toMatchObject({ state: "talked", seconds: 125 });
  expect(await status()).toBe("contacted");
  expect(task).toMatchObject({ doneAt: expect.any(Date) });
  platform().passTime(60_000);
  for (const name of order) await reports[name]();
  expect(await row()).toEqual(ended);
  expect(await tasksOf(contractorId)).toEqual([task]);
});

test("a long talk that was guessed gets its length later", async () => {
  const { call, row, status } = await dialed();
  await call.end("completed", 600);
  expect(await row()).toMatchObject({ state: "talked", seconds: null });
  await call.reportDialed("completed", 570);
  expect(await row()).toMatchObject({ state: "talked", seconds: 570 });
  expect(await status()).toBe("contacted");
});

test("the report of another call's customer changes nothing", async () => {
  const [first, second] = [await dialed(), await dialed()];
  second.call.dialReport = first.call.dialReport;
  await second.call.reportDialed("completed", 125);
  expect([await first.row(), await second.row()]).toMatchObject([
    { state: "calling" },
    { state: "calling" },
  ]);
});

test("sms.signed-webhooks: an unsigned end of the customer's part is rejected", async () => {
  const { call, row } = await dialed();
  const url = new URL(call.dialReport ?? "");
  const params = new URLSearchParams({
    CallSid: `CA${"e".repeat(32)}`,
    ParentCallSid: call.sid,
    CallStatus: "completed",
    CallDuration: "125",
  });
  const reference = url.searchParams.get("reference");
  const webhook = { url, params, signature: "a forged signature" };
  const handled = await handleOutgoingStep(connected(), webhook, { step: "customer", reference });
  expect(handled).toMatchObject({ ok: false, code: "permission_denied" });
  expect(await row()).toMatchObject({ state: "calling" });
});

test("calls.call-back: a call that may have reached voicemail leaves the task", async () => {
  const { call, contractorId, number, to } = await called();
  await (await startCall(to, number)).hangUp();
  await call.answer();
  await call.press("1");
  await call.finishDial("completed", 65);
  expect(await tasksOf(contractorId)).toMatchObject([{ doneAt: null }]);
});

test("calls.call-back: a talk completes the task of a missed call", async () => {
  const { call, owner, contractorId, number, to, conversationId } = await called();
  await (await startCall(to, number)).hangUp();
  await call.answer();
  await call.press("1");
  await call.finishDial("completed", 135);
  expect(await tasksOf(contractorId)).toMatchObject([
    { doneAt: expect.any(Date), doneBy: owner.name },
  ]);
  const [person] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const timeline = await readTimeline(platform(), owner, person?.customerId ?? "", null);
  expect(timeline.entries).toContainEqual(
    expect.objectContaining({
      kind: "task",
      detail: owner.name,
      text: expect.stringContaining("Call back"),
    }),
  );
});

test.each([
  ["no-answer", 0],
  ["busy", 0],
  // A voicemail, which the provider reports like a person.
  ["completed", 25],
] as const)(
  "calls.call-back: a call that ends as %s after %s s leaves the task",
  async (end, seconds) => {
    const { call, contractorId, number, to } = await dialed();
    await (await startCall(to, number)).hangUp();
    await call.finishDial(end, seconds);
    await call.reportDialed(end, seconds);
    await call.end("completed", seconds + 10);
    expect(await tasksOf(contractorId)).toMatchObject([{ doneAt: null }]);
  },
);

test("calls.call-back: a later missed call makes a new task", async () => {
  const { call, contractorId, number, to } = await dialed();
  await (await startCall(to, number)).hangUp();
  await call.finishDial("completed", 135);
  platform().passTime(60_000);
  await (await startCall(to, number)).hangUp();
  await call.reportDialed("completed", 135);
  const tasks = await tasksOf(contractorId);
  expect(tasks.map(({ doneAt }) => doneAt !== null)).toEqual([true, false]);
});

test("calls.call-back: a caller who reaches the team completes the task", async () => {
  const { contractorId, number, to } = await called();
  await (await startCall(to, number)).hangUp();
  const again = await startCall(to, number);
  await again.legEnds(0);
  expect(await tasksOf(contractorId)).toMatchObject([{ doneAt: null }]);
  await again.press(1);
  expect(await tasksOf(contractorId)).toMatchObject([{ doneAt: expect.any(Date), doneBy: "Ana" }]);
});

test.each([
  [{ phoneExtension: "210" }, ", at extension 2 1 0.", "wwww210"],
  // The number was changed after the call was started.
  [{ phoneExtension: "210", phone: "+15125550999" }, ".", null],
])("with %o, the member hears %j and the phone gets %j", async (values, said, digits) => {
  const { call, conversationId } = await called();
  await query().update(conversations).set(values).where(eq(conversations.id, conversationId));
  await call.answer();
  expect(call.heard.at(-1)).toBe(`Enter 1 to call your customer now${said}`);
  await call.press("1");
  expect(call.digits).toBe(digits);
});
