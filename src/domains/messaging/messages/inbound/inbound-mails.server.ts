import { and, eq, inArray, isNull } from "drizzle-orm";
import { type InboundMailRow, inboundMails } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Queries } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Stores a received email until it's processed. @returns its ID, or null if it was already stored */
export async function storeInboundMail(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  mail: Pick<InboundMailRow, "tokenKind" | "tokenId" | "cause" | "sender" | "raw">,
): Promise<string | null> {
  const [stored] = await tx
    .insert(inboundMails)
    .values({ ...mail, id: newId(), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: inboundMails.id });
  return stored?.id ?? null;
}

/** The outcome of a processed email, and what of it remains. */
export type MailOutcome = Pick<InboundMailRow, "outcome"> &
  Partial<Pick<InboundMailRow, "raw" | "meaning" | "detail" | "fromAddress" | "subject" | "text">>;

/** Saves the outcome of a processed email, and deletes the raw email unless it's in the outcome. */
export async function recordMailOutcome(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { id }: Pick<InboundMailRow, "id">,
  outcome: MailOutcome,
): Promise<void> {
  await tx
    .update(inboundMails)
    .set({ raw: null, ...outcome, readAt: now })
    .where(eq(inboundMails.id, id));
}

/** Marks an unmatched email as seen by staff. @returns whether it was unseen before */
export async function markMailSeen(
  query: Queries,
  id: string,
  seen: { seenAt: Date; seenBy: string },
): Promise<boolean> {
  const marked = await query
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
  return marked.length > 0;
}
