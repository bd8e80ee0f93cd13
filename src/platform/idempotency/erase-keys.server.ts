import { lt } from "drizzle-orm";
import { isAnyOf } from "../database/is-any-of.server.ts";
import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";
import { idempotencyKeys } from "./idempotency.tables.server.ts";

const hour = 60 * 60 * 1000;

/** Retries arrive within minutes; two days are more than enough to recognize them. */
export async function eraseOldKeys({ clock, database }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - 48 * hour);
  await database.query.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

/**
 * Deletes the keys of requests whose responses are about these rows, which are deleted in the same
 * transaction.
 */
export async function eraseKeys(
  { tx }: Pick<UnitOfWork, "tx">,
  answerIds: readonly string[],
): Promise<void> {
  await tx.delete(idempotencyKeys).where(isAnyOf(idempotencyKeys.answerId, answerIds));
}
