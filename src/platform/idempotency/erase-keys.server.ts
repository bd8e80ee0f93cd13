import { lt } from "drizzle-orm";
import { isAnyOf } from "../database/is-any-of.server.ts";
import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";
import { idempotencyKeys } from "./idempotency.tables.server.ts";

const hour = 60 * 60 * 1000;

/** A retry comes within minutes; two days are more than enough to know it again. */
export async function eraseOldKeys({ clock, database }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - 48 * hour);
  await database.query.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

/** Deletes the keys of requests whose answers are about these rows, which go in the same transaction. */
export async function eraseKeys(
  { tx }: Pick<UnitOfWork, "tx">,
  answerIds: readonly string[],
): Promise<void> {
  await tx.delete(idempotencyKeys).where(isAnyOf(idempotencyKeys.answerId, answerIds));
}
