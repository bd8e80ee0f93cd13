import { desc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadContractors } from "./contractors.policy.ts";
import { contractorNotes } from "./contractors.tables.server.ts";

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
