import { inArray } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { heldSince, releaseSending } from "~/platform/backup/sending-hold.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canReadHeld, canRelease } from "./backups.policy.ts";

/** Since when sending is held because a backup was restored; null when it isn't. */
export async function readHeldSince(platform: Platform, actor: Actor): Promise<Date | null> {
  authorize(canReadHeld(actor));
  return heldSince(platform.database.query);
}

/**
 * Releases sending after a restore (`backups.quiet`).
 * @param withholdWaiting messages pending at the backup may have been sent since: they are blocked,
 * and staff decide about each
 * @returns how many messages were blocked; null if sending wasn't held
 */
export async function releaseHeldSending(
  platform: Platform,
  actor: Actor,
  { withholdWaiting }: { withholdWaiting: boolean },
): Promise<number | null> {
  authorize(canRelease(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await releaseSending(tx))) return null;
    const withheld = withholdWaiting
      ? await tx
          .update(messages)
          .set({
            state: "withheld",
            lastError:
              "This message was waiting when a backup was restored. It may already have been sent.",
            updatedAt: now,
          })
          .where(inArray(messages.state, ["queued", "sending", "delayed"]))
          .returning({ id: messages.id })
      : [];
    await recordChange(work, actor, {
      action: "sending.release",
      entity: "installation",
      entityId: "sending",
      before: null,
      after: { withheld: withheld.length },
    });
    return withheld.length;
  });
}
