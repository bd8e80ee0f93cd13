import { eq } from "drizzle-orm";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { idsOf, isAmong, ownTables } from "~/platform/personal-data/rows.server.ts";
import { eraseSubmissions } from "./erase-submission.server.ts";
import {
  contactSyncDeliveries,
  formSubmissions,
  onboardingSessions,
  uploads,
} from "./onboarding.tables.server.ts";

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
        {
          table: contactSyncDeliveries,
          rows: isAmong(contactSyncDeliveries.submissionId, submissions),
          takeout: "stays",
        },
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
