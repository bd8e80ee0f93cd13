import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import { type Contact, isSamePerson, typedContact } from "~/features/people/same-person.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadResults } from "./market-estimates.tables.server.ts";

/**
 * Deletes the estimates and claims of a person, known by any of these contacts, and what was written
 * about them, within the caller's transaction (`people.same-person`).
 * @returns how many estimates are gone
 */
export async function eraseEstimates(
  { tx }: Pick<UnitOfWork, "tx">,
  person: readonly Contact[],
): Promise<number> {
  const gone = await tx
    .delete(leadResults)
    .where(isSamePerson(typedContact(leadResults), person))
    .returning({ id: leadResults.id });
  const subjectIds = gone.map(({ id }) => id);
  await eraseMessages({ tx }, { subjectIds });
  await eraseKeys({ tx }, subjectIds);
  return gone.length;
}
