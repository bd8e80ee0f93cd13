import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { eraseEvidence } from "~/domains/messaging/evidence/record-evidence.server.ts";
import {
  inboundMails,
  messageContact,
  messages,
  writerContact,
} from "~/domains/messaging/messaging.tables.server.ts";
import {
  type Contact,
  defineList,
  isSamePerson,
  type RowOf,
} from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  redactLinks,
  visibleLinkAudiences,
} from "~/domains/shared/index.ts";
import {
  beginningWith,
  endingWith,
  isAnyOf,
  newestFirst,
  olderThan,
} from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canExportMessages, canReadMessages } from "./messages.policy.ts";
import {
  autoReplyKind,
  keywordReplies,
  type MessageFilter,
  reactionKind,
  replyKind,
} from "./messages.ts";

/** Messages, newest first. */
export const { page: listMessages, stream: streamMessages } = defineList({
  canRead: canReadMessages,
  canExport: canExportMessages,
  pageSize: 50,
  read: selectPage,
});

export type ListedMessage = RowOf<typeof streamMessages>;

function selectPage(
  platform: Platform,
  filter: MessageFilter,
  before: string | null,
  limit: number,
) {
  return platform.database.replica
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      toAddress: messages.toAddress,
      subject: messages.subject,
      state: messages.state,
      attempts: messages.attempts,
      lastError: messages.lastError,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(
      and(
        filter.state ? eq(messages.state, filter.state) : undefined,
        filter.kind ? eq(messages.kind, filter.kind) : undefined,
        sentTo(filter.search),
        olderThan(messages, before),
      ),
    )
    .orderBy(...newestFirst(messages))
    .limit(limit);
}

function sentTo(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = text.startsWith("@") ? endingWith(text) : beginningWith(text);
  return sql`lower(${messages.toAddress}) like ${pattern.toLowerCase()}`;
}

/** All message kinds of every channel and direction, for a filter. */
export function messageKinds(platform: Platform, actor: Actor): string[] {
  authorize(canReadMessages(actor));
  return [
    ...new Set([
      ...platform.emails.keys(),
      ...keywordReplies,
      replyKind,
      reactionKind,
      autoReplyKind,
    ]),
  ].toSorted();
}

/** Messages about one row, such as a contractor's submission, newest first. */
export function listMessagesAbout(platform: Platform, actor: Actor, subjectId: string) {
  authorize(canReadMessages(actor));
  return platform.database.query
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      toAddress: messages.toAddress,
      subject: messages.subject,
      state: messages.state,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.subjectId, subjectId))
    .orderBy(desc(messages.id))
    .limit(100);
}

/** Messages to one address, and those about some rows, newest first: a contractor's message log. */
export function listMessagesOf(
  platform: Platform,
  actor: Actor,
  { address, subjectIds }: { address: string; subjectIds: readonly string[] },
) {
  authorize(canReadMessages(actor));
  const { id, kind, channel, toAddress, subject, state, createdAt } = messages;
  return platform.database.query
    .select({
      ...{ id, kind, channel, toAddress, subject, state, createdAt },
      rendered: isNotNull(messages.html),
    })
    .from(messages)
    .where(
      or(
        isSamePerson(messageContact, [{ email: address, phone: null }]),
        subjectIds.length > 0 ? inArray(messages.subjectId, [...subjectIds]) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
}

/**
 * One message as its recipient sees it, or null. Shows only bearer links that the reader can use
 * (`access.bearer-links`). Hides the whole content of emails that grant access to staff or a member, since
 * they may contain a code (docs/decisions/022-bearer-links.md).
 */
export async function findMessage(platform: Platform, actor: Actor, id: string) {
  authorize(canReadMessages(actor));
  const [message] = await platform.database.query
    .select()
    .from(messages)
    .where(eq(messages.id, id));
  if (!message) return null;
  const shown = visibleLinkAudiences(actor);
  const lets = platform.emails.get(message.kind)?.grantsAccess;
  if ((lets === "staff" || lets === "member") && !shown.includes(lets)) {
    return { ...message, html: null, text: null, hidden: "all" as const };
  }
  const html = redactLinks(message.html, shown);
  const text = redactLinks(message.text, shown);
  const hidden = html === message.html && text === message.text ? null : ("links" as const);
  return { ...message, html, text, hidden };
}

/**
 * Deletes messages about some rows and, if given, all messages of a business, all to and from a person, and
 * all from some people, together with their raw inbound emails, within the caller's transaction. Their
 * delivery tasks find nothing and end.
 * @returns the number of deleted messages
 */
export async function eraseMessages(
  { tx }: Pick<UnitOfWork, "tx">,
  subject: {
    subjectIds: readonly string[];
    contractorId?: string;
    person?: Contact;
    writers?: readonly Contact[];
  },
): Promise<number> {
  const deleted = await tx
    .delete(messages)
    .where(
      or(
        isAnyOf(messages.subjectId, subject.subjectIds),
        subject.contractorId ? eq(messages.contractorId, subject.contractorId) : undefined,
        subject.person ? isSamePerson(messageContact, [subject.person]) : undefined,
        isAuthoredBy([...(subject.writers ?? []), ...(subject.person ? [subject.person] : [])]),
      ),
    )
    .returning({ id: messages.id, conversationId: messages.conversationId });
  const tokenIds = new Set(deleted.flatMap(({ id, conversationId }) => [id, conversationId ?? id]));
  await tx.delete(inboundMails).where(isAnyOf(inboundMails.tokenId, [...tokenIds]));
  await eraseEvidence(
    { tx },
    deleted.map(({ id }) => id),
  );
  return deleted.length;
}

/**
 * Deletes the messages of these conversations and those about them, such as alerts about replies from
 * people who aren't leads.
 */
export async function eraseConversationMessages(
  { tx }: Pick<UnitOfWork, "tx">,
  conversationIds: readonly string[],
): Promise<void> {
  const deleted = await tx
    .delete(messages)
    .where(
      or(
        isAnyOf(messages.conversationId, conversationIds),
        isAnyOf(messages.subjectId, conversationIds),
      ),
    )
    .returning({ id: messages.id });
  const ids = deleted.map(({ id }) => id);
  const tokenIds = [...conversationIds, ...ids];
  await tx.delete(inboundMails).where(isAnyOf(inboundMails.tokenId, tokenIds));
  await eraseEvidence({ tx }, ids);
}

/** Deletes all messages of one kind of some businesses. */
export async function eraseMessagesOfKind(
  { tx }: Pick<UnitOfWork, "tx">,
  { kind, contractorIds }: { kind: string; contractorIds: readonly string[] },
): Promise<void> {
  const deleted = await tx
    .delete(messages)
    .where(and(eq(messages.kind, kind), inArray(messages.contractorId, [...contractorIds])))
    .returning({ id: messages.id });
  await eraseEvidence(
    { tx },
    deleted.map(({ id }) => id),
  );
}

/** SQL condition for inbound messages from any of these people. */
export const isAuthoredBy = (contacts: readonly Contact[]): SQL | undefined =>
  and(eq(messages.direction, "inbound"), isSamePerson(writerContact, contacts));
