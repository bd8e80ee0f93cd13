import {
  replayFailed,
  replayMessage,
} from "~/domains/messaging/messages/delivery/replay-messages.server.ts";
import { replayContactSyncs } from "~/domains/office/webhooks/contact-sync/dead-contact-syncs.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canReplayDeadLetters } from "./dead-letters.policy.ts";
import type { DeadLetterSource } from "./dead-letters.ts";

/** One failed item, or all of its kind. */
export type Replay = { source: DeadLetterSource; kind: string; id: string | null };

/** Batch size that keeps transactions short however many failed. */
const batch = 500;

/**
 * Requeues failed items, audited (`staff.audited`). A message that may have arrived is sent again
 * only if it was named; an item that fails again during the run isn't retried twice.
 * @returns how many
 */
export async function replayDeadLetters(
  platform: Platform,
  actor: Actor,
  replay: Replay,
): Promise<number> {
  authorize(canReplayDeadLetters(actor));
  let [replayed, after]: [number, string | null] = [0, null];
  for (;;) {
    const done = await inTransaction(platform, async (work) => {
      const { count, last } = await replayBatch(work, replay, after);
      if (count > 0) await audit(work, actor, replay, count);
      return { count, last };
    });
    replayed += done.count;
    after = done.last;
    if (replay.id !== null || after === null || done.count < batch) return replayed;
  }
}

type Replayed = {
  count: number;
  /** The last one's ID; the next batch starts after it. */
  last: string | null;
};

async function replayBatch(
  work: UnitOfWork,
  { source, kind, id }: Replay,
  after: string | null,
): Promise<Replayed> {
  if (source === "job") return { count: await work.redrive(kind, id ? [id] : null), last: null };
  if (source === "contact_sync") {
    return counted(await replayContactSyncs(work, { id, after, limit: batch }));
  }
  if (id === null) return counted(await replayFailed(work, kind, after, batch));
  return { count: (await replayMessage(work, id)) ? 1 : 0, last: null };
}

function counted(ids: string[]): Replayed {
  return { count: ids.length, last: ids.at(-1) ?? null };
}

function audit(
  work: UnitOfWork,
  actor: Signatory,
  { source, kind, id }: Replay,
  count: number,
): Promise<void> {
  return recordChange(work, actor, {
    action: "dead_letter.replay",
    entity: source,
    entityId: id ?? kind,
    before: null,
    after: { kind, count },
  });
}
