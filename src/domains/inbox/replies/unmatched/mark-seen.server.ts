import { and, eq, inArray, isNull } from "drizzle-orm";
import { inboundMails } from "~/domains/messaging/messages/inbound-mails.tables.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canMatchUnmatched } from "../replies.policy.ts";
import type { UnmatchedSource } from "./unmatched.ts";

/**
 * Marks an unmatched message as seen; the row stores by whom and when. @returns whether it was
 * unseen before
 */
export async function markSeen(
  { database: { query }, clock }: Platform,
  actor: Actor,
  { id, source }: { id: string; source: UnmatchedSource },
): Promise<{ ok: true; changed: boolean }> {
  authorize(canMatchUnmatched(actor));
  const seen = { seenAt: clock.now(), seenBy: signatureOf(actor).actorEmail };
  const marked =
    source === "text"
      ? await query
          .update(messages)
          .set(seen)
          .where(
            and(
              eq(messages.id, id),
              eq(messages.direction, "inbound"),
              isNull(messages.conversationId),
              isNull(messages.seenAt),
            ),
          )
          .returning({ id: messages.id })
      : await query
          .update(inboundMails)
          .set(seen)
          .where(
            and(
              eq(inboundMails.id, id),
              inArray(inboundMails.outcome, ["unmatched", "unreadable"]),
              isNull(inboundMails.seenAt),
            ),
          )
          .returning({ id: inboundMails.id });
  return { ok: true, changed: marked.length > 0 };
}
