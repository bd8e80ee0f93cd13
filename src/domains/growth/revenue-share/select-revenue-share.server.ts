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

const revenueShareAccess = {
  canRead: canReadRevenueShare,
  canExport: canExportRevenueShare,
  defaultDirection: "desc",
} as const;

const { phoneE164, ...application } = getTableColumns(revenueShareApplications);

/** `GET /api/revenue_share_applications` for staff, newest first. */
export const selectApplications = defineSelect({
  ...revenueShareAccess,
  table: revenueShareApplications,
  id: application.id,
  columns: Object.values(application),
  filters: [
    application.id,
    application.applicationStatus,
    application.email,
    application.businessName,
  ],
  orders: [application.createdAt, application.updatedAt, application.businessName],
});

const participant = getTableColumns(revenueShareParticipants);

/**
 * `GET /api/revenue_share_participants` for staff, latest joined first, with the contractor and the
 * application embedded.
 */
export const selectParticipants = defineSelect({
  ...revenueShareAccess,
  table: revenueShareParticipants,
  id: participant.id,
  columns: Object.values(participant),
  filters: [
    participant.id,
    participant.contractorId,
    participant.applicationId,
    participant.status,
  ],
  orders: [participant.joinedAt],
  embed: withContractorAndApplication,
});

const lead = getTableColumns(revenueShareLeads);

/** `GET /api/revenue_share_leads` for staff, newest first. */
export const selectParticipantLeads = defineSelect({
  ...revenueShareAccess,
  table: revenueShareLeads,
  id: lead.id,
  columns: Object.values(lead),
  filters: [lead.id, lead.participantId, lead.leadId, lead.conversionStatus],
  orders: [lead.createdAt],
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
    const contractor = accounts.find(({ id }) => id === row.contractor_id);
    const accepted = applications.find(({ id }) => id === row.application_id);
    return {
      ...row,
      contractor_accounts: contractor ? withoutId(toRecord(account, contractor)) : null,
      revenue_share_applications: accepted ? withoutId(toRecord(application, accepted)) : null,
    };
  });
}

const withoutId = ({ id: _id, ...record }: Record<string, unknown>) => record;
