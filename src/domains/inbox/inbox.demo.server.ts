import { and, eq, sql } from "drizzle-orm";
import { insertDemoScheduled } from "~/domains/follow-ups/follow-ups.demo.server.ts";
import { findDemoMembers } from "~/domains/identity/identity.demo.server.ts";
import {
  conversations,
  createLeadTask,
  latestLeadOfConversation,
} from "~/domains/leads/index.server.ts";
import { updateDemoConversation } from "~/domains/leads/leads.demo.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { insertDemoMail, insertDemoMessage } from "~/domains/messaging/messaging.demo.server.ts";
import {
  demoMailer,
  demoSenders,
  demoTracked,
} from "~/domains/phone-numbers/phone-numbers.demo.ts";
import { markSample } from "~/domains/shared/index.server.ts";
import { dayOf, momentAt } from "~/domains/shared/index.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import {
  type DemoCall,
  demoAssigned,
  demoBlocked,
  demoCalled,
  demoCalls,
  demoMissedCallText,
  demoPhones,
  demoScheduled,
  demoSnippets,
  demoUnmatchedMessages,
} from "./inbox.demo.ts";
import {
  blockedCallers,
  callLegs,
  callPhones,
  calls,
  missedCallTexts,
  outgoingCalls,
  snippets,
  unreadConversations,
} from "./inbox.tables.server.ts";

/** The inbox of the first business: unread replies, some handled, and message templates. */
export const inboxDemo: DemoPart = async (demo) => {
  const [{ contractorId }] = demo.businesses;
  const { tx, now } = demo.work;
  const team = await findDemoMembers(demo, contractorId);
  const office = team.filter(({ role }) => role !== "technician");
  const inboxConversations = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  const unread = inboxConversations.flatMap(({ id: conversationId, lastReplyAt: since }) =>
    since ? office.map(({ id: memberId }) => ({ memberId, conversationId, since })) : [],
  );
  await tx.insert(unreadConversations).values(unread);
  for (const { name, role } of demoAssigned) {
    const assignee = office.find((member) => member.role === role);
    const conversation = inboxConversations.find(
      (inboxConversation) => inboxConversation.name === name,
    );
    if (!assignee || !conversation) throw new Error("A demo assignment names no conversation");
    await updateDemoConversation(tx, conversation.id, { assignedTo: assignee.id });
  }
  await tx
    .insert(snippets)
    .values(demoSnippets.map((snippet) => ({ ...snippet, contractorId, createdAt: now })));
  const author = office.find(({ role }) => role === "office");
  const planned = inboxConversations.find(({ name }) => name === demoScheduled.name);
  if (!author || !planned?.phone) {
    throw new Error("A demo scheduled text names no conversation with a number");
  }
  const zone = await findBusinessZone(tx, contractorId, demo.platform.settings.timeZone);
  await insertDemoScheduled(demo.work, {
    ...{ contractorId, conversationId: planned.id, authorId: author.id, author: "Oscar Office" },
    ...{ toAddress: planned.phone, text: demoScheduled.text },
    sendAt: momentAt(zone, now, demoScheduled.days, 10 * 60),
  });
};

const minute = 60_000;

/** Call forwarding phones of the first business, answered and missed calls, and a blocked number. */
export const callsDemo: DemoPart = async ({ platform, work, businesses: [first], ago }) => {
  const { contractorId, pageId } = first;
  const { tx } = work;
  await tx
    .insert(callPhones)
    .values(demoPhones.map((demoPhone, index) => ({ ...demoPhone, place: index, contractorId })));
  await tx
    .insert(blockedCallers)
    .values({ contractorId, phone: demoBlocked, blockedBy: "Oscar Office", createdAt: ago(3) });
  await tx.insert(missedCallTexts).values({
    ...{ contractorId, version: 1, text: demoMissedCallText },
    ...{ author: "member: Oscar Office", createdAt: ago(3) },
  });
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  const [{ phone: demoNumber }] = demoSenders;
  const [called] = await tx
    .select({
      id: conversations.id,
      phone: conversations.phone,
      leadId: sql<string>`${latestLeadOfConversation}`,
    })
    .from(conversations)
    .where(and(eq(conversations.contractorId, contractorId), eq(conversations.name, demoCalled)));
  if (called?.phone) {
    await tx.insert(outgoingCalls).values({
      ...{ contractorId, conversationId: called.id, leadId: called.leadId },
      ...{ startedBy: "Oscar Office", memberPhone: demoPhones[1].phone, fromPhone: demoNumber },
      ...{ customerPhone: called.phone, providerId: `CA${hashToken(called.phone).slice(0, 32)}` },
      ...{ state: "no_answer", createdAt: ago(1), endedAt: ago(1) },
    });
  }
  for (const call of demoCalls)
    await addCall(work, { contractorId, pageId, own: demoNumber, zone }, call);
};

