import { eq } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { noteRefusal } from "~/domains/phone-numbers/senders/note-refusal.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { followUpKind } from "../follow-ups.ts";
import { revertStep } from "./revert-step.server.ts";

/**
 * Records that the provider refuses the sending number, and reverts the step in the same
 * transaction, so the gate sends it by email or holds it.
 */
export async function handleRefusedSender(
  work: UnitOfWork,
  { payload: { messageId, code } }: Happened<{ messageId: string; code: number }>,
  platform: Platform,
): Promise<void> {
  const [message] = await work.tx.select().from(messages).where(eq(messages.id, messageId));
  if (!message || message.providerStatus === "delivered") return;
  if (message.kind === followUpKind) {
    await revertStep(work, message, work.now, "registration_pending", platform.settings.timeZone);
  }
  await noteRefusal(work, platform, message, code);
}
