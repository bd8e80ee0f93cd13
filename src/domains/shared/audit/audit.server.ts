import { and, desc, eq, or } from "drizzle-orm";
import {
  type Actor,
  authorize,
  type Signatory,
  signatureOf,
} from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { withoutAddresses } from "~/platform/log/scrub.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canReadAudit } from "./audit.policy.ts";
import { auditEntries } from "./audit.tables.server.ts";

export type AuditedChange = {
  /** The action, such as `page.publish`. */
  action: string;
  entity: string;
  entityId: string;
  before: object | null;
  after: object | null;
};

/**
 * Records a change by staff or the system, in the transaction that makes it (`staff.audited`). For
 * contractors and homeowners, pass only IDs, states, and field names: audit entries are permanent.
 */
export async function recordChange(
  { tx, now }: UnitOfWork,
  actor: Signatory,
  change: AuditedChange,
  id: string = newId(),
): Promise<void> {
  await tx.insert(auditEntries).values({
    id,
    ...change,
    before: scrubbed(change.before),
    after: scrubbed(change.after),
    ...signatureOf(actor),
    createdAt: now,
  });
}

/** Replaces anything that looks like an email address, at any depth. */
function scrubbed(value: object | null): object | null {
  return JSON.parse(
    JSON.stringify(value, (_key, one) => (typeof one === "string" ? withoutAddresses(one) : one)),
  );
}

/** The changes to one entity, newest first. */
export function listChanges(platform: Platform, actor: Actor, entity: string, entityId: string) {
  authorize(canReadAudit(actor));
  return platform.database.query
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(auditEntries.id))
    .limit(100);
}

/** The changes to several entities, such as a contractor and their pages, newest first. */
export function listChangesAmong(
  platform: Platform,
  actor: Actor,
  things: readonly { entity: string; entityId: string }[],
) {
  authorize(canReadAudit(actor));
  const { entity, entityId } = auditEntries;
  return platform.database.query
    .select()
    .from(auditEntries)
    .where(
      or(...things.map((thing) => and(eq(entity, thing.entity), eq(entityId, thing.entityId)))),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(100);
}
