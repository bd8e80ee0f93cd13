import { and, eq, gt, type Placeholder, sql } from "drizzle-orm";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { prepareOnce } from "~/platform/database/hot-path/prepare-once.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formSubmissions, onboardingSessions } from "../onboarding.tables.server.ts";
import type { SubmissionRow } from "../submission-record.server.ts";

/** A draft can be gone on with for this long after it was begun or resumed. */
export const draftLifetimeDays = 30;
const day = 24 * 60 * 60 * 1000;

type DraftSession = typeof onboardingSessions.$inferSelect;
export type Draft = { session: DraftSession; submission: SubmissionRow };

/** The draft that a token opens, or null: unknown, expired. A completed one is found as well. */
export async function findDraft(
  db: Reader,
  token: string | null,
  now: Date,
): Promise<Draft | null> {
  if (!token) return null;
  const [found] = await selectDraft(db, hashToken(token), now);
  return found ?? null;
}

/** Finds a draft for change: others who want to change it wait. */
export async function lockDraft(
  tx: Transaction,
  token: string | null,
  now: Date,
): Promise<Draft | null> {
  if (!token) return null;
  const [found] = await prepareOnce(tx, selectDraftForUpdate).execute({
    tokenHash: hashToken(token),
    now,
  });
  return found ?? null;
}

const selectDraftForUpdate = (tx: Transaction) =>
  selectDraft(tx, sql.placeholder("tokenHash"), sql.placeholder("now"))
    .for("update", { of: formSubmissions })
    .prepare("lock_draft");

function selectDraft(db: Reader, tokenHash: string | Placeholder, now: Date | Placeholder) {
  return db
    .select({ session: onboardingSessions, submission: formSubmissions })
    .from(onboardingSessions)
    .innerJoin(formSubmissions, eq(formSubmissions.id, onboardingSessions.submissionId))
    .where(and(eq(onboardingSessions.tokenHash, tokenHash), gt(onboardingSessions.expiresAt, now)));
}

/** Reads a submission for change: others who want to change it wait. */
export async function lockSubmission(tx: Transaction, id: string): Promise<SubmissionRow | null> {
  const [row] = await tx
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id))
    .for("update");
  return row ?? null;
}

/**
 * Gives one browser the right to go on with a submission.
 * @returns the token, which is stored only as its hash
 */
export function openDraftSession(
  { insertAtCommit, now }: UnitOfWork,
  submission: SubmissionRow,
): string {
  const token = randomToken();
  insertAtCommit(onboardingSessions, [
    {
      contractorId: submission.contractorId,
      submissionId: submission.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + draftLifetimeDays * day),
      email: submission.email,
      phone: submission.phone,
      createdAt: now,
    },
  ]);
  return token;
}
