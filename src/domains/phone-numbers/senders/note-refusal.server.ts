import { eq } from "drizzle-orm";
import type { MessageRow } from "~/domains/messaging/messages/messages.tables.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { senderRefusedAlert } from "./senders.emails.server.ts";
import { senderChanged } from "./senders.events.ts";
import { senders } from "./senders.tables.server.ts";

/**
 * Records that the provider rejected a text because of the business's number, and notifies staff. Ignores a
 * known rejection, one for another number, and one for a text sent before staff last clicked try again.
 * @param code the provider's error code
 */
export async function noteRefusal(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  { contractorId, fromAddress, createdAt }: MessageRow,
  code: number,
): Promise<void> {
  if (!contractorId || !fromAddress) return;
  const { tx, now } = work;
  const [sender] = await tx
    .select()
    .from(senders)
    .where(eq(senders.contractorId, contractorId))
    .for(...lockRows(senders));
  if (sender?.phone !== fromAddress || sender.refusedAt) return;
  if (sender.triedAgainAt && createdAt <= sender.triedAgainAt) return;
  await tx
    .update(senders)
    .set({ refusedAt: now, refusedCode: code, updatedAt: now })
    .where(eq(senders.contractorId, contractorId));
  await recordChange(work, system("texts"), {
    action: "sender.refused",
    entity: "contractor",
    entityId: contractorId,
    before: { refused: null },
    after: { refused: code },
  });
  await queueEmail(work, senderRefusedAlert, {
    to: settings.contactEmail,
    cause: `sender-refused:${contractorId}:${now.toISOString()}`,
    subjectId: contractorId,
    contractorId,
    params: { contractorId, code },
  });
  work.record(senderChanged, { contractorId });
}
