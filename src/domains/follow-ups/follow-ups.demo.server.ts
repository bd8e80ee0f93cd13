import { and, eq, inArray } from "drizzle-orm";
import { defaultHours } from "~/domains/availability/index.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { insertDemoConversation, insertDemoRequest } from "~/domains/leads/leads.demo.server.ts";
import { demoPast } from "~/domains/leads/past-leads.demo.ts";
import { optOut } from "~/domains/messaging/index.server.ts";
import { classifyMessage, spokenWords } from "~/domains/messaging/index.ts";
import {
  insertDemoAttachment,
  insertDemoMessage,
  insertDemoVoicemail,
} from "~/domains/messaging/messaging.demo.server.ts";
import { demoSenders, demoTracked } from "~/domains/phone-numbers/phone-numbers.demo.ts";
import { pestInspection } from "~/domains/shared/drawings.demo.ts";
import { placeOfZip } from "~/domains/shared/index.server.ts";
import { momentAt, smallSide } from "~/domains/shared/index.ts";
import type { Demo, DemoBusiness, DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { drawImage } from "~/platform/images/images.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { scheduleTurn } from "./enrollments/manage-enrollments.server.ts";
import { type DemoConversation, demoConversations, demoVoicemail } from "./follow-ups.demo.ts";
import { sendScheduledJob } from "./follow-ups.jobs.server.ts";
import { enrollments, scheduledMessages, sends } from "./follow-ups.tables.server.ts";
import { followUpKind } from "./follow-ups.ts";
import { dueAt } from "./gate.ts";
import { composeStep } from "./sending/compose.ts";
import { ensureSequence } from "./sequences/find-sequence.server.ts";
import type { Step } from "./sequences/sequence.ts";

const minute = 60_000;

/** Follow-ups at every stage. */
export const followUpsDemo: DemoPart = async (demo) => {
  for (const conversation of demoConversations) {
    const business = demo.businesses[conversation.page];
    if (!business) throw new Error("A demo follow-up names no business");
    const zone = placeOfZip(business.zipCode)?.zones[0] ?? "America/Chicago";
    const requestedAt = momentAt(zone, demo.ago(conversation.days), 0, 10 * 60);
    await addTalk(demo, business, conversation, requestedAt, zone);
  }
};

async function addTalk(
  demo: Demo,
  business: DemoBusiness,
  conversation: DemoConversation,
  requestedAt: Date,
  zone: string,
): Promise<void> {
  const { platform, work } = demo;
  const { tx } = work;
  const { contractorId, service } = business;
  const { leadId } = await insertDemoRequest(demo, business, conversation, requestedAt);
  const sequence = await ensureSequence(work, contractorId, service);
  const remainingSteps = leftSteps(sequence.steps, requestedAt, conversation.steps);
  const last = remainingSteps.at(-1)?.at ?? requestedAt;
  const answeredAt = conversation.answer ? new Date(last.getTime() + 4 * minute) : null;
  const conversationId = newId(requestedAt.getTime());
  const { name, phone, email } = conversation;
  await insertDemoConversation(tx, {
    id: conversationId,
    contractorId,
    name,
    phone,
    email,
    lastAutomatedAt: last,
    lastReplyAt: answeredAt,
    readyAt:
      conversation.end === "person_replied" &&
      classifyMessage({ channel: "sms", text: conversation.answer ?? "" }).ready
        ? answeredAt
        : null,
    createdAt: requestedAt,
  });
  const next = sequence.steps[conversation.steps];
  const checkAt =
    conversation.end || conversation.paused || !next ? null : dueAt(next, requestedAt);
  const enrollmentId = newId();
  await tx.insert(enrollments).values({
    id: enrollmentId,
    leadId,
    contractorId,
    conversationId,
    service,
    requestedAt,
    doneSteps: remainingSteps.map(({ step }) => step.key),
    isLater: true,
    checkAt,
    pausedAt: conversation.paused ? last : null,
    pausedBy: conversation.paused ? "the demo" : null,
    holdReason: conversation.paused ? "paused" : null,
    endedAt: conversation.end ? (answeredAt ?? last) : null,
    endReason: conversation.end ?? null,
    createdAt: requestedAt,
    updatedAt: last,
  });
  if (checkAt) await scheduleTurn(work, contractorId, checkAt);

  const sender = demoSenders.find((demoSender) => demoSender.page === conversation.page);
  const mayText = sender?.registration === "approved";
  const base = { contractorId, conversationId, subjectId: leadId, kind: followUpKind };
  for (const [index, { step, at }] of remainingSteps.entries()) {
    const channel = step.channel === "sms" && !mayText ? "email" : step.channel;
    const named = namesOf(business, conversation, index > 0);
    const calendar = { zone, hours: defaultHours, crews: [anyCrew] };
    const words = composeStep(
      step,
      channel,
      { ...named, service, requestedAt },
      { now: at, defaultZone: zone, calendar },
    );
    const messageId = newId(at.getTime());
    await insertDemoMessage(tx, {
      ...base,
      id: messageId,
      channel,
      cause: `follow-up:${enrollmentId}:${step.key}:${channel}`,
      params: { ...words, purpose: step.purpose, contractorId, businessName: named.businessName },
      fromAddress: channel === "sms" ? (sender?.phone ?? null) : null,
      toAddress: channel === "sms" ? phone : email,
      state: "kept",
      attempts: 1,
      subject: words.subject,
      text: words.words,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(sends).values({
      enrollmentId,
      step: step.key,
      channel,
      sequenceVersion: sequence.version,
      messageId,
      insteadBecause:
        channel === step.channel ? null : sender ? "registration_pending" : "sender_missing",
      dueAt: dueAt(step, requestedAt),
      createdAt: at,
    });
  }
  if (conversation.agreesToCalls) {
    const at = new Date(requestedAt.getTime() + 5 * 60 * minute);
    const { businessName, phone: businessPhone } = business;
    const words = spokenWords({ businessName, businessPhone, words: demoVoicemail });
    const called = { ...base, toAddress: phone, fromAddress: sender?.phone ?? null, text: words };
    await insertDemoVoicemail(tx, called, { text: demoVoicemail, at });
  }
  if (!conversation.answer || !answeredAt) return;
  const answerId = newId(answeredAt.getTime());
  await insertDemoMessage(tx, {
    ...base,
    id: answerId,
    channel: "sms",
    direction: "inbound",
    cause: `demo:${answerId}`,
    kind: "reply",
    params: {},
    fromAddress: phone,
    toAddress: sender?.phone ?? "",
    state: "received",
    text: conversation.answer,
    createdAt: answeredAt,
    updatedAt: answeredAt,
  });
  if (conversation.sendsPhoto) {
    const { bytes: content } = await drawImage(pestInspection, smallSide);
    const file = { name: "Picture", contentType: "image/webp", content };
    await insertDemoAttachment(tx, { messageId: answerId, createdAt: answeredAt, ...file });
  }
  if (conversation.end === "opted_out") {
    const person = { contractorId, channel: "sms" as const, address: phone };
    await optOut({ ...work, now: answeredAt }, platform, person, { way: "text", conversationId });
  }
}

/** The demo's past follow-ups offered times as if nothing else was booked. */
const anyCrew = { crewId: "", busy: [] };

/** A text that a member of a demo business scheduled. */
export async function insertDemoScheduled(
  { tx, enqueue, now }: UnitOfWork,
  scheduled: Omit<typeof scheduledMessages.$inferInsert, "id" | "channel" | "writtenAt">,
): Promise<void> {
  const id = newId();
  await tx
    .insert(scheduledMessages)
    .values({ ...scheduled, id, channel: "sms", writtenAt: now, createdAt: now, updatedAt: now });
  enqueue(sendScheduledJob, { scheduledId: id, version: 1 }, { startAfter: scheduled.sendAt });
}

/** The steps already sent, each with its time. */
function leftSteps(steps: readonly Step[], requestedAt: Date, count: number) {
  return steps.slice(0, count).map((step) => ({ step, at: dueAt(step, requestedAt) }));
}

function namesOf(business: DemoBusiness, conversation: DemoConversation, wasTexted: boolean) {
  return {
    name: conversation.name,
    phone: conversation.phone,
    zipCode: business.zipCode,
    businessName: business.businessName,
    businessCity: business.city,
    businessPhone: conversation.page === 0 ? formatPhone(demoTracked.page) : business.phone,
    businessZip: business.zipCode,
    need: conversation.need,
    urgency: "this_week" as const,
    wasTexted,
  };
}

/** The finished follow-up of each past lead who used the page of the first business. */
export const pastFollowUpsDemo: DemoPart = async ({ work: { tx }, businesses: [business] }) => {
  const { contractorId } = business;
  const phones = demoPast.map(({ phone }) => phone);
  const past = await tx
    .select({ id: leads.id, phone: leads.phone, requestedAt: leads.createdAt })
    .from(leads)
    .where(
      and(
        eq(leads.contractorId, contractorId),
        eq(leads.source, "page"),
        inArray(leads.phone, phones),
      ),
    );
  for (const [index, { name, phone }] of demoPast.entries()) {
    const lead = past.find((lead) => lead.phone === phone);
    if (!lead) continue;
    const { id: leadId, requestedAt } = lead;
    await addFirstMessage({ tx }, { contractorId, leadId, name, phone, requestedAt }, index);
  }
};

type PastLead = {
  contractorId: string;
  leadId: string;
  name: string;
  phone: string;
  requestedAt: Date;
};

/** The first text of a finished follow-up. */
async function addFirstMessage(
  { tx }: Pick<UnitOfWork, "tx">,
  { contractorId, leadId, name, phone, requestedAt }: PastLead,
  at: number,
): Promise<void> {
  const sentAt = new Date(requestedAt.getTime() + (20 + ((at * 37) % 160)) * 1_000);
  const [conversationId, enrollmentId, messageId] = [newId(), newId(), newId(sentAt.getTime())];
  const of = { contractorId, conversationId };
  const moments = { createdAt: requestedAt, updatedAt: sentAt };
  await insertDemoConversation(tx, {
    id: conversationId,
    contractorId,
    name,
    phone,
    lastAutomatedAt: sentAt,
    createdAt: requestedAt,
  });
  await tx.insert(enrollments).values({
    id: enrollmentId,
    leadId,
    ...of,
    service: "pest-control",
    requestedAt,
    doneSteps: ["first"],
    isLater: true,
    endedAt: sentAt,
    endReason: "lead_moved_on",
    ...moments,
  });
  await insertDemoMessage(tx, {
    id: messageId,
    ...of,
    subjectId: leadId,
    kind: followUpKind,
    channel: "sms",
    cause: `follow-up:${enrollmentId}:first:sms`,
    params: {},
    toAddress: phone,
    state: "sent",
    attempts: 1,
    text: `Hi ${name.split(" ")[0]}, this is Lone Star Pest Defense. We got your request and will call you today.`,
    sentAt,
    ...moments,
  });
  await tx.insert(sends).values({
    enrollmentId,
    step: "first",
    channel: "sms",
    sequenceVersion: 1,
    messageId,
    dueAt: requestedAt,
    createdAt: sentAt,
  });
}
