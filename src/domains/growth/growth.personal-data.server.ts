import { inArray, type SQL } from "drizzle-orm";
import { clearSources } from "~/domains/leads/index.server.ts";
import { jobsFor } from "~/domains/schedule/index.server.ts";
import { isSamePerson, removeReferralCodes, typedContact } from "~/domains/shared/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import {
  adSpend,
  affiliateProgramMembers,
  leadReports,
  reviewClicks,
  reviewRequests,
  reviewSettings,
} from "./growth.tables.server.ts";

const contact = typedContact(affiliateProgramMembers);

export const affiliateData: PersonalData = {
  business: {
    tables: ({ own }) => [
      { table: affiliateProgramMembers, rows: isSamePerson(contact, [own]), takeout: "stays" },
    ],
    async erase({ work, own, counts }) {
      counts.affiliates = await eraseAffiliates(work.tx, isSamePerson(contact, [own]));
    },
  },
  samples: {
    affiliate: async (tx, ids) => {
      const partners = await tx
        .select({ email: affiliateProgramMembers.email })
        .from(affiliateProgramMembers)
        .where(inArray(affiliateProgramMembers.id, [...ids]));
      const people = partners.map(({ email }) => ({ email, phone: null }));
      await eraseAffiliates(tx, isSamePerson(contact, people));
    },
  },
};

/**
 * Deletes referral partners. Codes are based on partners' names, so they are also removed from
 * other people's attributions, whose source is then determined again.
 * @returns how many partners were deleted
 */
export async function eraseAffiliates(tx: Transaction, condition: SQL): Promise<number> {
  const deleted = await tx
    .delete(affiliateProgramMembers)
    .where(condition)
    .returning({ code: affiliateProgramMembers.referralCode });
  const codes = deleted.map(({ code }) => code.toUpperCase());
  const subjectIds = await removeReferralCodes({ tx }, codes);
  await clearSources({ tx }, subjectIds);
  return deleted.length;
}

export const spendData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [adSpend]),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [adSpend]),
  },
};

/** Bad-lead reports; deleted with their leads. */
export const leadReportsData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [leadReports]),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: leadReports, rows: inArray(leadReports.leadId, [...leadIds]) },
    ],
  },
};

const isOf = (person: Person) => isAmong(reviewRequests.workOrderId, jobsFor(person));

export const reviewData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [reviewSettings, reviewRequests, reviewClicks]),
    // Clicks are deleted with their requests.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [reviewRequests, reviewSettings]),
  },
  person: {
    // They are deleted with the jobs.
    tables: (person) => [
      { table: reviewRequests, rows: isOf(person) },
      {
        table: reviewClicks,
        rows: isAmong(reviewClicks.requestId, idsOf(reviewRequests.id, isOf(person))),
      },
    ],
  },
};
