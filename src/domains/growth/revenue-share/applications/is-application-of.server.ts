import { and, eq, ne, notExists, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import {
  type Contact,
  isSamePerson,
  typedContact,
} from "~/domains/shared/people/same-person.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "../revenue-share.tables.server.ts";

/**
 * Selects the applications of a contractor's person (`people.same-person`). The application of
 * another contractor's participation belongs to that contractor, whatever address or number it
 * names.
 */
export function isApplicationOf(contractorId: string, person: Contact): SQL | undefined {
  const participant = revenueShareParticipants;
  const others = new QueryBuilder()
    .select({ id: participant.id })
    .from(participant)
    .where(
      and(
        eq(participant.applicationId, revenueShareApplications.id),
        ne(participant.contractorId, contractorId),
      ),
    );
  return and(isSamePerson(typedContact(revenueShareApplications), [person]), notExists(others));
}
