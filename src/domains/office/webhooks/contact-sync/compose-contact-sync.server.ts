import { eq } from "drizzle-orm";
import {
  formSubmissions,
  submissionRecord,
} from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { ContactSyncOperation } from "./contact-sync.ts";

/** The body of a save's post, to the letter of `onboarding.contact-sync`, with the row as it is now; null where it is gone. */
export async function composeContactSync(
  { database }: Platform,
  operation: ContactSyncOperation,
  submissionId: string,
): Promise<string | null> {
  const [row] = await database.query
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submissionId));
  if (!row) return null;
  const { version, ...record } = submissionRecord(row);
  const priority = operation === "FORM_COMPLETED" ? "high" : "normal";
  return JSON.stringify({
    table_name: "form_submissions",
    operation,
    new_record: record,
    priority,
  });
}
