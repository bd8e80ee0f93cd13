import { eq, sql } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cleanText } from "~/platform/validation/fields.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { fieldsOf } from "../onboarding.schema.ts";
import { onboardingSessions } from "../onboarding.tables.server.ts";
import type { Step, Submission } from "../onboarding.ts";
import { submissionRecord } from "../submission-record.server.ts";
import { findDraft } from "./draft-session.server.ts";

export type OpenDraft = { submission: Submission; unsaved: Record<string, FormValues> };

/** The unfinished draft that a token opens, or null. A completed one is not gone on with. */
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
 * Keeps what was typed in a step that is being left without saving, so that Back loses nothing.
 * It is shown again when the person returns, and never used otherwise.
 */
export async function keepUnsavedAnswers(
  platform: Platform,
  token: string | null,
  step: Step,
  values: FormValues,
): Promise<void> {
  const fields = new Set(fieldsOf(step));
  const kept = Object.fromEntries(
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
    const addition = JSON.stringify({ [step]: kept });
    await tx
      .update(onboardingSessions)
      .set({ unsavedAnswers: sql`${onboardingSessions.unsavedAnswers} || ${addition}::jsonb` })
      .where(eq(onboardingSessions.id, draft.session.id));
  });
}
