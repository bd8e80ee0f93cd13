import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  sendInvoice,
  sendInvoiceReminders,
} from "~/domains/billing/invoices/send-invoice.server.ts";
import { sendEstimateReminders } from "~/domains/billing/job-estimates/send-estimate.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { scheduledMessages } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { scheduleMessage } from "~/domains/follow-ups/scheduled/schedule-message.server.ts";
import { sendScheduledMessage } from "~/domains/follow-ups/scheduled/send-scheduled-message.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit } from "./appointment-fixtures.ts";
import { addDraftEstimate, send } from "./estimate-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";
import { reviews } from "./review-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessWithReviews, requestingByEmail, done, ...rest } = reviews(platform);
const { sendReviewRequests, requestsOf, sentBy } = rest;
const hour = 60 * 60_000;
const day = 24 * hour;
const attempt = { number: 1, last: true, signal: new AbortController().signal };

const mark = (contractorId: string) =>
  query()
    .update(customers)
    .set({ doNotContactAt: platform().clock.now() })
    .where(eq(customers.contractorId, contractorId));

/** Delivers the queued emails of a kind. @returns all of them, oldest first */
async function deliveredEmails(contractorId: string, kind: string) {
  const ofKind = and(eq(messages.contractorId, contractorId), eq(messages.kind, kind));
  const sent = () => query().select().from(messages).where(ofKind).orderBy(messages.createdAt);
  for (const { id: messageId } of await sent()) {
    await deliver(platform(), system("test"), { messageId }, attempt);
  }
  return (await sent()).map(({ state, lastError }) => ({ state, lastError }));
}

test("opt-outs.do-not-contact: a marked customer gets no review request", async () => {
  const { owner, contractorId } = await requestingByEmail();
  await done(owner);
  await mark(contractorId);
  platform().passTime(day);
  await sendReviewRequests();
  expect(await sentBy(contractorId)).toEqual([]);
  expect(await requestsOf(contractorId)).toMatchObject([
    { state: "unreachable", reason: "declined", nextAt: null },
  ]);
});

test("opt-outs.do-not-contact: a mark set after the request stops its reminder", async () => {
  const { owner, contractorId } = await requestingByEmail();
  await done(owner);
  platform().passTime(day);
  await sendReviewRequests();
  await mark(contractorId);
  platform().passTime(5 * day);
  await sendReviewRequests();
  expect(await sentBy(contractorId)).toHaveLength(1);
});

test("opt-outs.do-not-contact: a queued review request isn't sent once they are marked", async () => {
  const { owner, contractorId } = await requestingByEmail();
  await done(owner);
  platform().passTime(day);
  await sendReviewRequests();
  await mark(contractorId);
  expect(await deliveredEmails(contractorId, "review-request")).toEqual([
    { state: "suppressed", lastError: expect.stringContaining("Do not contact") },
  ]);
});

test("opt-outs.do-not-contact: an estimate's email is sent, its reminders aren't", async () => {
  const { owner, contractorId } = await requestingByEmail();
  const estimateId = await addDraftEstimate(platform(), owner);
  await processEvents(platform());
  await mark(contractorId);
  expect(await send(platform(), owner, estimateId, "email")).toEqual({ ok: true });
  platform().passTime(3 * day);
  await sendEstimateReminders(platform(), system("test"));
  expect((await deliveredEmails(contractorId, "job-estimate")).map(({ state }) => state)).toEqual([
    "kept",
    "suppressed",
  ]);
});

test("opt-outs.do-not-contact: members can email, but not text, a marked lead", async () => {
  const { owner, contractorId, leadId, about } = await businessWithReviews();
  await mark(contractorId);
  const estimateId = await addDraftEstimate(platform(), owner, { about });
  expect(await send(platform(), owner, estimateId, "email")).toEqual({ ok: true });
  expect(await send(platform(), owner, estimateId, "sms")).toMatchObject({ code: "invalid" });
  const write = (channel: "sms" | "email") =>
    queueManualMessage(platform(), owner, {
      leadId,
      request: { channel, subject: "Hi", words: "Hello" },
      requestKey: null,
    });
  expect(await write("sms")).toMatchObject({
    errors: { words: expect.stringContaining("Do not contact") },
  });
  expect(await write("email")).toMatchObject({ ok: true });
});

test("opt-outs.do-not-contact: a scheduled email is held once they are marked", async () => {
  const { owner, contractorId, leadId } = await businessWithReviews();
  const schedule = () =>
    scheduleMessage(platform(), owner, {
      about: { leadId },
      request: { channel: "email", subject: "Hi", words: "Hello" },
      sendAt: `${dayOf(new Date(platform().clock.now().getTime() + day), "America/Chicago")}T10:00`,
      requestKey: crypto.randomUUID(),
    });
  const scheduled = await schedule();
  expect(scheduled).toMatchObject({ ok: true });
  const scheduledId = scheduled.ok ? scheduled.scheduledId : "";
  await mark(contractorId);
  expect(await schedule()).toMatchObject({
    errors: { words: expect.stringContaining("Do not contact") },
  });
  platform().passTime(day + hour);
  await sendScheduledMessage(platform(), system("test"), { scheduledId, version: 1 }, attempt);
  const [row] = await query()
    .select()
    .from(scheduledMessages)
    .where(eq(scheduledMessages.id, scheduledId));
  expect(row?.holdReason).toBe("do_not_contact");
});

test("opt-outs.do-not-contact: what they agreed to or owe is still emailed", async () => {
  const { owner, contractorId } = await requestingByEmail();
  const invoiceId = await addIssuedInvoice(platform(), owner);
  await processEvents(platform());
  await mark(contractorId);
  const requestKey = crypto.randomUUID();
  await sendInvoice(platform(), owner, { invoiceId, channel: "email", requestKey });
  await addVisit(platform(), owner, { date: "2026-12-15" });
  await processEvents(platform());
  const recorded = { state: "kept", lastError: null };
  expect(await deliveredEmails(contractorId, "visit-notice")).toEqual([recorded]);
  platform().passTime(20 * day);
  await sendInvoiceReminders(platform(), system("test"));
  expect(await deliveredEmails(contractorId, "invoice")).toEqual([recorded, recorded]);
});
