import { eq } from "drizzle-orm";
import { calls, outgoingCalls } from "~/domains/inbox/inbox.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Moves all calls of a conversation to another one of the same person. */
export async function moveCalls(
  { tx }: Pick<UnitOfWork, "tx">,
  from: string,
  to: string,
): Promise<void> {
  await tx.update(calls).set({ conversationId: to }).where(eq(calls.conversationId, from));
  await tx
    .update(outgoingCalls)
    .set({ conversationId: to })
    .where(eq(outgoingCalls.conversationId, from));
}
