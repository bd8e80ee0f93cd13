import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { prepareOnce } from "~/platform/database/prepare-once.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formSubmissions, onboardingRequests } from "./onboarding.tables.server.ts";
import type { SubmissionRow } from "./submission-record.server.ts";

export type KeyedRequest = { key: string; body: unknown };

/**
 * The submission as it is after the request with this key, if that was answered before
 * (`fault.double-click`, `fault.lost-answer`). The same key with another body is refused. Until the transaction ends, a second
 * request with the same key waits here.
 */
export async function findAnsweredRequest(
  { tx }: UnitOfWork,
  request: KeyedRequest,
): Promise<SubmissionRow | "key_reused" | null> {
  const lock = `onboarding:${request.key}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [answered] = await prepareOnce(tx, selectRequest).execute({ key: hash(request.key) });
  if (!answered) return null;
  return answered.bodyHash === hash(request.body) ? answered.submission : "key_reused";
}

const selectRequest = (tx: Transaction) =>
  tx
    .select({ bodyHash: onboardingRequests.bodyHash, submission: formSubmissions })
    .from(onboardingRequests)
    .innerJoin(formSubmissions, eq(formSubmissions.id, onboardingRequests.submissionId))
    .where(eq(onboardingRequests.key, sql.placeholder("key")))
    .prepare("select_request");

/** Notes that the request was answered, in the transaction that answers it. */
export function rememberRequest(
  { insertAtCommit, now }: UnitOfWork,
  request: KeyedRequest,
  submission: SubmissionRow,
): void {
  insertAtCommit(onboardingRequests, [
    {
      key: hash(request.key),
      bodyHash: hash(request.body),
      submissionId: submission.id,
      version: submission.version,
      createdAt: now,
    },
  ]);
}

function hash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
