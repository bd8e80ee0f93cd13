import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type EstimatePerson, estimatesOf } from "./estimates-of-person.server.ts";
import { leadResults } from "./market-estimates.tables.server.ts";

/**
 * Deletes the estimates and claims of a person, and what was written about them, within the caller's
 * transaction.
 * @returns how many estimates are gone
 */
export async function eraseEstimates(
  { tx }: Pick<UnitOfWork, "tx">,
  person: EstimatePerson,
): Promise<number> {
  const gone = await tx
    .delete(leadResults)
    .where(estimatesOf(person))
    .returning({ id: leadResults.id });
  await eraseMessages({ tx }, { subjectIds: gone.map(({ id }) => id), address: null });
  return gone.length;
}
