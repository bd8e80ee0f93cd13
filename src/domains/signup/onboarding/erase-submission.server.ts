import { eq, inArray } from "drizzle-orm";
import { eraseAttributions } from "~/domains/shared/attribution/record-attribution.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendFormNotification } from "./onboarding.jobs.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";
import { eraseUploads } from "./uploads.server.ts";

/**
 * Deletes a contractor's answers, within the caller's transaction: with them go the sessions, the
 * recorded syncs, where they came from, jobs that quote them, and the files of
 * their uploads, whichever picture the answers named.
 * @returns the ids of the submissions, under which others keep rows about them
 */
export async function eraseSubmissions(work: UnitOfWork, contractorId: string): Promise<string[]> {
  const theirs = await work.tx
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId))
    .for(...lockRows(formSubmissions));
  const ids = theirs.map(({ id }) => id);
  await eraseUploads(work, ids);
  await work.tx.delete(formSubmissions).where(inArray(formSubmissions.id, ids));
  await eraseAttributions(work, ids);
  await eraseKeys(work, ids);
  const { name: kind } = sendFormNotification;
  await work.eraseJobs({ kind, field: "submission_id", values: ids });
  return ids;
}
