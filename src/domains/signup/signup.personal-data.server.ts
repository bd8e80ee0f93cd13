import { and, eq, inArray, isNotNull, lt, or, type SQL } from "drizzle-orm";
import { contractorAccounts, eraseAccount } from "~/domains/identity/index.server.ts";
import { eraseMessages } from "~/domains/messaging/index.server.ts";
import { isSamePerson, typedContact } from "~/domains/shared/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import {
  batchesOf,
  daysAgo,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { Contact, PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadResults } from "./market-estimates/market-estimates.tables.server.ts";
import {
  formSubmissions,
  onboardingSessions,
  uploads,
} from "./onboarding/onboarding.tables.server.ts";
import { eraseSubmissions } from "./onboarding/uploads.server.ts";
import { submissionExpired } from "./signup.events.ts";

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

/** Sign-ups that are never finished, with accounts made only for them. */
export const abandonedSignUpData: PersonalData = {
  retention: [{ name: "abandoned sign-ups", erase: eraseAbandonedDrafts }],
};

/**
 * Deletes sign-ups that no one finished or continued for 180 days: the answers, the logo, the
 * emails about them, and the account when nothing else depends on it (rule `retention.days`).
 */
async function eraseAbandonedDrafts(platform: Platform): Promise<void> {
  const before = daysAgo(platform, platform.settings.draftDays);
  const abandoned = and(
    eq(formSubmissions.isCompleted, false),
    lt(formSubmissions.updatedAt, before),
  );
  for await (const ids of batchesOf(platform, formSubmissions, abandoned)) {
    for (const id of ids) {
      await inTransaction(platform, (work) =>
        eraseDraft(platform, work, and(eq(formSubmissions.id, id), abandoned)),
      );
    }
  }
}

/** Erases a draft, unless someone is continuing it at this moment. */
async function eraseDraft(
  platform: Platform,
  work: UnitOfWork,
  draft: SQL | undefined,
): Promise<void> {
  const [formSubmission] = await work.tx
    .select({ contractorId: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(draft)
    .for(...lockRows(formSubmissions));
  if (!formSubmission) return;
  const { contractorId } = formSubmission;
  const subjectIds = await eraseSubmissions(work, contractorId);
  await eraseMessages(work, { subjectIds });
  if (await isBare(platform, work, contractorId))
    await eraseAccount(work, contractorId, { keepBare: false });
  work.record(submissionExpired, { contractorId });
}

/** Whether this account exists only for the draft: no confirmed address, and nothing that uses it. */
async function isBare(
  { personalData }: Platform,
  { tx }: UnitOfWork,
  contractorId: string,
): Promise<boolean> {
  const uses = personalData.flatMap(({ business }) => business?.usesAccount?.(contractorId) ?? []);
  const [inUse] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(
      and(
        eq(contractorAccounts.id, contractorId),
        or(isNotNull(contractorAccounts.emailVerifiedAt), ...uses),
      ),
    );
  return inUse === undefined;
}

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
async function eraseEstimates(tx: Transaction, condition: SQL): Promise<number> {
  const deleted = await tx.delete(leadResults).where(condition).returning({ id: leadResults.id });
  const subjectIds = deleted.map(({ id }) => id);
  await eraseMessages({ tx }, { subjectIds });
  await eraseKeys({ tx }, subjectIds);
  return deleted.length;
}
