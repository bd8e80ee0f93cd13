import { desc, eq } from "drizzle-orm";
import { canChangeContractors, canReadContractors } from "~/domains/identity/identity.policy.ts";
import { contractorAccounts, contractorNotes } from "~/domains/identity/identity.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

export type NewNote = {
  contractorId: string;
  text: string;
  /** The form's request key, so a second click adds no second note (`requests.key-counts-once`). */
  requestKey: string | null;
};

export type AddedNote = { ok: true } | { ok: false; code: "not_found" } | KeyReused;

/** Adds a note about a contractor. The audit log records that it was added, not its text. */
export async function addNote(
  platform: Platform,
  actor: Actor,
  { contractorId, text, requestKey }: NewNote,
): Promise<AddedNote> {
  authorize(canChangeContractors(actor));
  const signature = signatureOf(actor);
  const repeat = async () => ({ ok: true as const });
  const once = { scope: "note", key: requestKey, body: { contractorId, text }, repeat };
  return inTransactionOnce<AddedNote>(platform, once, async (work, remember) => {
    const [account] = await work.tx
      .select({ id: contractorAccounts.id })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId))
      .for(...lockRows(contractorAccounts, "key share"));
    if (!account) return { ok: false, code: "not_found" };
    const id = newId(work.now.getTime());
    await work.tx.insert(contractorNotes).values({
      id,
      contractorId,
      authorId: signature.actorId,
      authorEmail: signature.actorEmail,
      text,
      createdAt: work.now,
    });
    remember(id);
    await recordChange(work, actor, {
      action: "note.add",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { note: id },
    });
    return { ok: true };
  });
}

/** Staff notes about a contractor, newest first. */
export function listNotes(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadContractors(actor));
  const { id, text, authorEmail, createdAt } = contractorNotes;
  return platform.database.query
    .select({ id, text, authorEmail, createdAt })
    .from(contractorNotes)
    .where(eq(contractorNotes.contractorId, contractorId))
    .orderBy(desc(createdAt), desc(id))
    .limit(200);
}
