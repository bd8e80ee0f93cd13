import { randomBytes } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { eraseAttributions } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { canOnboard, canRunOnboardingJobs } from "~/domains/signup/signup.policy.ts";
import { lockAvailableRows, lockRows } from "~/platform/database/lock-rows.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import { reencodeImage } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type LogoProblem, logoLimits } from "./branding.ts";
import { findDraft } from "./drafts.server.ts";
import { removeLogo, sendFormNotification } from "./onboarding.jobs.server.ts";
import { formSubmissions, uploads } from "./onboarding.tables.server.ts";

type StoredLogo = Result<{ url: string }, Refused<LogoProblem>>;

/**
 * Saves an uploaded logo: decoded, re-encoded, within limits, without metadata, and under a name made of
 * the time and a random part instead of its original name. It belongs to the token's draft, or to the first
 * draft saved with it.
 */
export async function storeLogo(
  platform: Platform,
  actor: Actor,
  file: File,
  draftToken: string | null,
): Promise<StoredLogo> {
  authorize(canOnboard(actor));
  if (file.size > logoLimits.maxBytes) return { ok: false, code: "too_large" };
  const image = await reencodeImage(Buffer.from(await file.arrayBuffer()), logoLimits);
  if (!image.ok) return { ok: false, code: image.problem };
  const key = `form-logos/${platform.clock.now().getTime()}-${randomBytes(8).toString("hex")}.${image.extension}`;
  try {
    await recordUpload(platform, key, draftToken);
    await platform.files.put(key, image.bytes, image.contentType);
  } catch (error) {
    platform.log.error("logo upload failed", { error });
    return { ok: false, code: "not_stored" };
  }
  return { ok: true, url: uploadUrl(key) };
}

/** The public URL of a stored file. */
export const uploadUrl = (key: string) => `/files/${key}`;

/** Records an upload before its file is saved, so every file has a row. Assigns it to the token's draft. */
export async function recordUpload(
  platform: Platform,
  key: string,
  draftToken: string | null,
): Promise<void> {
  await inTransaction(platform, async ({ tx, now }) => {
    const draft = await findDraft(tx, draftToken, now);
    const open = draft && !draft.submission.isCompleted ? draft.submission.id : null;
    await tx.insert(uploads).values({ key, submissionId: open, createdAt: now });
  });
}

/** Deletes all images of these submissions, in the caller's transaction. */
export async function eraseUploads(
  work: UnitOfWork,
  submissionIds: readonly string[],
): Promise<void> {
  const deleted = await work.tx
    .delete(uploads)
    .where(inArray(uploads.submissionId, [...submissionIds]))
    .returning({ key: uploads.key });
  for (const { key } of deleted) work.enqueue(removeLogo, { url: uploadUrl(key) });
}

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/**
 * Deletes images that no draft has referred to for a day: never saved with one, or replaced. Ignores files
 * without a row, which may belong to another site.
 */
export async function collectUploads(platform: Platform, actor: Actor): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const before = new Date(platform.clock.now().getTime() - day);
  let collected = batch;
  while (collected === batch) collected = await collectBatch(platform, before);
}

function collectBatch(platform: Platform, before: Date): Promise<number> {
  return inTransaction(platform, async ({ tx, enqueue }) => {
    const orphans = await tx
      .select({ id: uploads.id, key: uploads.key })
      .from(uploads)
      .leftJoin(formSubmissions, eq(formSubmissions.id, uploads.submissionId))
      .where(
        and(
          lt(uploads.createdAt, before),
          sql`${formSubmissions.logoUrl} is distinct from ${uploadUrl("")} || ${uploads.key}`,
        ),
      )
      .limit(batch)
      .for(...lockAvailableRows(uploads));
    const ids = orphans.map(({ id }) => id);
    await tx.delete(uploads).where(inArray(uploads.id, ids));
    for (const { key } of orphans) enqueue(removeLogo, { url: uploadUrl(key) });
    return orphans.length;
  });
}

/** Deletes the file of an upload whose row was deleted; idempotent. */
export async function removeLogoFile(
  platform: Platform,
  actor: Actor,
  { url }: { url: string },
): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const key = /^\/files\/(form-logos\/[\w-]+\.\w+)$/.exec(url)?.[1];
  if (key) await platform.files.remove(key);
}

/**
 * Deletes a contractor's submissions in the caller's transaction, with their sessions, recorded syncs,
 * attribution, tasks that quote them, and all uploaded files.
 * @returns the submission ids, for rows elsewhere that refer to them
 */
export async function eraseSubmissions(work: UnitOfWork, contractorId: string): Promise<string[]> {
  const ownUploads = await work.tx
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId))
    .for(...lockRows(formSubmissions));
  const ids = ownUploads.map(({ id }) => id);
  await eraseUploads(work, ids);
  await work.tx.delete(formSubmissions).where(inArray(formSubmissions.id, ids));
  await eraseAttributions(work, ids);
  await eraseKeys(work, ids);
  const { name: kind } = sendFormNotification;
  await work.eraseJobs({ kind, field: "submission_id", values: ids });
  return ids;
}
