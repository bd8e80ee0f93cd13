import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  customerNotes,
  customers,
  isDoNotContact,
  listIds,
} from "~/domains/customers/index.server.ts";
import { enrollments, listConversation } from "~/domains/follow-ups/index.server.ts";
import { readerOf } from "~/domains/follow-ups/index.ts";
import { members } from "~/domains/identity/index.server.ts";
import { describeCall } from "~/domains/inbox/calls/calls.ts";
import {
  callsOfConversation,
  latestCalls,
  latestOutgoingCalls,
  outgoingCallsOfConversation,
} from "~/domains/inbox/calls/list-calls.server.ts";
import { describeOutgoingCall } from "~/domains/inbox/calls/outgoing/outgoing-calls.ts";
import {
  canonicalLeadId,
  conversations,
  findStopCheck,
  isDelivered,
  leadEnquiries,
  leadNotes,
  leads,
} from "~/domains/leads/index.server.ts";
import {
  listOptedOutChannels,
  messageAttachments,
  messages,
} from "~/domains/messaging/index.server.ts";
import { autoReplyKind, reactionKind } from "~/domains/messaging/index.ts";
import { type Actor, authorize, type BusinessReader } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canManageInbox, canReadInbox } from "./inbox.policy.ts";
import { unreadConversations } from "./inbox.tables.server.ts";
import type { InboxView } from "./inbox.ts";
import { areOwnConversations, isOwnConversation } from "./own-conversations.server.ts";

const pageSize = 40;
const newest = { createdAt: conversations.lastMessageAt, id: conversations.id };
const noMember = "00000000-0000-0000-0000-000000000000";

/**
 * The conversations that the actor may open, newest message first.
 * @param before the last one seen, for paging
 */
