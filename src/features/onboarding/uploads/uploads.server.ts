import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findDraft } from "../drafts/draft-session.server.ts";
import { removeLogo } from "../onboarding.jobs.server.ts";
import { uploads } from "../uploads.tables.server.ts";

const prefix = "/files/";

/** The public address of a stored file. */
export const uploadUrl = (key: string) => prefix + key;

/**
 * Notes an upload before its file is stored, so that no file is ever without a row, and binds it to
 * the draft that the token opens, if any (rule `uploads.owner`).
 */
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

/**
 * Makes a picture that a draft names its own. @returns whether it is: one that another draft has
 * stays that one's, and no deletion of this draft can touch it
 */
export async function claimUpload(
  work: UnitOfWork,
  url: string,
  submissionId: string,
): Promise<boolean> {
  const claimed = await work.tx
    .update(uploads)
    .set({ submissionId })
    .where(
      and(
        eq(uploads.key, url.slice(prefix.length)),
        or(isNull(uploads.submissionId), eq(uploads.submissionId, submissionId)),
      ),
    )
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

/** Deletes all pictures of these submissions, within the caller's transaction; nobody else's. */
export async function eraseUploads(
  work: UnitOfWork,
  submissionIds: readonly string[],
): Promise<void> {
  const gone = await work.tx
    .delete(uploads)
    .where(inArray(uploads.submissionId, [...submissionIds]))
    .returning({ key: uploads.key });
  for (const { key } of gone) work.enqueue(removeLogo, { url: uploadUrl(key) });
}
