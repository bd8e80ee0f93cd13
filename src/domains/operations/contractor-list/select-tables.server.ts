import { eq, inArray, isNull } from "drizzle-orm";
import {
  adminRoles,
  contractorAccounts,
  contractorProgress,
} from "~/domains/identity/index.server.ts";
import { canExportContractors, canReadContractors } from "~/domains/identity/index.ts";
import { defineSelect } from "~/domains/shared/index.server.ts";
import { formSubmissions, onboardingSessions } from "~/domains/signup/index.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import { type Selected, selectRows, toRecord } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const listAccess = {
  canRead: canReadContractors,
  canExport: canExportContractors,
  defaultDirection: "desc",
} as const;

const { phoneE164: _submissionPhone, replyPhoneE164, ...submitted } = allColumns(formSubmissions);

/** `GET /api/form_submissions` for staff, newest first. */
export const selectSubmissions = defineSelect({
  ...listAccess,
  table: formSubmissions,
  id: submitted.id,
  columns: Object.values(submitted),
  filters: [submitted.id, submitted.email, submitted.city, submitted.state, submitted.isCompleted],
  orders: [submitted.createdAt, submitted.updatedAt, submitted.businessName],
});

const {
  searchText,
  erasedAt,
  phoneE164: _accountPhone,
  ...account
} = allColumns(contractorAccounts);

/** `GET /api/contractor_accounts` for staff, with embedded sessions and progress. */
export const selectContractors = defineSelect({
  ...listAccess,
  table: contractorAccounts,
  id: account.id,
  columns: Object.values(account),
  filters: [account.id, account.email, account.state],
  orders: [account.createdAt, account.businessName],
  where: isNull(erasedAt),
  embed: withSessionsAndProgress,
});

async function withSessionsAndProgress(
  { database: { query } }: Platform,
  accounts: Record<string, unknown>[],
) {
  const ids = accounts.map((row) => String(row.id));
  const { contractorId, email, phone, createdAt } = onboardingSessions;
  const sessions = await query
    .select({ contractorId, email, phone, createdAt })
    .from(onboardingSessions)
    .where(inArray(contractorId, ids));
  const progress = await query
    .select()
    .from(contractorProgress)
    .where(inArray(contractorProgress.contractorId, ids));
  return accounts.map((row) => ({
    ...row,
    onboarding_sessions: sessions
      .filter((session) => session.contractorId === row.id)
      .map((session) => toRecord(onboardingSessions, session)),
    contractor_progress: progress
      .filter((progress) => progress.contractorId === row.id)
      .map((progress) => toRecord(contractorProgress, progress)),
  }));
}

/** `GET /api/admin_roles`: only the signed-in user's own role. */
export async function selectOwnRole(
  platform: Platform,
  userId: string,
  parameters: URLSearchParams,
): Promise<Selected> {
  return selectRows(
    platform.database.query,
    {
      table: adminRoles,
      id: adminRoles.userId,
      columns: [adminRoles.userId, adminRoles.role],
      filters: [adminRoles.userId],
      orders: [adminRoles.userId],
      defaultDirection: "asc",
      where: eq(adminRoles.userId, userId),
    },
    parameters,
  );
}