export async function listConversations(
  platform: Platform,
  actor: Actor,
  view: InboxView,
  before: string | null,
) {
  authorize(canReadInbox(actor));
  const { query } = platform.database;
  const scope =
    view === "unread" ? isOwnConversation(actor) : await areOwnConversations(query, actor);
  const rows = await query
    .select({
      id: conversations.id,
      name: conversations.name,
      lastMessageAt: conversations.lastMessageAt,
      assignee: memberUsers.name,
      /** Whether texts are on hold until someone decides if they requested to stop. */
      mayStop: sql<boolean>`${conversations.stopCheckAt} is not null`,
      isUnread: sql<boolean>`${unreadConversations.memberId} is not null`,
      latestText: sql<
        string | null
      >`left(coalesce(${selectFromLatestMessage(messageText)}, ${requestText}), 160)`,
      direction: selectFromLatestMessage<"inbound" | "outbound" | null>(sql`${messages.direction}`),
      writtenAt: selectFromLatestMessage<Date | null>(sql`${messages.createdAt}`).mapWith(
        messages.createdAt,
      ),
    })
    .from(conversations)
    .leftJoin(unreadConversations, isUnreadBy(actor))
    .leftJoin(members, eq(members.id, conversations.assignedTo))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(scope, isIn(view, actor), olderThan(newest, before)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(pageSize + 1);
  const page = pageOf(rows, pageSize);
  return { ...page, rows: await withLatestCalls(query, page.rows) };
}

type Listed = {
  id: string;
  latestText: string | null;
  direction: "inbound" | "outbound" | null;
  writtenAt: Date | null;
};

/** A call that came after the last message is shown as the latest entry (`calls.shown`). */
async function withLatestCalls<Row extends Listed>(database: Reader, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const calls = await latestCalls(database, ids);
  const callsOut = await latestOutgoingCalls(database, ids);
  return rows.map(({ writtenAt, ...row }) => {
    const [call, callOut] = [calls.get(row.id), callsOut.get(row.id)];
    const latest = [call?.createdAt, callOut?.createdAt, writtenAt]
      .flatMap((moment) => moment ?? [])
      .reduce<Date | null>((newest, date) => (newest && newest > date ? newest : date), null);
    if (call && call.createdAt === latest) {
      return { ...row, latestText: describeCall(call), direction: "inbound" as const };
    }
    if (callOut && callOut.createdAt === latest) {
      // Without "You:", since the text says who called.
      return { ...row, latestText: describeOutgoingCall(callOut), direction: "inbound" as const };
    }
    return row;
  });
}

export type ListedConversation = Awaited<ReturnType<typeof listConversations>>["rows"][number];

/** Join condition for the reader's unread row; viewing staff have none. */
function isUnreadBy(reader: BusinessReader): SQL | undefined {
  return and(
    eq(unreadConversations.conversationId, conversations.id),
    eq(unreadConversations.memberId, reader.kind === "member" ? reader.id : noMember),
  );
}

function isIn(view: InboxView, reader: BusinessReader): SQL | undefined {
  if (view === "unread") return sql`${unreadConversations.memberId} is not null`;
  if (view === "unassigned") return isNull(conversations.assignedTo);
  if (view !== "mine") return undefined;
  return eq(conversations.assignedTo, reader.kind === "member" ? reader.id : noMember);
}

const messageText = sql`concat_ws(': ', ${messages.subject}, ${messages.text})`;

/** The person's request, if there are no messages yet. */
const requestText = sql`(select ${leadEnquiries.need} from ${enrollments}
  join ${leadEnquiries} on ${leadEnquiries.leadId} = ${enrollments.leadId} and ${isDelivered}
  where ${enrollments.conversationId} = ${conversations.id} order by ${leadEnquiries.createdAt} desc limit 1)`;

function selectFromLatestMessage<T>(value: SQL): SQL<T> {
  return sql<T>`(select ${value} from ${messages} where ${messages.conversationId} = ${conversations.id}
    and ${messages.kind} not in (${reactionKind}, ${autoReplyKind}) order by ${messages.createdAt} desc, ${messages.id} desc limit 1)`;
}

const maxLeads = 20;
const maxNotes = 100;

/** The customer of a conversation; of a merged one, the one they were merged into. */
const canonicalCustomer = sql<string | null>`(
  select coalesce(c.merged_into, c.id) from ${customers} c where c.id = ${conversations.customerId})`;

/**
 * A conversation that the actor may open: the person, messages, notes, requests, and opt-outs
 * (`inbox.conversation`).
 * @param before the oldest message seen, to page back
 * @returns null if the actor may not open it
 */
export async function findConversation(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  before: string | null = null,
) {
  authorize(canReadInbox(actor));
  const { query } = platform.database;
  const [person] = await query
    .select({
      id: conversations.id,
      name: conversations.name,
      phone: conversations.phone,
      phoneExtension: conversations.phoneExtension,
      email: conversations.email,
      assignedTo: conversations.assignedTo,
      assignee: memberUsers.name,
      doNotContact: isDoNotContact(conversations.customerId),
      customerId: canonicalCustomer,
    })
    .from(conversations)
    .leftJoin(members, eq(members.id, conversations.assignedTo))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(conversations.id, conversationId), isOwnConversation(actor)));
  if (!person) return null;
  const ofLeads = await query
    .select({ id: leads.id, canonicalId: canonicalLeadId })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(and(eq(enrollments.conversationId, conversationId), eq(leads.quarantined, false)))
    .orderBy(desc(isNull(leads.mergedInto)), desc(enrollments.createdAt), desc(enrollments.id))
    .limit(maxLeads);
  const leadIds = ofLeads.map(({ id }) => id);
  const [conversation, stopCheck, calls, outgoingCalls, notes, requests, declined] =
    await Promise.all([
      listConversation(platform, [conversationId], before, readerOf(actor)),
      findStopCheck(platform, [conversationId]),
      callsOfConversation(query, conversationId),
      outgoingCallsOfConversation(query, conversationId),
      listNotes(platform, leadIds, person.customerId),
      listRequests(platform, leadIds),
      listOptedOutChannels(platform.database.query, platform, actor.contractorId, person),
    ]);
  return {
    ...{ person, leadId: ofLeads[0]?.canonicalId ?? null, conversation, stopCheck },
    ...{ calls, outgoingCalls, notes, requests },
    declined: declined.map(({ channel }) => channel),
  };
}

