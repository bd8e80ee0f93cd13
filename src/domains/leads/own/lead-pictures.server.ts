import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Writing = Pick<UnitOfWork, "tx">;

/** @returns whether it was inserted: false if there is one with this id */
export async function insertLeadPicture(
  { tx }: Writing,
  picture: typeof leadPictures.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(leadPictures)
    .values(picture)
    .onConflictDoNothing({ target: leadPictures.id })
    .returning({ id: leadPictures.id });
  return inserted.length > 0;
}

/** Deletes a picture whose files couldn't be stored, with its request's key, so a retry uploads it. */
export function deleteUnstoredPicture(platform: Platform, pictureId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    await work.tx.delete(leadPictures).where(eq(leadPictures.id, pictureId));
    await eraseKeys(work, [pictureId]);
  });
}

/**
 * Deletes a picture unless a sent estimate shows it.
 * @returns the storage key of its files; null if it wasn't deleted
 */
export async function deleteLeadPicture(
  { tx }: Writing,
  condition: SQL | undefined,
): Promise<string | null> {
  const [deleted] = await tx
    .delete(leadPictures)
    .where(and(condition, isNull(leadPictures.shownAt)))
    .returning({ key: leadPictures.key });
  return deleted?.key ?? null;
}

/**
 * Protects pictures from deletion, since a sent estimate shows them.
 * @returns how many there are
 */
export async function protectLeadPictures(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  ids: readonly string[],
): Promise<number> {
  const updated = await tx
    .update(leadPictures)
    .set({ shownAt: now })
    .where(inArray(leadPictures.id, [...ids]))
    .returning({ id: leadPictures.id });
  return updated.length;
}
