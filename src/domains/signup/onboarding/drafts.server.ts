import { and, eq, gt, lt, type Placeholder, sql } from "drizzle-orm";
import { changeSelectedPlan, contractorAccounts } from "~/domains/identity/index.server.ts";
import type { PlanKey } from "~/domains/identity/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { canRunOnboardingJobs } from "~/domains/signup/signup.policy.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { prepareOnce } from "~/platform/database/hot-path/prepare-once.server.ts";
import { lockRows, noteLock } from "~/platform/database/lock-rows.server.ts";
import { cookieValue, readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cleanText } from "~/platform/validation/fields.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { fieldsOf } from "./onboarding.schema.ts";
import {
  formSubmissions,
  onboardingSessions,
  type SubmissionRow,
  submissionRecord,
} from "./onboarding.tables.server.ts";
import type { Step, Submission } from "./onboarding.ts";

/** How long a draft can be resumed after it was started or last resumed. */
const draftLifetimeDays = 30;
const day = 24 * 60 * 60 * 1000;

type DraftSession = typeof onboardingSessions.$inferSelect;
type Draft = { session: DraftSession; submission: SubmissionRow };

/** The draft of a token, including a completed one; null if the token is unknown or expired. */
export async function findDraft(
  db: Reader,
  token: string | null,
  now: Date,
): Promise<Draft | null> {
  if (!token) return null;
  const [draft] = await selectDraft(db, hashToken(token), now);
  return draft ?? null;
}

/** Finds and locks a draft. */
export async function lockDraft(
  tx: Transaction,
  token: string | null,
  now: Date,
): Promise<Draft | null> {
  if (!token) return null;
  // The prepared query is reused per connection, so the lock is noted on each call.
  noteLock("form_submissions");
  const [draft] = await prepareOnce(tx, selectDraftForUpdate).execute({
    tokenHash: hashToken(token),
    now,
  });
  return draft ?? null;
}

const selectDraftForUpdate = (tx: Transaction) =>
  selectDraft(tx, sql.placeholder("tokenHash"), sql.placeholder("now"))
    .for(...lockRows(formSubmissions))
    .prepare("lock_draft");

function selectDraft(db: Reader, tokenHash: string | Placeholder, now: Date | Placeholder) {
  return db
    .select({ session: onboardingSessions, submission: formSubmissions })
    .from(onboardingSessions)
    .innerJoin(formSubmissions, eq(formSubmissions.id, onboardingSessions.submissionId))
    .where(and(eq(onboardingSessions.tokenHash, tokenHash), gt(onboardingSessions.expiresAt, now)));
}

/** Finds and locks a submission. */
export async function lockSubmission(tx: Transaction, id: string): Promise<SubmissionRow | null> {
  const [row] = await tx
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id))
    .for(...lockRows(formSubmissions));
  return row ?? null;
}

/**
 * Creates a session that lets one browser continue a submission.
 * @returns the token; only its hash is saved
 */
export function createDraftSession(
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

const draftCookieName = "hearthline_draft";

/** The draft token of a request, from the cookie (also under its former name) or the API header. */
export function draftTokenOf(request: Request): string | null {
  return (
    readCookie(request, draftCookieName) ??
    legacyDraftToken(request) ??
    request.headers.get("draft-token")
  );
}

/** The Set-Cookie header that sets a draft token, or clears it if null. */
export function draftCookie(platform: Platform, token: string | null): string {
  return writeCookie(draftCookieName, token, {
    secure: isSecure(platform),
    maxAgeSeconds: draftLifetimeDays * 24 * 60 * 60,
  });
}

/** Set-Cookie headers that rename a cookie with the former name; empty if there is none. */
export function renameDraftCookie(platform: Platform, request: Request): Headers {
  const headers = new Headers();
  const token = legacyDraftToken(request);
  if (!isSecure(platform) || token === null) return headers;
  if (readCookie(request, draftCookieName) === null) {
    headers.append("set-cookie", draftCookie(platform, token));
  }
  headers.append(
    "set-cookie",
    writeCookie(draftCookieName, null, { secure: false, maxAgeSeconds: 0 }),
  );
  return headers;
}

const legacyDraftToken = (request: Request) =>
  cookieValue(request.headers.get("cookie") ?? "", draftCookieName);

const isSecure = ({ settings }: Platform) => settings.siteUrl.protocol === "https:";

type OpenDraft = { submission: Submission; unsaved: Record<string, FormValues> };

/** The unfinished draft of a token, or null. */
export async function readDraft(
  platform: Platform,
  token: string | null,
): Promise<OpenDraft | null> {
  const draft = await findDraft(platform.database.query, token, platform.clock.now());
  if (!draft || draft.submission.isCompleted) return null;
  return {
    submission: submissionRecord(draft.submission),
    unsaved: draft.session.unsavedAnswers,
  };
}

/**
 * Saves what was typed in a step that isn't saved, so Back loses nothing. It is only used to fill in the
 * form again.
 */
export async function saveUnsavedAnswers(
  platform: Platform,
  token: string | null,
  step: Step,
  values: FormValues,
): Promise<{ ok: true }> {
  const fields = new Set(fieldsOf(step));
  const savedValues = Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => fields.has(name) && value.length <= 4000)
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(cleanText) : cleanText(value),
      ]),
  );
  await inTransaction(platform, async ({ tx, now }) => {
    const draft = await findDraft(tx, token, now);
    if (!draft) return;
    const addition = JSON.stringify({ [step]: savedValues });
    await tx
      .update(onboardingSessions)
      .set({ unsavedAnswers: sql`${onboardingSessions.unsavedAnswers} || ${addition}::jsonb` })
      .where(eq(onboardingSessions.id, draft.session.id));
  });
  return { ok: true };
}

/** The plan of a token's unfinished draft; null for none. */
export async function readDraftPlan(
  platform: Platform,
  token: string | null,
): Promise<PlanKey | null> {
  const { database, clock } = platform;
  const draft = await findDraft(database.query, token, clock.now());
  if (!draft || draft.submission.isCompleted) return null;
  const [account] = await database.query
    .select({ plan: contractorAccounts.selectedPlan })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, draft.submission.contractorId));
  return account?.plan ?? null;
}

/** Changes the plan of an unfinished draft. */
export async function chooseDraftPlan(
  platform: Platform,
  token: string | null,
  plan: PlanKey,
): Promise<{ ok: true }> {
  await inTransaction(platform, async ({ tx, now }) => {
    const draft = await findDraft(tx, token, now);
    if (!draft || draft.submission.isCompleted) return;
    await changeSelectedPlan({ tx }, draft.submission.contractorId, plan);
  });
  return { ok: true };
}

/** Deletes the sessions of expired drafts. */
export async function eraseExpiredDraftSessions(platform: Platform, actor: Actor): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const now = platform.clock.now();
  await platform.database.query
    .delete(onboardingSessions)
    .where(lt(onboardingSessions.expiresAt, now));
}