export type FoundConversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/**
 * A stored file of a message in a conversation that the actor may open; null if there is none.
 */
export async function openMessageFile(
  { database: { query } }: Platform,
  actor: Actor,
  { conversationId, fileId }: { conversationId: string; fileId: string },
): Promise<{ content: Uint8Array; contentType: string } | null> {
  authorize(canReadInbox(actor));
  const [file] = await query
    .select({ content: messageAttachments.content, contentType: messageAttachments.contentType })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messageAttachments.id, fileId),
        eq(conversations.id, conversationId),
        isOwnConversation(actor),
      ),
    );
  return file?.content ? { content: file.content, contentType: file.contentType } : null;
}

/** The latest notes about these leads, newest last. */
async function listNotes(
  { database: { query } }: Platform,
  leadIds: readonly string[],
  customerId: string | null,
) {
  const ofLeads = await query
    .select({
      id: leadNotes.id,
      memberName: leadNotes.memberName,
      text: leadNotes.text,
      createdAt: leadNotes.createdAt,
    })
    .from(leadNotes)
    .where(inArray(leadNotes.leadId, [...leadIds]))
    .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id))
    .limit(maxNotes);
  const ofCustomer = customerId
    ? await query
        .select({
          id: customerNotes.id,
          memberName: customerNotes.memberName,
          text: customerNotes.text,
          createdAt: customerNotes.createdAt,
        })
        .from(customerNotes)
        .where(inArray(customerNotes.customerId, await listIds(query, customerId)))
        .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))
        .limit(maxNotes)
    : [];
  return [...ofLeads, ...ofCustomer]
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .slice(-maxNotes);
}

/** The person's requests, latest last. */
async function listRequests({ database: { query } }: Platform, leadIds: readonly string[]) {
  const requests = await query
    .select({
      id: leadEnquiries.id,
      need: leadEnquiries.need,
      source: leads.source,
      createdAt: leadEnquiries.createdAt,
    })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .where(and(inArray(leadEnquiries.leadId, [...leadIds]), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(maxLeads);
  return requests.toReversed();
}

/** The customer of a conversation of the actor's business, for notes about one without a lead. */
export async function findCustomerOfConversation(
  { database: { query } }: Platform,
  actor: Actor,
  conversationId: string,
): Promise<string | null> {
  authorize(canManageInbox(actor));
  const scope = eq(conversations.contractorId, actor.contractorId);
  const [found] = await query
    .select({ customerId: canonicalCustomer })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), scope));
  return found?.customerId ?? null;
}

/**
 * The lead that a conversation of the actor's business was last about; manual messages are recorded
 * for it.
 */
export function findLeadOfConversation(
  { database: { query } }: Platform,
  actor: Actor,
  conversationId: string,
): Promise<string | null> {
  authorize(canManageInbox(actor));
  return selectLeadOfConversation(query, { conversationId, contractorId: actor.contractorId });
}

/** The same within a transaction. */
export async function selectLeadOfConversation(
  database: Reader,
  { conversationId, contractorId }: { conversationId: string; contractorId: string },
): Promise<string | null> {
  const [latest] = await database
    .select({ leadId: leads.id })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(
      and(
        eq(enrollments.conversationId, conversationId),
        eq(enrollments.contractorId, contractorId),
        eq(leads.quarantined, false),
      ),
    )
    // A merged lead only if the lead it was merged into was never in this conversation.
    .orderBy(desc(isNull(leads.mergedInto)), desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  return latest?.leadId ?? null;
}
