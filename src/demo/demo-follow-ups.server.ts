import { defaultHours } from "~/domains/availability/index.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { ensureSequence, scheduleTurn } from "~/domains/follow-ups/index.server.ts";
import { composeStep, dueAt, followUpKind, type Step } from "~/domains/follow-ups/index.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { consentKinds, consentWording, consentWordingVersion } from "~/domains/leads/index.ts";
import { leadCaptured } from "~/domains/leads/leads.events.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leads,
} from "~/domains/leads/leads.tables.server.ts";
import { optOut } from "~/domains/messaging/index.server.ts";
import { classifyMessage } from "~/domains/messaging/index.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { placeOfZip } from "~/domains/shared/index.server.ts";
import { businessPath, citySlug, momentAt } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { LivePage } from "./demo-data.server.ts";
import {
  type DemoConversation,
  demoConversations,
  demoNewRequest,
  demoSenders,
  demoTracked,
} from "./samples/inbox.ts";
import { demoPages } from "./samples/pages.ts";

const minute = 60_000;

type DemoRequester = Pick<DemoConversation, "page" | "name" | "phone" | "email" | "need">;

/** Adds numbers to text from, and follow-ups at every stage; one homeowner sends a request right now. */
export async function addFollowUps(
  platform: Platform,
  work: UnitOfWork,
  pages: readonly LivePage[],
  ago: (days: number) => Date,
): Promise<void> {
  for (const { page, submitted, decided, refused, ...sender } of demoSenders) {
    await work.tx.insert(senders).values({
      contractorId: pageAt(pages, page).contractorId,
      ...sender,
      submittedAt: ago(submitted),
      decidedAt: decided === null ? null : ago(decided),
      refusedAt: refused && ago(refused.days),
      refusedCode: refused?.code ?? null,
    });
  }
  for (const talk of demoConversations) {
    const zone = placeOfZip(demoPages[talk.page]?.zipCode ?? "")?.zones[0] ?? "America/Chicago";
    const requestedAt = momentAt(zone, ago(talk.days), 0, 10 * 60);
    await addTalk(platform, work, pageAt(pages, talk.page), talk, requestedAt, zone);
  }
  const page = pageAt(pages, demoNewRequest.page);
  const { leadId, enquiryId } = await addLead(platform, work, page, demoNewRequest, work.now);
  work.record(leadCaptured, {
    leadId,
    enquiryIds: [enquiryId],
    pageId: page.id,
    contractorId: page.contractorId,
    askedAt: work.now.toISOString(),
    isFirst: true,
  });
}

function pageAt(pages: readonly LivePage[], at: number): LivePage {
  const page = pages[at];
  if (!page) throw new Error("A demo follow-up names no page");
  return page;
}

async function addLead(
  { settings }: Platform,
  { tx }: UnitOfWork,
  page: LivePage,
  asker: DemoRequester,
  at: Date,
) {
  const { name, phone, email, need } = asker;
  const sample = demoPages[asker.page];
  const [leadId, enquiryId] = [newId(at.getTime()), newId(at.getTime())];
  await tx.insert(leads).values({
    id: leadId,
    pageId: page.id,
    contractorId: page.contractorId,
    name,
    phone,
    email,
    createdAt: at,
    updatedAt: at,
  });
  const zipCode = sample?.zipCode ?? "78701";
  const request = { leadId, bodyHash: enquiryId, need, zipCode, urgency: "this_week" as const };
  await tx.insert(leadEnquiries).values({ id: enquiryId, ...request, createdAt: at });
  await tx.insert(leadEvents).values({ leadId, kind: "received", createdAt: at });
  const businessName = sample?.businessName ?? "";
  await tx.insert(consentRecords).values(
    consentKinds.map((kind) => ({
      enquiryId,
      kind,
      wording: consentWording(kind, businessName),
      wordingVersion: consentWordingVersion,
      businessName,
      name,
      phone,
      page: sample
        ? new URL(businessPath({ ...sample, citySlug: citySlug(sample.city) }), settings.siteUrl)
            .href
        : "",
      ipAddress: "203.0.113.1",
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
      createdAt: at,
    })),
  );
  return { leadId, enquiryId };
}

