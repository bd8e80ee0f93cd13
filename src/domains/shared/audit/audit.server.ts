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
  /** What was done, such as `page.publish`. */
  action: string;
  entity: string;
  entityId: string;
  before: object | null;
  after: object | null;
};

/**
 * Notes a change by staff, or by the product itself, in the transaction that makes it (`staff.audited`). Of contractors and
 * homeowners it takes ids, states and names of fields: what is in the log stays there.
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

/** What looks like a mail address is replaced, however deep it stands. */
function scrubbed(value: object | null): object | null {
  return JSON.parse(
    JSON.stringify(value, (_key, one) => (typeof one === "string" ? withoutAddresses(one) : one)),
  );
}

/** The changes to one thing, newest first. */
export function listChanges(platform: Platform, actor: Actor, entity: string, entityId: string) {
  authorize(canReadAudit(actor));
  return platform.database.query
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(auditEntries.id))
    .limit(100);
}

/** The changes to several things, such as a contractor and their pages, newest first. */
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
