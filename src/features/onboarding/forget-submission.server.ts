import { eq, inArray } from "drizzle-orm";
import { forgetAttributions } from "~/features/attribution/record-attribution.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";
import { forgetUploads } from "./uploads.server.ts";

/**
 * Deletes a contractor's answers, within the caller's transaction: with them go the sessions, the
 * recorded syncs, where they came from, jobs that quote them, and the files of
 * their uploads, whichever picture the answers named.
 * @returns the ids of the submissions, under which others keep rows about them
 */
export async function forgetSubmissions(work: Work, contractorId: string): Promise<string[]> {
  const theirs = await work.tx
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId))
    .for("update");
  const ids = theirs.map(({ id }) => id);
  await forgetUploads(work, ids);
  await work.tx.delete(formSubmissions).where(inArray(formSubmissions.id, ids));
  await forgetAttributions(work, ids);
  for (const id of ids) await work.forgetJobs({ submission_id: id });
  return ids;
}
