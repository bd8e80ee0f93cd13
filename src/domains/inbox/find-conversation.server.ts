import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { readerOf } from "~/domains/follow-ups/gate-reasons.ts";
import { listConversation } from "~/domains/follow-ups/lead/list-conversation.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { callsOfConversation } from "~/domains/inbox/calls/list-calls.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { findStopCheck } from "~/domains/leads/conversations/find-stop-check.server.ts";
import { leadEnquiries, leadNotes, leads } from "~/domains/leads/leads.tables.server.ts";
import { canonicalLeadId, isDelivered } from "~/domains/leads/own/own-leads.server.ts";
import { listOptedOutChannels } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canManageInbox, canReadInbox } from "./inbox.policy.ts";
import { isOwnConversation } from "./own-conversations.server.ts";

const maxLeads = 20;
const maxNotes = 100;

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
    })
    .from(conversations)
    .leftJoin(members, eq(members.id, conversations.assignedTo))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(conversations.id, conversationId), isOwnConversation(actor)));
  if (!person) return null;
  const ofLeads = await query
    .select({ id: leads.id, keptId: canonicalLeadId })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(and(eq(enrollments.conversationId, conversationId), eq(leads.quarantined, false)))
    .orderBy(desc(isNull(leads.mergedInto)), desc(enrollments.createdAt), desc(enrollments.id))
    .limit(maxLeads);
  const leadIds = ofLeads.map(({ id }) => id);
  const [conversation, stopCheck, calls, notes, requests, declined] = await Promise.all([
    listConversation(platform, [conversationId], before, readerOf(actor)),
    findStopCheck(platform, [conversationId]),
    callsOfConversation(query, conversationId),
    listNotes(platform, leadIds),
    listRequests(platform, leadIds),
    listOptedOutChannels(platform.database.query, platform, actor.contractorId, person),
  ]);
  return {
    ...{ person, leadId: ofLeads[0]?.keptId ?? null, conversation, stopCheck },
    ...{ calls, notes, requests },
    declined: declined.map(({ channel }) => channel),
  };
}

export type FoundConversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/** The latest notes about these leads, newest last. */
async function listNotes({ database: { query } }: Platform, leadIds: readonly string[]) {
  const notes = await query
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
  return notes.toReversed();
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

/**
 * The lead that a conversation of the actor's business was last about; manual messages are recorded
 * for it.
 */
export async function findLeadOfConversation(
  { database: { query } }: Platform,
  actor: Actor,
  conversationId: string,
): Promise<string | null> {
  authorize(canManageInbox(actor));
  const [latest] = await query
    .select({ leadId: leads.id })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(
      and(
        eq(enrollments.conversationId, conversationId),
        eq(enrollments.contractorId, actor.contractorId),
        eq(leads.quarantined, false),
      ),
    )
    // A merged lead only if the lead it was merged into was never in this conversation.
    .orderBy(desc(isNull(leads.mergedInto)), desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  return latest?.leadId ?? null;
}
