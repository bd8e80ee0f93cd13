import { eq, inArray, type SQL } from "drizzle-orm";
import { eraseMessages } from "~/domains/messaging/index.server.ts";
import { isSamePerson, typedContact } from "~/domains/shared/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import { idsOf, isAmong, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { Contact, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { leadResults } from "./market-estimates/market-estimates.tables.server.ts";
import {
  formSubmissions,
  onboardingSessions,
  uploads,
} from "./onboarding/onboarding.tables.server.ts";
import { eraseSubmissions } from "./onboarding/uploads.server.ts";

const submissionsOf = (contractorId: string) =>
  idsOf(formSubmissions.id, eq(formSubmissions.contractorId, contractorId));

export const onboardingData: PersonalData = {
  business: {
    subjects: ({ contractorId }) => [{ ids: submissionsOf(contractorId) }],
    tables({ contractorId }) {
      const submissions = submissionsOf(contractorId);
      return [
        ...ownTables(contractorId, "moves", [formSubmissions]),
        ...ownTables(contractorId, "stays", [onboardingSessions]),
        { table: uploads, rows: isAmong(uploads.submissionId, submissions), takeout: "moves" },
      ];
    },
    async erase({ work, contractorId, subjectIds }) {
      subjectIds.push(...(await eraseSubmissions(work, contractorId)));
    },
  },
  phoneColumns: [
    {
      table: formSubmissions,
      typed: formSubmissions.phone,
      normal: formSubmissions.phoneE164,
    },
    {
      table: formSubmissions,
      typed: formSubmissions.replyPhone,
      normal: formSubmissions.replyPhoneE164,
    },
  ],
};

const isOf = (person: readonly Contact[]) => isSamePerson(typedContact(leadResults), person);

export const marketEstimateData: PersonalData = {
  business: {
    tables: ({ own }) => [{ table: leadResults, rows: isOf([own]), takeout: "stays" }],
    async erase({ work, own, counts }) {
      counts.estimates = await eraseEstimates(work.tx, isOf([own]));
    },
  },
  person: {
    subjects: ({ contacts }) => [idsOf(leadResults.id, isOf(contacts))],
    tables: ({ contacts }) => [{ table: leadResults, rows: isOf(contacts) }],
    async erase({ work, contacts, counts }) {
      counts.estimates = await eraseEstimates(work.tx, isOf(contacts));
    },
  },
  phoneColumns: [{ table: leadResults, typed: leadResults.phone, normal: leadResults.phoneE164 }],
  samples: { estimate: (tx, ids) => eraseEstimates(tx, inArray(leadResults.id, [...ids])) },
};

/** Deletes estimates and claims, and their messages. @returns how many were deleted */
async function eraseEstimates(tx: Transaction, which: SQL): Promise<number> {
  const gone = await tx.delete(leadResults).where(which).returning({ id: leadResults.id });
  const subjectIds = gone.map(({ id }) => id);
  await eraseMessages({ tx }, { subjectIds });
  await eraseKeys({ tx }, subjectIds);
  return gone.length;
}
