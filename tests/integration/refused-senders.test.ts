import { like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { endEnrollments } from "~/domains/follow-ups/enrollments/manage-enrollments.server.ts";
import { listHeld } from "~/domains/follow-ups/overview/read-overview.server.ts";
import { handleStatusWebhook } from "~/domains/inbox/replies/receive-text.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  saveRegistration,
  tryAgain,
} from "~/domains/phone-numbers/senders/change-sender.server.ts";
import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { twilioSignature } from "~/platform/sms/twilio.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const fake = await startTwilioServer();
/** The clock starts on Friday, November 20, at 9 AM in Austin, and only the tests advance it. */
const platform = sharedPlatform({
  TWILIO_ACCOUNT_SID: fake.accountSid,
  TWILIO_AUTH_TOKEN: fake.authToken,
  TWILIO_API_URL: fake.url,
});
const { query, businessWithLead, requestEstimate, sendDue, followUpMessages, enrollmentOf } =
  followUps(platform);
const member = staffActor("reviewer");
const unregistered = 30034;

// Each test posts its own delivery reports.
fake.reports = () => [];
beforeEach(() => {
  fake.fault = () => null;
});
afterAll(() => fake.stop());

/** Sends due messages and processes the resulting events. */
async function settle() {
  await sendDue();
  await processEvents(platform());
  // A number pauses for a second after each text.
  platform().passTime(1_000);
  await sendDue();
}

async function report(sid: string | null | undefined, status: string, code?: number) {
  const params = new URLSearchParams({ MessageSid: sid ?? "", MessageStatus: status });
  if (code) params.set("ErrorCode", String(code));
  const url = new URL("/webhooks/sms/status", platform().settings.siteUrl);
  const signature = twilioSignature(fake.authToken, url.href, params);
  expect(await handleStatusWebhook(platform(), { url, params, signature })).toEqual({ ok: true });
  await settle();
}

const pathOf = async (leadId: string) =>
  (await followUpMessages(leadId)).map(({ channel, state }) => `${channel} ${state}`);
const refusalOf = async (contractorId: string) =>
  (await findSender(platform(), member, contractorId))?.refusedCode;
const staffAlerts = (contractorId: string) =>
  query().$count(messages, like(messages.cause, `sender-refused:${contractorId}:%`));

test("a rejected text is emailed, later ones too; staff are alerted once", async () => {
  fake.fault = () => ({ kind: "reject", code: unregistered });
  const { contractorId, pageId, leadId } = await businessWithLead();
  await settle();
  expect(await pathOf(leadId)).toEqual(["sms failed", "email kept"]);
  expect(await refusalOf(contractorId)).toBe(unregistered);
  const tried = fake.requests.length;
  const another = { phone: "(512) 555-5001", email: "another@home.example" };
  const otherLead = await requestEstimate(pageId, another);
  await settle();
  platform().passTime(20 * 60_000);
  await settle();
  expect((await pathOf(otherLead.leadId))[0]).toBe("email kept");
  expect(fake.requests.length, "nothing is tried every quarter of an hour").toBe(tried);
  expect(await staffAlerts(contractorId)).toBe(1);
});

test("without an email address the text waits until staff click Try again", async () => {
  fake.fault = () => ({ kind: "reject", code: unregistered });
  const { contractorId, leadId } = await businessWithLead({ person: { email: "" } });
  await settle();
  expect(await enrollmentOf(leadId)).toMatchObject({
    holdReason: "registration_pending",
    holdDetail: String(unregistered),
    doneSteps: [],
  });
  const heldList = await listHeld(platform(), member, { reason: "registration_pending" }, null);
  expect(heldList.rows).toMatchObject([{ leadId, holdDetail: String(unregistered) }]);

  fake.fault = () => null;
  platform().passTime(60_000);
  expect(await tryAgain(platform(), member, contractorId)).toEqual({ ok: true });
  expect(await tryAgain(platform(), member, contractorId)).toEqual({ ok: true });
  await processEvents(platform());
  await settle();
  expect(await pathOf(leadId)).toEqual(["sms failed", "sms sent"]);
  expect(await refusalOf(contractorId)).toBeNull();
});

test("repeated, late or unordered rejections reset the step once and email it", async () => {
  const { contractorId, leadId } = await businessWithLead();
  await settle();
  const [text] = await followUpMessages(leadId);
  await report(text?.providerId, "sent");
  await report(text?.providerId, "undelivered", unregistered);
  expect(await pathOf(leadId)).toEqual(["sms failed", "email kept"]);
  expect(await refusalOf(contractorId)).toBe(unregistered);
  await report(text?.providerId, "sent");
  await report(text?.providerId, "failed", unregistered);
  expect(await pathOf(leadId)).toEqual(["sms failed", "email kept"]);
  expect(await staffAlerts(contractorId)).toBe(1);
});

test("a rejection reported after delivery changes nothing", async () => {
  const { contractorId, leadId } = await businessWithLead();
  await settle();
  const [text] = await followUpMessages(leadId);
  await report(text?.providerId, "delivered");
  await report(text?.providerId, "failed", unregistered);
  expect(await pathOf(leadId)).toEqual(["sms sent"]);
  expect(await refusalOf(contractorId)).toBeNull();
});

test("reports from before a fix don't block texting steps again", async () => {
  const { contractorId, pageId, leadId } = await businessWithLead({ person: { email: "" } });
  await settle();
  const otherLead = await requestEstimate(pageId, { phone: "(512) 555-5002", email: "" });
  platform().passTime(5_000);
  await settle();
  const [[first], [second]] = [
    await followUpMessages(leadId),
    await followUpMessages(otherLead.leadId),
  ];
  await report(first?.providerId, "failed", unregistered);
  expect(await refusalOf(contractorId)).toBe(unregistered);
  platform().passTime(60_000);
  await saveRegistration(platform(), member, contractorId, {
    ...{ registration: "approved", rejected_because: null, brand: null, campaign: null },
    ...{ submitted_on: null, decided_on: null },
  });
  await processEvents(platform());
  await settle();
  expect(await refusalOf(contractorId)).toBeNull();
  await report(second?.providerId, "failed", unregistered);
  platform().passTime(5_000);
  await settle();
  expect(await refusalOf(contractorId)).toBeNull();
  expect(await pathOf(leadId)).toEqual(["sms failed", "sms sent"]);
  expect(await pathOf(otherLead.leadId)).toEqual(["sms failed", "sms sent"]);
});

test("a new number doesn't inherit the rejection", async () => {
  const { contractorId, leadId } = await businessWithLead();
  await settle();
  const [text] = await followUpMessages(leadId);
  await assignNumber(platform(), member, contractorId, "+15125550977");
  await report(text?.providerId, "failed", unregistered);
  expect(await refusalOf(contractorId)).toBeNull();
});

test("doesn't resend a step if the person replied before the rejection", async () => {
  const { contractorId, leadId } = await businessWithLead();
  await settle();
  const [text] = await followUpMessages(leadId);
  await inTransaction(platform(), (work) => endEnrollments(work, { leadId }, "person_replied"));
  await report(text?.providerId, "failed", unregistered);
  expect(await pathOf(leadId)).toEqual(["sms failed"]);
  expect(await refusalOf(contractorId)).toBe(unregistered);
});
