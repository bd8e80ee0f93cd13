import { eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { canReadContractors } from "~/features/contractors/contractors.policy.ts";
import {
  contractorAccounts,
  contractorProgress,
} from "~/features/contractors/contractors.tables.server.ts";
import {
  formSubmissions,
  onboardingSessions,
} from "~/features/onboarding/onboarding.tables.server.ts";
import { adminRoles } from "~/features/staff/staff.tables.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** `GET /api/form_submissions` for staff, newest first (`api.tables`). */
export function selectSubmissions(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadContractors(actor));
  const { phoneE164, replyPhoneE164, ...shown } = getTableColumns(formSubmissions);
  return selectRows(
    platform.database.query,
    {
      table: formSubmissions,
      id: formSubmissions.id,
      columns: Object.values(shown),
      filters: [
        formSubmissions.id,
        formSubmissions.email,
        formSubmissions.city,
        formSubmissions.state,
        formSubmissions.isCompleted,
      ],
      orders: [formSubmissions.createdAt, formSubmissions.updatedAt, formSubmissions.businessName],
      defaultDirection: "desc",
    },
    parameters,
  );
}

/** `GET /api/admin_roles`: the role of the signed-in user, and of nobody else. */
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

/** `GET /api/contractor_accounts` for staff, with embedded sessions and progress (`api.tables`). */
export async function selectContractors(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadContractors(actor));
  const { query } = platform.database;
  const { searchText, erasedAt, phoneE164, ...shown } = getTableColumns(contractorAccounts);
  const selected = await selectRows(
    query,
    {
      table: contractorAccounts,
      id: contractorAccounts.id,
      columns: Object.values(shown),
      filters: [contractorAccounts.id, contractorAccounts.email, contractorAccounts.state],
      orders: [contractorAccounts.createdAt, contractorAccounts.businessName],
      defaultDirection: "desc",
      where: isNull(erasedAt),
    },
    parameters,
  );
  if (!selected.ok || selected.rows.length === 0) return selected;
  const ids = selected.rows.map((row) => String(row.id));
  const { contractorId, email, phone, createdAt } = onboardingSessions;
  const sessions = await query
    .select({ contractorId, email, phone, createdAt })
    .from(onboardingSessions)
    .where(inArray(contractorId, ids));
  const progress = await query
    .select()
    .from(contractorProgress)
    .where(inArray(contractorProgress.contractorId, ids));
  const rows = selected.rows.map((row) => ({
    ...row,
    onboarding_sessions: sessions
      .filter((session) => session.contractorId === row.id)
      .map((session) => toRecord(onboardingSessions, session)),
    contractor_progress: progress
      .filter((one) => one.contractorId === row.id)
      .map((one) => toRecord(contractorProgress, one)),
  }));
  return { ...selected, rows };
}
