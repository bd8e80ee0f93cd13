import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { isAnyOf } from "../database/conditions.server.ts";
import { lockRows } from "../database/lock-rows.server.ts";
import { violationOf } from "../database/violations.server.ts";
import type { Platform } from "../platform.server.ts";
import type { Refused } from "../result.ts";
import { hashToken } from "../secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "../unit-of-work.server.ts";
import { idempotencyKeys } from "./idempotency.tables.server.ts";

type Keyed = {
  /** The kind of request, such as `lead`. Keys are unique only within a scope. */
  scope: string;
  /** The same for a double click or a retry; null if the sender sent none. */
  key: string | null;
  /** The whole body: the same key with another body is rejected. */
  body: unknown;
};

export type KeyedRequest<Done> = Keyed & {
  /** Recreates the response to an earlier request with this key; the id is from `remember`. */
  repeat: (work: UnitOfWork, resultId: string) => Promise<Done>;
};

export type KeyReused = Refused<"key_reused">;

/**
 * Runs a command as one transaction that takes effect once per key, however often and however
 * concurrently its request arrives (`requests.key-counts-once`). The key is inserted with the
 * commit and costs no round trip: a duplicate is rolled back by the unique key and gets the same
 * response. A command that rejects or throws doesn't use up its key, unless an earlier request used
 * it.
 * @param run has the effect; `remember` names the row that the response is about
 */
export async function inTransactionOnce<Done extends { ok: boolean }>(
  platform: Platform,
  request: KeyedRequest<Done>,
  run: (work: UnitOfWork, remember: (resultId: string) => void) => Promise<Done>,
): Promise<Done | KeyReused> {
  const { scope, key, body } = request;
  if (key === null) return inTransaction(platform, (work) => run(work, () => {}));
  let violation: unknown;
  const attempt = await inTransaction(platform, (work) =>
    run(work, (resultId) => recordResponse(work, request, resultId)),
  ).catch((error: unknown) => {
    if (!violationOf(error)) throw error;
    violation = error;
    return null;
  });
  if (attempt?.ok) return attempt;

  const repeated = await inTransaction(platform, async (work) => {
    const earlier = await findAnswered(work, scope, hashToken(key));
    if (!earlier) return null;
    if (earlier.bodyHash !== hashBody(body)) return { ok: false, code: "key_reused" } as const;
    return request.repeat(work, earlier.answerId);
  });
  if (repeated) return repeated;
  if (attempt) return attempt;
  throw violation;
}

/**
 * Records the response to a request's key, if it has one, in the same commit. Like
 * `inTransactionOnce`, for callers that process several requests together. A key that was already
 * used fails the commit.
 */
export function recordResponse(
  work: UnitOfWork,
  { scope, key, body }: Keyed,
  resultId: string,
): void {
  if (key === null) return;
  work.insertAtCommit(idempotencyKeys, [
    {
      scope,
      keyHash: hashToken(key),
      bodyHash: hashBody(body),
      answerId: resultId,
      createdAt: work.now,
    },
  ]);
}

/**
 * The earlier response to this key, and its body's hash. A row lock is logged like a change, so
 * this commit waits for the durability that the first one may not have waited for.
 */
async function findAnswered({ tx }: UnitOfWork, scope: string, keyHash: string) {
  const [stored] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answerId: idempotencyKeys.answerId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.keyHash, keyHash)))
    .for(...lockRows(idempotencyKeys, "no key update"));
  return stored ?? null;
}

/** SHA-256 of the body. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}

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
  resultIds: readonly string[],
): Promise<void> {
  await tx.delete(idempotencyKeys).where(isAnyOf(idempotencyKeys.answerId, resultIds));
}
