import { asc, sql } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { openContractorAccount } from "~/features/contractors/record-contractor.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import {
  type revenueShareApplications,
  revenueShareParticipants,
} from "./revenue-share.tables.server.ts";
import { defaultCommissionRate } from "./revenue-share.ts";

type Application = typeof revenueShareApplications.$inferSelect;

/**
 * Makes the participant of an approved application: active, at the usual rate, wanting what it said
 * (decisions 21). The contractor's account is the one of its e-mail address, or a new one.
 */
export async function addParticipant(work: Work, application: Application): Promise<string> {
  const contractorId =
    (await findAccount(work, application)) ?? (await openAccount(work, application));
  const [participant] = await work.tx
    .insert(revenueShareParticipants)
    .values({
      contractorId,
      applicationId: application.id,
      status: "active",
      commissionRate: defaultCommissionRate,
      leadPreferences: {
        services: application.services,
        service_areas: application.serviceAreas,
        target_monthly_leads: application.targetMonthlyLeads,
        lead_value_range: application.leadValueRange,
      },
      notificationSettings: {
        email: application.emailNotifications,
        sms: application.smsNotifications,
      },
      joinedAt: work.now,
    })
    .returning({ id: revenueShareParticipants.id });
  if (!participant) throw new Error("The participant was not added");
  return participant.id;
}

/**
 * The account of this e-mail address, rather the one of the same business, else the oldest. Two
 * approvals for one address take turns here, so that they do not both open one.
 */
async function findAccount({ tx }: Work, { email, businessName }: Application) {
  const lock = `contractor-account:${email.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [account] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(sql`lower(${contractorAccounts.email}) = lower(${email})`)
    .orderBy(
      sql`lower(${contractorAccounts.businessName}) = lower(${businessName}) desc`,
      asc(contractorAccounts.createdAt),
    )
    .limit(1);
  return account?.id ?? null;
}

function openAccount(work: Work, application: Application): Promise<string> {
  return openContractorAccount(work, {
    businessName: application.businessName,
    name: application.contactName,
    email: application.email,
    phone: application.phone,
    // Where they work is not where they are.
    city: null,
    state: null,
    plan: null,
  });
}