type DemoCallContext = { contractorId: string; pageId: string; own: string; zone: string };

async function addCall(
  work: UnitOfWork,
  { contractorId, pageId, own, zone }: DemoCallContext,
  { name, from, minutesAgo, seconds, to }: DemoCall,
): Promise<void> {
  const { tx, now } = work;
  const startedAt = new Date(now.getTime() - minutesAgo * minute);
  const answeredAt = seconds === null ? null : new Date(startedAt.getTime() + 14_000);
  const endedAt = new Date(startedAt.getTime() + 14_000 + (seconds ?? 26) * 1000);
  const isBlocked = name === null;
  const [conversation] = isBlocked
    ? []
    : await tx
        .select({ id: conversations.id, leadId: sql<string>`${latestLeadOfConversation}` })
        .from(conversations)
        .where(and(eq(conversations.contractorId, contractorId), eq(conversations.name, name)));
  if (!conversation && !isBlocked) return;
  const isMissed = seconds === null && !isBlocked;
  const taskId =
    isMissed && conversation
      ? await createLeadTask(work, {
          contractorId,
          leadId: conversation.leadId,
          memberId: null,
          text: `Call back ${formatPhone(from)} (missed call)`,
          dueOn: dayOf(now, zone),
          zone,
          createdBy: "Hearthline",
        })
      : null;
  const id = newId(startedAt.getTime());
  await tx.insert(calls).values({
    id,
    contractorId,
    conversationId: conversation?.id ?? null,
    leadId: conversation?.leadId ?? null,
    providerId: `CA${hashToken(`${from} ${minutesAgo}`).slice(0, 32)}`,
    toPhone: to ? demoTracked[to] : own,
    pageId: to === "page" ? pageId : null,
    source: to === "mailer" ? demoMailer : null,
    fromPhone: from,
    attestation: isBlocked ? "failed" : "A",
    state: isBlocked ? "blocked" : isMissed ? "missed" : "answered",
    answeredAt,
    endedAt,
    seconds,
    taskId,
    createdAt: startedAt,
  });
  if (!conversation) return;
  const moments = { lastCallAt: startedAt, lastReplyAt: startedAt };
  await updateDemoConversation(tx, conversation.id, moments);
  const phone = demoPhones[0].phone;
  const outcome = isMissed ? "no_answer" : "accepted";
  await tx
    .insert(callLegs)
    .values({ callId: id, place: 0, phone, outcome, endedAt, createdAt: startedAt });
}

const hour = 3_600_000;

/** An unassigned text and an unassigned email, both unread. */
export const unmatchedMessagesDemo: DemoPart = async ({ work: { tx, now }, businesses }) => {
  const { text, mail } = demoUnmatchedMessages;
  const sender = demoSenders.find(({ page }) => page === text.page);
  const textedAt = new Date(now.getTime() - hour);
  const textId = newId(textedAt.getTime());
  await insertDemoMessage(tx, {
    id: textId,
    channel: "sms",
    direction: "inbound",
    cause: `demo:${textId}`,
    kind: replyKind,
    params: {},
    contractorId: businesses[text.page]?.contractorId ?? null,
    fromAddress: text.from,
    toAddress: sender?.phone ?? "",
    state: "received",
    text: text.words,
    createdAt: textedAt,
    updatedAt: textedAt,
  });
  const mailedAt = new Date(now.getTime() - 5 * hour);
  const mailId = newId(mailedAt.getTime());
  await insertDemoMail(tx, {
    id: mailId,
    tokenKind: "reply",
    tokenId: newId(mailedAt.getTime()),
    cause: `demo:${mailId}`,
    sender: mail.from,
    outcome: "unmatched",
    fromAddress: mail.from,
    subject: mail.subject,
    text: mail.words,
    readAt: mailedAt,
    createdAt: mailedAt,
  });
  await markSample(tx, "inbound_mail", [mailId]);
};
