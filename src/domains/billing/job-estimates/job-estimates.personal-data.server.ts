import { inArray, or } from "drizzle-orm";
import { documentNumbers } from "~/domains/billing/document-numbers/document-numbers.tables.server.ts";
import { prices } from "~/domains/billing/price-book/price-book.tables.server.ts";
import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, idsOf, isAmong, ownTables } from "~/platform/personal-data/rows.server.ts";
import {
  jobEstimateAnswers,
  jobEstimateContact,
  jobEstimates,
  jobEstimateVersions,
} from "./job-estimates.tables.server.ts";

const isOf = ({ contacts, leadIds }: Person) =>
  or(inArray(jobEstimates.leadId, [...leadIds]), isSamePerson(jobEstimateContact, contacts));

const idsFor = (person: Person) => idsOf(jobEstimates.id, isOf(person));

/** Estimates, with the price book. */
export const jobEstimateData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [
        prices,
        documentNumbers,
        jobEstimates,
        jobEstimateVersions,
        jobEstimateAnswers,
      ]),
    // Versions and responses are deleted with their estimates.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [jobEstimates, prices, documentNumbers]),
  },
  person: {
    subjects: (person) => [idsFor(person)],
    tables: (person) => [
      { table: jobEstimates, rows: isOf(person) },
      {
        table: jobEstimateVersions,
        rows: isAmong(jobEstimateVersions.estimateId, idsFor(person)),
      },
      { table: jobEstimateAnswers, rows: isAmong(jobEstimateAnswers.estimateId, idsFor(person)) },
    ],
    // A lead's estimates are erased with the lead.
    erase: ({ work, contacts }) =>
      work.tx.delete(jobEstimates).where(isSamePerson(jobEstimateContact, contacts)),
  },
};
