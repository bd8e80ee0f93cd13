import { eq, inArray } from "drizzle-orm";
import { eraseAttributions } from "~/domains/shared/attribution/record-attribution.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendFormNotification } from "./onboarding.jobs.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";
import { eraseUploads } from "./uploads.server.ts";

/**
 * Deletes a contractor's submissions in the caller's transaction, with their sessions, recorded syncs,
 * attribution, tasks that quote them, and all uploaded files.
 * @returns the submission ids, for rows elsewhere that refer to them
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
