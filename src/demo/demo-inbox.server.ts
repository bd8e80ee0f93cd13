import { and, eq, ne, sql } from "drizzle-orm";
import { members } from "~/domains/identity/identity.tables.server.ts";
import {
  blockedCallers,
  callLegs,
  callPhones,
  calls,
  snippets,
  unreadConversations,
} from "~/domains/inbox/inbox.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { createLeadTask, latestLeadOfConversation } from "~/domains/leads/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { inboundMails, messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  callSettings,
  senders,
  trackedNumbers,
} from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { markSample } from "~/domains/shared/index.server.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { LivePage } from "./demo-data.server.ts";
import {
  type DemoCall,
  demoAssigned,
  demoBlocked,
  demoCalls,
  demoMailer,
  demoPhones,
  demoSenders,
  demoSnippets,
  demoTracked,
  demoUnmatchedMessages,
} from "./samples/inbox.ts";

/** Fills the inbox of the first demo business: unread replies, some handled, and message templates. */
export async function addInbox(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
): Promise<void> {
  const team = await tx
    .select({ id: members.id, role: members.role })
    .from(members)
    .where(and(eq(members.contractorId, contractorId), ne(members.role, "technician")));
  const inboxConversations = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  const unread = inboxConversations.flatMap(({ id: conversationId, lastReplyAt: since }) =>
    since ? team.map(({ id: memberId }) => ({ memberId, conversationId, since })) : [],
  );
  if (unread.length > 0) await tx.insert(unreadConversations).values(unread);
  for (const { name, role } of demoAssigned) {
    const assignee = team.find((member) => member.role === role);
    await tx
      .update(conversations)
      .set({ assignedTo: assignee?.id ?? null })
      .where(and(eq(conversations.contractorId, contractorId), eq(conversations.name, name)));
  }
  await tx
    .insert(snippets)
    .values(demoSnippets.map((snippet) => ({ ...snippet, contractorId, createdAt: now })));
}

const minute = 60_000;

/** Gives the first demo business call forwarding phones, answered and missed calls, and a blocked number. */
export async function addCalls(
  work: UnitOfWork,
  { id: pageId, contractorId }: LivePage,
  defaultZone: string,
): Promise<void> {
  const { tx, now } = work;
  const [sender] = await tx
    .select({ phone: senders.phone })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  if (!sender?.phone) return;
  await tx
    .insert(callSettings)
    .values({ contractorId, enabled: true, ringSeconds: 20, textsMissed: true, createdAt: now });
  await tx
    .insert(callPhones)
    .values(demoPhones.map((one, place) => ({ ...one, place, contractorId })));
  const blockedAt = new Date(now.getTime() - 3 * 24 * 60 * minute);
  await tx
    .insert(blockedCallers)
    .values({ contractorId, phone: demoBlocked, blockedBy: "Oscar Office", createdAt: blockedAt });
  await tx.insert(trackedNumbers).values([
    { contractorId, pageId, phone: demoTracked.page, createdAt: now },
    { contractorId, source: demoMailer, phone: demoTracked.mailer, createdAt: now },
  ]);
  const zone = await findBusinessZone(tx, contractorId, defaultZone);
  for (const call of demoCalls) {
    await addCall(work, { contractorId, pageId, own: sender.phone, zone }, call);
  }
}

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
  await tx
    .update(conversations)
    .set({ lastCallAt: startedAt, lastReplyAt: startedAt })
    .where(eq(conversations.id, conversation.id));
  const phone = demoPhones[0].phone;
  const outcome = isMissed ? "no_answer" : "accepted";
  await tx
    .insert(callLegs)
    .values({ callId: id, place: 0, phone, outcome, endedAt, createdAt: startedAt });
}

const hour = 3_600_000;

/** Adds an unassigned text and an unassigned email, both unread. */
export async function addUnmatchedMessages({ tx, now }: UnitOfWork, pages: readonly LivePage[]) {
  const { text, mail } = demoUnmatchedMessages;
  const sender = demoSenders.find(({ page }) => page === text.page);
  const textedAt = new Date(now.getTime() - hour);
  const textId = newId(textedAt.getTime());
  await tx.insert(messages).values({
    id: textId,
    channel: "sms",
    direction: "inbound",
    cause: `demo:${textId}`,
    kind: replyKind,
    params: {},
    contractorId: pages[text.page]?.contractorId ?? null,
    fromAddress: text.from,
    toAddress: sender?.phone ?? "",
    state: "received",
    text: text.words,
    createdAt: textedAt,
    updatedAt: textedAt,
  });
  const mailedAt = new Date(now.getTime() - 5 * hour);
  const mailId = newId(mailedAt.getTime());
  await tx.insert(inboundMails).values({
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
}
