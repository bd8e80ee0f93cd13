import { and, eq, inArray, isNull } from "drizzle-orm";
import {
  businessImports,
  businessSuspensions,
} from "~/domains/messaging/messaging.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** The imported businesses among these that aren't released yet (`you-own-it.quiet`). */
export async function findUnreleasedImports(
  database: Reader,
  contractorIds: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(contractorIds.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: businessImports.contractorId })
    .from(businessImports)
    .where(and(inArray(businessImports.contractorId, ids), isNull(businessImports.releasedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** The businesses among these that staff suspended. */
export async function findSuspendedBusinesses(
  database: Reader,
  contractorIds: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(contractorIds.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Set();
  const suspended = await database
    .select({ id: businessSuspensions.contractorId })
    .from(businessSuspensions)
    .where(inArray(businessSuspensions.contractorId, ids));
  return new Set(suspended.map(({ id }) => id));
}

/** Records an import: the business's messages are on hold until it is released. */
export async function recordImport(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  imported: { contractorId: string; source: string; madeAt: Date },
): Promise<void> {
  await tx.insert(businessImports).values({ ...imported, createdAt: now });
}

/** Releases an imported business, so its messages are sent. @returns whether it was on hold */
export async function release(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
): Promise<boolean> {
  const released = await tx
    .update(businessImports)
    .set({ releasedAt: now })
    .where(and(eq(businessImports.contractorId, contractorId), isNull(businessImports.releasedAt)))
    .returning({ id: businessImports.contractorId });
  return released.length > 0;
}

type Suspension = typeof businessSuspensions.$inferSelect;

/** Suspends a business. @returns whether it wasn't suspended before */
export async function addSuspension(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  suspension: Omit<Suspension, "createdAt">,
): Promise<boolean> {
  const added = await tx
    .insert(businessSuspensions)
    .values({ ...suspension, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: businessSuspensions.contractorId });
  return added.length > 0;
}

/** Ends a business's suspension. @returns the suspension, or null if there was none */
export async function removeSuspension(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<Suspension | null> {
  const [removed] = await tx
    .delete(businessSuspensions)
    .where(eq(businessSuspensions.contractorId, contractorId))
    .returning();
  return removed ?? null;
}
