import { getTableColumns, inArray } from "drizzle-orm";
import { canExportRevenueShare, canReadRevenueShare } from "~/domains/growth/growth.policy.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { defineSelect } from "~/domains/shared/index.server.ts";
import { toRecord } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
} from "./revenue-share.tables.server.ts";

const ofRevenueShare = {
  canRead: canReadRevenueShare,
  canExport: canExportRevenueShare,
  defaultDirection: "desc",
} as const;

const { phoneE164, ...asked } = getTableColumns(revenueShareApplications);

/** `GET /api/revenue_share_applications` for staff, newest first. */
export const selectApplications = defineSelect({
  ...ofRevenueShare,
  table: revenueShareApplications,
  id: asked.id,
  columns: Object.values(asked),
  filters: [asked.id, asked.applicationStatus, asked.email, asked.businessName],
  orders: [asked.createdAt, asked.updatedAt, asked.businessName],
});

const joined = getTableColumns(revenueShareParticipants);

/**
 * `GET /api/revenue_share_participants` for staff, latest joined first, with the contractor and the
 * application embedded.
 */
export const selectParticipants = defineSelect({
  ...ofRevenueShare,
  table: revenueShareParticipants,
  id: joined.id,
  columns: Object.values(joined),
  filters: [joined.id, joined.contractorId, joined.applicationId, joined.status],
  orders: [joined.joinedAt],
  embed: withContractorAndApplication,
});

const brought = getTableColumns(revenueShareLeads);

/** `GET /api/revenue_share_leads` for staff, newest first. */
export const selectParticipantLeads = defineSelect({
  ...ofRevenueShare,
  table: revenueShareLeads,
  id: brought.id,
  columns: Object.values(brought),
  filters: [brought.id, brought.participantId, brought.leadId, brought.conversionStatus],
  orders: [brought.createdAt],
});

async function withContractorAndApplication(
  { database: { query } }: Platform,
  participants: Record<string, unknown>[],
) {
  const idsOf = (name: string) => participants.map((row) => String(row[name]));
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
  return participants.map((row) => {
    const its = accounts.find(({ id }) => id === row.contractor_id);
    const from = applications.find(({ id }) => id === row.application_id);
    return {
      ...row,
      contractor_accounts: its ? withoutId(toRecord(account, its)) : null,
      revenue_share_applications: from ? withoutId(toRecord(application, from)) : null,
    };
  });
}

const withoutId = ({ id: _id, ...record }: Record<string, unknown>) => record;
