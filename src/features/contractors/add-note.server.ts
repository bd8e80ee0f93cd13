import { eq } from "drizzle-orm";
import { type Actor, authorize, signatureOf } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeContractors } from "./contractors.policy.ts";
import { contractorAccounts, contractorNotes } from "./contractors.tables.server.ts";

export type NewNote = {
  contractorId: string;
  text: string;
  /** Of the form that was sent: a second click writes no second note (`fault.double-click`). */
  requestKey: string | null;
};

/** Writes down something about a contractor. The log says that it was done, not what it says. */
export async function addNote(
  platform: Platform,
  actor: Actor,
  { contractorId, text, requestKey }: NewNote,
): Promise<"added" | "not_found"> {
  authorize(canChangeContractors(actor));
  const by = signatureOf(actor);
  return inTransaction(platform, async (work) => {
    const [account] = await work.tx
      .select({ id: contractorAccounts.id })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId))
      .for("key share");
    if (!account) return "not_found";
    const [note] = await work.tx
      .insert(contractorNotes)
      .values({
        id: newId(work.now.getTime()),
        contractorId,
        authorId: by.actorId,
        authorEmail: by.actorEmail,
        text,
        requestKey: requestKey && hashToken(requestKey),
        createdAt: work.now,
      })
      .onConflictDoNothing({ target: contractorNotes.requestKey })
      .returning({ id: contractorNotes.id });
    if (note) {
      await recordChange(work, actor, {
        action: "note.add",
        entity: "contractor",
        entityId: contractorId,
        before: null,
        after: { note: note.id },
      });
    }
    return "added";
  });
}
