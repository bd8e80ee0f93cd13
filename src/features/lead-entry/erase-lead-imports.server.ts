import { and, eq, lt } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { waitingHours } from "./lead-imports.ts";

/** Deletes files that were checked and never imported, after a day (`leads.import`). */
export async function eraseUnusedLeadImports(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const old = new Date(platform.clock.now().getTime() - waitingHours * 60 * 60 * 1000);
  await platform.database.query
    .delete(leadImports)
    .where(and(eq(leadImports.state, "checked"), lt(leadImports.createdAt, old)));
}

/** Deletes the files that a business brought, within the caller's transaction. */
export async function eraseLeadImports(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(leadImports).where(eq(leadImports.contractorId, contractorId));
}
