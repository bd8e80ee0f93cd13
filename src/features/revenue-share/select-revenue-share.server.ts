import { getTableColumns, inArray } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadRevenueShare } from "./revenue-share.policy.ts";
import {
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
} from "./revenue-share.tables.server.ts";

/** `GET /api/revenue_share_applications` for staff, newest first (`api.tables`). */
export function selectApplications(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadRevenueShare(actor));
  const { phoneE164, ...columns } = getTableColumns(revenueShareApplications);
  return selectRows(
    platform.database.query,
    {
      table: revenueShareApplications,
      id: columns.id,
      columns: Object.values(columns),
      filters: [columns.id, columns.applicationStatus, columns.email, columns.businessName],
      orders: [columns.createdAt, columns.updatedAt, columns.businessName],
      defaultDirection: "desc",
    },
    parameters,
  );
}

/**
 * `GET /api/revenue_share_participants` for staff, latest joined first, with the contractor and the
 * application embedded (`api.tables`).
 */
export async function selectParticipants(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadRevenueShare(actor));
  const { query } = platform.database;
  const columns = getTableColumns(revenueShareParticipants);
  const selected = await selectRows(
    query,
    {
      table: revenueShareParticipants,
      id: columns.id,
      columns: Object.values(columns),
      filters: [columns.id, columns.contractorId, columns.applicationId, columns.status],
      orders: [columns.joinedAt],
      defaultDirection: "desc",
    },
    parameters,
  );
  if (!selected.ok || selected.rows.length === 0) return selected;
  const idsOf = (name: string) => selected.rows.map((row) => String(row[name]));
  const account = contractorAccounts;
  const accounts = await query
    .select({
      id: account.id,
      businessName: account.businessName,
      name: account.name,
      phone: account.phone,
      city: account.city,
      state: account.state,
    })
    .from(account)
    .where(inArray(account.id, idsOf("contractor_id")));
  const application = revenueShareApplications;
  const applications = await query
    .select({
      id: application.id,
      businessName: application.businessName,
      services: application.services,
      yearsExperience: application.yearsExperience,
      email: application.email,
    })
    .from(application)
    .where(inArray(application.id, idsOf("application_id")));
  const rows = selected.rows.map((row) => {
    const its = accounts.find(({ id }) => id === row.contractor_id);
    const from = applications.find(({ id }) => id === row.application_id);
    return {
      ...row,
      contractor_accounts: its ? withoutId(toRecord(account, its)) : null,
      revenue_share_applications: from ? withoutId(toRecord(application, from)) : null,
    };
  });
  return { ...selected, rows };
}

const withoutId = ({ id: _id, ...record }: Record<string, unknown>) => record;

/** `GET /api/revenue_share_leads` for staff, newest first (`api.tables`). */
export function selectParticipantLeads(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadRevenueShare(actor));
  const columns = getTableColumns(revenueShareLeads);
  return selectRows(
    platform.database.query,
    {
      table: revenueShareLeads,
      id: columns.id,
      columns: Object.values(columns),
      filters: [columns.id, columns.participantId, columns.leadId, columns.conversionStatus],
      orders: [columns.createdAt],
      defaultDirection: "desc",
    },
    parameters,
  );
}
