import { forgetMessages } from "~/features/messages/forget-messages.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { leadResults } from "./estimates.tables.server.ts";
import { type EstimatePerson, estimatesOf } from "./person.server.ts";

/**
 * Deletes the estimates and claims of a person, and what was written about them, within the caller's
 * transaction.
 * @returns how many estimates are gone
 */
export async function forgetEstimates(
  { tx }: Pick<Work, "tx">,
  person: EstimatePerson,
): Promise<number> {
  const gone = await tx
    .delete(leadResults)
    .where(estimatesOf(person))
    .returning({ id: leadResults.id });
  await forgetMessages({ tx }, { subjectIds: gone.map(({ id }) => id), address: null });
  return gone.length;
}