async function addTalk(
  platform: Platform,
  work: UnitOfWork,
  page: LivePage,
  talk: DemoConversation,
  requestedAt: Date,
  zone: string,
): Promise<void> {
  const { tx } = work;
  const { contractorId } = page;
  const { leadId } = await addLead(platform, work, page, talk, requestedAt);
  const service = demoPages[talk.page]?.service ?? "";
  const sequence = await ensureSequence(work, contractorId, service);
  const left = leftSteps(sequence.steps, requestedAt, talk.steps);
  const last = left.at(-1)?.at ?? requestedAt;
  const answeredAt = talk.answer ? new Date(last.getTime() + 4 * minute) : null;
  const conversationId = newId(requestedAt.getTime());
  const { name, phone, email } = talk;
  await tx.insert(conversations).values({
    id: conversationId,
    contractorId,
    name,
    phone,
    email,
    lastAutomatedAt: last,
    lastReplyAt: answeredAt,
    readyAt:
      talk.end === "person_replied" &&
      classifyMessage({ channel: "sms", text: talk.answer ?? "" }).ready
        ? answeredAt
        : null,
    createdAt: requestedAt,
  });
  const next = sequence.steps[talk.steps];
  const checkAt = talk.end || talk.paused || !next ? null : dueAt(next, requestedAt);
  const [enrollment] = await tx
    .insert(enrollments)
    .values({
      leadId,
      contractorId,
      conversationId,
      service,
      requestedAt,
      doneSteps: left.map(({ step }) => step.key),
      isLater: true,
      checkAt,
      pausedAt: talk.paused ? last : null,
      pausedBy: talk.paused ? "the demo" : null,
      holdReason: talk.paused ? "paused" : null,
      endedAt: talk.end ? (answeredAt ?? last) : null,
      endReason: talk.end ?? null,
      createdAt: requestedAt,
      updatedAt: last,
    })
    .returning({ id: enrollments.id });
  if (!enrollment) throw new Error("A demo follow-up was not written");
  if (checkAt) await scheduleTurn(work, contractorId, checkAt);

  const sender = demoSenders.find((one) => one.page === talk.page);
  const mayText = sender?.registration === "approved";
  const base = { contractorId, conversationId, subjectId: leadId, kind: followUpKind };
  for (const [index, { step, at }] of left.entries()) {
    const channel = step.channel === "sms" && !mayText ? "email" : step.channel;
    const named = namesOf(talk, index > 0);
    const words = composeStep(
      step,
      channel,
      { ...named, service, requestedAt },
      {
        ...{
          now: at,
          defaultZone: zone,
          calendar: { zone, hours: defaultHours, crews: [anyCrew] },
        },
      },
    );
    const messageId = newId(at.getTime());
    await tx.insert(messages).values({
      ...base,
      id: messageId,
      channel,
      cause: `follow-up:${enrollment.id}:${step.key}:${channel}`,
      params: {
        ...words,
        purpose: step.purpose,
        contractorId,
        businessName: named.businessName,
      },
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
      enrollmentId: enrollment.id,
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
  if (!talk.answer || !answeredAt) return;
  const answerId = newId(answeredAt.getTime());
  await tx.insert(messages).values({
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
    text: talk.answer,
    createdAt: answeredAt,
    updatedAt: answeredAt,
  });
  if (talk.end === "opted_out") {
    const person = { contractorId, channel: "sms" as const, address: phone };
    await optOut({ ...work, now: answeredAt }, platform, person, { way: "text", conversationId });
  }
}

/** The demo's past follow-ups offered times as if nothing else was booked. */
const anyCrew = { crewId: "", busy: [] };

/** The steps already sent, each with its time. */
function leftSteps(steps: readonly Step[], requestedAt: Date, count: number) {
  return steps.slice(0, count).map((step) => ({ step, at: dueAt(step, requestedAt) }));
}

function namesOf(talk: DemoConversation, wasTexted: boolean) {
  const page = demoPages[talk.page];
  return {
    name: talk.name,
    phone: talk.phone,
    zipCode: page?.zipCode ?? null,
    businessName: page?.businessName ?? "",
    businessCity: page?.city ?? "",
    businessPhone: talk.page === 0 ? formatPhone(demoTracked.page) : (page?.phone ?? null),
    businessZip: page?.zipCode ?? null,
    need: talk.need,
    urgency: "this_week" as const,
    wasTexted,
  };
}
