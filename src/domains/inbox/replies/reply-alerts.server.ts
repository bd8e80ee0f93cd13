import { and, inArray, notLike, sql } from "drizzle-orm";
import { messages, queueEmail } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findRepliers } from "./find-replier.server.ts";
import { replyReceived } from "./replies.emails.server.ts";

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
  mayStop?: boolean;
};

/** Creates the reply alerts for the contractor and for staff. */
export async function createReplyAlerts(
  work: UnitOfWork,
  recorded: readonly RecordedEvent<Replied>[],
  { settings }: Platform,
): Promise<void> {
  const replied = recorded.map(({ payload }) => payload);
  const repliers = await findRepliers(
    work.tx,
    replied.map(({ conversationId }) => conversationId),
  );
  const pageReplies = await findPageReplies(work, replied);
  const alertTimingOf = await planReplyAlerts(work.tx, replied);
  for (const reply of replied) {
    const { conversationId, messageId, contractorId, readyToBook, mayStop = false } = reply;
    // No alert for a conversation erased since.
    const replier = repliers.get(conversationId);
    if (!replier) continue;
    // Without a lead, the page it was sent from already notified the business.
    if (!replier.leadId && pageReplies.has(messageId)) continue;
    const { key, notBefore } = alertTimingOf(reply);
    const receivers = [
      ["contractor", replier.businessAddress, contractorId],
      ["staff", settings.contactEmail, null],
    ] as const;
    for (const [reader, address, ofContractor] of receivers) {
      if (!address) continue;
      await queueEmail(work, replyReceived, {
        to: address,
        cause: `reply-received:${key}:${reader}`,
        subjectId: replier.leadId ?? conversationId,
        contractorId: ofContractor,
        params: { conversationId, messageId, reader, readyToBook, mayStop },
        notBefore,
      });
    }
  }
}

/**
 * Replies sent on a page instead of by text or email: a question about an estimate, or feedback
 * after a visit.
 */
async function findPageReplies(
  { tx }: UnitOfWork,
  replied: readonly Replied[],
): Promise<Set<string>> {
  const ids = replied.map(({ messageId }) => messageId);
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, ids), notLike(messages.cause, "inbound:%")));
  return new Set(rows.map(({ id }) => id));
}

/** An alert's deduplication key and earliest sending time; null sends it right away. */
type AlertTiming = { key: string; notBefore: Date | null };

const minute = 60_000;
/** Replies within this time of another share one alert, sent at the end of the quarter hour. */
const groupingMs = 15 * minute;
/**
 * A reply that is ready to book or may be an opt-out is sent right away, unless the conversation
 * had another within this time.
 */
const readyAlertIntervalMs = 60 * minute;
/** How many earlier replies are checked. */
const maxChecked = 50;

type Earlier = { messageId: string; createdAt: string; before: string; isUrgent: boolean };

/**
 * When to send the alert of each reply, by message id: the first right away, and close later ones
 * together, so no one can use up a mailbox's daily limit.
 */
export async function planReplyAlerts(
  database: Reader,
  replied: readonly Replied[],
): Promise<(reply: Replied) => AlertTiming> {
  const ids = replied.map(({ messageId }) => messageId);
  const { rows } = await database.execute<Earlier>(sql`
    select r.id as "messageId", r.created_at as "createdAt", e.created_at as before, e.urgent as "isUrgent"
    from ${messages} r cross join lateral (
      select created_at, coalesce(params ->> 'ready', '') <> '' or coalesce(params ->> 'intent', '') = 'unclear-stop' as urgent
      from ${messages}
      where conversation_id = r.conversation_id and (created_at, id) < (r.created_at, r.id)
        and created_at > r.created_at - ${`${readyAlertIntervalMs} milliseconds`}::interval
        and direction = 'inbound' and kind = ${replyKind}
        and coalesce(params ->> 'intent', '') not in ('stop', 'help', 'start')
      order by created_at desc, id desc limit ${maxChecked}) e
    where r.id = any(${sql.param(ids)}::uuid[])`);
  const earlierOf = Map.groupBy(rows, ({ messageId }) => messageId);
  return ({ messageId, conversationId, readyToBook, mayStop = false }) => {
    const earlier = earlierOf.get(messageId) ?? [];
    const moment = new Date(earlier[0]?.createdAt ?? 0).getTime();
    const since = (span: number) =>
      earlier.filter(({ before }) => new Date(before).getTime() > moment - span);
    const isFollowing =
      readyToBook || mayStop
        ? since(readyAlertIntervalMs).some(({ isUrgent }) => isUrgent)
        : since(groupingMs).length > 0;
    if (!isFollowing) return { key: messageId, notBefore: null };
    const quarter = Math.floor(moment / groupingMs) + 1;
    // A moment later, so replies at the very end are already stored.
    const notBefore = new Date(quarter * groupingMs + 10_000);
    return { key: `${conversationId}:${quarter}`, notBefore };
  };
}
