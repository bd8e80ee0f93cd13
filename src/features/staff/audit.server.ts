import { and, desc, eq } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { auditEntries } from "./staff.tables.server.ts";

export type AuditedChange = {
  /** What was done, such as `page.publish`. */
  action: string;
  entity: string;
  entityId: string;
  before: object | null;
  after: object | null;
};

/** Notes a change by staff in the transaction that makes it (decisions 28). */
export async function recordChange(
  { tx, now }: Work,
  actor: { id: string; email: string },
  change: AuditedChange,
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ ...change, actorId: actor.id, actorEmail: actor.email, createdAt: now });
}

/** The changes to one thing, newest first. */
export function listChanges(platform: Platform, entity: string, entityId: string) {
  return platform.database.query
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(auditEntries.id))
    .limit(100);
}
