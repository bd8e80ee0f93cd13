import { and, eq, gte, isNotNull, min, sql } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { sends } from "../follow-ups.tables.server.ts";
import type { Enrollment } from "../sending/lease-turns.server.ts";

/** How fast an enquiry was met; null where it has not happened (`follow-ups.speed`). */
export type Speed = {
  askedAt: Date;
  /** When the contractor's alert was taken by a mail server. */
  alertedAt: Date | null;
  /** When a provider took the first message to the person. */
  acceptedAt: Date | null;
  /** When the person first answered. */
  answeredAt: Date | null;
};

/** Reads the speed of one follow-up. */
export async function readSpeed(
  { database: { query } }: Platform,
  { id, leadId, conversationId, askedAt }: Enrollment,
): Promise<Speed> {
  const [alert] = await query
    .select({ at: min(messages.sentAt) })
    .from(messages)
    .where(
      and(
        eq(messages.subjectId, leadId),
        eq(messages.kind, "lead-received"),
        sql`${messages.params}->>'reader' = 'contractor'`,
        gte(messages.createdAt, askedAt),
      ),
    );
  const [first] = await query
    .select({ at: min(messages.sentAt) })
    .from(sends)
    .innerJoin(messages, eq(messages.id, sends.messageId))
    .where(and(eq(sends.enrollmentId, id), isNotNull(messages.sentAt)));
  const [answer] = await query
    .select({ at: min(messages.createdAt) })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.direction, "inbound"),
        eq(messages.kind, replyKind),
        gte(messages.createdAt, askedAt),
      ),
    );
  return {
    askedAt,
    alertedAt: alert?.at ?? null,
    acceptedAt: first?.at ?? null,
    answeredAt: answer?.at ?? null,
  };
}
