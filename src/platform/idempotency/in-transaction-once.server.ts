import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { lockRows } from "../database/lock-rows.server.ts";
import { violationOf } from "../database/violations.server.ts";
import type { Platform } from "../platform.server.ts";
import type { Refused } from "../result.ts";
import { hashToken } from "../secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "../unit-of-work.server.ts";
import { idempotencyKeys } from "./idempotency.tables.server.ts";

type Keyed = {
  /** What is asked for, such as `lead`: keys of one scope say nothing about those of another. */
  scope: string;
  /** The same for a double click or a retry; null when the sender gave none. */
  key: string | null;
  /** All that was said: the same key with another body is refused. */
  body: unknown;
};

export type KeyedRequest<Done> = Keyed & {
  /** Answers once more what a request with this key was answered; the id is that of `remember`. */
  repeat: (work: UnitOfWork, answerId: string) => Promise<Done>;
};

export type KeyReused = Refused<"key_reused">;

/**
 * Runs one command as one transaction that has its effect once for a key, however often and however
 * closely together its request arrives (`requests.key-counts-once`). The key travels with the commit
 * and costs no round trip: who comes second is rolled back by its uniqueness, and answered alike. A
 * command that refuses or throws leaves its key free, unless an earlier request had used it.
 * @param run has the effect; `remember` names the row that the answer is about
 */
export async function inTransactionOnce<Done extends { ok: boolean }>(
  platform: Platform,
  request: KeyedRequest<Done>,
  run: (work: UnitOfWork, remember: (answerId: string) => void) => Promise<Done>,
): Promise<Done | KeyReused> {
  const { scope, key, body } = request;
  if (key === null) return inTransaction(platform, (work) => run(work, () => {}));
  let violation: unknown;
  const attempt = await inTransaction(platform, (work) =>
    run(work, (answerId) => rememberAnswer(work, request, answerId)),
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
 * Notes with the commit what a request with this key was answered, if it has one: as `inTransactionOnce` does, for who
 * takes in several at once. A key that was used before makes the commit fail.
 */
export function rememberAnswer(
  work: UnitOfWork,
  { scope, key, body }: Keyed,
  answerId: string,
): void {
  if (key === null) return;
  work.insertAtCommit(idempotencyKeys, [
    { scope, keyHash: hashToken(key), bodyHash: hashBody(body), answerId, createdAt: work.now },
  ]);
}

/**
 * Who answered a request with this key before, and what it said. A lock is written down as a change
 * is: so this commit waits for what the first one may not have waited for.
 */
async function findAnswered({ tx }: UnitOfWork, scope: string, keyHash: string) {
  const [answered] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answerId: idempotencyKeys.answerId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.keyHash, keyHash)))
    .for(...lockRows(idempotencyKeys, "no key update"));
  return answered ?? null;
}

/** What stands for all that was said. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}
