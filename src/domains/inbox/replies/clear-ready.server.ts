import { and, eq, lte, or } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** A lead that was moved no longer counts as ready to book for its earlier messages. */
export async function clearReadyOnStatusChange(
  { tx }: UnitOfWork,
  { payload: { leadId }, createdAt }: Happened<{ leadId: string }>,
): Promise<void> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId));
  if (!lead?.contractorId) return;
  const { contractorId, phone, email } = lead;
  await tx
    .update(conversations)
    .set({ readyAt: null })
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        or(
          phone ? eq(conversations.phone, phone) : undefined,
          email ? eq(conversations.email, email) : undefined,
        ),
        lte(conversations.readyAt, createdAt),
      ),
    );
}
