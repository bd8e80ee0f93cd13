import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { filesOfMessages, messages, voicemailDrops } from "~/domains/messaging/index.server.ts";
import {
  autoReplyKind,
  manualMessageKind,
  type ReactionParams,
  reactionKind,
} from "~/domains/messaging/index.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { HoldReader } from "../gate-reasons.ts";

const maxShown = 30;
const maxReactions = 300;

/** The message that a reaction refers to, from its params. */
const reactionTargetId = sql<string | null>`${messages.params} -> 'reaction' ->> 'on'`;

/**
 * Messages between a business and a person on all channels, newest last. Reactions are shown on
 * their messages.
 * @param conversationIds several if a person's leads were merged (`leads.merge`)
 * @param before the oldest message shown
 */
export async function listConversation(
  platform: Platform,
  conversationIds: readonly string[],
  before: string | null,
  reader: HoldReader,
) {
  const inConversations = inArray(messages.conversationId, [...conversationIds]);
  const newest = await platform.database.query
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      kind: messages.kind,
      channel: messages.channel,
      direction: messages.direction,
      state: messages.state,
      providerStatus: messages.providerStatus,
      subject: messages.subject,
      text: messages.text,
      params: messages.params,
      lastError: messages.lastError,
      createdAt: messages.createdAt,
      /** For a voicemail: how its call ended; null while it's in progress. */
      drop: voicemailDrops.outcome,
    })
    .from(messages)
    .leftJoin(voicemailDrops, eq(voicemailDrops.messageId, messages.id))
    .where(
      and(
        inConversations,
        or(ne(messages.kind, reactionKind), sql`${reactionTargetId} is null`),
        olderThan(messages, before),
      ),
    )
    .orderBy(...newestFirst(messages))
    .limit(maxShown + 1);
  const { rows, next } = pageOf(newest, maxShown);
  const reactions = await findReactions(platform, conversationIds, rows);
  const files = await filesOfMessages(
    platform.database.query,
    rows.map(({ id }) => id),
  );
  return {
    messages: rows.toReversed().map(({ params, kind, lastError, ...message }) => ({
      ...message,
      byHand: kind === manualMessageKind,
      /** Whether it's an auto-reply. */
      isAutomatic: kind === autoReplyKind,
      /** The reaction itself, if its message wasn't found. */
      reaction: kind === reactionKind ? ((params as ReactionParams).reaction ?? null) : null,
      files: files.get(message.id) ?? [],
      /** The person's current reactions to it. */
      reactions: reactions.get(message.id) ?? [],
      // Provider errors are for staff only, and earlier emails may quote other people.
      lastError: reader === "staff" ? lastError : null,
      quoted: reader === "staff" ? findQuotedText(params) : null,
    })),
    /** Cursor for older messages; null if there are none. */
    older: next,
  };
}

/** The reactions to each of these messages, in order of arrival. */
async function findReactions(
  { database: { query } }: Platform,
  conversationIds: readonly string[],
  of: readonly { id: string }[],
): Promise<Map<string, string[]>> {
  const channelsById = new Map<string, string[]>();
  if (of.length === 0) return channelsById;
  const rows = await query
    .select({ params: messages.params })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, [...conversationIds]),
        eq(messages.kind, reactionKind),
        inArray(
          reactionTargetId,
          of.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(maxReactions);
  for (const { params } of rows) {
    const { reaction } = params as ReactionParams;
    if (!reaction?.on) continue;
    const others = (channelsById.get(reaction.on) ?? []).filter(
      (emoji) => emoji !== reaction.emoji,
    );
    channelsById.set(reaction.on, reaction.removed ? others : [...others, reaction.emoji]);
  }
  return channelsById;
}

/** The earlier emails quoted in an email reply. */
function findQuotedText(params: object): string | null {
  return "quoted" in params && typeof params.quoted === "string" ? params.quoted : null;
}
