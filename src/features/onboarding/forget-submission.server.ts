import { eq } from "drizzle-orm";
import { forgetAttributions } from "~/features/attribution/record-attribution.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { removeLogo } from "./onboarding.jobs.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";

/**
 * Deletes a contractor's answers, within the caller's transaction: with them go the sessions, the
 * recorded syncs, where they came from, jobs that quote them, and the logo's file.
 * @returns the ids of the submissions, under which others keep rows about them
 */
export async function forgetSubmissions(work: Work, contractorId: string): Promise<string[]> {
  const gone = await work.tx
    .delete(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId))
    .returning({ id: formSubmissions.id, logoUrl: formSubmissions.logoUrl });
  const ids = gone.map(({ id }) => id);
  await forgetAttributions(work, ids);
  for (const { id, logoUrl } of gone) {
    await work.forgetJobs({ submission_id: id });
    if (logoUrl) work.enqueue(removeLogo, { url: logoUrl });
  }
  return ids;
}
